/** Turns a node program and its arguments into the CPU seconds and the peak memory that it needs: the median of several runs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Usage = { /** Seconds, user and system. */ cpu: number; /** MiB. */ peak: number };

const HOOK = fileURLToPath(new URL('usage.cjs', import.meta.url));

type Options = { /** After one more that warms the caches up; none: one run with what there is. */ runs: number; cwd: string; /** Exit codes that are no failure. */ expected?: readonly number[] };

export function measure(args: readonly string[], options: Options): Usage {
  const first = once(args, options);
  if (options.runs === 0) return first;
  const usages = Array.from({ length: options.runs }, () => once(args, options));
  return { cpu: median(usages.map(({ cpu }) => cpu)), peak: median(usages.map(({ peak }) => peak)) };
}

function once(args: readonly string[], { cwd, expected = [0] }: Options): Usage {
  const folder = mkdtempSync(join(tmpdir(), 'licencia-usage-'));
  const file = join(folder, 'usage.json');
  try {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--require', HOOK, ...args], { cwd, encoding: 'utf8', env: { ...process.env, LICENCIA_BENCH_USAGE: file }, maxBuffer: 2 ** 28 });
    if (status === null || !expected.includes(status)) throw new Error(`${args.join(' ')} ended with ${status}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Usage;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
