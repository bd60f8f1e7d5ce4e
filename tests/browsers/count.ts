/**
 * Reads Playwright's JSON report: passed, failed and retried tests, with their errors, and the number of tests per
 * browser.
 */
import { failureNote } from '../run/failure-note.ts';
import { slowestFiles } from '../run/slowest-files.ts';
import type { Count } from '../run/summary.ts';
import { type BrowserSearch, isFound } from './find.ts';

type Outcome = 'expected' | 'unexpected' | 'flaky' | 'skipped';
type Test = {
  projectName: string;
  status: Outcome;
  results?: { duration: number; errors?: { message?: string }[] }[];
};
type Suite = {
  suites?: Suite[];
  specs?: { title?: string; file?: string; tests: Test[] }[];
};
export type PlaywrightReport = {
  config: { metadata: { browsers?: BrowserSearch[]; notes?: string[] } };
  suites: Suite[];
  errors: unknown[];
};

/**
 * @param text the JSON report of Playwright
 * @returns sums over all browsers, and a line for each browser
 */
export function countPlaywright(text: string): Count {
  const report = JSON.parse(text) as PlaywrightReport;
  const tests = testsOf(report.suites);
  const count = (status: Outcome, project?: string) =>
    tests.filter(
      (test) => test.status === status && (project === undefined || test.projectName === project),
    ).length;
  const searches = report.config.metadata.browsers ?? [];
  const notes = searches.map((search) => {
    if (!isFound(search)) return `${search.title} did NOT run: ${search.missing}`;
    const passed = count('expected', search.project) + count('flaky', search.project);
    const failed = count('unexpected', search.project);
    const skipped = count('skipped', search.project);
    if (passed + failed === 0) return `${search.title} did NOT run: no test was for it`;
    return [
      `${search.title}: ${passed} passed`,
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(skipped > 0 ? [`${skipped} skipped (pictures belong to the Chromium from npm)`] : []),
    ].join(', ');
  });
  return {
    passed: count('expected') + count('flaky'),
    failed: count('unexpected') + report.errors.length,
    flaky: count('flaky'),
    browsers: searches
      .filter(
        ({ project }) =>
          count('expected', project) + count('flaky', project) + count('unexpected', project) > 0,
      )
      .map(({ title }) => title),
    notes: [
      ...notes,
      ...(report.config.metadata.notes ?? []),
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ title, file, status, projectName, results = [] }) =>
          failureNote(
            status === 'flaky' ? 'passed at the second attempt' : 'failed',
            `${title} (${file}, ${projectName})`,
            results.flatMap(({ errors = [] }) => errors)[0]?.message,
          ),
        ),
    ],
    slowest: slowestFiles(
      tests.map(({ file, results = [] }) => ({
        file,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  };
}

function testsOf(suites: readonly Suite[]): (Test & { title: string; file: string })[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title = '', file = '', tests }) =>
      tests.map((test) => ({ ...test, title, file })),
    ),
    ...testsOf(suite.suites ?? []),
  ]);
}
