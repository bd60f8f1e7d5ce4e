/**
 * Measures the commands that people run, in turn with Eleventy and, where it is installed, Hugo, and prints them beside
 * the goals: `npm run bench`. `--quick` stops at 100 articles, `--large` goes on to 5,000. Each line says what it includes.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRunFolder } from '../run-folder.ts';
import { measureDev } from './dev.ts';
import { generateArticles } from './generate.ts';
import { BARE, printGoals } from './goals.ts';
import { measureInTurn, measureOnce, type Program, type Range, type Usage } from './measure.ts';
import {
  eleventy,
  hugo,
  type Layout,
  layoutOf,
  pageBytes,
  peerVersions,
  withFiller,
} from './peers.ts';
import { putAway } from './put-away.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const launcher = join(root, 'pipeline/program/launcher.cjs');
const [isQuick, isLarge] = ['--quick', '--large'].map((flag) => process.argv.includes(flag));
const folder = openRunFolder();
const attic = join(folder, 'attic');

const ARTICLE = 'generado-00042';

type Job = Program & { name: string; includes: string };

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

/** What is edited in `dev`. */
const EDITS: Record<'body' | 'title' | 'date', (text: string, round: number) => string> = {
  body: edit,
  title: (text, round) =>
    text.replace(/^title:.*$/m, `title: "Calma en la vía (${word(edition)} ${word(round)})"`),
  date: (text, round) =>
    text.replace(/^publishDate:.*$/m, `publishDate: 2026-02-${String(10 + round)}`),
};

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
  name: BARE,
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

const firstOf = (data: string) => join(data, 'blog', readdirSync(join(data, 'blog')).sort()[0]!);

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
  const ours = pageBytes(join(cwd, 'dist/blog'));
  const weight = (output: string) => pageBytes(join(output, 'blog'));
  /** A peer whose pages weigh what ours do. */
  const asHeavy = (make: (layout: Layout) => Program | undefined, output: string) => {
    const light = make(layout);
    if (light === undefined) return undefined;
    measureOnce(light);
    return make(withFiller(layout, Math.round(ours - weight(output))));
  };
  const cache = join(root, 'node_modules/.cache/bench');
  /** Without an earlier site, as ours. */
  const cold = (program: Program | undefined, output: string) =>
    program && { ...program, prepare: () => putAway(output, attic) };
  const [ofEleventy, ofHugo] = [join(forEleventy, '_site'), join(forHugo, 'public')];
  const other = asHeavy((filled) => {
    putAway(forEleventy, attic);
    return cold(eleventy(forEleventy, blog, filled, cache), ofEleventy);
  }, ofEleventy);
  const another = asHeavy((filled) => {
    putAway(forHugo, attic);
    return cold(hugo(forHugo, blog, filled), ofHugo);
  }, ofHugo);
  const fresh = () => {
    for (const name of ['dist', '.dist-builds']) putAway(join(cwd, name), attic);
    editions(data, articles)();
  };
  const LAYOUT = 'pages as heavy as ours, sitemap, feed of 30';
  const usages = measured(
    `${articles} articles`,
    [
      ...(other
        ? [{ name: 'Eleventy', includes: `all: ${LAYOUT}; no earlier site`, ...other }]
        : []),
      ...(another
        ? [{ name: 'Hugo', includes: `all: ${LAYOUT}; no earlier site`, ...another }]
        : []),
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
  const weights = [
    `${ours.toFixed(0)} bytes`,
    ...(other ? [`Eleventy ${weight(ofEleventy).toFixed(0)}`] : []),
    ...(another ? [`Hugo ${weight(ofHugo).toFixed(0)}`] : []),
  ];
  console.log(`  an article's page on average: ${weights.join(', ')}`);
  return usages;
}

console.log(
  `node ${process.version} · ${peerVersions()} · ${cpus().length} × ${cpus()[0]?.model.trim()}`,
);
console.log('CPU seconds of the whole process tree: median, range; peak memory of the process');

const shipped = site('shipped', (data) => cpSync(join(root, 'data'), data, { recursive: true }));
const small = isQuick ? 100 : 1000;
const generated = site('generated', (data) => generateArticles(data, small));
const audits = measured(
  'audit',
  [
    bare,
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
/** @returns the median CPU seconds of each edit */
async function dev(name: string, cwd: string): Promise<Record<string, number | undefined>> {
  const ranges = await measureDev(launcher, cwd, firstOf(join(cwd, 'data')), EDITS, rounds);
  for (const [of, range] of ranges)
    console.log(
      `  ${`${name}, ${of}`.padEnd(30)}${print(range)}           pages of all articles, all checks, ${rounds} edits`,
    );
  return Object.fromEntries([...ranges].map(([of, { median }]) => [of, median]));
}
const devShipped = await dev('shipped', shipped);
const devGenerated = await dev(`${small} articles`, generated);

printGoals({ small, audits, hundred, thousand, most, devShipped, devGenerated });
