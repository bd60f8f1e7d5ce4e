/**
 * Measures how long after a press in a test the browser shows what it did, by the browser's own event timing (INP):
 * `npm run bench -- --press`. `--site <folder>` names a site that is built.
 */
import type { Page } from 'playwright';
import { atMost, type Row } from './rows.ts';
import { siteToMeasure } from './size.ts';
import { onSlowPage } from './slow-page.ts';

const SLOWDOWN = 4;
const QUESTIONS = 12;
const GOAL = 100;

/** @returns a row for each kind of press, and one for the slowest of all */
export async function pressRows(): Promise<Row[]> {
  const presses = await onSlowPage(siteToMeasure(), SLOWDOWN, (page, origin) =>
    answered(page, `${origin}/test/1/`),
  );
  const row = (what: string, times: readonly number[], part: number) => {
    const sorted = times.toSorted((a, b) => a - b);
    const value = sorted[Math.floor(part * (sorted.length - 1))]!;
    return atMost(`${what}, ${SLOWDOWN}× slower CPU, of ${times.length}`, value, GOAL, 'ms');
  };
  const kinds = [...new Set(presses.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      row(
        `${kind}: median`,
        presses.filter((press) => press.kind === kind).map(({ ms }) => ms),
        0.5,
      ),
    ),
    row(
      `any press, the slowest (${presses.toSorted((a, b) => b.ms - a.ms)[0]!.what})`,
      presses.map(({ ms }) => ms),
      1,
    ),
  ];
}

type Press = { kind: string; what: string; ms: number };

/** Answers a test with its explanations. @returns the presses; the browser tells none that took less than 16 ms */
async function answered(page: Page, address: string): Promise<Press[]> {
  await page.goto(address);
  await page.getByRole('link', { name: /^Practicar/ }).click();
  const presses: Press[] = [];
  const go = page.locator('.quiz form .btn.go');
  for (let question = 1; question <= QUESTIONS; question++) {
    await page.getByText(new RegExp(`^Pregunta ${question} de`)).waitFor();
    const press = async (kind: string, where: typeof go) => {
      await page.waitForLoadState('networkidle');
      presses.push({ kind, what: `${kind}, ${question}`, ms: await pressed(page, where) });
    };
    await press('an option', page.locator('label.op').nth(question % 4));
    await press('answer', go);
    await press('next question', go);
  }
  return presses;
}

/** @returns milliseconds from the press to the next picture, as the browser counts them: in steps of 8 */
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
    // The entry of a press comes with the picture after it.
    for (let frame = 0; frame < 4; frame++)
      await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done, 100));
    return Math.max(16, ...(window as unknown as { times: number[] }).times);
  });
}
