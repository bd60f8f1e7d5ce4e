/**
 * Builds and audits generated content through the real command line and prints what it costs. `--quick` stops at 100
 * articles and at ten times the prose;
 * `--eleventy` fetches Eleventy 3.1.2 into a temporary folder and builds the same articles with it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { generate, generateArticles, generateForEleventy, generateSmallest, generateTimes } from './generate.ts';
import { measure, type Usage } from './measure.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const launcher = join(root, 'pipeline/launcher.cjs');
const quick = process.argv.includes('--quick');
const folder = mkdtempSync(join(tmpdir(), 'licencia-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

type Row = { name: string; pages: number; usage: Usage };
type Goal = { name: string; value: number; limit: number; unit: string };

console.log(`node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);
const bare = measure(['-e', '0'], { runs: 9, cwd: folder });
const rows: Row[] = [
  { name: 'node -e 0', pages: 0, usage: bare },
  { name: 'licencia --version', pages: 0, usage: measure([launcher, '--version'], { runs: 9, cwd: folder }) },
  smallest(),
];
const sites = new Map((quick ? [1, 100] : [1, 100, 1000, 5000]).map((articles) => [articles, site(articles)]));
rows.push(...sites.values());
const alone = quick ? undefined : articlesAlone(1000);
if (alone !== undefined) rows.push(alone, firstBuild(1000));
const audits = new Map((quick ? [1, 10] : [1, 10, 50]).map((times) => [times, audit(times)]));
rows.push(...audits.values());

function smallest(): Row {
  const data = join(folder, 'smallest');
  generateSmallest(data);
  return build('smallest site, 1 article', data, 9);
}

function site(articles: number): Row {
  const data = join(folder, `data-${articles}`);
  generate(join(root, 'data'), data, articles);
  const row = build(`${articles} articles`, data, articles > 100 ? 3 : 5);
  rmSync(data, { recursive: true });
  return row;
}

/** As many pages as Eleventy gets, to compare the two. */
function articlesAlone(articles: number): Row {
  const data = join(folder, 'alone');
  generateArticles(data, articles);
  return build(`${articles} articles alone`, data, 5);
}

/** With no earlier site to write over, and with every picture for sharing still to be drawn: each costs more than its page. */
function firstBuild(articles: number): Row {
  const data = join(folder, 'first');
  generateArticles(data, articles, ` ${Date.now()}`);
  return build(`${articles} articles, first build`, data, 0);
}

/** --allow-findings: what an audit says of generated text is not the question here. */
function build(name: string, data: string, runs: number): Row {
  const out = join(folder, 'out', name.replaceAll(/\W+/g, '-'));
  mkdirSync(dirname(out), { recursive: true });
  const usage = measure([launcher, 'build', '--quiet', '--allow-findings', '--data', data, '--out', out], { runs, cwd: folder });
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;
  return { name, pages, usage };
}

/** Generated prose is no good prose: the audit says so, and that is not the question here. */
function audit(times: number): Row {
  const data = join(folder, `times-${times}`);
  generateTimes(join(root, 'data'), data, times);
  const usage = measure([launcher, 'audit', '--format', 'json', '--data', data], { runs: times > 10 ? 3 : 7, cwd: folder, expected: [0, 1] });
  rmSync(data, { recursive: true });
  return { name: `audit of ${times} × the prose`, pages: 0, usage };
}

function eleventy(articles: number): Usage {
  const program = join(folder, 'eleventy');
  mkdirSync(program);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', program, '@11ty/eleventy@3.1.2'], { stdio: 'ignore' });
  const content = join(program, 'site');
  generateForEleventy(content, articles);
  return measure([join(program, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'], { runs: 3, cwd: content });
}

/** Bytes of a page's scripts with all that they load at once, brotli, and of its inline scripts. */
function scriptBytes(path: string): number {
  const out = join(folder, 'out', '1-articles');
  const html = readFileSync(join(out, path), 'utf8');
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, imported] of readFileSync(join(out, 'assets', name), 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) add(imported!);
  };
  for (const [tag] of html.matchAll(/<script [^>]*src=[^>]*>/g)) for (const [, name] of tag.matchAll(/\/assets\/([\w-]+\.js)/g)) add(name!);
  const inline = [...html.matchAll(/<script(?: data-faces="[^"]*")?>([\s\S]*?)<\/script>/g)].map(([, code]) => Buffer.from(code!));
  return [...[...seen].map((name) => readFileSync(join(out, 'assets', name))), ...inline].reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
}

const cell = (text: string | number, width: number) => String(text).padStart(width);
console.log(`${''.padEnd(26)}${cell('pages', 7)}${cell('CPU s', 9)}${cell('peak MiB', 10)}${cell('CPU ÷ node', 12)}${cell('MiB ÷ node', 12)}`);
for (const { name, pages, usage } of rows) {
  console.log(`${name.padEnd(26)}${cell(pages || '', 7)}${cell(usage.cpu.toFixed(3), 9)}${cell(usage.peak.toFixed(0), 10)}${cell((usage.cpu / bare.cpu).toFixed(2), 12)}${cell((usage.peak / bare.peak).toFixed(2), 12)}`);
}

const goals: Goal[] = [
  { name: 'start-up (--version), ratio to node', value: rows[1]!.usage.cpu / bare.cpu, limit: 2, unit: '×' },
  { name: 'one-article build, ratio to node', value: rows[2]!.usage.cpu / bare.cpu, limit: 2.6, unit: '×' },
  { name: 'script of a content page', value: scriptBytes('blog/index.html') / 1024, limit: 6, unit: 'KiB' },
  { name: 'script of a quiz page', value: scriptBytes('test/1/index.html') / 1024, limit: 80, unit: 'KiB' },
];
const [hundred, thousand, fiveThousand] = [sites.get(100), sites.get(1000), sites.get(5000)];
if (hundred && thousand && fiveThousand) {
  const perPage = (from: Row, to: Row) => ((to.usage.cpu - from.usage.cpu) / (to.pages - from.pages)) * 1000;
  const early = perPage(hundred, thousand);
  goals.push(
    { name: 'CPU of a further page, 100–1000', value: early, limit: 1, unit: 'ms' },
    { name: 'CPU of a further page, 1000–5000', value: perPage(thousand, fiveThousand), limit: Math.min(1, early), unit: 'ms' },
    { name: 'memory for 1000 pages more', value: ((fiveThousand.usage.peak - thousand.usage.peak) / (fiveThousand.pages - thousand.pages)) * 1000, limit: 20, unit: 'MiB' },
  );
  if (process.argv.includes('--eleventy')) goals.push({ name: '1000 articles, ratio to Eleventy', value: alone!.usage.cpu / eleventy(1000).cpu, limit: 0.6, unit: '×' });
}
const [once, ten, fifty] = [audits.get(1)!, audits.get(10)!, audits.get(50)];
const perCopy = (from: Row, to: Row, copies: number) => ((to.usage.cpu - from.usage.cpu) / copies) * 1000;
goals.push(
  { name: 'audit of the content, beyond start-up', value: once.usage.cpu - rows[1]!.usage.cpu, limit: 0.5, unit: 's' },
  { name: 'memory of the audit, ten copies more', value: fifty ? ((fifty.usage.peak - once.usage.peak) / 49) * 10 : ((ten.usage.peak - once.usage.peak) / 9) * 10, limit: 30, unit: 'MiB' },
);
// Linear: a further copy costs no more between 10 and 50 than between 1 and 10, but for the noise of the machine.
if (fifty) goals.push({ name: 'audit of a further copy, 10–50 ÷ 1–10', value: perCopy(ten, fifty, 40) / perCopy(once, ten, 9), limit: 1.25, unit: '×' });
console.log('');
for (const { name, value, limit, unit } of goals) console.log(`${value <= limit ? 'met   ' : 'MISSED'} ${name.padEnd(40)} ${value.toFixed(2)} ${unit} (goal ≤ ${limit.toFixed(2)})`);
