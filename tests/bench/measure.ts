/** Turns node programs into the CPU seconds and the peak memory that each needs: medians of several runs, in turn. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Usage = { /** Seconds, user and system. */ cpu: number /** MiB. */; peak: number };

const HOOK = fileURLToPath(new URL('usage.cjs', import.meta.url));

export type Program = {
  args: readonly string[];
  cwd: string /** Exit codes that are no failure. */;
  expected?: readonly number[];
};

/**
 * A slow minute of the machine falls on all of them alike, so that their ratios hold.
 * @param rounds after a first one that warms the caches up
 */
export function measureInTurn(programs: readonly Program[], rounds: number): Usage[] {
  programs.forEach(measureOnce);
  const usages = programs.map((): Usage[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, program] of programs.entries()) usages[index]!.push(measureOnce(program));
  return usages.map((each) => ({
    cpu: median(each.map(({ cpu }) => cpu)),
    peak: median(each.map(({ peak }) => peak)),
  }));
}

/** With the caches as they are. */
export function measureOnce({ args, cwd, expected = [0] }: Program): Usage {
  const folder = mkdtempSync(join(tmpdir(), 'licencia-usage-'));
  const file = join(folder, 'usage.json');
  try {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--require', HOOK, ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, LICENCIA_BENCH_USAGE: file },
      maxBuffer: 2 ** 28,
    });
    if (status === null || !expected.includes(status))
      throw new Error(
        `${args.join(' ')} ended with ${status}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`,
      );
    return JSON.parse(readFileSync(file, 'utf8')) as Usage;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
