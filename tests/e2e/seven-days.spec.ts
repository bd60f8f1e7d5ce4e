/** Seven days of a weak and an average learner, ten minutes a day, on the real page with a fake clock. */
import type { Page } from 'playwright/test';
import type { DrillData } from '../../templates/islands/model/drill-data.ts';
import {
  createDrills,
  pairStepQuestions,
} from '../../templates/islands/model/learning/confusion.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { expect, isScrolledSideways, test, UNFILLED_VALUES } from './fixtures.ts';
import { DAY_IN_MS, openPlan, PLAN_START, STORAGE_KEY } from './plan.ts';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

type Asked = { id: string; options: string[]; answer?: number };
type Stored = {
  learning: { session: { items: [string, number][]; results: number[] }; memory: string[] };
};

const storedIn = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Stored, STORAGE_KEY);

/** The right option of every session item, from the files that the page loads. */
async function keysOf(page: Page): Promise<Map<string, string>> {
  const { all, data } = await page.evaluate(async () => {
    const data = JSON.parse(document.getElementById('quiz-data')!.textContent) as {
      bank: { questions: string; forms: string[] };
      signs: string;
      drills: string;
    };
    const get = async <T>(path: string) => (await (await fetch(path)).json()) as T;
    const { questions } = await get<{ questions: Asked[] }>(data.bank.questions);
    const late = await Promise.all([...data.bank.forms, data.signs].map(get<Asked[]>));
    return { all: [...questions, ...late.flat()], data: await get<DrillData>(data.drills) };
  });
  const drills = createDrills(data);
  const confused = Object.entries(data.wrong).flatMap(([sign, others]) =>
    others.flatMap((_, at) => drills.ofChoice(sign, (at + 1) as 1 | 2 | 3) ?? []),
  );
  const section = { title: '', href: '' };
  const steps = [...drills.pairs, ...confused].flatMap((pair) =>
    pairStepQuestions({ section, ...pair }, { byId: new Map() }),
  );
  return new Map([...all, ...steps].map(({ id, options, answer = 0 }) => [id, options[answer]!]));
}

async function rowsOf(page: Page): Promise<{ fallos: number; sum: number }> {
  await expect(page.locator('.today-card[data-ready]')).toBeVisible();
  const rows = await page.locator('.today-rows li').allInnerTexts();
  const counts = rows.map((row) => Number.parseInt(row, 10));
  const at = rows.findIndex((row) => /fallos?/.test(row));
  return { fallos: at < 0 ? 0 : counts[at]!, sum: counts.reduce((sum, one) => sum + one, 0) };
}

/**
 * Answers a whole session inside the page, because clicks through Playwright would take minutes. Each answer advances
 * the clock by twelve seconds.
 * @param chances 1 for a right answer, another number for a wrong one; the list is repeated as needed
 * @returns the ids in order, and whether each answer was right
 */
const play = (page: Page, keys: Map<string, string>, chances: readonly number[]) =>
  page.evaluate(
    async ([entries, given]) => {
      const right = new Map(entries);
      const asked: { id: string; isRight: boolean }[] = [];
      const until = async <T>(find: () => T | null | undefined | false): Promise<T> => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => {
            const channel = new MessageChannel();
            channel.port1.onmessage = resolve;
            channel.port2.postMessage(0);
          });
        }
      };
      const press = () => document.querySelector<HTMLElement>('.quiz form .btn.primary')?.click();
      const isOver = () => document.querySelector('.session-end h1') !== null;
      while (!isOver()) {
        const input = document.querySelector<HTMLInputElement>('.quiz form input');
        if (!input) {
          // The card of a pair has no question.
          press();
          await until(() => isOver() || document.querySelector('.quiz form input'));
          continue;
        }
        const { name } = input;
        const now = Date.now.bind(Date);
        Date.now = () => now() + 12_000;
        const options = [...document.querySelectorAll<HTMLElement>('label.option')];
        const own = options.find((option) =>
          [...option.querySelectorAll('span')].some(
            ({ textContent }) => textContent === right.get(name),
          ),
        );
        if (!own) throw new Error(`${name} has no option ${right.get(name)}`);
        const isRight = given[asked.length % given.length]! === 1;
        (isRight ? own : options.find((option) => option !== own)!).click();
        // A click without a pointer only selects, so the button answers.
        press();
        await until(() => document.querySelector('.feedback h2'));
        asked.push({ id: name, isRight });
        press();
        await until(() => isOver() || !document.querySelector('.feedback h2'));
      }
      return asked;
    },
    [[...keys], chances] as const,
  );

/** The button that closes the postcard of a reached stop. */
const first = (page: Page) => page.getByRole('button', { name: 'Seguir' });

test('the postcard of the first reached stop fills the screen, then the car drives', async ({
  page,
}) => {
  await page.clock.install({ time: PLAN_START });
  await openPlan(page);
  const keys = await keysOf(page);
  await page.goto('/plan/#sesion-10');
  await expect(page.locator('.quiz form h1')).toBeVisible();
  await play(page, keys, [1]);
  await expect(page.locator('.full-screen h1')).toHaveText('Llegaste a El Morro');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const kept = window as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
      }[])
        if (!entry.hadRecentInput) kept.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await first(page).click();
  await expect(page.locator('.session-end h1')).toBeFocused();
  const car = page.locator('.driven-lane svg');
  await expect
    .poll(() =>
      car.evaluate((it) => it.parentElement!.getAnimations().map(({ playState }) => playState)),
    )
    .toContain('finished');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.02,
  );
  // The car stops at the marker of the last stop that it passed.
  const [ours, lamp] = await Promise.all([
    car.boundingBox(),
    page.locator('.passed-stops .is-passed svg').last().boundingBox(),
  ]);
  expect(Math.abs(ours!.x + ours!.width / 2 - lamp!.x - lamp!.width / 2)).toBeLessThan(30);
});

for (const [kind, chance] of [
  ['weak', 0.45],
  ['average', 0.75],
] as const)
  test(`for seven days the home page offers a ${kind} learner the previously promised session`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const random = seededRandom(3);
    await page.clock.install({ time: PLAN_START });
    await openPlan(page, '#fecha');
    await page.getByLabel('¿Qué día es tu examen?').fill('2026-12-09');
    await page.getByRole('button', { name: 'Guardar la fecha' }).click();
    const keys = await keysOf(page);
    let promised: string | undefined;
    let missed: string[] = [];
    let stop = 0;
    for (let day = 0; day < 7; day += 1) {
      await page.clock.setSystemTime(PLAN_START + day * DAY_IN_MS);
      await page.goto('/');
      const { fallos, sum } = await rowsOf(page);
      const here = Number(await page.locator('.panorama .stop-number').first().innerText());
      expect(here, 'the car never turns back in the first round').toBeGreaterThanOrEqual(stop);
      if (day > 0) expect(here, `the car drove on day ${day}`).toBeGreaterThan(stop);
      stop = here;
      if (promised !== undefined) {
        const rows = (await page.locator('.today-rows li').allInnerTexts()).map((row) =>
          row.split('\n').slice(0, 2).join(' ').replace(/\s+/g, ' '),
        );
        expect(rows).toEqual(promised.split(/, | y /));
      }
      await page.locator('.today-actions > .btn').click();
      await expect(page.locator('.quiz form h1')).toBeVisible();
      const { session } = (await storedIn(page)).learning;
      expect(session.items, 'the rows add up to what is asked').toHaveLength(sum);
      const chances = session.items.map(() => Number(random() < chance));
      const asked = await play(page, keys, chances);
      // The first questions are all misses of earlier days.
      const early = asked.slice(0, fallos).map(({ id }) => id);
      for (const id of early) expect(missed, id).toContain(id);
      missed = [...missed, ...asked.filter(({ isRight }) => !isRight).map(({ id }) => id)];
      if (await first(page).isVisible()) await first(page).click();
      promised = (await page.locator('.tomorrow-note').innerText())
        .replace(/^Mañana: /, '')
        .replace(/\..*$/s, '')
        .replace(/\s+/g, ' ');
      expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
      expect(await isScrolledSideways(page)).toBe(false);
    }
    await page.goto('/plan/');
    const states = page.locator('.state-counts li b');
    await expect(states.first()).toBeVisible();
    const counts = (await states.allInnerTexts()).map(Number);
    const all = Number.parseInt(
      (await page.getByRole('heading', { name: /^Tus \d+/ }).innerText()).replace(/^Tus /, ''),
      10,
    );
    expect(counts.reduce((total, one) => total + one, 0)).toBe(all);
  });
