/**
 * Measures start-up, the smallest site, the libraries alone, audits of longer prose, the commands of a day and the scripts
 * of a page: `npm run bench -- --details`. `--quick` stops at ten times the prose.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { openRunFolder } from '../run-folder.ts';
import { commandsOfADay } from './commands.ts';
import { generate, generateArticles, generateSmallest, generateTimes } from './generate.ts';
import { measureInTurn, type Program, type Usage } from './measure.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const launcher = join(root, 'pipeline/program/launcher.cjs');
const quick = process.argv.includes('--quick');
const folder = openRunFolder();

type Job = Program & { name: string /** Counted when it has run. */; pages?: () => number };
type Row = { name: string; pages: number; usage: Usage };
type Goal = { name: string; value: number; limit: number; unit: string };

console.log(`node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);
const starts = inTurn(
  [
    { name: 'node -e 0', args: ['-e', '0'], cwd: folder },
    { name: 'licencia --version', args: [launcher, '--version'], cwd: folder },
    smallest(),
    libraries('libraries alone, 1 article', 1),
  ],
  9,
);
const [bare, version, one] = starts as [Row, Row, Row, Row];
const sites = inTurn([site(1)], 3);
const least = quick ? [] : inTurn([libraries('libraries alone, 1000', 1000)], 5);
const audits = inTurn((quick ? [1, 10] : [1, 10, 50]).map(audit), 3);
const commands = inTurn(commandsOfADay(root, join(folder, 'commands'), launcher), 5);
const rows = [...starts, ...sites, ...least, ...audits, ...commands];

function inTurn(jobs: readonly Job[], rounds: number): Row[] {
  const usages = measureInTurn(
    jobs.map((job) => ({ ...job, memory: true })),
    rounds,
  );
  return jobs.map((job, index) => row(job, usages[index]!));
}

function row({ name, pages = () => 0 }: Job, usage: Usage): Row {
  return { name, pages: pages(), usage };
}

function smallest(): Job {
  const data = join(folder, 'smallest');
  generateSmallest(data);
  return build('smallest site, 1 article', data);
}

function site(articles: number): Job {
  const data = join(folder, `data-${articles}`);
  generate(join(root, 'data'), data, articles);
  return build(`${articles} articles`, data);
}

/** The least that the same pages cost with the same libraries. */
function libraries(name: string, articles: number): Job {
  const [content, bundle] = [join(folder, `libraries-${articles}`), join(folder, 'libraries.cjs')];
  generateArticles(content, articles);
  rmSync(join(content, 'blog', 'uno.md'));
  buildSync({
    entryPoints: [join(root, 'tests/bench/libraries.ts')],
    outfile: bundle,
    bundle: true,
    minify: true,
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return {
    name,
    args: [bundle, join(content, 'blog'), join(content, 'pages')],
    cwd: folder,
    pages: () => articles,
  };
}

/** --allow-findings: what an audit says of generated text is not the question here. */
function build(name: string, data: string): Job {
  const out = join(folder, 'out', name.replaceAll(/\W+/g, '-'));
  mkdirSync(dirname(out), { recursive: true });
  const pages = () =>
    readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
      .length;
  return {
    name,
    args: [launcher, 'build', '--quiet', '--allow-findings', '--data', data, '--out', out],
    cwd: folder,
    pages,
    prepare: (round) => editArticle(data, round),
  };
}

function editArticle(data: string, round: number): void {
  const blog = join(data, 'blog');
  const file = join(blog, readdirSync(blog).sort()[0]!);
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8').replace(/\n\nUna ronda: \w+\.\n$/, '\n')}\nUna ronda: ${'a'.repeat(round + 1)}.\n`,
  );
}

/** Generated prose is no good prose: the audit says so, and that is not the question here. */
function audit(times: number): Job {
  const data = join(folder, `times-${times}`);
  generateTimes(join(root, 'data'), data, times);
  return {
    name: `audit of ${times} × the prose`,
    args: [launcher, 'audit', '--format', 'json', '--data', data],
    cwd: folder,
    expected: [0, 1],
  };
}

/** Bytes of a page's scripts with all that they load at once, brotli, and of its inline scripts. */
function scriptBytes(path: string): number {
  const out = join(folder, 'out', '1-articles');
  const html = readFileSync(join(out, path), 'utf8');
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, imported] of readFileSync(join(out, 'assets', name), 'utf8').matchAll(
      /(?:from|import)\s*"\.\/([\w-]+\.js)"/g,
    ))
      add(imported!);
  };
  for (const [tag] of html.matchAll(/<script [^>]*src=[^>]*>/g))
    for (const [, name] of tag.matchAll(/\/assets\/([\w-]+\.js)\b/g)) add(name!);
  const inline = [...html.matchAll(/<script(?: data-faces="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => Buffer.from(code!),
  );
  return [...[...seen].map((name) => readFileSync(join(out, 'assets', name))), ...inline].reduce(
    (sum, bytes) => sum + brotliCompressSync(bytes).length,
    0,
  );
}

const cell = (text: string | number, width: number) => String(text).padStart(width);
console.log(
  `${''.padEnd(26)}${cell('pages', 7)}${cell('CPU s', 9)}${cell('peak MiB', 10)}${cell('CPU ÷ node', 12)}${cell('MiB ÷ node', 12)}`,
);
for (const { name, pages, usage } of rows) {
  console.log(
    `${name.padEnd(26)}${cell(pages || '', 7)}${cell(usage.cpu.median.toFixed(3), 9)}${cell(usage.peak.median.toFixed(0), 10)}${cell((usage.cpu.median / bare.usage.cpu.median).toFixed(2), 12)}${cell((usage.peak.median / bare.usage.peak.median).toFixed(2), 12)}`,
  );
}

const goals: Goal[] = [
  {
    name: 'start-up (--version), ratio to node',
    value: version.usage.cpu.median / bare.usage.cpu.median,
    limit: 2,
    unit: '×',
  },
  {
    name: 'one-article build, ratio to node',
    value: one.usage.cpu.median / bare.usage.cpu.median,
    limit: 2.6,
    unit: '×',
  },
  {
    name: 'script of a content page',
    value: scriptBytes('blog/index.html') / 1024,
    limit: 6,
    unit: 'KiB',
  },
  {
    name: 'script of a quiz page',
    value: scriptBytes('test/1/index.html') / 1024,
    limit: 80,
    unit: 'KiB',
  },
];
const [once, ten, fifty] = audits as [Row, Row, Row?];
const perCopy = (from: Row, to: Row, copies: number) =>
  ((to.usage.cpu.median - from.usage.cpu.median) / copies) * 1000;
goals.push(
  {
    name: 'audit of the content, beyond start-up',
    value: once.usage.cpu.median - version.usage.cpu.median,
    limit: 0.5,
    unit: 's',
  },
  {
    name: 'memory of the audit, ten copies more',
    value: fifty
      ? ((fifty.usage.peak.median - once.usage.peak.median) / 49) * 10
      : ((ten.usage.peak.median - once.usage.peak.median) / 9) * 10,
    limit: 30,
    unit: 'MiB',
  },
);
const [validate, find, check, diff] = commands as [Row, Row, Row, Row];
goals.push(
  {
    name: 'find, ratio to validate',
    value: find.usage.cpu.median / validate.usage.cpu.median,
    limit: 1.5,
    unit: '×',
  },
  {
    name: 'diff HEAD, ratio to check',
    value: diff.usage.cpu.median / check.usage.cpu.median,
    limit: 2.5,
    unit: '×',
  },
);
// Linear: a further copy costs no more between 10 and 50 than between 1 and 10, but for the noise of the machine.
if (fifty)
  goals.push({
    name: 'audit of a further copy, 10–50 ÷ 1–10',
    value: perCopy(ten, fifty, 40) / perCopy(once, ten, 9),
    limit: 1.25,
    unit: '×',
  });
console.log('');
for (const { name, value, limit, unit } of goals)
  console.log(
    `${value <= limit ? 'met   ' : 'MISSED'} ${name.padEnd(40)} ${value.toFixed(2)} ${unit} (goal ≤ ${limit.toFixed(2)})`,
  );
