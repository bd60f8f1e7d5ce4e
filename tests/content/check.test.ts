/** The shipped content is judged by the program itself: every rule, and every page that it makes of it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './shipped.ts';

test('licencia check finds no error in the shipped content', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'pipeline/program/launcher.cjs'), 'check', '--format', 'json', '--quiet'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  expect(status, stdout + stderr).toBe(0);
  const { findings } = JSON.parse(stdout) as { findings: { severity: string }[] };
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
}, 120_000);
