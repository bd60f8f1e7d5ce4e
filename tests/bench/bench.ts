/**
 * Measures the commands that people run, in turn with Eleventy and, where it is installed, Hugo, and prints them beside
 * the goals: `npm run bench`. `--quick` stops at 100 articles, `--large` goes on to 5,000. Each line says what it includes.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { measureDev } from './dev.ts';
import { generateArticles } from './generate.ts';
import { measureInTurn, measureOnce, type Program, type Range, type Usage } from './measure.ts';
import { eleventy, hugo, layoutOf, pageBytes, peerVersions } from './peers.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const launcher = join(root, 'pipeline/program/launcher.cjs');
const [isQuick, isLarge] = ['--quick', '--large'].map((flag) => process.argv.includes(flag));
const folder = mkdtempSync(join(tmpdir(), 'licencia-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const ARTICLE = 'generado-00042';
/** Milliseconds after which the time of a file proves that it was not edited since. */
const OLD_ENOUGH = 2200;

type Job = Program & { name: string; includes: string };
type Goal = { name: string; value: number | undefined; limit: number; unit: string };

const WHOLE = 'build: exports, pictures for sharing, all checks';
const PAGES = 'build --no-exports --no-share-images: pages, all checks';
/** Each round has sentences that no run before had. */
let edition = Math.floor(Date.now() / 1000) % 1_000_000;

const editions = (data: string, articles: number) => () =>
  generateArticles(data, articles, ++edition);
/** A word in place of a number, which the audit would ask about. */
const word = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const edit = (text: string, round: number) =>
  `${text}\nQuien conduce espera con calma (${word(edition)} ${word(round)}).\n`;

/** Says what the machine does besides. */
const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;
const print = (range: Range, digits = 3) =>
  `${range.median.toFixed(digits).padStart(8)}  ${`${range.least.toFixed(digits)}–${range.most.toFixed(digits)}`.padEnd(16)}`;

function measured(title: string, jobs: readonly Job[], rounds: number): Map<string, Usage> {
  console.log(`\n${title} · ${rounds} rounds in turn · ${load()}`);
  const usages = measureInTurn(jobs, rounds);
  for (const [index, { name, includes }] of jobs.entries()) {
    const { cpu, peak } = usages[index]!;
    const memory = peak.median === 0 ? '' : `${peak.median.toFixed(0)} MiB`;
    console.log(`  ${name.padEnd(30)}${print(cpu)}${memory.padStart(9)}  ${includes}`);
  }
  return new Map(jobs.map(({ name }, index) => [name, usages[index]!]));
}

const bare: Job = {
  name: 'node -e 0',
  includes: 'the start of Node',
  args: ['-e', '0'],
  cwd: folder,
};

function job(
  name: string,
  includes: string,
  cwd: string,
  options: readonly string[],
  more: Partial<Job> = {},
): Job {
  return { name, includes, args: [launcher, 'build', '--quiet', ...options], cwd, ...more };
}

/** A folder of its own, built once. */
function site(name: string, make: (data: string) => void): string {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  make(join(cwd, 'data'));
  measureOnce(job('', '', cwd, []));
  return cwd;
}

const cpuOf = (usages: ReadonlyMap<string, Usage>, name: string) => usages.get(name)?.cpu.median;
const ratio = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one / other;

/** The commands on that many articles, beside the other programs. */
function compare(articles: number, rounds: number): Map<string, Usage> {
  const cwd = site(`whole-${articles}`, (data) => generateArticles(data, articles));
  const data = join(cwd, 'data');
  const blog = join(data, 'blog');
  const file = join(blog, `${ARTICLE}.md`);
  const layout = layoutOf(join(cwd, 'dist'), blog, ARTICLE);
  const [forEleventy, forHugo] = [
    join(folder, `eleventy-${articles}`),
    join(folder, `hugo-${articles}`),
  ];
  const other = eleventy(forEleventy, blog, layout, join(root, 'node_modules/.cache/bench'));
  const another = hugo(forHugo, blog, layout);
  const fresh = () => {
    for (const name of ['dist', '.dist-builds'])
      rmSync(join(cwd, name), { recursive: true, force: true });
    editions(data, articles)();
  };
  const LAYOUT = 'pages as heavy as ours, sitemap, feed of 30';
  const usages = measured(
    `${articles} articles`,
    [
      ...(other ? [{ name: 'Eleventy', includes: `all: ${LAYOUT}`, ...other }] : []),
      ...(another ? [{ name: 'Hugo', includes: `all: ${LAYOUT}`, ...another }] : []),
      job(
        'pages, new content',
        `${PAGES}; no earlier site`,
        cwd,
        ['--no-exports', '--no-share-images'],
        { prepare: fresh, memory: true },
      ),
      job('whole, new content', `${WHOLE}; no earlier site`, cwd, [], {
        prepare: fresh,
        memory: true,
      }),
      job('whole, one body edited', `${WHOLE}; a new process`, cwd, [], {
        prepare: (round) => {
          writeFileSync(file, edit(readFileSync(file, 'utf8'), round));
        },
      }),
    ],
    rounds,
  );
  if (other)
    console.log(
      `  an article's page: ${pageBytes(join(cwd, 'dist/blog')).toFixed(0)} bytes, Eleventy ${pageBytes(join(forEleventy, '_site/blog')).toFixed(0)}`,
    );
  return usages;
}

console.log(
  `node ${process.version} · ${peerVersions()} · ${cpus().length} × ${cpus()[0]?.model.trim()}`,
);
console.log('CPU seconds of the whole process tree: median, range; peak memory of the process');

const shipped = site('shipped', (data) => cpSync(join(root, 'data'), data, { recursive: true }));
const small = isQuick ? 100 : 1000;
const generated = site('nothing', (data) => generateArticles(data, small));
await wait(OLD_ENOUGH);
// The first of these stores the times of files that were too new before.
const nothing = measured(
  'nothing changed',
  [
    bare,
    job('shipped content', `${WHOLE}; a new process`, shipped, []),
    job(`${small} articles`, `${WHOLE}; a new process`, generated, []),
    {
      name: 'audit of the shipped content',
      includes: 'reads and audits everything',
      args: [launcher, 'audit', '--quiet'],
      cwd: shipped,
      expected: [0, 1],
    },
  ],
  isQuick ? 7 : 15,
);
const hundred = compare(100, isQuick ? 3 : 5);
const thousand = isQuick ? undefined : compare(1000, 3);
const most = isLarge ? compare(5000, 3) : undefined;

console.log(`\ndev, one saved article · ${load()}`);
const rounds = isQuick ? 5 : 11;
const dev = async (name: string, cwd: string, article: string) => {
  const range = await measureDev(launcher, cwd, article, edit, rounds);
  if (range)
    console.log(
      `  ${name.padEnd(30)}${print(range)}           pages of all articles, all checks, ${rounds} edits`,
    );
  return range?.median;
};
const firstOf = (data: string) => join(data, 'blog', readdirSync(join(data, 'blog')).sort()[0]!);
const devShipped = await dev('shipped content', shipped, firstOf(join(shipped, 'data')));
const devGenerated = await dev(`${small} articles`, generated, firstOf(join(generated, 'data')));

const node = cpuOf(nothing, bare.name);
const inTurn = (usages: Map<string, Usage> | undefined, ours: string, theirs: string) =>
  usages && ratio(cpuOf(usages, ours), cpuOf(usages, theirs));
const ms = (seconds: number | undefined) => seconds && seconds * 1000;
const perThousand = (name: string) => {
  const [from, to, pages] = most && thousand ? [thousand, most, 4000] : [hundred, thousand, 900];
  const [before, after] = [from?.get(name)?.peak.median, to?.get(name)?.peak.median];
  return before !== undefined && after !== undefined
    ? ((after - before) / pages) * 1000
    : undefined;
};
const goals: Goal[] = [
  {
    name: 'nothing changed, shipped content ÷ bare node',
    value: ratio(cpuOf(nothing, 'shipped content'), node),
    limit: 1.5,
    unit: '×',
  },
  {
    name: `nothing changed, ${small} articles ÷ bare node`,
    value: ratio(cpuOf(nothing, `${small} articles`), node),
    limit: 1.5,
    unit: '×',
  },
  { name: 'dev, one body edit, shipped content', value: ms(devShipped), limit: 40, unit: 'ms' },
  { name: `dev, one body edit, ${small} articles`, value: ms(devGenerated), limit: 40, unit: 'ms' },
  {
    name: 'one body edited, whole, 1000 ÷ Eleventy',
    value: inTurn(thousand, 'whole, one body edited', 'Eleventy'),
    limit: 0.3,
    unit: '×',
  },
  {
    name: 'new content, whole, 1000 ÷ Eleventy',
    value: inTurn(thousand, 'whole, new content', 'Eleventy'),
    limit: 1,
    unit: '×',
  },
  {
    name: 'new content, pages, 1000 ÷ Eleventy',
    value: inTurn(thousand, 'pages, new content', 'Eleventy'),
    limit: 0.6,
    unit: '×',
  },
  {
    name: 'new content, pages, 5000 ÷ Hugo',
    value: inTurn(most, 'pages, new content', 'Hugo'),
    limit: 0.75,
    unit: '×',
  },
  {
    name: 'pages ÷ Eleventy, 5000 beside 1000',
    value: ratio(
      inTurn(most, 'pages, new content', 'Eleventy'),
      inTurn(thousand, 'pages, new content', 'Eleventy'),
    ),
    limit: 1,
    unit: '×',
  },
  {
    name: 'memory for 1000 pages more, pages',
    value: perThousand('pages, new content'),
    limit: 13,
    unit: 'MiB',
  },
  {
    name: 'memory for 1000 pages more, whole',
    value: perThousand('whole, new content'),
    limit: 30,
    unit: 'MiB',
  },
  {
    name: 'audit of the shipped content ÷ bare node',
    value: ratio(cpuOf(nothing, 'audit of the shipped content'), node),
    limit: 6,
    unit: '×',
  },
];
console.log('');
for (const { name, value, limit, unit } of goals)
  console.log(
    value === undefined
      ? `-      ${name.padEnd(46)} not measured`
      : `${value <= limit ? 'met   ' : 'MISSED'} ${name.padEnd(46)} ${value.toFixed(2)} ${unit} (goal ≤ ${limit} ${unit})`,
  );
if (goals.some(({ value, limit }) => value !== undefined && value > limit))
  console.log('What stands in the way of a missed goal: docs/decisions/speed-goals.md');
