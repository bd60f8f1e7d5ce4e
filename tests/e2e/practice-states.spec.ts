/** States of practice pages; axe checks them at both widths and in every look. */

import { checkAccessibility, LOOKS, setHighContrast } from './axe.ts';
import { expect, readQuizData, test } from './fixtures.ts';
import { answerInSession as answerOnPlan } from './plan.ts';
import {
  atQuestion,
  beginExam,
  choose,
  clickNext,
  finishTest,
  openOptions,
  openTest,
  SHORT_TEST,
  startButton,
} from './quiz.ts';
import { EXAM_SETTINGS } from './site.ts';

test('a question passes axe when blank, chosen, answered and taken over by another tab', async ({
  page,
}) => {
  test.slow();
  await page.goto('/test/1/');
  await checkAccessibility(page, 'start');
  await openTest(page, '1');
  await checkAccessibility(page, 'blank');
  await page.locator('.quiz h1').press('Enter');
  await expect(page.getByText('Escoge una respuesta para continuar')).toBeVisible();
  await checkAccessibility(page, 'notice');
  const { answer } = (await readQuizData(page)).questions[0]!;
  await choose(page, (answer + 1) % 4);
  await page.getByRole('button', { name: 'Marcar para revisar' }).click();
  await checkAccessibility(page, 'chosen and flagged');
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  await checkAccessibility(page, 'wrong');
  await clickNext(page);
  await choose(page, (await readQuizData(page)).questions[1]!.answer);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  await checkAccessibility(page, 'right');
  const later = await page.context().newPage();
  await later.goto('/test/1/#p2');
  await expect(page.getByRole('button', { name: 'Seguir aquí' })).toBeVisible();
  await clickNext(page);
  await checkAccessibility(page, 'lost to another tab');
  await page.goto('/test/1/?otra');
  await page.locator('.practice-settings summary').click();
  await page.getByRole('button', { name: 'Empezar de nuevo', exact: true }).click();
  await checkAccessibility(page, 'start anew, asked again');
});

for (const [band, share] of [
  ['Excelente trabajo', 1],
  ['Buen resultado', 0.7],
  ['Sigue practicando', 0.3],
] as const) {
  test(`the result «${band}» passes axe`, async ({ page }) => {
    test.slow();
    await openTest(page, SHORT_TEST);
    const { questions } = await readQuizData(page);
    await finishTest(page, 0, (index) => index < Math.ceil(questions.length * share));
    await expect(page.getByRole('heading', { name: band })).toBeVisible();
    await checkAccessibility(page, band);
  });
}

test('the review, empty and full, and the progress tools pass axe', async ({ page }) => {
  test.slow();
  await page.goto('/repaso/');
  await expect(page.getByText('Hoy no tienes nada que repasar')).toBeVisible();
  await page.getByText('Tu progreso en este dispositivo').click();
  await expect(page.getByRole('button', { name: 'Exportar progreso' })).toBeVisible();
  await checkAccessibility(page, 'empty review and import');
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await checkAccessibility(page, 'delete, asked again');
  await page.goto(`/test-result/${SHORT_TEST}/`);
  await checkAccessibility(page, 'empty result');
  await openTest(page, SHORT_TEST);
  const { answer } = (await readQuizData(page)).questions[0]!;
  await choose(page, (answer + 1) % 4);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  await page.goto('/repaso/');
  await expect(page.getByRole('button', { name: 'Recuperar 1 fallo' })).toBeVisible();
  await checkAccessibility(page, 'review');
  await page.getByRole('button', { name: 'Recuperar 1 fallo' }).click();
  await answerOnPlan(page, true);
  await clickNext(page);
  await expect(page.locator('.session-end h1')).toBeVisible();
  await checkAccessibility(page, 'review done');
});

test('the start card, question, map, time-out and result of the exam pass axe', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await page.goto('/simulacro/#examen=4821');
  await expect(startButton(page)).toBeEnabled();
  await checkAccessibility(page, 'card');
  await openOptions(page);
  await page.getByRole('radio', { name: new RegExp(`^${EXAM_SETTINGS.minutes} minutos`) }).check();
  await startButton(page).click();
  await atQuestion(page, 1);
  await checkAccessibility(page, 'exam question');
  await choose(page, 1);
  await page.getByRole('button', { name: 'Marcar para revisar' }).click();
  await page.getByRole('link', { name: 'Mapa' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de terminar' })).toBeFocused();
  await checkAccessibility(page, 'map');
  await page.clock.runFor((EXAM_SETTINGS.minutes + 0.5) * 60_000);
  await expect(page.getByRole('heading', { name: 'Se acabó el tiempo' })).toBeFocused();
  await checkAccessibility(page, 'time up');
  await page.getByRole('button', { name: 'Ver resultado' }).click();
  await expect(page.getByRole('heading', { name: 'Resultado: simulacro 4821' })).toBeVisible();
  await checkAccessibility(page, 'exam result');
});

test('forced colours show progress, the chosen option and the marked question', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openTest(page, SHORT_TEST);
  const fill = (selector: string) =>
    page.locator(selector).evaluate((box) => getComputedStyle(box).backgroundColor);
  await choose(page, 1);
  await expect(page.locator('.progress-line .progress-road')).toHaveCSS('outline-style', 'solid');
  expect(await fill('.option:has(:checked) .option-letter')).not.toBe(
    await fill('.option:nth-of-type(3) .option-letter'),
  );
  const flag = () =>
    page.locator('.flag-button svg').evaluate((drawing) => getComputedStyle(drawing).fill);
  const plain = await flag();
  await page.getByRole('button', { name: 'Marcar para revisar' }).click();
  await expect.poll(flag).not.toBe(plain);
  // The dashes of the progress bar are a picture without DOM state, so screenshots are compared.
  const lane = () => page.locator('.progress-line .progress-road').screenshot();
  const before = await lane();
  await clickNext(page);
  await choose(page, 1);
  expect((await lane()).equals(before)).toBe(false);
});

test('the map distinguishes answered from blank questions in every colour theme', async ({
  page,
}) => {
  await beginExam(page, '#examen=4821');
  await choose(page, 1);
  await page.getByRole('link', { name: 'Mapa' }).click();
  const fill = (place: number) =>
    page
      .locator('.exam-map button.question-cell')
      .nth(place)
      .evaluate((box) => getComputedStyle(box).backgroundColor);
  for (const { scheme, highContrast } of LOOKS) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await setHighContrast(page, highContrast);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await fill(0), `${scheme} ${highContrast}`).not.toBe(await fill(1));
    expect(await fill(0), `${scheme} ${highContrast}`).not.toBe(ground);
  }
});
