/** The program itself checks the shipped content, with every rule and every rendered page. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteSettings } from '../../schemas/site.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { DATA, ROOT } from './shipped.ts';

type Found = { rule: string; severity: string; title: string; related: { says: string }[] };

/** Runs `licencia check` on the shipped content and expects exit code 0. @returns the findings */
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
  const { findings } = JSON.parse(stdout || stderr) as { findings: Found[] };
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule, title }) => `${rule}: ${title}`)).toEqual([]);
  expect(status).toBe(0);
  return findings;
}

/** Share of each budget that the shipped content may use, so that small additions fit. The build warns from 0.95 on. */
const FULL = 0.92;

test('the shipped content has no error, even with every budget cut by 8 %', () => {
  const data = join(temporaryFolder(), 'data');
  cpSync(DATA, data, { recursive: true });
  const file = join(data, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteSettings;
  const budgets = Object.entries(site.budgets).map(([key, bytes]) => [
    key,
    Math.floor(FULL * bytes),
  ]);
  writeFileSync(file, JSON.stringify({ ...site, budgets: Object.fromEntries(budgets) }));
  check('--data', data);
});

/** The first day of this month, the given number of years later. */
const yearsAhead = (years: number): string =>
  `${new Date().getUTCFullYear() + years}${new Date().toISOString().slice(4, 8)}01`;

test.each([1, 3])(
  '%i year(s) ahead, the content has no error; overdue items are sorted by their impact',
  (years) => {
    const due = check('--today', yearsAhead(years)).filter(
      ({ severity }) => severity === 'warning',
    );
    const lists = due.filter(({ rule }) => rule === 'source/overdue' || rule === 'ruling/stale');
    expect(lists.map(({ rule }) => rule).sort()).toEqual(['ruling/stale', 'source/overdue']);
    for (const { related } of lists) {
      const losses = related.map(({ says }) =>
        /: (\d+) questions?, (\d+) pages?$/.exec(says)!.slice(1),
      );
      const ranks = losses.map(([questions, pages]) => Number(questions) * 10_000 + Number(pages));
      expect(ranks.length).toBeGreaterThan(1);
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    }
  },
);
