import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { EXAM_DATE as EXAM_DAY, finishSession, openPlan, PLAN_START } from './plan.ts';
import {
  atQuestion,
  beginExam,
  choose,
  clickNext,
  finishTest,
  openTest,
  SHORT_TEST,
} from './quiz.ts';

const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

async function listed(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const list = page.locator('section', { has: page.locator('#claves') });
  return list.locator('dt code').allInnerTexts();
}

test('after a long visit the device stores only the listed keys', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: PLAN_START });
  for (const path of ['/', '/guia-estudio/', '/blog/', '/senales/', '/consistencia/', '/hoja/'])
    await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/accesibilidad/');
  await page
    .getByRole('button', { name: /^Abrir|accesibilidad/i })
    .first()
    .click();
  await page.getByRole('switch').or(page.getByRole('checkbox')).first().click();
  await page.keyboard.press('Escape');
  await page.goto('/tramites/#menores');
  await page
    .getByRole('checkbox', { name: /^Ya lo tengo/ })
    .first()
    .check();
  await page.goto('/practica/');
  await page.getByLabel('Minutos').fill('30');
  await page.getByLabel('Dónde').fill('El parque');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await openTest(page, SHORT_TEST);
  await finishTest(page, 0, (index) => index > 1);
  await page.goto('/repaso/#diez');
  await choose(page, 1);
  await clickNext(page);
  await beginExam(page, '#examen=4821');
  await page.getByRole('link', { name: 'Mapa' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await openPlan(page);
  await page.getByText('Pon la fecha de tu examen').click();
  await page.getByLabel('¿Qué día es tu examen?').fill(EXAM_DAY);
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  // Saving the date closes its panel.
  await page.getByText('Fecha y calendario').click();
  await page.getByLabel('Recuérdame cada día').fill('19:30');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar en mi calendario' }).click();
  await saving;
  // Continues the ten questions from above.
  await page.getByRole('link', { name: /^Seguir \(/ }).click();
  await finishSession(page, (at) => at % 3 > 0);
  expect(await kept(page)).toEqual({
    local: [
      'accessibility-settings',
      'licencia-pr:papeles',
      'licencia-pr:progreso',
      'licencia-pr:salidas',
      'notice-seen',
    ],
    session: [],
    databases: [],
    cookies: '',
    caches: [],
    workers: 0,
  });
  // Only the calendar file contains the hour of the reminder.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/19:?30/);
  // Unreadable progress is set aside, each time under a new key.
  for (const text of ['{"hola":1}', '{"hola":2}'])
    await page
      .evaluate((broken) => localStorage.setItem('licencia-pr:progreso', broken), text)
      .then(() => openPlan(page));
  // A click saves the pages, with one worker and one cache.
  await page.goto('/tests/');
  await page.getByRole('button', { name: /^Guardar el sitio/ }).click();
  await expect(page.getByText('El sitio está guardado en este dispositivo.')).toBeVisible({
    timeout: 20_000,
  });
  const after = await kept(page);
  expect(after.workers).toBe(1);
  expect(after.caches).toEqual([expect.stringMatching(/^licencia-/)]);
  expect({ ...after, local: [], caches: [], workers: 0 }).toEqual({
    local: [],
    session: [],
    databases: [],
    cookies: '',
    caches: [],
    workers: 0,
  });
  for (const path of ['/politica-privacidad/', '/politica-cookies/']) {
    const names = await listed(page, path);
    const isListed = (key: string) => names.includes(key.replace(/:[2-5]$/, ''));
    expect(after.local).toContain('licencia-pr:progreso:corrupto:2');
    expect(
      after.local.filter((key) => !isListed(key)),
      path,
    ).toEqual([]);
    await expect(page.locator('section', { has: page.locator('#claves') })).toContainText(
      'licencia-',
    );
  }
});

test('attempts at removed tests or questions do not break any page', async ({ page }) => {
  const key = 'licencia-pr:progreso';
  const startedAt = Date.parse('2026-11-20T12:00:00Z');
  const gone = ['borrada-01', 'borrada-02', 'borrada-03'];
  const attempt = (kind: string, ref: string, count: number) => ({
    id: `otro-${ref}`,
    kind,
    ref,
    bankRevision: 'otra',
    seed: 0,
    startedAt,
    position: Math.min(count, gone.length - 1),
    order: gone.map((id) => [id, 1]),
    answers: gone.slice(0, count).map((id) => [id, 1, 0]),
    flagged: [gone[0]],
    usedMs: 90_000,
  });
  const running = (...of: Parameters<typeof attempt>) => ({
    tab: 'otra',
    claimedAt: startedAt,
    attempt: attempt(...of),
  });
  await page.goto('/aviso-legal/');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({
      version: 1,
      settings: { shuffle: false, keys: true, tap: false },
      running: [
        running('test', '99', 1),
        running('test', SHORT_TEST, 1),
        running('simulacro', '7', 2),
      ],
      finished: [{ ...attempt('test', '98', 3), endedAt: startedAt + 600_000 }],
      log: [],
    }),
  ] as const);
  for (const path of ['/', '/tests/', '/repaso/', '/plan/', '/simulacro/', '/test-result/1/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/borrada-|undefined|NaN/);
  }
  await page.goto(`/test/${SHORT_TEST}/`, { waitUntil: 'networkidle' });
  await atQuestion(page, 1);
  await page.locator('label.option').first().click();
  const { local } = await kept(page);
  expect(local.filter((name) => name.startsWith(key))).toEqual([key]);
});

test('progress from a newer version of the site stays unchanged, and pages show a notice', async ({
  page,
}) => {
  const key = 'licencia-pr:progreso';
  const text = JSON.stringify({ version: 2, all: { new: true } });
  await page.goto('/aviso-legal/');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
  await page.goto('/preguntas/senales-01/');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await page.locator('[data-answer] label').first().click();
  await page.locator('[data-answer] summary').first().click();
  await expect(page.locator('.toast')).toContainText('Esto no se guardó');
  await page.goto(`/test/${SHORT_TEST}/`);
  await expect(page.getByText('Tu progreso es de una versión más nueva').first()).toBeVisible();
  await page.goto('/plan/');
  await expect(page.getByText('Tu progreso es de una versión más nueva').first()).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(text);
});

test('the plan requests persistent storage only after the exam day is saved', async ({ page }) => {
  await page.clock.install({ time: PLAN_START });
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.kept = `${Number(document.documentElement.dataset.kept ?? 0) + 1}`;
      throw new Error('refused');
    };
  });
  await openPlan(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await page.getByText('Pon la fecha de tu examen').click();
  await page.getByLabel('¿Qué día es tu examen?').fill(EXAM_DAY);
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-kept', '1');
});
