/**
 * Prints how well the search finds what people look for, and what it costs: `npm run bench -- --search`. It builds the
 * site first; `--site <folder>` names one that is built.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { Search } from '../../templates/islands/search/engine.ts';
import { SEARCH_FILE, type SearchFile } from '../../templates/islands/search/search-file.ts';
import { HALVES, judge, searchOf, shareWithin } from '../content/search/judged.ts';
import { openRunFolder } from '../run-folder.ts';
import { rangeOf } from './measure.ts';
import { closure, inBrowser, slowDown } from './site-browser.ts';

const SLOWDOWN = 6;
const ROUNDS = 9;
/** One query in so many is typed: a slow browser takes a minute for these. */
const TYPED = 6;
const GOALS = { first: 0.85, three: 0.95, data: 55 * 1024, script: 7 * 1024, index: 120, key: 16 };

type Row = { what: string; value: string; goal: string; met: boolean };

/** @returns whether every goal is met */
export async function benchSearch(given: string | undefined): Promise<boolean> {
  const site = given ?? build();
  const bytes = readFileSync(join(site, SEARCH_FILE));
  const text = bytes.toString();
  const search = searchOf(JSON.parse(text) as SearchFile);
  const rows = [
    ...halves(search),
    atMost(
      'index with titles and answers, brotli',
      brotliCompressSync(bytes).length,
      GOALS.data,
      'B',
    ),
    atMost('script, brotli', scriptBytes(site), GOALS.script, 'B'),
    atMost('index made from the file, CPU, median', indexTime(text), GOALS.index, 'ms'),
    ...(await keys(site)),
  ];
  console.log('');
  for (const { what, value, goal, met } of rows)
    console.log(
      `${met ? 'met   ' : 'MISSED'} ${what.padEnd(48)} ${value.padStart(10)}   goal ${goal}`,
    );
  return rows.every(({ met }) => met);
}

function build(): string {
  const site = join(openRunFolder(), 'site');
  const { status } = spawnSync(
    process.execPath,
    ['pipeline/program/launcher.cjs', 'build', '--quiet', '--no-share-images', '--out', site],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('the site could not be built');
  return site;
}

const atMost = (what: string, value: number, limit: number, unit: string): Row => ({
  what,
  value: `${unit === 'B' ? value : value.toFixed(1)} ${unit}`,
  goal: `≤ ${limit} ${unit}`,
  met: value <= limit,
});

/** The shares of both halves. What `own` misses is for whoever tunes; what `other` misses tells of faults of the design. */
function halves(search: Search): Row[] {
  return Object.entries(HALVES).flatMap(([half, queries]) => {
    const judged = judge(search, queries);
    console.log(`\n${half}: ${queries.length} queries`);
    for (const { q, place, first } of judged)
      if (place > 0)
        console.log(
          `  ${place === Infinity ? ' –' : String(place + 1).padStart(2)}  ${q}  →  ${first}`,
        );
    const share = (what: string, most: number, goal: number): Row => {
      const value = shareWithin(judged, most);
      return {
        what: `${half}: ${what}`,
        value: `${(100 * value).toFixed(1)} %`,
        goal: `≥ ${100 * goal} %`,
        met: value >= goal,
      };
    };
    return [share('right answer first', 1, GOALS.first), share('within three', 3, GOALS.three)];
  });
}

/** What the search loads besides a page. */
function scriptBytes(site: string): number {
  const assets = join(site, 'assets');
  const entry = readdirSync(assets).find((name) => /^search-\w+\.js$/.test(name))!;
  const [, page] = /<script [^>]*src="[^"]*\/assets\/([^"]+)"/.exec(
    readFileSync(join(site, 'index.html'), 'utf8'),
  )!;
  const known = closure(assets, page!);
  return [...closure(assets, entry)]
    .filter((name) => !known.has(name))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0);
}

/** Milliseconds of CPU, the first one included: a browser has no warmer one. */
function indexTime(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    searchOf(JSON.parse(text) as SearchFile);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return rangeOf(times).median;
}

/** What a key costs in a slow browser while queries of `own` are typed. */
async function keys(site: string): Promise<Row[]> {
  const times = await inBrowser(site, async (browser, base) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await slowDown(context, page, SLOWDOWN);
    await page.goto(`${base}/buscar/`);
    await page.locator('main form input').focus();
    await page.locator('main form input').fill('goma');
    await page.locator('.hallado a').first().waitFor();
    await watchKeys(page);
    for (const { q } of HALVES.own.filter((_, index) => index % TYPED === 0)) {
      await page.locator('main form input').fill('');
      await page.locator('main form input').pressSequentially(q);
    }
    return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!;
  return [
    atMost(`a key, ${SLOWDOWN}× slower CPU, median of ${times.length}`, at(0.5), GOALS.key, 'ms'),
    atMost(`a key, ${SLOWDOWN}× slower CPU, 95 of 100`, at(0.95), GOALS.key, 'ms'),
    { what: 'a key, slowest', value: `${at(1).toFixed(1)} ms`, goal: '–', met: true },
  ];
}

/** Notes how long the page takes for each key, from before its own listener to behind it. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const keyTimes: number[] = [];
    let start = 0;
    document.addEventListener('input', () => (start = performance.now()), { capture: true });
    window.addEventListener('input', () => keyTimes.push(performance.now() - start));
    Object.assign(window, { keyTimes });
  });
