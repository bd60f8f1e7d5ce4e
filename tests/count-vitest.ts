/** Reads vitest's JSON report: how many tests passed and failed, and which did not run on this machine. */
import { relative } from 'node:path';
import { slowestFiles } from './slowest-files.ts';

type VitestCount = { passed: number; failed: number; notes: string[]; slowest: string };
type Result = { status: string; fullName: string; duration?: number | null };
type VitestReport = {
  testResults: { name: string; status: string; assertionResults: Result[] }[];
};

/** @param text the JSON report of vitest @param root to which the files are named */
export function countVitest(text: string, root: string): VitestCount {
  const files = (JSON.parse(text) as VitestReport).testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
  );
  const of = (status: string) => tests.filter((test) => test.status === status);
  // A file that could not even be read holds no test that failed.
  const unreadable = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: of('passed').length,
    failed: of('failed').length + unreadable,
    // Each reads an export with a program, or needs a right, that is not here.
    slowest: slowestFiles(
      tests.map(({ file, duration }) => ({ file, milliseconds: duration ?? 0 })),
    ),
    notes: of('skipped').map(({ fullName, file }) => `did NOT run here: ${fullName} (${file})`),
  };
}
