/** Turns commands into the CPU seconds of their whole process trees and the peak memory of the first process. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOOK = fileURLToPath(new URL('usage.cjs', import.meta.url));

export type Program = {
  /** Of Node, unless there is a `command`. */
  args: readonly string[];
  cwd: string;
  command?: string;
  /** Exit codes that are no failure. */
  expected?: readonly number[];
  /** Called before each round, outside of what is measured. */
  prepare?: (round: number) => void;
  /** Whether the peak of its memory is measured: that takes a little CPU. */
  memory?: boolean;
};

/** A median, and the least and the greatest value. */
export type Range = { median: number; least: number; most: number };
export type Usage = {
  /** Seconds, user and system. */
  cpu: Range;
  /** MiB. */
  peak: Range;
};

/**
 * A slow minute of the machine falls on all of them alike, so that their ratios hold.
 * @param rounds after a first one that warms the caches up
 */
export function measureInTurn(programs: readonly Program[], rounds: number): Usage[] {
  for (const program of programs) measureOnce(program, 0);
  const usages = programs.map(() => ({ cpu: [] as number[], peak: [] as number[] }));
  for (let round = 1; round <= rounds; round++)
    for (const [index, program] of programs.entries()) {
      const { cpu, peak } = measureOnce(program, round);
      usages[index]!.cpu.push(cpu);
      usages[index]!.peak.push(peak);
    }
  return usages.map(({ cpu, peak }) => ({ cpu: rangeOf(cpu), peak: rangeOf(peak) }));
}

/** With the caches as they are. */
export function measureOnce(program: Program, round = 1): { cpu: number; peak: number } {
  const { args, cwd, command = process.execPath, expected = [0], prepare, memory } = program;
  prepare?.(round);
  const folder = mkdtempSync(join(tmpdir(), 'licencia-usage-'));
  const [times, peak] = [join(folder, 'times'), join(folder, 'usage.json')];
  try {
    const hook = memory === true ? ['--require', HOOK] : [];
    const line = [command, ...hook, ...args];
    // The shell has waited for the process and all of its children.
    const { status, stderr, stdout } = spawnSync(
      'bash',
      [
        '-c',
        'TIMES=$1; shift; "$@"; CODE=$?; times > "$TIMES"; exit $CODE',
        'bash',
        times,
        ...line,
      ],
      {
        cwd,
        encoding: 'utf8',
        env: { ...process.env, LICENCIA_BENCH_USAGE: peak },
        maxBuffer: 2 ** 28,
      },
    );
    if (status === null || !expected.includes(status))
      throw new Error(
        `${line.join(' ')} ended with ${status}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`,
      );
    const [, children] = readFileSync(times, 'utf8').split('\n');
    return {
      cpu: secondsOf(children!),
      peak: memory === true ? (JSON.parse(readFileSync(peak, 'utf8')) as { peak: number }).peak : 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `0m1.250s 0m0.031s` → 1.281 */
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
