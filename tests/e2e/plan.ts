/** Actions of a learner in the plan, as functions of the page. */
import type { Page } from 'playwright/test';
import type { DrillData } from '../../templates/islands/model/drill-data.ts';
import {
  createDrills,
  pairStepQuestions,
} from '../../templates/islands/model/learning/confusion.ts';
import { expect } from './fixtures.ts';

export const STORAGE_KEY = 'licencia-pr:progreso';
export const DAY_IN_MS = 86_400_000;
/** A Monday morning in Puerto Rico. */
export const PLAN_START = Date.parse('2026-11-23T09:00:00-04:00');
export const EXAM_DATE = '2026-12-07';

export const readProgress = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Stored, STORAGE_KEY);
type Stored = {
  version: number;
  learning?: { memory: string[]; plan?: { examDay?: number }; days: number[] };
};

/** The link to a session of ten minutes, even if the plan advises more. */
export const sessionLink = (page: Page) =>
  page.getByRole('link', { name: /^((Arrancar|Seguir) \()?10 min\)?$/ });
export const sessionNextButton = (page: Page) => page.locator('.quiz form .btn.primary');
/** The card of a pair, which has no question. */
export const pairCard = (page: Page) => page.locator('.quiz .pair-sides');
const plan = (page: Page) =>
  page.getByRole('heading', {
    name: /^(Tu plan|Cómo vas|Mañana es|Hoy es|¿Cómo te fue|Ahora te toca)/,
    level: 1,
  });

export async function openPlan(page: Page, hash = ''): Promise<void> {
  await page.goto(`/plan/${hash}`);
  await expect(plan(page)).toBeVisible();
  await expect(page.locator('.quiz details').first()).toBeVisible();
}

/** The right option of a pair's step, from the drill file. */
async function rightOfPair(page: Page, id: string): Promise<string> {
  const address = await page.evaluate(
    () =>
      (JSON.parse(document.getElementById('quiz-data')!.textContent) as { drills: string }).drills,
  );
  const data = (await (await page.request.get(address)).json()) as DrillData;
  const pair = createDrills(data).byId(id.split(':')[0]!)!;
  const section = { title: '', href: '' };
  const step = pairStepQuestions({ section, ...pair }, { byId: new Map() }).find(
    (each) => each.id === id,
  )!;
  return step.options[step.answer];
}

/** The right option of the question on the screen, from the files that the page loads. */
async function rightText(page: Page): Promise<string> {
  const name = (await page.locator('.quiz form input').first().getAttribute('name'))!;
  if (name.startsWith('par-')) return rightOfPair(page, name);
  return page.evaluate(async () => {
    type Asked = { id: string; options: string[]; answer?: number };
    const data = JSON.parse(document.getElementById('quiz-data')!.textContent) as {
      bank: { questions: string; forms: string[] };
      signs: string;
    };
    const get = async <T>(path: string) => (await (await fetch(path)).json()) as T;
    const { questions } = await get<{ questions: Asked[] }>(data.bank.questions);
    const late = (await Promise.all([...data.bank.forms, data.signs].map(get<Asked[]>))).flat();
    const id = document.querySelector<HTMLInputElement>('.quiz form input')!.name;
    const { options, answer = 0 } = [...questions, ...late].find((each) => each.id === id)!;
    return options[answer]!;
  });
}

/** Answers the question on the screen and waits for feedback. @param shift steps from the right to the wrong option */
export async function answerInSession(page: Page, isRight: boolean, shift = 1): Promise<void> {
  const text = await rightText(page);
  const options = page.locator('label.option');
  const texts = await options.locator('> span').allInnerTexts();
  const right = texts.indexOf(text);
  // The first click answers the question.
  await options.nth(isRight ? right : (right + shift) % texts.length).click();
  await expect(page.locator('.feedback h2')).toBeFocused();
}

/** Advances the page's clock by this many seconds, without waiting. */
export const advanceClock = (page: Page, seconds: number) =>
  page.evaluate((more) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 1000 * more;
  }, seconds);

/** Answers a whole session at half a minute per item. @returns the number of items */
export async function finishSession(page: Page, isRight: (at: number) => boolean): Promise<number> {
  for (let at = 0; at < 80; at += 1) {
    await advanceClock(page, 30);
    if (!(await pairCard(page).isVisible())) await answerInSession(page, isRight(at));
    await sessionNextButton(page).click();
    if (await page.locator('.session-end').isVisible()) return at + 1;
    await expect(page.locator('.quiz form h1')).toBeFocused();
  }
  throw new Error('the session does not end');
}
