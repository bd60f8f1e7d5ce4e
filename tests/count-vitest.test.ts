import { expect, test } from 'vitest';
import { countVitest } from './count-vitest.ts';

const file = (name: string, status: string, ...results: [status: string, fullName: string][]) => ({
  name: `/proyecto/${name}`,
  status,
  assertionResults: results.map(([each, fullName]) => ({ status: each, fullName })),
});
const count = (...testResults: object[]) =>
  countVitest(JSON.stringify({ testResults }), '/proyecto');

test('counts what passed and failed, and names what did not run', () => {
  expect(
    count(
      file('tests/a.test.ts', 'failed', ['passed', 'one'], ['failed', 'two'], ['passed', 'three']),
      file(
        'tests/b.test.ts',
        'passed',
        ['skipped', 'Mnemosyne reads the deck'],
        ['passed', 'four'],
      ),
    ),
  ).toEqual({
    passed: 3,
    failed: 1,
    notes: ['did NOT run here: Mnemosyne reads the deck (tests/b.test.ts)'],
  });
});

test('counts a file that could not be read as a failure', () => {
  expect(count(file('tests/a.test.ts', 'failed'))).toEqual({ passed: 0, failed: 1, notes: [] });
});
