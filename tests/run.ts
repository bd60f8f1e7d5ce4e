/**
 * Runs checks and tests, also after one has failed, and ends with one line: how many passed and how many failed. The argument
 * `quick` is what a change should pass before it is sent (`npm test`), `rest` is what takes longer; both together are all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countPlaywright } from './browsers/count.ts';
import { countVitest } from './count-vitest.ts';
import { PART_VARIABLE } from './e2e/variables.ts';
import { leftIn, openRunFolder, stepFolder } from './run-folder.ts';

type Count = {
  passed: number;
  failed: number;
  /** How many of the passed ones passed only when they were run again. */
  flaky?: number;
  /** Lines for the summary below the step's own. */
  notes?: string[];
  /** Files that took most of its time. */
  slowest?: string;
};
type Step = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Minutes after which the step is ended and has failed: one that hangs must not use up the time of the others. All together are fewer than the 90 of CI. */
  limit: number;
  /** Reads how many tests ran out of the step's report; a step without one counts as a single test. */
  count?: (report: string) => Count;
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = openRunFolder();
const report = join(folder, 'report.json');

const unit = (projects: readonly string[]): Pick<Step, 'command' | 'limit' | 'count'> => ({
  command: `vitest run ${projects.map((name) => `--project ${name} `).join('')}--reporter=default --reporter=json --outputFile.json=${JSON.stringify(report)}`,
  limit: 25,
  count: (text) => countVitest(text, root),
});
// A newcomer may have no browser that runs here, and is told so; in CI that is a failure.
const mayBeNone = process.env.CI === undefined ? ' --pass-with-no-tests' : '';
const browsers = {
  command: `playwright test --reporter=list,json${mayBeNone}`,
  count: countPlaywright,
};

const QUICK: readonly Step[] = [
  { name: 'lint', command: 'biome check', limit: 3 },
  { name: 'types', command: 'tsc -p . && tsc -p tsconfig.browser.json', limit: 4 },
  {
    name: 'published schemas',
    command: 'node pipeline/program/launcher.cjs schemas --check',
    limit: 3,
  },
  { name: 'dead code', command: 'knip', limit: 4 },
  { name: 'unit tests', ...unit(['unit', 'content']) },
  { name: 'tests in one browser', ...browsers, env: { [PART_VARIABLE]: 'quick' }, limit: 10 },
];

const LARGER_SAMPLES = { LICENCIA_TIMES: '4' };
const REST: readonly Step[] = [
  { name: 'thorough tests', ...unit(['thorough']), env: LARGER_SAMPLES },
  {
    name: 'tests in every browser',
    ...browsers,
    env: { ...LARGER_SAMPLES, [PART_VARIABLE]: 'rest' },
    limit: 40,
  },
];

/** Runs a step. What our own programs leave in the folder for temporary files is a failure; a browser's leavings are told. */
async function run(step: Step): Promise<Count> {
  const temporary = stepFolder(folder);
  const counted = await countsOf(step, temporary);
  const left = leftIn(temporary);
  if (left === undefined) return counted;
  const isOurs = left.includes('licencia');
  return {
    ...counted,
    failed: counted.failed + Number(isOurs),
    notes: [...(counted.notes ?? []), left],
  };
}

async function countsOf(step: Step, temporary: string): Promise<Count> {
  const { name, command, limit, count } = step;
  console.log(`\n── ${name}: ${command}`);
  const env = {
    ...process.env,
    TMPDIR: temporary,
    // It keeps its cache in the folder for temporary files otherwise.
    PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...step.env,
  };
  // A group of its own, so that its end is that of everything it started.
  const child = spawn(command, { cwd: root, shell: true, stdio: 'inherit', env, detached: true });
  const end = (signal: NodeJS.Signals) => process.kill(-child.pid!, signal);
  const interrupt = () => {
    end('SIGINT');
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end('SIGKILL');
  }, limit * 60_000);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  process.off('SIGINT', interrupt);
  const counted = counts(status, count);
  return isLate
    ? { ...counted, failed: Math.max(1, counted.failed), notes: [`ended after ${limit} minutes`] }
    : counted;
}

function counts(status: number | null, count: Step['count']): Count {
  if (count === undefined) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  try {
    const counted = count(readFileSync(report, 'utf8'));
    // It ended badly though no test failed: an error between the tests.
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    // No report: it never came to its tests.
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}

const results: (Count & { step: Step; seconds: number })[] = [];
const parts = process.argv.slice(2);
const steps = [...(parts.includes('quick') ? QUICK : []), ...(parts.includes('rest') ? REST : [])];
for (const step of steps) {
  const start = performance.now();
  const counted = await run(step);
  results.push({ step, seconds: Math.round((performance.now() - start) / 1000), ...counted });
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
console.log('');
const slow = results.reduce((a, b) => (b.seconds > a.seconds ? b : a));
for (const { step, seconds, passed, failed, flaky = 0, notes = [] } of results) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s): ${passed} passed${flaky === 0 ? '' : ` (${flaky} at the second attempt: see "flaky" above)`}${failed === 0 ? '' : `, ${failed} failed`}`,
  );
  for (const note of notes) console.log(`       ${note}`);
}
const all = results.reduce((total, { seconds }) => total + seconds, 0);
console.log(
  `slowest: ${slow.step.name}, ${slow.seconds} of ${all} s${slow.slowest === undefined ? '' : `; its tests: ${slow.slowest}`}`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
