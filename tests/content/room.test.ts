/** Every budget of data/site.json has room, so that one more sentence never breaks the build. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteSettings } from '../../schemas/site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { DATA, ROOT } from './shipped.ts';

/** The share of each budget that may be used. From 0.95 on the build warns. */
const FULL = 0.92;

test('pages, stylesheets, scripts and data leave 8 % of their budgets free', () => {
  const data = join(temporaryFolder(), 'data');
  cpSync(DATA, data, { recursive: true });
  const file = join(data, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteSettings;
  const budgets = Object.entries(site.budgets).map(([key, bytes]) => [
    key,
    Math.floor(FULL * bytes),
  ]);
  writeFileSync(file, JSON.stringify({ ...site, budgets: Object.fromEntries(budgets) }));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'pipeline/program/launcher.cjs'),
      ...['check', '--data', data, '--format', 'json', '--quiet'],
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const { findings } = JSON.parse(stdout || stderr) as {
    findings: { rule: string; severity: string; title: string }[];
  };
  expect(
    findings
      .filter(({ rule, severity }) => rule === 'output/over-budget' && severity === 'error')
      .map(({ title }) => title),
  ).toEqual([]);
});
