/**
 * Runs checks and tests, even after one has failed, and ends with one line: how many passed and how many failed. The
 * argument `quick` selects what a change should pass before it is sent (`npm test`), and `rest` selects what takes
 * longer; together they run every test. `programs` selects what `quick` skips on a machine without git or bash.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { countPlaywright } from '../browsers/count.ts';
import { PART_VARIABLE } from '../e2e/variables.ts';
import { countVitest } from './count-vitest.ts';
import { describeLeftovers, openRunFolder, stepFolder } from './run-folder.ts';
import { type Count, type Result, summarizeRun } from './summary.ts';

type Step = {
  name: string;
  /** REPORT stands for the path of the step's report. */
  command: string;
  env?: Record<string, string>;
  /** Counts the tests in the report of the step. A step without this function counts as a single test. */
  count?: (report: string) => Count;
};
/** Steps that run one after another. Lanes run in parallel unless the machine is small, because browsers often wait. */
type Lane = readonly Step[];

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = openRunFolder();

/** Minutes until a hanging run is ended. On a busy machine steps took ten times as long. CI jobs allow 90. */
const MINUTES = Number(process.env.LICENCIA_MINUTES ?? 75);

const vitest = (what: string): Pick<Step, 'command' | 'count'> => ({
  command: `vitest run ${what} --reporter=default --reporter=json --outputFile.json=REPORT`,
  count: (text) => countVitest(text, root),
});
// A machine may have no browser that starts; the summary then says so.
const browsers = {
  command: 'playwright test --reporter=list,json --pass-with-no-tests',
  count: countPlaywright,
};

const QUICK: readonly Lane[] = [
  [
    { name: 'tests in one browser', ...browsers, env: { [PART_VARIABLE]: 'quick' } },
    { name: 'dead code', command: 'knip' },
  ],
  [
    { name: 'lint', command: 'biome check' },
    { name: 'types', command: 'tsc -p . && tsc -p tsconfig.browser.json' },
    {
      name: 'published schemas',
      command: 'node pipeline/program/launcher.cjs schemas --check',
    },
    { name: 'unit tests', ...vitest('--project unit --project content') },
  ],
];

const PROGRAMS: readonly Lane[] = [
  [
    {
      name: 'tests that start git or bash',
      ...vitest(
        '--project unit --project content --tags-filter "git or bash" $(grep -rlE "tags: .*(git|bash)" tests --include=*.test.ts)',
      ),
      // Does not report tests that need no program as skipped, because they ran with `quick`.
      count: (text) => {
        const { skipped = [], ...counted } = countVitest(text, root);
        return {
          ...counted,
          skipped: skipped.filter(({ why }) => why.endsWith('is not installed')),
        };
      },
    },
  ],
];

const LARGER_SAMPLES = { LICENCIA_TIMES: '4' };
const REST: readonly Lane[] = [
  [
    { name: 'thorough tests', ...vitest('--project thorough'), env: LARGER_SAMPLES },
    {
      name: 'tests in every browser',
      ...browsers,
      env: { ...LARGER_SAMPLES, [PART_VARIABLE]: 'rest' },
    },
  ],
];

/** Running a browser beside the unit tests needs two cores and 4 GB: with 2 GB the system has killed one of them. */
const isSmall =
  availableParallelism() < 2 ||
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) < 3.5 * 2 ** 30;
const lanesOf = (lanes: readonly Lane[]): readonly Lane[] => (isSmall ? [lanes.flat()] : lanes);

/** The running steps, by process id. */
const running = new Map<number, Step>();
let isLate = false;

function endAll(signal: NodeJS.Signals): void {
  // Each step is a process group: killing it ends everything that it started.
  for (const pid of running.keys()) process.kill(process.platform === 'win32' ? pid : -pid, signal);
}

/** Runs a step. Temporary files that our own programs leave behind are a failure; those of a browser are a note. */
async function run(step: Step): Promise<Result> {
  const start = performance.now();
  const temporary = stepFolder(folder, step.name);
  const report = join(folder, `${step.name}.json`);
  const counted = isLate ? late() : await countsOf(step, temporary, report);
  const left = describeLeftovers(temporary);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (left === undefined) return { name: step.name, seconds, ...counted };
  return {
    name: step.name,
    seconds,
    ...counted,
    failed: counted.failed + Number(left.includes('licencia')),
    notes: [...(counted.notes ?? []), left],
  };
}

async function countsOf(step: Step, temporary: string, report: string): Promise<Count> {
  const { name, command, count } = step;
  console.log(`\n── ${name}: ${command}`);
  const child = spawn(command.replace('REPORT', JSON.stringify(report)), {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      TMPDIR: temporary,
      // Without this, Playwright would keep its cache in the temporary folder.
      PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...step.env,
    },
  });
  running.set(child.pid!, step);
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name} │ ${line}`));
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child.pid!);
  return isLate ? late() : counts(status, count, report);
}

const late = (): Count => ({
  passed: 0,
  failed: 1,
  notes: [`it had not ended ${MINUTES} minutes after the start of all`],
});

function counts(status: number | null, count: Step['count'], report: string): Count {
  if (count === undefined) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  try {
    const counted = count(readFileSync(report, 'utf8'));
    // If the step failed without a failed test, an error occurred between the tests. It counts as one failure.
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1, notes: ['it never came to its tests: see above'] };
  }
}

async function runLane(lane: Lane): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of lane) results.push(await run(step));
  return results;
}

process.once('SIGINT', () => {
  endAll('SIGINT');
  process.exit(130);
});
const timer = setTimeout(() => {
  isLate = true;
  endAll('SIGKILL');
}, MINUTES * 60_000);

const start = performance.now();
const results: Result[] = [];
for (const [part, lanes] of Object.entries({ quick: QUICK, programs: PROGRAMS, rest: REST }))
  if (process.argv.includes(part))
    results.push(...(await Promise.all(lanesOf(lanes).map(runLane))).flat());
clearTimeout(timer);
const { lines, failed } = summarizeRun(results, Math.round((performance.now() - start) / 1000), {
  isBrowserNeeded: process.env.LICENCIA_BROWSER === 'needed',
});
console.log(['', ...lines].join('\n'));
process.exitCode = failed === 0 ? 0 : 1;
