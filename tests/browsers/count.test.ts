import { expect, test } from 'vitest';
import { countPlaywright } from './count.ts';

const found = (project: string, title: string) => ({ project, title, path: '/x', env: {} });
const run = (projectName: string, status: string) => ({ projectName, status });
const report = (browsers: object[], tests: object[], errors: object[] = []) =>
  JSON.stringify({
    config: { metadata: { browsers } },
    suites: [
      {
        specs: [{ title: 'a', file: 'a.spec.ts', tests: tests.slice(0, 1) }],
        suites: [{ specs: [{ title: 'b', file: 'b.spec.ts', tests: tests.slice(1) }] }],
      },
    ],
    errors,
  });

test('names every browser with its version and its test counts', () => {
  const text = report(
    [found('chromium-packaged', 'Chromium 147.0 from npm'), found('firefox', 'Firefox 153.7.0esr')],
    [
      run('chromium-packaged', 'expected'),
      {
        ...run('chromium-packaged', 'flaky'),
        results: [{ errors: [{ message: 'a request outlived its page' }] }, { errors: [] }],
      },
      run('chromium-packaged', 'skipped'),
      run('firefox', 'unexpected'),
      run('firefox', 'expected'),
    ],
  );
  expect(countPlaywright(text)).toMatchObject({
    passed: 3,
    failed: 1,
    flaky: 1,
    notes: [
      'Chromium 147.0 from npm: 2 passed, 1 skipped (pictures belong to the Chromium from npm)',
      'Firefox 153.7.0esr: 1 passed, 1 failed',
      'passed at the second attempt: b (b.spec.ts, chromium-packaged): a request outlived its page',
      'failed: b (b.spec.ts, firefox): no message',
    ],
  });
});

test('reports a missing browser, and one that ran no test', () => {
  const text = report(
    [
      { project: 'webkit', title: 'WebKit', missing: 'it is not installed' },
      found('firefox', 'Firefox 153.7.0esr'),
    ],
    [run('chromium-packaged', 'expected')],
  );
  expect(countPlaywright(text).notes).toEqual([
    'WebKit did NOT run: it is not installed',
    'Firefox 153.7.0esr did NOT run: no test was for it',
  ]);
});

test('counts an error outside the tests as a failure', () => {
  expect(countPlaywright(report([], [], [{}]))).toMatchObject({ passed: 0, failed: 1 });
});
