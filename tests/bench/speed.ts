/**
 * Measures the commands that people run, compares first builds with Eleventy, and prints the results beside the goals:
 * `npm run bench`. `--quick` stops at 100 articles.
 */
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runGitCommand } from '../fixtures/git.ts';
import { openRunFolder } from '../run/run-folder.ts';
import { measureDev } from './dev.ts';
import { ELEVENTY, eleventy, layoutOf, pageBytes, withFiller } from './eleventy.ts';
import { generateArticles } from './generate.ts';
import { measureInTurn, measureOnce, type Program, type Range, type Usage } from './measure.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const launcher = join(root, 'pipeline/program/launcher.cjs');
const isQuick = process.argv.includes('--quick');
const folder = openRunFolder();
const ARTICLE = 'generado-00042';
/** Seed of the generated sentences. Each round uses another seed, so that the cache has none of its articles. */
let edition = Math.floor(Date.now() / 1000) % 1_000_000;

type Job = Program & { name: string };
const licencia = (name: string, cwd: string, ...args: string[]): Job => ({
  name,
  args: [launcher, ...args],
  cwd,
  expected: [0, 1],
});

const load = () => `load ${loadavg()[0]!.toFixed(1)}`;
const print = (name: string, { median, least, most }: Range, more = '') =>
  console.log(
    `  ${name.padEnd(34)}${median.toFixed(3).padStart(8)}  ${`${least.toFixed(3)}–${most.toFixed(3)}`.padEnd(16)}${more}`,
  );

function measured(title: string, jobs: readonly Job[], rounds: number): Map<string, Usage> {
  console.log(`\n${title} · ${rounds} rounds in turn · ${load()}`);
  const usages = measureInTurn(jobs, rounds);
  for (const [index, { name }] of jobs.entries())
    print(name, usages[index]!.cpu, `${usages[index]!.peak.median.toFixed(0).padStart(5)} MiB`);
  return new Map(jobs.map(({ name }, index) => [name, usages[index]!]));
}

/** Creates a folder with content and builds it once. */
function site(name: string, make: (data: string) => void): string {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  make(join(cwd, 'data'));
  measureOnce({ ...licencia('', cwd, 'build', '--quiet'), expected: [0] });
  return cwd;
}

/**
 * Moves files away until the bench has ended. On ext4 without a journal, deleting thousands of files slows down file
 * creation for minutes, and so the next measurement.
 */
function putAway(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
  const attic = join(folder, 'attic');
  mkdirSync(attic, { recursive: true });
  renameSync(path, join(mkdtempSync(join(attic, 'old-')), basename(path)));
}

/** Measures first builds of this many articles, compared with Eleventy builds whose pages are as heavy as ours. */
function compare(articles: number, rounds: number): Map<string, Usage> {
  const cwd = site(`articles-${articles}`, (data) => generateArticles(data, articles));
  const blog = join(cwd, 'data/blog');
  const layout = layoutOf(join(cwd, 'dist'), blog, ARTICLE);
  const ours = pageBytes(join(cwd, 'dist/blog'));
  const [home, cache] = [
    join(folder, `eleventy-${articles}`),
    join(root, 'node_modules/.cache/bench'),
  ];
  const output = join(home, '_site');
  const light = eleventy(home, blog, layout, cache);
  if (light) measureOnce(light);
  const other =
    light &&
    eleventy(
      home,
      blog,
      withFiller(layout, Math.round(ours - pageBytes(join(output, 'blog')))),
      cache,
    );
  const prepare = () => {
    putAway(join(cwd, 'dist'));
    generateArticles(join(cwd, 'data'), articles, ++edition);
  };
  const build = (name: string, ...options: string[]): Job => ({
    ...licencia(name, cwd, 'build', '--quiet', ...options),
    expected: [0],
    prepare,
  });
  const usages = measured(
    `${articles} articles: new content, no earlier site`,
    [
      ...(other ? [{ name: 'Eleventy', ...other, prepare: () => putAway(output) }] : []),
      build(PAGES, '--no-exports', '--no-share-images'),
      build(WHOLE),
    ],
    rounds,
  );
  const theirs = other ? `, Eleventy ${pageBytes(join(output, 'blog')).toFixed(0)}` : '';
  console.log(`  an article's page on average: ${ours.toFixed(0)} bytes${theirs}`);
  return usages;
}
const PAGES = 'pages, all checks';
const WHOLE = 'whole: exports and share pictures too';

/**
 * Prints the CPU seconds from saving an article until its page is shown, and the seconds until its findings follow.
 * @returns the CPU seconds
 */
async function dev(name: string, cwd: string): Promise<number | undefined> {
  const blog = join(cwd, 'data/blog');
  const article = join(blog, readdirSync(blog).sort()[0]!);
  const ranges = await measureDev(launcher, cwd, article, isQuick ? 5 : 11);
  if (ranges === undefined) return undefined;
  print(name, ranges.shown);
  print('  its findings, on the clock', ranges.found);
  return ranges.shown.median;
}

console.log(
  `node ${process.version} · Eleventy ${ELEVENTY} · ${cpus().length} × ${cpus()[0]?.model}`,
);
console.log('CPU seconds of the whole process tree: median, range; peak memory of the process');

const shipped = site('shipped', (data) => cpSync(join(root, 'data'), data, { recursive: true }));
const smallest = site('smallest', (data) => generateArticles(data, 0));
runGitCommand(shipped, 'init', '--quiet');
runGitCommand(shipped, 'add', 'data');
runGitCommand(shipped, 'commit', '--quiet', '--message', 'x');
const BARE = 'node -e 0';
const AUDIT = 'audit of the shipped content';
const FIRST_CHECK = 'first check';
const FIRST_BUILD = 'first build';
const commands = measured(
  'commands',
  [
    { name: BARE, args: ['-e', '0'], cwd: folder },
    licencia('--version', folder, '--version'),
    licencia('build of the smallest site', smallest, 'build', '--quiet'),
    licencia(AUDIT, shipped, 'audit', '--quiet'),
    licencia('validate', shipped, 'validate'),
    licencia('find', shipped, 'find', 'hidrante'),
    licencia('check', shipped, 'check', '--quiet'),
    licencia('diff HEAD', shipped, 'diff', 'HEAD'),
  ],
  isQuick ? 3 : 11,
);
/** The cost of a new clone or CI run: nothing is cached, not even the program. */
const first = (name: string, ...args: string[]): Job => ({
  ...licencia(name, shipped, ...args),
  prepare() {
    rmSync(join(root, 'node_modules/.cache/licencia'), { recursive: true, force: true });
    putAway(join(shipped, 'dist'));
  },
});
const cold = measured(
  'the shipped content, without a cache',
  [first(FIRST_CHECK, 'check', '--quiet'), first(FIRST_BUILD, 'build', '--quiet')],
  3,
);
const published = readdirSync(join(shipped, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => lstatSync(join(entry.parentPath, entry.name)).size);
const hundred = compare(100, isQuick ? 3 : 5);
const thousand = isQuick ? undefined : compare(1000, 3);
const most = isQuick ? 100 : 1000;
console.log(`\ndev: an article saved, until its page is shown · ${load()}`);
const devShipped = await dev('shipped content', shipped);
const devMost = await dev(`${most} articles`, join(folder, `articles-${most}`));

type Value = number | undefined;
const ratio = (one: Value, other: Value) =>
  one === undefined || other === undefined ? undefined : one / other;
const cpu = (usages: Map<string, Usage> | undefined, name: string) => usages?.get(name)?.cpu.median;
const peak = (usages: Map<string, Usage> | undefined) => usages?.get(PAGES)?.peak.median;
const goals: [name: string, value: Value, limit: number, unit: string][] = [
  ['dev, shipped content', devShipped && devShipped * 1000, 150, 'ms'],
  [`dev, ${most} articles`, devMost && devMost * 1000, 150, 'ms'],
  ['whole, 1000 ÷ Eleventy', ratio(cpu(thousand, WHOLE), cpu(thousand, 'Eleventy')), 2, '×'],
  ['pages, 1000 ÷ Eleventy', ratio(cpu(thousand, PAGES), cpu(thousand, 'Eleventy')), 1.5, '×'],
  [
    'memory for 1000 pages more, pages',
    thousand && ((peak(thousand)! - peak(hundred)!) / 900) * 1000,
    50,
    'MiB',
  ],
  [`${FIRST_BUILD} ÷ bare node`, ratio(cpu(cold, FIRST_BUILD), cpu(commands, BARE)), 85, '×'],
  [`${FIRST_BUILD}, peak of memory`, cold.get(FIRST_BUILD)?.peak.median, 320, 'MiB'],
  [`${FIRST_CHECK} ÷ bare node`, ratio(cpu(cold, FIRST_CHECK), cpu(commands, BARE)), 50, '×'],
  ['check ÷ bare node', ratio(cpu(commands, 'check'), cpu(commands, BARE)), 45, '×'],
  [`${AUDIT} ÷ bare node`, ratio(cpu(commands, AUDIT), cpu(commands, BARE)), 10, '×'],
  ['dist', published.reduce((sum, bytes) => sum + bytes, 0) / 1e6, 30, 'MB'],
  ['dist, files', published.length, 1500, 'files'],
  ['--version ÷ bare node', ratio(cpu(commands, '--version'), cpu(commands, BARE)), 1.6, '×'],
];
console.log('\nThe goals and why: docs/decisions/speed.md');
for (const [name, value, limit, unit] of goals)
  console.log(
    value === undefined
      ? `-      ${name.padEnd(44)} not measured`
      : `${value <= limit ? 'met   ' : 'MISSED'} ${name.padEnd(44)} ${value.toFixed(2)} ${unit} (goal ≤ ${limit} ${unit})`,
  );
