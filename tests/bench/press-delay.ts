/**
 * Measures the time from a press in a test to the next paint, by the browser's event timing (INP):
 * `npm run bench -- --press`. `--site <folder>` measures a built site.
 */
import type { Page } from 'playwright';
import { type Row, rowWithLimit } from './rows.ts';
import { siteToMeasure } from './size.ts';
import { onSlowPage } from './slow-page.ts';

const SLOWDOWN = 4;
const QUESTIONS = 10;
const GOAL = 100;

/** @returns a row for each kind of press in a test and in ten mixed questions, and one for the slowest press of each */
export async function pressRows(): Promise<Row[]> {
  const site = siteToMeasure();
  const rows: Row[] = [];
  for (const [place, path] of [
    ['a test', '/test/1/'],
    ['ten mixed', '/repaso/#diez'],
  ] as const) {
    const presses = await onSlowPage(site, SLOWDOWN, (page, origin) =>
      answered(page, `${origin}${path}`),
    );
    const row = (what: string, times: readonly number[], part: number) => {
      const sorted = times.toSorted((a, b) => a - b);
      const value = sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
      const of = `${place}, ${what}, ${SLOWDOWN}× slower CPU, of ${times.length}`;
      rows.push(rowWithLimit(of, value, GOAL, 'ms'));
    };
    for (const kind of new Set(presses.map(({ kind }) => kind))) {
      const times = presses.flatMap((press) => (press.kind === kind ? [press.ms] : []));
      row(`${kind}: median`, times, 0.5);
    }
    const [slowest] = presses.toSorted((a, b) => b.ms - a.ms);
    row(
      `any press, the slowest (${slowest?.what})`,
      presses.map(({ ms }) => ms),
      1,
    );
  }
  return rows;
}

type Press = { kind: string; what: string; ms: number };

/** Answers the questions at an address. @returns the presses; the browser reports none under 16 ms */
async function answered(page: Page, address: string): Promise<Press[]> {
  await page.goto(address);
  await page.locator('html[data-script="hay"]').waitFor();
  const presses: Press[] = [];
  const bar = page.locator('.question-footer .action-bar');
  const go = bar.locator('.btn.primary');
  for (let question = 1; question <= QUESTIONS; question++) {
    await page.locator('.question-counter', { hasText: `Pregunta ${question} de` }).waitFor();
    const press = async (kind: string, where: typeof go) => {
      await page.waitForLoadState('networkidle');
      presses.push({ kind, what: `${kind}, ${question}`, ms: await pressed(page, where) });
    };
    await press('an option', page.locator('label.option').nth(question % 4));
    // If the first press already answers, there is no separate answer button.
    if ((await page.locator('.feedback').count()) === 0) await press('answer', go);
    await press('why', bar.getByRole('button', { name: /^Por qué/ }));
    if (question < QUESTIONS) await press('next question', go);
  }
  return presses;
}

/** @returns milliseconds from the press to the next paint; the browser counts in steps of 8 */
async function pressed(page: Page, where: ReturnType<Page['locator']>): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { times });
  });
  await where.click();
  return page.evaluate(async () => {
    // Waits, because the timing entry of a press arrives after the next paint.
    for (let frame = 0; frame < 4; frame++)
      await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done, 100));
    return Math.max(16, ...(window as unknown as { times: number[] }).times);
  });
}
