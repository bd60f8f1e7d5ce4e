/** Practice beyond one test: review, flags, earlier results, progress as a file, paper, small screens. */
import type { Request } from 'playwright/test';
import { expect, HOLES, isIcon, quizData, test } from './fixtures.ts';
import { answer as answerOnPlan } from './plan.ts';
import {
  atQuestion,
  begin,
  beginExam,
  choose,
  finish,
  goOn,
  option,
  SHORT,
  verdict,
} from './quiz.ts';
import { questionsOf, TEST_IDS } from './site.ts';

const [FIRST = ''] = TEST_IDS;
const QUESTION = FIRST && questionsOf(FIRST)[0]!.id;

test('a second press of the finger that answered opens, copies and leaves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async () => undefined });
    // The moment the answer is there, a press on everything in it that can be pressed.
    new MutationObserver((_, observer) => {
      const answer = document.querySelector('.fb');
      if (!answer) return;
      observer.disconnect();
      const press = { bubbles: true, cancelable: true, detail: 1 };
      const pressed = [...answer.querySelectorAll('a, button, summary')].map(
        (each) => !each.dispatchEvent(new MouseEvent('click', press)),
      );
      document.documentElement.dataset.dead = pressed.join(' ');
    }).observe(document, { childList: true, subtree: true });
  });
  await begin(page, '1');
  await choose(page, 0);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  const address = page.url();
  const answer = page.locator('.fb');
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
  test('holds a missed question until it is right', async ({ page }) => {
    await begin(page, SHORT);
    const { answer } = (await quizData(page)).questions[0]!;
    await choose(page, (answer + 1) % 4);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    await page.goto('/repaso/');
    await page.getByRole('button', { name: 'Repasar 1 pregunta' }).click();
    // Until it is right it comes back.
    for (const isRight of [false, true]) {
      await answerOnPlan(page, isRight);
      await goOn(page);
    }
    await expect(page.locator('.final h1')).toBeFocused();
    await page.goto('/repaso/');
    await expect(page.getByText('Hoy no tienes nada que repasar')).toBeVisible();
  });

  test('of a result: «Practicar tus N fallos», and of a test: its own address', async ({
    page,
  }) => {
    await begin(page, SHORT);
    // Those that nothing else in this test asks.
    await finish(page, 0, (index) => ![1, 2, 3].includes(index));
    await page.getByRole('button', { name: 'Practicar tus 3 fallos' }).click();
    await expect(page).toHaveURL(/\/repaso\/#p1$/);
    await expect(page.getByText('Pregunta 1 · 0 de 10 min')).toBeVisible();
    await answerOnPlan(page, true);
    await expect(page.locator('.fb h2')).toHaveText('Correcta');
    await page.goto('/repaso/');
    await expect(page.getByText('Llevas 0 de 10 minutos.')).toBeVisible();
    await page.goto(`/repaso/#test=${SHORT}`);
    await expect(page.getByRole('button', { name: 'Repasar 2 preguntas' })).toBeVisible();
    await page.goto('/repaso/#test=1');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ver todo el repaso' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Repasar/ })).toHaveCount(0);
  });

  test('two tabs: both go on where the session is, and no answer is lost', async ({
    context,
    page,
  }) => {
    await begin(page, SHORT);
    await finish(page, 0, (index) => index >= 4);
    await page.getByRole('button', { name: 'Practicar tus 4 fallos' }).click();
    await choose(page, 1);
    const later = await context.newPage();
    await later.goto('/repaso/#sesion');
    await atQuestion(later, 2);
    await choose(later, 2);
    await page.bringToFront();
    await goOn(page);
    await atQuestion(page, 2);
    await expect(option(page, 2)).toBeChecked();
    await goOn(page);
    await atQuestion(page, 3);
  });
});

test.describe('on the device', () => {
  test('earlier results of a test are listed, and each can be opened', async ({ page }) => {
    await page.goto('/tests/');
    const results = page.getByRole('link', { name: /^Repasar resultados anteriores/ });
    await expect(results).toHaveCount(0);
    await page.goto(`/test-result/${SHORT}/`);
    await expect(page.getByText('No hay un resultado guardado')).toBeVisible();
    await expect(page.getByRole('link', { name: /lo que te falta/ })).toHaveCount(0);
    const earlier = page.locator('.anteriores ol a');
    for (const right of [2, 5]) {
      // What is on the screen is no earlier one.
      await expect(earlier).toHaveCount(0);
      await begin(page, SHORT);
      await finish(page, 0, (index) => index < right);
    }
    await page.goto('/tests/');
    await expect(results).toHaveCount(1);
    await results.click();
    await expect(earlier).toHaveCount(2);
    await earlier.nth(1).click();
    await expect.poll(async () => (await verdict(page)).score).toBe(2);
    // The result stands far above the list: the reader is taken to it.
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toBeInViewport();
    await page.goBack();
    await expect.poll(async () => (await verdict(page)).score).toBe(5);
    await expect(
      page.getByRole('link', { name: 'Repasar lo que te falta de este test' }),
    ).toBeVisible();
  });

  test('progress leaves as a file, is deleted, and comes back', async ({ page }, info) => {
    await begin(page, SHORT);
    await finish(page, 0, (index) => ![1, 2].includes(index));
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
    await expect(page.getByRole('button', { name: 'Repasar 2 preguntas' })).toBeVisible();
  });

  test('a clock set back changes no answer and no number', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
    await begin(page, SHORT);
    await choose(page, 1);
    await goOn(page);
    await page.clock.setFixedTime(new Date('1970-01-02T00:00:00Z'));
    await finish(page, 1, () => true);
    expect(await page.locator('body').innerText()).not.toMatch(HOLES);
    await page.reload();
    expect((await verdict(page)).total).toBe((await quizData(page)).questions.length);
    await expect(page.locator('.anteriores')).toHaveCount(0);
  });

  test('flagged questions are in the result', async ({ page }) => {
    await begin(page, SHORT);
    const { questions } = await quizData(page);
    await page.getByRole('button', { name: 'Marcar para revisar' }).click();
    await finish(page, 0, () => true);
    await expect(page.getByRole('heading', { name: 'Marcaste para revisar' })).toBeVisible();
    expect((await verdict(page)).score).toBe(questions.length);
  });
});

test.describe('on paper', () => {
  test('a test is its questions, a sheet to answer on and the key on its own page', async ({
    page,
  }) => {
    await page.goto('/test/1/');
    await page.emulateMedia({ media: 'print' });
    const { questions } = await quizData(page);
    await expect(page.locator('.banco>ol>li')).toHaveCount(questions.length);
    await expect(page.locator('.banco>ol>li').first()).toBeVisible();
    await expect(page.locator('.banco details').first()).toBeHidden();
    await expect(page.locator('.hoja li')).toHaveCount(questions.length);
    await expect(page.locator('.clave-papel li').first()).toBeVisible();
    await expect(page.locator('.clave-papel')).toHaveCSS('break-before', 'page');
    await expect(page.locator('.clave-papel li').nth(4)).toHaveText(/^[ABCD]$/);
    await expect(page.locator('#quiz')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.clave-papel')).toBeHidden();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('what the reader has to see is on the screen: the notice, the reason, the end of the map', async ({
    page,
  }) => {
    await begin(page, '8');
    const { questions } = await quizData(page);
    for (const { answer } of questions.slice(0, 12)) {
      await page.locator('h1').press('Enter');
      await expect(page.getByText('Escoge una respuesta para continuar')).toBeInViewport({
        ratio: 1,
      });
      await choose(page, answer);
      await page.getByRole('button', { name: 'Ver Respuesta' }).click();
      await expect(page.getByRole('heading', { name: 'Correcta', exact: true })).toBeInViewport({
        ratio: 1,
      });
      const [reason, bar] = [
        await page.locator('.fb').boundingBox(),
        await page.locator('.quiz form .bar').boundingBox(),
      ];
      // All of it, or as much as there is room for.
      expect(reason!.y + reason!.height <= bar!.y + 1 || reason!.y <= 24, questions[0]!.id).toBe(
        true,
      );
      await goOn(page);
    }
    await beginExam(page, '#examen=4821');
    await page.getByRole('link', { name: 'Mapa' }).click();
    await expect(page.getByRole('button', { name: 'Finalizar' })).toBeInViewport({ ratio: 1 });
  });
});

test('practice asks for few files', async ({ page }) => {
  // The page, three fonts, three styles and three scripts (of every page, of all practice, of this one), and the questions. More: reasons, signs
  // of the questions, of the tests or the list, the simulator's result, the tools for progress and for use without a connection.
  for (const [route, most] of [
    ['/test/1/', 12],
    // And the road and the day, under 1 KB each, which the plan shares, and what an exam's result shares: a test before it has stored them.
    ['/test-result/1/', 16],
    ['/simulacro/', 14],
    ['/repaso/', 23],
    // And the number of the menu: the review before it has stored something.
    ['/plan/', 23],
  ] as const) {
    const asked: string[] = [];
    const note = (request: Request) => {
      if (!isIcon(request.url())) asked.push(request.url());
    };
    page.on('request', note);
    await page.goto(route, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(asked.length, `${route}\n${asked.join('\n')}`).toBeLessThanOrEqual(most);
  }
});

test('one question has a page of its own that works without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(`/preguntas/${QUESTION}/`);
  await expect(page.locator('h1')).toBeVisible();
  const options = page.locator('label.op');
  await expect(options).toHaveCount(4);
  const right = page.locator('.op.correcta');
  const wrong = page.locator('.op:not(.correcta)').first();
  await expect(right).not.toContainText('Correcta', { useInnerText: true });
  await wrong.click();
  await expect(page.getByText(/^Correcta: /)).toBeHidden();
  await expect(wrong).not.toContainText('Tu respuesta', { useInnerText: true });
  await page.getByText('Ver la respuesta').click();
  await expect(page.getByText(/^Correcta: /)).toBeVisible();
  await expect(right).toContainText('Correcta', { useInnerText: true });
  await expect(wrong).toContainText('Tu respuesta', { useInnerText: true });
  await expect(page.getByText('Todavía no.')).toBeVisible();
  await expect(page.getByText('Correcta.', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Test: / })).toHaveAttribute(
    'href',
    `/test/${FIRST}/#${QUESTION}`,
  );
  await context.close();
});

test('a wrong answer on the page of a question is locked, and goes to the review', async ({
  page,
}) => {
  await page.goto(`/preguntas/${QUESTION}/`);
  await page.locator('.op:not(.correcta)').first().click();
  await page.getByText('Ver la respuesta').click();
  await expect(page.locator('.contestar input:checked')).toBeDisabled();
  await page.goto('/repaso/');
  await expect(page.getByRole('button', { name: 'Repasar 1 pregunta' })).toBeVisible();
  await page.goto(`/preguntas/${QUESTION}/`);
  await page.locator('.op.correcta').click();
  await page.getByText('Ver la respuesta').click();
  await expect(page.getByText('Correcta.', { exact: true })).toBeVisible();
  await expect(page.locator('.contestar input:checked')).toBeDisabled();
  await page.goto('/repaso/');
  await expect(page.getByText('Hoy no tienes nada que repasar')).toBeVisible();
});

for (const width of [320, 360, 768, 1281, 1440]) {
  test(`the accessibility button never lies over the answer bar at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await begin(page, '2');
    await choose(page, 0);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    // On a phone it scrolls with the page, under the bar that stays; from 64 rem it has the gutter.
    const onTop = await page.locator('.quiz form .bar').evaluate((bar) => {
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
