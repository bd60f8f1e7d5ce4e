/** The shipped content is judged by the program itself: every rule, and every page that it makes of it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './shipped.ts';

type Found = { rule: string; severity: string; related: { says: string }[] };

/** What `licencia check` finds in the shipped content; it ends with 0. */
function check(...options: string[]): Found[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'pipeline/program/launcher.cjs'),
      'check',
      '--format',
      'json',
      '--quiet',
      ...options,
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  expect(status, stdout + stderr).toBe(0);
  const { findings } = JSON.parse(stdout) as { findings: Found[] };
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return findings;
}

test('licencia check finds no error in the shipped content', () => {
  check();
});

/** The same day so many years later. */
const yearsAhead = (years: number): string =>
  `${new Date().getUTCFullYear() + years}${new Date().toISOString().slice(4, 8)}01`;

test.each([1, 3])(
  '%i years ahead the shipped content can be published, and what is due stands in order of what visitors lose',
  (years) => {
    const due = check('--today', yearsAhead(years)).filter(
      ({ severity }) => severity === 'warning',
    );
    const lists = due.filter(({ rule }) => rule === 'fact/source-title' || rule === 'ruling/stale');
    expect(lists.map(({ rule }) => rule).sort()).toEqual(['fact/source-title', 'ruling/stale']);
    for (const { related } of lists) {
      const losses = related.map(({ says }) =>
        /: (\d+) questions?, (\d+) pages?$/.exec(says)!.slice(1),
      );
      const ranks = losses.map(([questions, pages]) => Number(questions) * 10_000 + Number(pages));
      expect(ranks.length).toBeGreaterThan(1);
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    }
  },
  120_000,
);
