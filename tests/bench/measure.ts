/** Measures the CPU seconds of a command's process tree and the peak memory of its first process. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOOK = fileURLToPath(new URL('usage.cjs', import.meta.url));

export type Program = {
  /** Arguments of Node. */
  args: readonly string[];
  cwd: string;
  /** Exit codes that do not count as failures. */
  expected?: readonly number[];
  /** Called before each round, outside the measurement. */
  prepare?: () => void;
};

export type Range = { median: number; least: number; most: number };
/** CPU time in seconds, user and system together; peak memory in MiB. */
export type Usage = { cpu: Range; peak: Range };

/**
 * Runs the programs in turn, so that a slow minute of the machine affects all of them alike.
 * @param rounds rounds after the first one, which warms up the caches
 */
export function measureInTurn(programs: readonly Program[], rounds: number): Usage[] {
  for (const program of programs) measureOnce(program);
  const measured = programs.map((): ReturnType<typeof measureOnce>[] => []);
  for (let round = 1; round <= rounds; round++)
    for (const [index, program] of programs.entries()) measured[index]!.push(measureOnce(program));
  return measured.map((all) => ({
    cpu: rangeOf(all.map(({ cpu }) => cpu)),
    peak: rangeOf(all.map(({ peak }) => peak)),
  }));
}

/** Measures one run, without a first run that warms up the caches. */
export function measureOnce({ args, cwd, expected = [0], prepare }: Program) {
  prepare?.();
  const folder = mkdtempSync(join(tmpdir(), 'licencia-usage-'));
  const [times, peak] = [join(folder, 'times'), join(folder, 'peak')];
  try {
    const line = [process.execPath, '--require', HOOK, ...args];
    // `times` covers the process and all of its children, because the shell waits for them.
    const script = 'TIMES=$1; shift; "$@"; CODE=$?; times > "$TIMES"; exit $CODE';
    const { status, stderr, stdout } = spawnSync('bash', ['-c', script, 'bash', times, ...line], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, LICENCIA_BENCH_PEAK: peak },
      maxBuffer: 2 ** 28,
    });
    if (status === null || !expected.includes(status))
      throw new Error(
        `${line.join(' ')} ended with ${status}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`,
      );
    const [, children] = readFileSync(times, 'utf8').split('\n');
    return { cpu: secondsOf(children!), peak: Number(readFileSync(peak, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sums the times in a line such as `0m1.250s 0m0.031s`. */
const secondsOf = (line: string): number =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );

export function rangeOf(values: readonly number[]): Range {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)]!,
    least: sorted[0]!,
    most: sorted.at(-1)!,
  };
}
