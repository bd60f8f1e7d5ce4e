/** States of the plan that a single session does not reach; axe checks them at both widths and in every look. */
import type { Page } from 'playwright/test';
import { packRow, withFormMark } from '../../templates/islands/model/learning/rule.ts';
import { checkAccessibility } from './axe.ts';
import { expect, measureLayoutShift, test } from './fixtures.ts';
import {
  DAY_IN_MS,
  finishSession,
  openPlan,
  PLAN_START,
  STORAGE_KEY,
  sessionLink,
} from './plan.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TODAY = Math.floor(PLAN_START / DAY_IN_MS);

type Learner = {
  /** Number of rules with an answer. `rights` is the number of right answers in ten. */
  seen: number;
  rights: number;
  /** Study days, as numbers of days before today, the newest last. */
  ago: readonly number[];
  examDay?: number;
};

async function openAs(page: Page, { seen, rights, ago, examDay }: Learner): Promise<void> {
  await page.clock.install({ time: PLAN_START });
  await page.goto('/plan/');
  const rules = await page.evaluate(async () => {
    const data = JSON.parse(document.getElementById('quiz-data')!.textContent) as {
      bank: { questions: string };
      plan: string;
    };
    const get = async <T>(path: string) => (await (await fetch(path)).json()) as T;
    type Asked = { id: string; revision: number; topic: string };
    const { questions } = await get<{ questions: Asked[] }>(data.bank.questions);
    const { rules: all } = await get<{ rules: [string, number, string[]][] }>(data.plan);
    return all.flatMap(([id, , forms]) => {
      const question = questions.find((each) => each.id === forms[0]);
      return question ? [{ id, question }] : [];
    });
  });
  // Every third rule is unseen, so that all topics occur.
  const asked = rules.filter((_, i) => i % 3 < 2).slice(0, seen);
  const topics: Record<string, [number, number]> = {};
  for (const [i, { question }] of asked.entries()) {
    const [count, right] = topics[question.topic] ?? [0, 0];
    topics[question.topic] = [count + 1, right + Number(i % 10 < rights)];
  }
  const learning = {
    memory: asked.map(({ id, question }, i) => {
      const isRight = i % 10 < rights;
      const lastDay = TODAY - ago[i % ago.length]!;
      return packRow({
        id,
        lastDay,
        daysRight: isRight ? 2 : 0,
        missedSince: isRight ? 0 : lastDay,
        wasRight: true,
        seen: withFormMark(question).mark,
      });
    }),
    counts: {
      topics: Object.entries(topics).map(([topic, tally]) => [topic, ...tally]),
      others: [0, 0],
      pace: [0, 0],
    },
    days: ago.map((days) => TODAY - days).sort((a, b) => a - b),
    counted: { day: TODAY, answers: [] },
    plan: {
      minutes: 10,
      startDay: TODAY - Math.max(...ago),
      minutesAt: 1,
      examDay,
      examAt: examDay && 1,
    },
  };
  const settings = { shuffle: false, keys: true, tap: false };
  const stored = {
    version: 1,
    settings,
    running: [],
    finished: [],
    log: [],
    learning,
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEY,
    JSON.stringify(stored),
  ] as const);
  await page.goto('about:blank');
  await openPlan(page);
}

test('the first visit, a rejected date and a missing answer pass axe', async ({ page }) => {
  await page.clock.install({ time: PLAN_START });
  await openPlan(page);
  await checkAccessibility(page, 'first visit');
  await page.getByText('Pon la fecha de tu examen').click();
  await page.getByLabel('¿Qué día es tu examen?').fill('2026-11-01');
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(page.getByText('Esa fecha ya pasó.')).toBeVisible();
  await checkAccessibility(page, 'refused date');
  await sessionLink(page).click();
  await page.locator('.quiz h1').press('Enter');
  await expect(page.getByText('Escoge una respuesta para continuar')).toBeVisible();
  await checkAccessibility(page, 'notice');
});

test('each figure of the plan stays on one line on a 360 px wide phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, { seen: 293, rights: 5, ago: [5, 4] });
  const figures = page.locator('.state-counts b');
  await expect(figures.first()).toBeVisible();
  for (const figure of await figures.all())
    expect(
      await figure.evaluate(
        (line) =>
          line.getBoundingClientRect().height <
          2 * Number.parseFloat(getComputedStyle(line).fontSize),
      ),
    ).toBe(true);
});

test('the end of a session, opened by its address, has no layout shift', async ({ page }) => {
  await page.clock.install({ time: PLAN_START });
  await page.setViewportSize({ width: 360, height: 640 });
  await openPlan(page);
  await sessionLink(page).click();
  await finishSession(page, () => true);
  await page.reload();
  const end = page.locator('.session-end h1');
  await expect(end).toBeVisible();
  // The clock of the page is fake, so the measurement ends only if the test advances it.
  const moved = measureLayoutShift(page);
  await page.clock.runFor(1000);
  expect(await moved).toBeLessThanOrEqual(0.02);
});

test('the plan shows the road, or the document list on the last two days', async ({ page }) => {
  const stops = page.locator('.road-list .stop:visible');
  const papers = page.getByRole('heading', { name: 'Lo que llevas, en original' });
  for (const days of [2, 1, 0, -1]) {
    await openAs(page, { seen: 60, rights: 8, ago: [3, 2, 1], examDay: TODAY + days });
    const isAtEnd = days === 1 || days === 0;
    await expect(papers).toBeVisible({ visible: isAtEnd });
    for (const [width, least, most] of [
      [360, 0, 0],
      [1280, 22, 22],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const count = await stops.count();
      if (isAtEnd) expect(count).toBe(0);
      else expect(count >= least && count <= most, `${count} stops at ${width} px`).toBe(true);
    }
    await checkAccessibility(page, `${days} days before the exam`);
    await page.emulateMedia({ media: 'print' });
    await expect(papers).toBeVisible({ visible: isAtEnd });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the plan shows the expected exam score as a range near the exam', async ({ page }) => {
  await openAs(page, { seen: 140, rights: 4, ago: [6, 5, 4, 3, 2, 1], examDay: TODAY + 3 });
  await expect(page.getByRole('img', { name: /^De 40, entre \d+ y \d+/ })).toBeVisible();
  await expect(page.getByText(/^Lo que más te sube: recuperar \d+\sfallos/)).toBeVisible();
  await checkAccessibility(page, 'readiness');
});

for (const [hash, heading] of [
  ['#aprobe', '¡Aprobaste el teórico!'],
  ['#esta-vez-no', 'Esta vez no. Se puede repetir.'],
] as const)
  test(`after the exam, the address ${hash} shows the next step`, async ({ page }) => {
    await openAs(page, { seen: 120, rights: 7, ago: [4, 3, 2], examDay: TODAY - 1 });
    await page.goto(`/plan/${hash}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await checkAccessibility(page, hash);
    if (hash === '#aprobe') await page.goto('/');
    else {
      await page.locator('.chips input').first().check({ force: true });
      await page.getByLabel('Tu próxima fecha').fill('2026-12-15');
      await page.getByRole('button', { name: 'Guardar y seguir' }).click();
      await page.goto('/');
    }
    const title = hash === '#aprobe' ? 'Ahora te toca guiar' : 'Hoy: lo que marcaste';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

for (const [name, examDay, words] of [
  ['today', TODAY, 'Hoy es tu examen'],
  ['past', TODAY - 2, 'Tu examen fue el'],
] as const)
  test(`the plan says that the exam day is ${name}`, async ({ page }) => {
    await openAs(page, { seen: 120, rights: 9, ago: [4, 3, 2, 1], examDay });
    await expect(page.getByText(words)).toBeVisible();
    await page.getByText(/^(Fecha y calendario|Pon la fecha de otro)/).click();
    await expect(page.getByRole('button', { name: 'Quitar la fecha' })).toBeVisible();
    await checkAccessibility(page, name);
  });

test('on the exam day, the home page links to the documents and a short review', async ({
  page,
}) => {
  await openAs(page, { seen: 120, rights: 9, ago: [2, 1], examDay: TODAY });
  await page.goto('/');
  const short = page.getByRole('link', { name: 'Un repaso corto' });
  await expect(short).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('storage')));
  await expect(short).toHaveAttribute('href', /\/plan\/#sesion$/);
  const papers = page.getByRole('link', { name: 'Ver qué papeles llevo' });
  await expect(papers).toHaveAttribute('href', /\/tramites\/$/);
});

test('a plan link, the iOS hint and unreadable progress pass axe', async ({ page }) => {
  await openAs(page, { seen: 30, rights: 8, ago: [2, 1] });
  await page.getByText('Llévalo a otro teléfono').click();
  const copy = page.getByRole('button', { name: 'Copiar el enlace' });
  const link = (await copy.getAttribute('data-copy'))!;
  // Without stored progress, this browser stands for the other device.
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('Se suman 30 preguntas')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.ios = '';
  });
  await expect(page.getByText('Safari borra lo guardado')).toBeVisible();
  await checkAccessibility(page, 'link and hint');
  await page.evaluate((key) => localStorage.setItem(key, '{"hola":1}'), STORAGE_KEY);
  await page.goto('about:blank');
  await openPlan(page);
  await expect(page.getByText('Apartamos una copia')).toBeVisible();
  await checkAccessibility(page, 'set aside');
});

test('a plan without its questions and the printable plans pass axe', async ({ page, watch }) => {
  watch.allow(/banco|Failed to load resource/);
  await page.route('**/assets/banco-*.json', (route) => route.abort());
  await page.goto('/plan/');
  await expect(page.getByRole('button', { name: /otra vez|de nuevo/i })).toBeVisible();
  for (const title of ['Una semana', 'Dos semanas', 'Cuatro semanas'])
    await page.getByText(title, { exact: true }).click();
  await checkAccessibility(page, 'no questions, plans on paper');
});
