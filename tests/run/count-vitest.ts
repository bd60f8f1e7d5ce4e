/** Reads vitest's JSON report: passed and failed tests, why they failed, and the tests that did not run here. */
import { relative } from 'node:path';
import { failureNote } from './failure-note.ts';
import { slowestFiles } from './slowest-files.ts';
import type { Count } from './summary.ts';

type Result = {
  status: string;
  fullName: string;
  tags?: string[];
  duration?: number | null;
  failureMessages?: string[];
};
type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: Result[] }[];
};

/**
 * @param text the JSON report of vitest
 * @param root the folder to which file names are relative
 */
export function countVitest(text: string, root: string): Count {
  const files = (JSON.parse(text) as VitestReport).testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
  );
  const of = (status: string) => tests.filter((test) => test.status === status);
  // A file that could not be loaded fails without a failed test.
  const unreadable = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: of('passed').length,
    failed: of('failed').length + unreadable.length,
    slowest: slowestFiles(
      tests.map(({ file, duration }) => ({ file, milliseconds: duration ?? 0 })),
    ),
    notes: [
      ...of('failed').map(({ fullName, file, failureMessages }) =>
        failureNote('failed', `${fullName} (${file})`, failureMessages?.[0]),
      ),
      ...unreadable.map(({ name, message }) =>
        failureNote('failed', relative(root, name), message),
      ),
    ],
    // A skipped test without a tag needs a program that reads exports, a permission or a system that is not here.
    skipped: of('skipped').map(({ fullName, file, tags = [] }) => ({
      why:
        tags.length === 0
          ? 'a program, a right or a system is not here'
          : `${tags.join(' or ')} is not installed`,
      test: `${fullName} (${file})`,
    })),
  };
}
