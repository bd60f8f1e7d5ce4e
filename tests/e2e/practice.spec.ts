import type { Page, Request } from 'playwright/test';
import { expect, isSiteIcon, readQuizData, test, UNFILLED_VALUES } from './fixtures.ts';
import { answerInSession as answerOnPlan } from './plan.ts';
import {
  atQuestion,
  beginExam,
  choose,
  clickNext,
  finishTest,
  openTest,
  optionInput,
  readVerdict,
  SHORT_TEST,
} from './quiz.ts';
import { readTestQuestions, TEST_IDS } from './site.ts';

const [FIRST = ''] = TEST_IDS;
const QUESTION = FIRST && readTestQuestions(FIRST)[0]!.id;

test('a double click triggers no link or button in the answer that appears', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async () => undefined });
    // As soon as the answer appears, clicks every link, button and summary in it.
    new MutationObserver((_, observer) => {
      const answer = document.querySelector('.feedback');
      if (!answer) return;
      observer.disconnect();
      const press = { bubbles: true, cancelable: true, detail: 1 };
      const pressed = [...answer.querySelectorAll('a, button, summary')].map(
        (each) => !each.dispatchEvent(new MouseEvent('click', press)),
      );
      document.documentElement.dataset.dead = pressed.join(' ');
    }).observe(document, { childList: true, subtree: true });
  });
  await openTest(page, '1');
  await choose(page, 0);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  const address = page.url();
  const answer = page.locator('.feedback');
  await expect(answer).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-dead', '');
  await page.getByRole('button', { name: 'Por qué' }).click();
  await page.waitForTimeout(400);
  expect(page.url()).toBe(address);
  await expect(answer.locator('details[open], [data-copied]')).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveCount(0);
  await answer.getByText('Compartir esta pregunta').click();
  await answer.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.locator('.toast')).toBeVisible();
});

test.describe('the review', () => {
  test('keeps a missed question until it is answered correctly', async ({ page }) => {
    await openTest(page, SHORT_TEST);
    const { answer } = (await readQuizData(page)).questions[0]!;
    await choose(page, (answer + 1) % 4);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    await page.goto('/repaso/');
    await page.getByRole('button', { name: 'Recuperar 1 fallo' }).click();
    // After a wrong answer, the end of a session offers the question again.
    await answerOnPlan(page, false);
    await clickNext(page);
    await expect(page.locator('.session-end h1')).toBeFocused();
    await page.getByRole('button', { name: /^Recuperar 1.fallo/ }).click();
    await answerOnPlan(page, true);
    await clickNext(page);
    await expect(page.locator('.session-end h1')).toBeFocused();
    await page.goto('/repaso/');
    await expect(page.getByText('Hoy no tienes nada que repasar')).toBeVisible();
  });

  test('offers the missed questions of a result, or of the test in the address', async ({
    page,
  }) => {
    await openTest(page, SHORT_TEST);
    // No other question of this test asks about the rules of these three.
    await finishTest(page, 0, (index) => ![1, 2, 3].includes(index));
    await page.getByRole('button', { name: 'Recuperar tus 3 fallos' }).click();
    await expect(page).toHaveURL(/\/repaso\/#p1$/);
    await expect(page.getByText('Pregunta 1 de 3')).toBeVisible();
    await answerOnPlan(page, true);
    await expect(page.locator('.feedback h2')).toContainText(/^Correcta/);
    await page.goto('/repaso/');
    await expect(page.getByText(/^Llevas 1 de 3\.$/)).toBeVisible();
    await page.goto(`/repaso/#test=${SHORT_TEST}`);
    await expect(page.getByRole('button', { name: 'Recuperar 2 fallos' })).toBeVisible();
    await page.goto('/repaso/#test=1');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ver todo el repaso' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Recuperar/ })).toHaveCount(0);
  });

  test('two tabs continue at the session’s current question and lose no answer', async ({
    context,
    page,
  }) => {
    await openTest(page, SHORT_TEST);
    await finishTest(page, 0, (index) => index >= 4);
    await page.getByRole('button', { name: 'Recuperar tus 4 fallos' }).click();
    await choose(page, 1);
    const later = await context.newPage();
    await later.goto('/repaso/#sesion');
    await atQuestion(later, 2);
    await choose(later, 2);
    await page.bringToFront();
    await clickNext(page);
    await atQuestion(page, 2);
    await expect(optionInput(page, 2)).toBeChecked();
    await clickNext(page);
    await atQuestion(page, 3);
  });
});

test.describe('on the device', () => {
  test('earlier results of a test are listed, and each can be opened', async ({ page }) => {
    await page.goto('/tests/');
    const results = page.getByRole('link', { name: /^Repasar resultados anteriores/ });
    await expect(results).toHaveCount(0);
    await page.goto(`/test-result/${SHORT_TEST}/`);
    await expect(page.getByText('No hay un resultado guardado')).toBeVisible();
    await expect(page.getByRole('link', { name: /lo que te falta/ })).toHaveCount(0);
    const earlier = page.locator('.past-results ol a');
    for (const right of [2, 5]) {
      // The open result does not count as an earlier one.
      await expect(earlier).toHaveCount(0);
      await openTest(page, SHORT_TEST);
      await finishTest(page, 0, (index) => index < right);
    }
    await page.goto('/tests/');
    await expect(results).toHaveCount(1);
    await results.click();
    await expect(earlier).toHaveCount(2);
    await earlier.nth(1).click();
    await expect.poll(async () => (await readVerdict(page)).score).toBe(2);
    // The result is far above the list, so it gets the focus and scrolls into view.
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toBeInViewport();
    await page.goBack();
    await expect.poll(async () => (await readVerdict(page)).score).toBe(5);
    await expect(
      page.getByRole('link', { name: 'Repasar lo que te falta de este test' }),
    ).toBeVisible();
  });

  test('progress can be exported, deleted and imported', async ({ page }, info) => {
    await openTest(page, SHORT_TEST);
    await finishTest(page, 0, (index) => ![1, 2].includes(index));
    await page.goto('/repaso/');
    await page.getByText('Tu progreso en este dispositivo').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar progreso' }).click();
    const file = info.outputPath('progreso.json');
    await (await download).saveAs(file);
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await expect(page.getByRole('button', { name: 'No, conservarlo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Borrar todo' })).toBeFocused();
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await page.getByRole('button', { name: 'Sí, borrar todo' }).click();
    await expect(page.getByText('Hoy no tienes nada que repasar')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"hola":1}'),
    });
    await expect(page.getByText('El archivo no es un progreso de Licencia PR')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('Progreso importado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recuperar 2 fallos' })).toBeVisible();
  });

  test('a test still finishes with a valid result after the clock is set back', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await openTest(page, SHORT_TEST);
    await choose(page, 1);
    await clickNext(page);
    await page.clock.setFixedTime(new Date('1970-01-02T00:00:00Z'));
    await finishTest(page, 1, () => true);
    expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
    await page.reload();
    expect((await readVerdict(page)).total).toBe((await readQuizData(page)).questions.length);
    await expect(page.locator('.past-results')).toHaveCount(0);
  });

  test('the result lists flagged questions', async ({ page }) => {
    await openTest(page, SHORT_TEST);
    const { questions } = await readQuizData(page);
    await page.getByRole('button', { name: 'Marcar para revisar' }).click();
    await finishTest(page, 0, () => true);
    await expect(page.getByRole('heading', { name: 'Marcaste para revisar' })).toBeVisible();
    expect((await readVerdict(page)).score).toBe(questions.length);
  });
});

test.describe('on paper', () => {
  test('a test prints its questions, an answer sheet, and the key on its own page', async ({
    page,
  }) => {
    await page.goto('/test/1/');
    await page.emulateMedia({ media: 'print' });
    const { questions } = await readQuizData(page);
    await expect(page.locator('.plain-questions>ol>li')).toHaveCount(questions.length);
    await expect(page.locator('.plain-questions>ol>li').first()).toBeVisible();
    await expect(page.locator('.plain-questions details').first()).toBeHidden();
    await expect(page.locator('.printout li')).toHaveCount(questions.length);
    await expect(page.locator('.answer-key li').first()).toBeVisible();
    await expect(page.locator('.answer-key')).toHaveCSS('break-before', 'page');
    await expect(page.locator('.answer-key li').nth(4)).toHaveText(/^[ABCD]$/);
    await expect(page.locator('#quiz')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir el test' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.answer-key')).toBeHidden();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the notice, the reason and the end of the map are in the viewport', async ({ page }) => {
    await openTest(page, '8');
    const { questions } = await readQuizData(page);
    for (const { answer } of questions.slice(0, 12)) {
      await page.locator('h1').press('Enter');
      await expect(page.getByText('Escoge una respuesta para continuar')).toBeInViewport({
        ratio: 1,
      });
      await choose(page, answer);
      await page.getByRole('button', { name: 'Ver Respuesta' }).click();
      await expect(page.getByRole('heading', { name: /^Correcta\. / })).toBeInViewport({
        ratio: 1,
      });
      const [reason, bar] = [
        await page.locator('.feedback').boundingBox(),
        await page.locator('.quiz form .action-bar').boundingBox(),
      ];
      // The reason is fully visible, or as much of it as fits.
      expect(reason!.y + reason!.height <= bar!.y + 1 || reason!.y <= 24, questions[0]!.id).toBe(
        true,
      );
      await clickNext(page);
    }
    await beginExam(page, '#examen=4821');
    await page.getByRole('link', { name: 'Mapa' }).click();
    await expect(page.getByRole('button', { name: 'Finalizar' })).toBeInViewport({ ratio: 1 });
  });
});

test('each practice page loads no more files than its limit', async ({ page }) => {
  // Each visit loads a page, three fonts, four stylesheets (one for print), the questions and three scripts (for all
  // pages, for practice, for this kind). Some also load reasons, signs, the simulator's result, or tools for progress
  // and offline use.
  for (const [route, most] of [
    ['/test/1/', 13],
    // Also loads the scripts for the road and for days (under 1 KB each) and for an exam's result.
    ['/test-result/1/', 17],
    ['/simulacro/', 14],
    ['/repaso/', 24],
    // Also loads the count in the menu, because an earlier page has stored progress.
    ['/plan/', 24],
  ] as const) {
    const asked: string[] = [];
    const note = (request: Request) => {
      if (!isSiteIcon(request.url())) asked.push(request.url());
    };
    page.on('request', note);
    await page.goto(route, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(asked.length, `${route}\n${asked.join('\n')}`).toBeLessThanOrEqual(most);
  }
});

/** The answer form of the page's question. The form of a second question about the rule is below it. */
const ownAnswer = (page: Page) => page.locator('.answer-form').first();

test('a question has its own page, which works without JavaScript', async ({ plain: page }) => {
  await page.goto(`/preguntas/${QUESTION}/`);
  await expect(page.locator('h1')).toBeVisible();
  const own = ownAnswer(page);
  await expect(own.locator('label.option')).toHaveCount(4);
  const right = own.locator('.option.right-option');
  const wrong = own.locator('.option:not(.right-option)').first();
  await expect(right).not.toContainText('Correcta', { useInnerText: true });
  await wrong.click();
  const verdict = own.locator('.feedback h2');
  await expect(verdict).toBeHidden();
  await expect(wrong).not.toContainText('Tu respuesta', { useInnerText: true });
  await own.getByText('Ver la respuesta').click();
  await expect(verdict).toContainText(/^Todavía no\. Correcta: [A-D]\. /, { useInnerText: true });
  await expect(right).toContainText('Correcta', { useInnerText: true });
  await expect(wrong).toContainText('Tu respuesta', { useInnerText: true });
  await expect(page.getByRole('link', { name: /^Test: / })).toHaveAttribute(
    'href',
    `/test/${FIRST}/#${QUESTION}`,
  );
});

test('a wrong answer on a question page is locked and added to the review', async ({ page }) => {
  const own = ownAnswer(page);
  await page.goto(`/preguntas/${QUESTION}/`);
  await own.locator('.option:not(.right-option)').first().click();
  await own.getByText('Ver la respuesta').click();
  await expect(own.locator('input:checked')).toBeDisabled();
  await page.goto('/repaso/');
  await expect(page.getByRole('button', { name: 'Recuperar 1 fallo' })).toBeVisible();
  await page.goto(`/preguntas/${QUESTION}/`);
  await own.locator('.option.right-option').click();
  await own.getByText('Ver la respuesta').click();
  await expect(own.locator('.feedback h2')).toContainText(/^Correcta: /, {
    useInnerText: true,
  });
  await expect(own.locator('input:checked')).toBeDisabled();
  await page.goto('/repaso/');
  await expect(page.getByText('Hoy no tienes nada que repasar')).toBeVisible();
});

for (const width of [320, 360, 768, 1281, 1440]) {
  test(`the accessibility button never covers the answer bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openTest(page, '2');
    await choose(page, 0);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    // On a phone the accessibility button scrolls under the fixed bar; from 64 rem on it has a gutter.
    const onTop = await page.locator('.quiz form .action-bar').evaluate((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      return [left + 9, (left + right) / 2, right - 9].map((x) =>
        bar.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    expect(onTop).toEqual([true, true, true]);
    if (width > 1024)
      await expect(page.getByRole('button', { name: 'Accesibilidad' })).toBeInViewport({
        ratio: 1,
      });
  });
}
