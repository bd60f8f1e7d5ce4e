import { expect, readQuizData, test, UNFILLED_VALUES } from './fixtures.ts';
import {
  answeredProgressBar,
  answerFirstQuestions,
  atQuestion,
  choose,
  clickNext,
  delayPracticeScripts,
  EXAM_MODE_LABEL,
  finishTest,
  nextButton,
  openTest,
  optionInput,
  readVerdict,
  SHORT_TEST,
  waitForScript,
} from './quiz.ts';
import { readTestQuestions, TEST_IDS } from './site.ts';

const TOTAL = readTestQuestions(SHORT_TEST).length;

test('a wrong answer, once revealed, is explained and locked', async ({ page }) => {
  await openTest(page, '1');
  const { answer, errors, options } = (await readQuizData(page)).questions[0]!;
  const wrong = (answer + 1) % 4;
  await choose(page, wrong);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  await expect(page.locator('.feedback .chosen-reason')).toHaveText(errors[wrong] as string);
  const verdict = page.getByRole('heading', {
    name: `Todavía no. Correcta: ${'ABCD'[answer]}. ${options[answer]}.`,
  });
  await expect(verdict).toBeFocused();
  await expect(verdict).toHaveAccessibleDescription(await page.locator('.rule').innerText());
  await expect(page.locator('label.option.is-right')).toContainText('Correcta');
  await expect(page.locator('label.option.is-wrong')).toContainText('Tu respuesta');
  await expect(optionInput(page, wrong)).toHaveAccessibleDescription('');
  const why = page.getByRole('button', { name: 'Por qué' });
  await why.click();
  await expect(page.locator('.feedback')).toContainText('Ver en el manual');
  // The opened reason is before the button that opened it, so the verdict has the focus.
  await expect(verdict).toBeFocused();
  // Escape closes the open reason, then the sheet; the button reopens both.
  await page.keyboard.press('Escape');
  await expect(page.locator('.feedback')).not.toContainText('Ver en el manual');
  await page.keyboard.press('Escape');
  await expect(page.locator('.feedback')).toHaveCount(0);
  await expect(why).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.feedback')).toContainText('Ver en el manual');

  // The options are aria-disabled, and Playwright would wait until they are enabled.
  await page.locator('label.option.is-right').click({ force: true });
  await expect(optionInput(page, wrong)).toBeChecked();
  await optionInput(page, wrong).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(String(answer + 1));
  await expect(optionInput(page, wrong)).toBeChecked();
  await clickNext(page);
  await atQuestion(page, 2);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await atQuestion(page, 1);
  await expect(optionInput(page, wrong)).toBeChecked();
  await expect(page.locator('label.option.is-wrong')).toContainText('Tu respuesta');
});

test('a right answer can be marked as a guess, which the plan counts as half', async ({ page }) => {
  await page.goto(`/test/${SHORT_TEST}/`);
  await waitForScript(page);
  const { answer } = (await readQuizData(page)).questions[0]!;
  await choose(page, answer);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  const unsure = page.getByRole('button', { name: 'No tenía certeza' });
  await page.getByRole('button', { name: 'Por qué' }).click();
  // Uses the keyboard, because a second tap at the same place is ignored.
  await unsure.press('Enter');
  await expect(page.getByText('Anotado: esta cuenta a medias')).toBeVisible();
  await page.reload();
  await waitForScript(page);
  await page.getByRole('button', { name: 'Por qué' }).click();
  await expect(page.locator('.feedback')).toContainText('Ver en el manual');
  await expect(unsure).toHaveCount(0);
  await page.goto('/plan/');
  await expect(page.locator('.quiz')).toContainText(/1\s*acertada, aún no firme/);
  const rows = await page.evaluate(
    () => JSON.parse(localStorage.getItem('licencia-pr:progreso')!).learning.memory as string[],
  );
  // The rule's row counts neither a day with a right answer nor a miss.
  expect(rows.map((row) => row.split(' ').slice(2, 4))).toEqual([['0', '0']]);
});

test('a choice made before the script loads is kept, without layout shifts', async ({ page }) => {
  const release = await delayPracticeScripts(page);
  await page.goto('/test/1/');
  await choose(page, 2);
  const places = () =>
    page
      .locator('.question-counter, .question-frame img, h1, label.option')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await places();
  release();
  await expect(page.getByRole('button', { name: 'Ver Respuesta' })).toBeVisible();
  await expect(optionInput(page, 2)).toBeChecked();
  await expect(optionInput(page, 2)).toBeFocused();
  expect(await places()).toEqual(before);
  await page.reload();
  await expect(optionInput(page, 2)).toBeChecked();
  await page.keyboard.press('Tab');
});

test('the first question in the HTML stays hidden while an attempt is under way', async ({
  page,
}) => {
  const release = await delayPracticeScripts(page);
  await page.goto('/test/3/');
  await expect(page.locator('.question-frame h1')).toBeVisible();
  await expect(page.locator('label.option')).toHaveCount(4);
  release();
  await openTest(page, '3');
  await answerFirstQuestions(page, 2);
  const again = await delayPracticeScripts(page);
  await page.goto('/tests/');
  await page.goto('/test/3/');
  await expect(page.locator('.question-frame')).toHaveCount(1);
  await expect(page.locator('.question-frame h1')).toBeHidden();
  again();
  await atQuestion(page, 3);
  await expect(page.locator('.question-frame h1')).toBeVisible();
});

test('without a stored attempt, an address opens its question, and earlier questions come last', async ({
  page,
}) => {
  await page.goto(`/test/${SHORT_TEST}/#p3`);
  await waitForScript(page);
  await atQuestion(page, 3);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await atQuestion(page, 2);
  await page.goto('/tests/');
  await page.goto(`/test/${SHORT_TEST}/#p${TOTAL}-final`);
  await page.goto(`/test/${SHORT_TEST}/#p${TOTAL}`);
  await atQuestion(page, TOTAL);
  await choose(page, 0);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  await clickNext(page);
  await atQuestion(page, 1);
});

test('a press that begins before the script loads still counts', async ({ page }) => {
  const release = await delayPracticeScripts(page);
  await page.goto('/test/1/');
  await page.locator('label.option').first().hover();
  await page.mouse.down();
  release();
  await page.waitForResponse(/(mount|parte)-/);
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(optionInput(page, 0)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Ver Respuesta' })).toBeVisible();
});

test('shortcuts choose, reveal and continue, and can be switched off', async ({ page }) => {
  await openTest(page, '1');
  await page.locator('h1').focus();
  await page.keyboard.press('b');
  await expect(optionInput(page, 1)).toBeChecked();
  await page.keyboard.press('4');
  await expect(optionInput(page, 3)).toBeChecked();
  await page.keyboard.press('v');
  await expect(page.locator('.feedback')).toBeVisible();

  await page.goto('/test/2/');
  await waitForScript(page);
  await page.locator('.practice-settings summary').click();
  await page.getByLabel('Usar atajos de teclado').uncheck();
  await optionInput(page, 0).focus();
  for (const key of ['b', '3', 'v']) await page.keyboard.press(key);
  await expect(page.locator('form input:checked')).toHaveCount(0);
});

test('a test still explains each answer after another test without explanations', async ({
  page,
}) => {
  await page.goto('/test/2/');
  await waitForScript(page);
  await choose(page, 0);
  await nextButton(page).click();
  await expect(page.locator('.feedback')).toBeVisible();
  await clickNext(page);
  await atQuestion(page, 2);

  await openTest(page, SHORT_TEST);
  await choose(page, 0);
  await clickNext(page);
  await atQuestion(page, 2);
  await expect(page.locator('.feedback')).toHaveCount(0);

  await page.goto('/test/2/');
  await atQuestion(page, 2);
  await choose(page, 1);
  await nextButton(page).click();
  await expect(page.locator('.feedback')).toBeVisible();
  await atQuestion(page, 2);
});

test('the options below the first question can switch explanations off', async ({ page }) => {
  await page.goto('/test/2/');
  await waitForScript(page);
  await page.locator('.practice-settings summary').click();
  await page.getByLabel(EXAM_MODE_LABEL).check();
  await choose(page, 0);
  await clickNext(page);
  await atQuestion(page, 2);
  await expect(page.locator('.feedback')).toHaveCount(0);
});

test('starting anew needs confirmation, with the focus on the button that keeps the attempt', async ({
  page,
}) => {
  await openTest(page, '3');
  await choose(page, 0);
  await clickNext(page);
  await page.goto('/test/3/');
  await atQuestion(page, 2);
  await page.locator('.practice-settings summary').click();
  const again = page.getByRole('button', { name: 'Empezar de nuevo', exact: true });
  const keep = page.getByRole('button', { name: 'No, conservarlo' });
  for (const key of ['Escape', 'Enter']) {
    await again.click();
    await expect(keep).toBeFocused();
    await expect(
      page.getByRole('group', { name: '¿Empezar de nuevo? Lo que tienes a medias se borra.' }),
    ).toBeVisible();
    await page.keyboard.press(key);
    await expect(again).toBeFocused();
  }
  await expect(answeredProgressBar(page)).toHaveAttribute('value', '1');
  await again.click();
  await page.getByRole('button', { name: EXAM_MODE_LABEL }).click();
  await atQuestion(page, 1);
  await expect(page.locator('h1')).toBeFocused();
  await expect(answeredProgressBar(page)).toHaveAttribute('value', '0');
});

test('the older of two tabs shows a notice at any scroll position and looks inactive', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTest(page, '3');
  await choose(page, 0);
  await clickNext(page);
  await atQuestion(page, 2);
  const second = await context.newPage();
  await second.goto('/test/3/');
  await atQuestion(second, 2);
  // The message is visible at any scroll position, and inactive controls look inactive.
  for (const y of [0, 200]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(page.getByText('cambió en otra pestaña')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Seguir aquí' })).toBeInViewport({ ratio: 1 });
  }
  await expect(optionInput(page, 1)).toBeDisabled();
  await expect(page.locator('label.option').nth(1)).toHaveCSS('cursor', 'default');
  await page.locator('label.option').nth(1).click({ force: true });
  await expect(page.locator('form input:checked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(second.getByText('cambió en otra pestaña')).toBeVisible();
});

for (const { rights, title, passes } of [
  { rights: TOTAL, title: 'Excelente trabajo', passes: true },
  { rights: Math.ceil(TOTAL * 0.75), title: 'Buen resultado', passes: false },
  { rights: Math.ceil(TOTAL * 0.63), title: 'Buen resultado', passes: false },
  { rights: 0, title: 'Sigue practicando', passes: false },
]) {
  test(`${rights} right answers of ${TOTAL} give the verdict «${title}»`, async ({ page }) => {
    await openTest(page, SHORT_TEST);
    await finishTest(page, 0, (index) => index < rights);
    expect(await readVerdict(page)).toEqual({ score: rights, total: TOTAL });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // Only visitors who reach the goal get appointment links, and only pupils of a class get the name field.
    for (const name of ['Ver Información de Trámites', 'Encontrar Centro CESCO'])
      await expect(page.getByRole('link', { name })).toHaveCount(passes ? 1 : 0);
    await expect(page.getByLabel('Tu nombre o apodo')).toBeHidden();
    // Exactly one button leads to the next step. It is visible on the first screen of a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    const step = page.locator('.result .btn.primary');
    await expect(step).toHaveCount(1);
    await expect(step).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: /^Para repasar/ })).toHaveCount(
      rights === TOTAL ? 0 : 1,
    );
    await expect(page.getByRole('heading', { name: 'Por tema' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    const gap = await page.locator('.score-road').evaluate((road) => {
      const [pass, goal] = [...road.querySelectorAll('b')].map((b) => b.getBoundingClientRect());
      return goal!.left - pass!.right;
    });
    expect(gap, 'px between the plates of the pass mark and of the goal').toBeGreaterThan(5);
    expect(await page.locator('main').innerText()).not.toMatch(UNFILLED_VALUES);
  });
}

for (const id of TEST_IDS) {
  test(`the result page of test ${id} shows a message if no result is stored`, async ({ page }) => {
    await page.goto(`/test-result/${id}/`);
    await expect(page.getByText('No hay un resultado guardado en este dispositivo.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Comenzar Test' })).toHaveAttribute(
      'href',
      `/test/${id}/`,
    );
    expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
  });
}

test('print without colours marks right and wrong by symbol, word and edge', async ({ page }) => {
  await openTest(page, SHORT_TEST);
  await answerFirstQuestions(page, 1);
  await finishTest(page, 1, () => false);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '');
  });
  await page.emulateMedia({ media: 'print' });
  const marks = (kind: string) =>
    page
      .locator(`main .option.${kind}`)
      .first()
      .evaluate((row) => {
        const mark = row.querySelector('svg path')!;
        const { stroke } = getComputedStyle(mark);
        const word = row.querySelector('small')!;
        return {
          isSeen: [row, mark, word].every((part) => part.checkVisibility()),
          shape: mark.getAttribute('d'),
          word: word.textContent,
          edge: getComputedStyle(row).borderTopStyle,
          ink: stroke,
        };
      });
  const [right, wrong] = [await marks('is-right'), await marks('is-wrong')];
  expect(right).toMatchObject({ isSeen: true, word: 'Correcta', edge: 'solid' });
  expect(wrong).toMatchObject({ isSeen: true, word: 'Tu respuesta', edge: 'dashed' });
  expect(right.shape).not.toBe(wrong.shape);
  for (const { ink } of [right, wrong]) expect(ink).toBe('rgb(0, 0, 0)');
});

test('keys pressed faster than the page renders answer each question once', async ({ page }) => {
  await page.goto(`/test/${SHORT_TEST}/#p1`);
  await waitForScript(page);
  await page.locator('.quiz form h1').focus();
  // Chooses, shows the answer and continues, without waiting.
  for (let at = 0; at < 5; at += 1)
    for (const key of ['2', 'v', 'Enter']) await page.keyboard.press(key);
  await atQuestion(page, 6);
  await page.reload();
  await atQuestion(page, 6);
  for (let at = 5; at > 0; at -= 1) {
    await page.getByRole('button', { name: 'Anterior' }).click();
    await atQuestion(page, at);
    await expect(page.locator('.quiz form input:checked')).toHaveCount(1);
    await expect(page.locator('.feedback')).toBeVisible();
  }
});
