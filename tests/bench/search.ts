/** Measures quality and cost of the search: `npm run bench -- --search`. `--site <folder>` names a built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { SearchEngine } from '../../templates/islands/search/engine.ts';
import { SEARCH_FILE_ROUTE, type SearchFile } from '../../templates/islands/search/search-file.ts';
import {
  hitRate,
  judgeQueries,
  openWholeSearch,
  QUERY_SETS,
} from '../content/search/judged-queries.ts';
import { rangeOf } from './measure.ts';
import { type Row, rowWithLimit } from './rows.ts';
import { brotliSize, scriptBytes, siteToMeasure } from './size.ts';
import { onSlowPage } from './slow-page.ts';

const SLOWDOWN = 6;
const ROUNDS = 9;
/** Only every sixth query is typed, because in a slow browser even these queries take a minute. */
const TYPED = 6;
const GOALS = { first: 0.85, three: 0.95, data: 55 * 1024, script: 7 * 1024, index: 120, key: 16 };

/** Prints the queries whose answer is not first. @returns the shares and the costs */
export async function searchRows(): Promise<Row[]> {
  const site = siteToMeasure();
  const text = readFileSync(join(site, SEARCH_FILE_ROUTE), 'utf8');
  const script = scriptBytes(site, 'index.html', /^search-\w+\.js$/);
  return [
    ...halves(openWholeSearch(JSON.parse(text) as SearchFile)),
    rowWithLimit('index with titles and answers, brotli', brotliSize(text), GOALS.data, 'B'),
    rowWithLimit('script, brotli', script, GOALS.script, 'B'),
    rowWithLimit('index made from the file, CPU, median', indexTime(text), GOALS.index, 'ms'),
    ...(await keys(site)),
  ];
}

/**
 * The hit rates of both halves of the queries. Misses in `own` guide the tuning; those in `other` reveal design faults.
 */
function halves(search: SearchEngine): Row[] {
  return Object.entries(QUERY_SETS).flatMap(([half, queries]) => {
    const judged = judgeQueries(search, queries);
    console.log(`\n${half}: ${queries.length} queries`);
    for (const { q, place, first } of judged)
      if (place > 0)
        console.log(
          `  ${place === Infinity ? ' –' : String(place + 1).padStart(2)}  ${q}  →  ${first}`,
        );
    const share = (what: string, most: number, goal: number): Row => {
      const value = hitRate(judged, most);
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

/** Median CPU milliseconds, first run included: a browser builds the index without a warm-up. */
function indexTime(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    openWholeSearch(JSON.parse(text) as SearchFile);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return rangeOf(times).median;
}

/** The cost of a key press in a slow browser while queries of `own` are typed. */
async function keys(site: string): Promise<Row[]> {
  const times = await onSlowPage(site, SLOWDOWN, (page, origin) =>
    typed(page, `${origin}/buscar/`),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!;
  return [
    rowWithLimit(
      `a key, ${SLOWDOWN}× slower CPU, median of ${times.length}`,
      at(0.5),
      GOALS.key,
      'ms',
    ),
    rowWithLimit(`a key, ${SLOWDOWN}× slower CPU, 95 of 100`, at(0.95), GOALS.key, 'ms'),
  ];
}

/** @returns milliseconds for each key press */
async function typed(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  const input = page.locator('main form input');
  await input.focus();
  await input.fill('goma');
  await page.locator('.search-results a').first().waitFor();
  await watchKeys(page);
  for (const { q } of QUERY_SETS.own.filter((_, index) => index % TYPED === 0)) {
    await input.fill('');
    await input.pressSequentially(q);
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

/** Records the time that the page's own listener takes for each key press. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const keyTimes: number[] = [];
    let start = 0;
    document.addEventListener('input', () => (start = performance.now()), { capture: true });
    window.addEventListener('input', () => keyTimes.push(performance.now() - start));
    Object.assign(window, { keyTimes });
  });
