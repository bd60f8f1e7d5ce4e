import { expect, test } from 'vitest';
import { countVitest } from './count-vitest.ts';

const file = (name: string, status: string, ...results: [status: string, fullName: string][]) => ({
  name: `/proyecto/${name}`,
  status,
  assertionResults: results.map(([each, fullName]) => ({ status: each, fullName })),
});
const count = (...testResults: object[]) =>
  countVitest(JSON.stringify({ testResults }), '/proyecto');

test('counts passed and failed tests, and names the skipped ones', () => {
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
  ).toMatchObject({
    passed: 3,
    failed: 1,
    notes: ['failed: two (tests/a.test.ts): no message'],
    skipped: [
      {
        why: 'a program, a right or a system is not here',
        test: 'Mnemosyne reads the deck (tests/b.test.ts)',
      },
    ],
  });
  const untold = { status: 'skipped', fullName: 'a merge', tags: ['git'] };
  expect(
    count({ ...file('tests/a.test.ts', 'passed'), assertionResults: [untold] }).skipped,
  ).toEqual([{ why: 'git is not installed', test: 'a merge (tests/a.test.ts)' }]);
});

test('counts a test file without results as a failure', () => {
  expect(count(file('tests/a.test.ts', 'failed'))).toMatchObject({
    passed: 0,
    failed: 1,
    notes: ['failed: tests/a.test.ts: no message'],
  });
});

test('says why a test failed, in one line without colours', () => {
  const failed = { status: 'failed', fullName: 'two' };
  const message = '\u001B[31mAssertionError\u001B[39m: expected 1\n  to be 2';
  expect(
    count({
      ...file('tests/a.test.ts', 'failed'),
      assertionResults: [{ ...failed, failureMessages: [message] }],
    }).notes,
  ).toEqual(['failed: two (tests/a.test.ts): AssertionError: expected 1 to be 2']);
});

test('names the five files whose tests took longest', () => {
  const files = [1, 2, 3, 4, 5, 6].map((seconds) => ({
    ...file(`tests/${seconds}.test.ts`, 'passed'),
    assertionResults: [1, 2].map((each) => ({
      status: 'passed',
      fullName: `${each}`,
      duration: seconds * 500,
    })),
  }));
  expect(count(...files).slowest).toBe(
    'tests/6.test.ts (6 s), tests/5.test.ts (5 s), tests/4.test.ts (4 s), tests/3.test.ts (3 s), tests/2.test.ts (2 s)',
  );
});
