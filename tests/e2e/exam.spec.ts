import { expect, test, UNFILLED_VALUES } from './fixtures.ts';
import {
  atQuestion,
  beginExam,
  choose,
  clickNext,
  openOptions,
  optionInput,
  readVerdict,
} from './quiz.ts';
import { EXAM_SETTINGS } from './site.ts';

const minutes = (count: number) => new RegExp(`^${count} minutos`);
const FULL_TIME = minutes(EXAM_SETTINGS.minutes);

test('the keyboard alone can skip, flag, use the map, change and finish, without feedback', async ({
  page,
}) => {
  await beginExam(page, '#examen=77');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ver Respuesta' })).toHaveCount(0);
  await page.locator('form input').first().focus();
  await page.keyboard.press('b');
  await page.keyboard.press('v');
  await expect(page.locator('.feedback')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await atQuestion(page, 2);
  // The second question stays blank.
  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await atQuestion(page, 3);
  await page.getByRole('button', { name: 'Marcar para revisar' }).press('Space');
  await expect(page.getByRole('button', { name: 'Marcar para revisar' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Mapa' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Antes de terminar' })).toBeFocused();
  await expect(page.getByText(`Faltan ${EXAM_SETTINGS.questions - 1} por contestar`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pregunta 1, contestada' })).toBeVisible();
  await page.getByRole('button', { name: 'Pregunta 3, sin contestar, marcada' }).press('Enter');
  await atQuestion(page, 3);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Antes de terminar' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Faltan ${EXAM_SETTINGS.questions - 1} por contestar`)).toBeVisible();
  await page.getByRole('button', { name: 'Pregunta 1, contestada' }).press('Enter');
  await expect(optionInput(page, 1).or(page.locator('form input:checked')).first()).toBeVisible();
  await page.getByRole('link', { name: 'Mapa' }).press('Enter');
  await page.getByRole('button', { name: 'Finalizar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Resultado: simulacro 77' })).toBeFocused();
  const { score, total } = await readVerdict(page);
  expect(total).toBe(EXAM_SETTINGS.questions);
  expect(score).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Resultado: simulacro 77' })).toBeVisible();
  expect(await readVerdict(page)).toEqual({ score, total });
});

test('Back leads out of a finished exam, even beyond the browser’s history limit', async ({
  page,
}) => {
  await page.goto('/tests/');
  await beginExam(page, '#examen=77');
  for (let round = 0; round < 26; round++) {
    await page.getByRole('link', { name: 'Mapa' }).click();
    await page.getByRole('button', { name: 'Pregunta 2, sin contestar' }).click();
  }
  await page.goBack();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.locator('.verdict').first()).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(50);
  await page.reload();
  await expect(page.locator('.verdict').first()).toBeVisible();

  await page.goto('/simulacro/');
  await page.getByRole('button', { name: 'Comenzar simulacro' }).click();
  await page.getByRole('link', { name: 'Mapa' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Comenzar simulacro' })).toBeVisible();
});

test('a stored result opens with a notice after the bank lost some of its questions', async ({
  page,
}) => {
  await beginExam(page, '#examen=77');
  await choose(page, 1);
  await page.getByRole('link', { name: 'Mapa' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const before = await readVerdict(page);
  let gone = 0;
  await page.route('**/assets/banco-*.json', async (route) => {
    const response = await route.fetch();
    const bank = (await response.json()) as { questions: object[] };
    const questions = bank.questions.slice(Math.ceil(bank.questions.length / 2));
    gone = bank.questions.length - questions.length;
    await route.fulfill({ response, json: { ...bank, questions } });
  });
  await page.reload();
  await expect(page.getByText('desde entonces y no cuentan')).toBeVisible();
  expect(gone).toBeGreaterThan(0);
  expect((await readVerdict(page)).total).toBeLessThan(before.total);
});

test('a shared result looks the same on another device', async ({ page, otherDevice: other }) => {
  await beginExam(page, '#examen=4821');
  for (let number = 1; number <= EXAM_SETTINGS.questions; number++) {
    if (number % 4)
      await page
        .locator('label.option')
        .nth(number % 4)
        .click();
    await clickNext(page);
  }
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const own = await readVerdict(page);
  await page.locator('summary', { hasText: 'Comparte tu resultado' }).click();
  const url = await page
    .getByRole('button', { name: 'Copiar enlace' })
    .first()
    .getAttribute('data-copy');
  expect(url!.length - url!.indexOf('#r=') - 3).toBeLessThanOrEqual(240);
  await other.goto(url!);
  await expect(other.getByText('Estás viendo un resultado compartido.')).toBeVisible();
  expect(await readVerdict(other)).toEqual(own);
  await other.getByRole('link', { name: 'Hacer este simulacro' }).click();
  await expect(other.getByRole('button', { name: 'Comenzar el 4821' })).toBeVisible();
});

test('the clock warns at 10, 5 and 1 minutes, and at zero keeps every answer', async ({ page }) => {
  await page.clock.install();
  await beginExam(page, '', FULL_TIME);
  await choose(page, 2);
  const bar = () => page.locator('.quiz form .action-bar').boundingBox();
  const before = await bar();
  await page.clock.runFor((EXAM_SETTINGS.minutes - 10) * 60_000 + 5000);
  await expect(page.getByText('Quedan 10 minutos.')).toBeVisible();
  // The notice must not move the buttons, because the visitor may be about to tap one.
  expect(await bar()).toEqual(before);
  await page.clock.runFor('05:00');
  await expect(page.getByText('Quedan 5 minutos.')).toBeVisible();
  await page.clock.runFor('04:00');
  await expect(page.getByText('Queda 1 minuto.')).toBeVisible();
  // Neither a reload nor setting the device clock back adds time.
  await page.reload();
  await page.clock.setSystemTime(new Date('2001-01-01'));
  await expect(page.getByText('Queda 1 minuto.')).toBeVisible();
  await page.clock.runFor('01:00');
  await expect(page.getByRole('heading', { name: 'Se acabó el tiempo' })).toBeVisible();
  await expect(page.getByText('¿Ver resultado o seguir sin tiempo?')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir sin tiempo' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(optionInput(page, 2)).toBeChecked();
  await page.clock.runFor('01:00:00');
  await atQuestion(page, 1);
  await page.getByRole('link', { name: 'Mapa' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  expect((await readVerdict(page)).total).toBe(EXAM_SETTINGS.questions);
  expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
});

test('the card of a running exam shows the time left; starting another needs confirmation', async ({
  page,
}) => {
  await page.goto('/simulacro/');
  await openOptions(page);
  await expect(page.getByText(/Enter continúa\.$/)).toBeVisible();
  await beginExam(page, '#examen=77', FULL_TIME);
  await choose(page, 1);
  await page.goto('/');
  await page.goto('/simulacro/');
  await expect(
    page.getByText(
      `Tienes el simulacro 77 a medias: 1 de ${EXAM_SETTINGS.questions} contestadas, te quedan ${EXAM_SETTINGS.minutes} min.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const another = page.getByRole('button', { name: 'Comenzar otro', exact: true });
  await another.click();
  await expect(page.getByRole('button', { name: 'No, conservarlo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(another).toBeFocused();
  await another.click();
  await page.getByRole('radio', { name: minutes(EXAM_SETTINGS.minutes * 1.5) }).check();
  await page.getByRole('button', { name: 'Sí, comenzar otro' }).click();
  await atQuestion(page, 1);
  await expect(page.locator('.progress-line')).toContainText(
    new RegExp(`^Quedan (${EXAM_SETTINGS.minutes * 1.5 - 1}|${EXAM_SETTINGS.minutes * 1.5}) min`),
  );
});

test('the older of two tabs accepts no answer, but has a button to take over', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beginExam(page, '#examen=77');
  await page.getByRole('link', { name: 'Mapa' }).click();
  const later = await context.newPage();
  await later.goto('/simulacro/#p1');
  await atQuestion(later, 1);
  await expect(page.getByText('cambió en otra pestaña')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Finalizar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await atQuestion(page, 1);
  await expect(page.locator('h1')).toBeFocused();
  await choose(page, 1);
});

test('an invalid hash opens the start card, with the reason if known', async ({ page }) => {
  for (const [hash, text] of [
    ['#examen=0', 'Ese número de simulacro no existe'],
    ['#examen=<img src=x>', 'Ese número de simulacro no existe'],
    ['#r=abc', 'incompleto o dañado'],
    ['#intento=zzz', 'No hay un resultado guardado'],
    ['#p9', 'Simulacro de examen'],
    ['#mapa', 'Simulacro de examen'],
    ['#%E0%A4%A', 'Simulacro de examen'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/simulacro/${hash}`);
    await expect(page.locator('#simulacro')).toContainText(text);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
  }
});

test('in forced colours the map still distinguishes answered from unanswered questions', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await beginExam(page);
  await choose(page, 0);
  await page.getByRole('link', { name: 'Mapa' }).click();
  const looks = (css: string) =>
    page
      .locator(css)
      .first()
      .evaluate((box) => {
        const { borderTopStyle, backgroundColor } = getComputedStyle(box);
        return { borderTopStyle, backgroundColor };
      });
  for (const list of ['.question-grid', '.grid-legend']) {
    const [full, empty] = [
      await looks(`${list} .question-cell:not(.is-unanswered)`),
      await looks(`${list} .question-cell.is-unanswered`),
    ];
    expect(full.borderTopStyle).not.toBe(empty.borderTopStyle);
    expect(full.backgroundColor).not.toBe(empty.backgroundColor);
  }
});
