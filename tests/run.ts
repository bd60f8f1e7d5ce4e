/** Runs every check and test, also after one has failed, and ends with one line: how many passed and how many failed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countPlaywright } from './browsers/count.ts';

type Count = {
  passed: number;
  failed: number;
  /** How many of the passed ones passed only when they were run again. */
  flaky?: number;
  /** Lines for the summary below the step's own. */
  notes?: string[];
};
type Step = {
  name: string;
  command: string;
  /** Reads how many tests ran out of the step's report; a step without one counts as a single test. */
  count?: (report: string) => Count;
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'licencia-tests-'));
const report = join(folder, 'report.json');
const coverage = join(folder, 'coverage');

const STEPS: readonly Step[] = [
  { name: 'lint', command: 'biome check' },
  { name: 'types', command: 'tsc -p . && tsc -p tsconfig.browser.json' },
  { name: 'published schemas', command: 'node pipeline/program/launcher.cjs schemas --check' },
  { name: 'dead code', command: 'knip' },
  {
    name: 'unit tests',
    command: `vitest run --coverage --coverage.reportsDirectory=${JSON.stringify(coverage)} --reporter=default --reporter=json --outputFile.json=${JSON.stringify(report)}`,
    count: countVitest,
  },
  {
    name: 'browser tests',
    command: 'playwright test --reporter=list,json',
    count: countPlaywright,
  },
];

type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] };

function countVitest(text: string): Count {
  const files = (JSON.parse(text) as VitestReport).testResults;
  const of = (status: string) =>
    files.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  // A file that could not even be read holds no test that failed.
  const unreadable = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: of('passed'), failed: of('failed') + unreadable };
}

/** How much of the pipeline the unit tests reach: a figure to watch, and no condition. */
function coverageLine(): string {
  try {
    const { total } = JSON.parse(readFileSync(join(coverage, 'coverage-summary.json'), 'utf8')) as {
      total: { branches: { pct: number } };
    };
    return `coverage of pipeline: ${Math.round(total.branches.pct)} % of branches`;
  } catch {
    // The run ended before its report.
    return 'coverage of pipeline: not measured';
  }
}

function run({ name, command, count }: Step): Count {
  console.log(`\n── ${name}: ${command}`);
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env });
  const single = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (count === undefined) return single;
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

const counts = STEPS.map((step) => ({ step, ...run(step) }));
const measured = coverageLine();
rmSync(folder, { recursive: true, force: true });
const sum = (key: 'passed' | 'failed') => counts.reduce((total, each) => total + each[key], 0);
console.log('');
for (const { step, passed, failed, flaky = 0, notes = [] } of counts) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${passed} passed${flaky === 0 ? '' : ` (${flaky} at the second attempt: see "flaky" above)`}${failed === 0 ? '' : `, ${failed} failed`}`,
  );
  for (const note of notes) console.log(`       ${note}`);
}
console.log(measured);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
