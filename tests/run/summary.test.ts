import { expect, test } from 'vitest';
import { summarizeRun } from './summary.ts';
import { unsupportedReason } from './unsupported-machine.ts';

const STEPS = [
  { name: 'lint', seconds: 12, passed: 1, failed: 0 },
  {
    name: 'unit tests',
    seconds: 200,
    passed: 40,
    failed: 0,
    slowest: 'a.test.ts (9 s)',
    skipped: [{ why: 'git is not installed', test: 'a merge (b.test.ts)' }],
  },
  {
    name: 'tests in one browser',
    seconds: 90,
    passed: 0,
    failed: 0,
    browsers: [],
    notes: ['Chromium from npm did NOT run: the package has a build for Linux on x64 only'],
  },
];
const of = (steps: typeof STEPS, isBrowserNeeded = false) =>
  summarizeRun(steps, 205, { isBrowserNeeded });

test('lists steps with times, missing browsers and skipped tests, and ends with the counts', () => {
  expect(of(STEPS).lines).toEqual([
    'What ran:',
    '  ok     lint (12 s): 1 passed',
    '  ok     unit tests (200 s): 40 passed',
    '  ok     tests in one browser (90 s): 0 passed',
    '         Chromium from npm did NOT run: the package has a build for Linux on x64 only',
    'Browsers: none, so nothing was tested in one: see above.',
    '1 test did NOT run here, because git is not installed:',
    '         a merge (b.test.ts)',
    'It took 3 min 25 s; the longest was "unit tests", in it a.test.ts (9 s).',
    'Nothing failed.',
    '41 passed, 0 failed',
  ]);
});

test('a missing browser is a failure where one is needed', () => {
  const { lines, failed } = of(STEPS, true);
  expect(failed).toBe(1);
  expect(lines).toContain('         a browser is needed here, and none starts');
  expect(lines.at(-1)).toBe('41 passed, 1 failed');
});

test('reports an old Node or an unsupported path in one sentence', () => {
  expect(unsupportedReason('/home/ana/licencia pr ñ', '20.19.5')).toBeUndefined();
  expect(unsupportedReason('/home/ana/c', '18.20.8')).toMatch(
    /^npm test needs Node 20\.19 .*18\.20\.8\.$/,
  );
  expect(unsupportedReason('/home/ana/c#', '22.16.0')).toMatch(
    /"#" in its path: move \/home\/ana\/c# /,
  );
});
