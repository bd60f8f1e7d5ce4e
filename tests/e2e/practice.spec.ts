/** Practice beyond one test: review, simulator, flags, earlier results, progress as a file; and axe in every state of it. */
import axe from 'axe-core';
import type { Page, Request } from '@playwright/test';
import { expect, HOLES, isScrolledSideways, quizData, test } from './fixtures.ts';
import { atQuestion, begin, choose, finish, goOn, option, verdict } from './quiz.ts';

const SHORT = '6';
const LOOKS = [
  { scheme: 'light', highContrast: false },
  { scheme: 'dark', highContrast: false },
  { scheme: 'light', highContrast: true },
] as const;
const WIDTHS = [360, 1280];

const next = (page: Page) => page.locator('.quiz form .btn.go');
const start = (page: Page) => page.getByRole('button', { name: /^Comenzar/ });

/** axe at both widths and in every look; nothing wider than the screen, nothing unfilled. */
async function check(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  expect.soft(await page.locator('body').innerText(), state).not.toMatch(HOLES);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    for (const { scheme, highContrast } of LOOKS) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.evaluate((wanted) => document.documentElement.classList.toggle('high-contrast', wanted), highContrast);
      const found = await page.evaluate(async () => {
        const { axe: runner } = window as unknown as { axe: typeof axe };
        const { violations } = await runner.run(document, { resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`);
      });
      expect.soft(found, `${state}, ${width} px, ${scheme}${highContrast ? ', high contrast' : ''}`).toEqual([]);
    }
    expect.soft(await isScrolledSideways(page), `${state}: wider than ${width} px`).toBe(false);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await isScrolledSideways(page), `${state}: wider than 320 px`).toBe(false);
  await page.evaluate(() => document.documentElement.classList.remove('high-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Opens the simulator, with the time that is asked for, at its first question. */
async function beginExam(page: Page, hash = '', minutes?: RegExp): Promise<void> {
  await page.goto(`/simulacro/${hash}`);
  if (minutes) await page.getByRole('radio', { name: minutes }).check();
  await start(page).click();
  await atQuestion(page, 1);
}

test.describe('axe', () => {
  test('in every state of a question', async ({ page }) => {
    test.slow();
    await page.goto('/test/1/');
    await check(page, 'start');
    await begin(page, '1');
    await check(page, 'blank');
    await next(page).click({ force: true });
    await expect(page.getByText('Escoge una respuesta para continuar')).toBeVisible();
    await check(page, 'notice');
    const { answer } = (await quizData(page)).questions[0]!;
    await choose(page, (answer + 1) % 4);
    await page.getByRole('button', { name: 'Marcar para revisar' }).click();
    await check(page, 'chosen and flagged');
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    await check(page, 'wrong');
    await goOn(page);
    await choose(page, (await quizData(page)).questions[1]!.answer);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    await check(page, 'right');
  });

  for (const [band, share] of [['Excelente trabajo', 1], ['Buen resultado', 0.7], ['Sigue practicando', 0.3]] as const) {
    test(`in the result «${band}»`, async ({ page }) => {
      test.slow();
      await begin(page, SHORT);
      const { questions } = await quizData(page);
      await finish(page, 0, (index) => index < Math.ceil(questions.length * share));
      await expect(page.getByRole('heading', { name: band })).toBeVisible();
      await check(page, band);
    });
  }

  test('in the review, empty and full, and in the progress tools', async ({ page }) => {
    test.slow();
    await page.goto('/repaso/');
    await expect(page.getByText('Todavía no tienes preguntas por repasar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar progreso' })).toBeVisible();
    await check(page, 'empty review and import');
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await check(page, 'delete, asked again');
    await page.goto(`/test-result/${SHORT}/`);
    await check(page, 'empty result');
    await begin(page, SHORT);
    const { answer } = (await quizData(page)).questions[0]!;
    await choose(page, (answer + 1) % 4);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    await page.goto('/repaso/');
    await expect(page.getByRole('button', { name: 'Repasar 1 pregunta' })).toBeVisible();
    await check(page, 'review');
    await page.getByRole('button', { name: 'Repasar 1 pregunta' }).click();
    await choose(page, answer);
    await goOn(page);
    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Repaso terminado' })).toBeVisible();
    await check(page, 'review done');
  });

  test('in the exam: card, question, map, end of time and result', async ({ page }) => {
    test.slow();
    await page.clock.install();
    await page.goto('/simulacro/#examen=4821');
    await expect(start(page)).toBeEnabled();
    await check(page, 'card');
    await page.getByRole('radio', { name: /^40 minutos/ }).check();
    await start(page).click();
    await atQuestion(page, 1);
    await check(page, 'exam question');
    await choose(page, 1);
    await page.getByRole('button', { name: 'Marcar para revisar' }).click();
    await page.getByRole('link', { name: 'Mapa' }).click();
    await expect(page.getByRole('heading', { name: 'Antes de terminar' })).toBeFocused();
    await check(page, 'map');
    await page.clock.runFor('40:30');
    await expect(page.getByRole('heading', { name: 'Se acabó el tiempo' })).toBeFocused();
    await check(page, 'time up');
    await page.getByRole('button', { name: 'Ver resultado' }).click();
    await expect(page.getByRole('heading', { name: 'Resultado: simulacro 4821' })).toBeVisible();
    await check(page, 'exam result');
  });
});

test.describe('the simulator', () => {
  test('asks the same of everyone who opens its number', async ({ page, browser, baseURL }) => {
    const stems: string[][] = [];
    const context = await browser.newContext({ baseURL: baseURL! });
    for (const each of [page, await context.newPage()]) {
      await beginExam(each, '#examen=4821');
      const seen: string[] = [];
      for (let number = 1; number <= 5; number++) {
        await atQuestion(each, number);
        seen.push(await each.locator('h1').innerText());
        await goOn(each);
      }
      stems.push(seen);
    }
    await context.close();
    expect(new Set(stems[0]).size).toBe(5);
    expect(stems[1]).toEqual(stems[0]);
  });

  test('by keyboard alone: skip, flag, map, change, end; no feedback before it', async ({ page }) => {
    await beginExam(page, '#examen=77');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Ver Respuesta' })).toHaveCount(0);
    await page.locator('form input').first().focus();
    await page.keyboard.press('b');
    await page.keyboard.press('v');
    await expect(page.locator('.fb')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await atQuestion(page, 2);
    // Left blank.
    await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
    await atQuestion(page, 3);
    await page.getByRole('button', { name: 'Marcar para revisar' }).press('Space');
    await expect(page.getByRole('button', { name: 'Marcar para revisar' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Mapa' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Antes de terminar' })).toBeFocused();
    await expect(page.getByText('Faltan 39 por contestar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pregunta 1, contestada' })).toBeVisible();
    await page.getByRole('button', { name: 'Pregunta 3, sin contestar, marcada' }).press('Enter');
    await atQuestion(page, 3);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Antes de terminar' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Faltan 39 por contestar')).toBeVisible();
    await page.getByRole('button', { name: 'Pregunta 1, contestada' }).press('Enter');
    await expect(option(page, 1).or(page.locator('form input:checked')).first()).toBeVisible();
    await page.getByRole('link', { name: 'Mapa' }).press('Enter');
    await page.getByRole('button', { name: 'Finalizar' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Resultado: simulacro 77' })).toBeFocused();
    const { score, total } = await verdict(page);
    expect(total).toBe(40);
    expect(score).toBeLessThanOrEqual(1);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Resultado: simulacro 77' })).toBeVisible();
    expect(await verdict(page)).toEqual({ score, total });
  });

  test('its result can be sent, and says the same elsewhere', async ({ page, browser, baseURL }) => {
    await beginExam(page, '#examen=4821');
    for (let number = 1; number <= 40; number++) {
      if (number % 4) await page.locator('label.op').nth(number % 4).click();
      await goOn(page);
    }
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const own = await verdict(page);
    const url = await page.getByRole('button', { name: 'Copiar enlace' }).getAttribute('data-copy');
    expect(url!.length - url!.indexOf('#r=') - 3).toBeLessThanOrEqual(60);
    const context = await browser.newContext({ baseURL: baseURL! });
    const other = await context.newPage();
    await other.goto(url!);
    await expect(other.getByText('Estás viendo un resultado compartido.')).toBeVisible();
    expect(await verdict(other)).toEqual(own);
    await other.getByRole('link', { name: 'Hacer este simulacro' }).click();
    await expect(other.getByRole('button', { name: 'Comenzar el 4821' })).toBeVisible();
    await context.close();
  });

  test('the clock says 10, 5 and 1 minutes, asks at zero and takes nothing away', async ({ page }) => {
    await page.clock.install();
    await beginExam(page, '', /^40 minutos/);
    await choose(page, 2);
    const bar = () => page.locator('.quiz form .bar').boundingBox();
    const before = await bar();
    await page.clock.runFor('30:05');
    await expect(page.getByText('Quedan 10 minutos.')).toBeVisible();
    // A notice that comes by itself must not push a button under the finger.
    expect(await bar()).toEqual(before);
    await page.clock.runFor('05:00');
    await expect(page.getByText('Quedan 5 minutos.')).toBeVisible();
    await page.clock.runFor('04:00');
    await expect(page.getByText('Queda 1 minuto.')).toBeVisible();
    // Reloading gives no time back, and setting the device's clock back neither.
    await page.reload();
    await page.clock.setSystemTime(new Date('2001-01-01'));
    await expect(page.getByText('Queda 1 minuto.')).toBeVisible();
    await page.clock.runFor('01:00');
    await expect(page.getByRole('heading', { name: 'Se acabó el tiempo' })).toBeVisible();
    await expect(page.getByText('¿Ver resultado o seguir sin tiempo?')).toBeVisible();
    await page.getByRole('button', { name: 'Seguir sin tiempo' }).click();
    await expect(page.locator('h1')).toBeFocused();
    await expect(option(page, 2)).toBeChecked();
    await page.clock.runFor('01:00:00');
    await atQuestion(page, 1);
    await page.getByRole('link', { name: 'Mapa' }).click();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    expect((await verdict(page)).total).toBe(40);
    expect(await page.locator('body').innerText()).not.toMatch(HOLES);
  });

  test('garbage in the address opens the card, with a sentence where there is one to say', async ({ page }) => {
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
      expect(await page.locator('body').innerText()).not.toMatch(HOLES);
    }
  });
});

test.describe('the review', () => {
  test('holds a missed question until it is right twice in a row', async ({ page }) => {
    await begin(page, SHORT);
    const { answer } = (await quizData(page)).questions[0]!;
    await choose(page, (answer + 1) % 4);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    for (const [choice, left] of [[answer, 'Te queda 1'], [(answer + 1) % 4, 'Te queda 1'], [answer, 'Te queda 1'], [answer, 'No te queda ninguna']] as const) {
      await page.goto('/repaso/');
      await page.getByRole('button', { name: 'Repasar 1 pregunta' }).click();
      await choose(page, choice);
      // The first press explains, the second one goes on.
      await goOn(page);
      await expect(page.locator('.fb')).toBeVisible();
      await goOn(page);
      await expect(page.getByRole('heading', { name: 'Repaso terminado' })).toBeFocused();
      await expect(page.locator('.veredicto')).toContainText(left);
    }
    await page.goto('/repaso/');
    await expect(page.getByText('Todavía no tienes preguntas por repasar')).toBeVisible();
  });

  test('of a result: «Practicar estas N», and of a test: its own address', async ({ page }) => {
    await begin(page, SHORT);
    const { questions } = await quizData(page);
    await finish(page, 0, (index) => index >= 3);
    await page.getByRole('button', { name: 'Practicar estas 3' }).click();
    await expect(page).toHaveURL(/\/repaso\/#p1$/);
    await expect(page.getByText('Pregunta 1 de 3')).toBeVisible();
    await choose(page, questions[0]!.answer);
    await page.goto('/repaso/');
    await expect(page.getByText('Tienes un repaso a medias: 1 de 3')).toBeVisible();
    await page.goto(`/repaso/#test=${SHORT}`);
    await expect(page.getByRole('button', { name: 'Repasar 3 preguntas' })).toBeVisible();
    await page.goto('/repaso/#test=1');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ver todo el repaso' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Repasar/ })).toHaveCount(0);
  });

  test('two tabs: the later one owns it, the older says so, and no answer is lost', async ({ context, page }) => {
    await begin(page, SHORT);
    await finish(page, 0, (index) => index >= 4);
    await page.getByRole('button', { name: 'Practicar estas 4' }).click();
    await choose(page, 1);
    const later = await context.newPage();
    await later.goto('/repaso/#p1');
    await expect(option(later, 1)).toBeChecked();
    await goOn(later);
    await goOn(later);
    await choose(later, 2);
    await expect(page.getByText('Esta práctica cambió en otra pestaña')).toBeVisible();
    await page.getByRole('button', { name: 'Seguir aquí' }).click();
    await atQuestion(page, 2);
    await expect(option(page, 2)).toBeChecked();
  });
});

test.describe('on the device', () => {
  test('earlier results of a test are listed, and each can be opened', async ({ page }) => {
    await page.goto('/tests/');
    await page.getByRole('link', { name: /^Repasar resultados anteriores/ }).nth(Number(SHORT) - 1).click();
    await expect(page.getByText('Todavía no has terminado este test en este dispositivo.')).toBeVisible();
    await expect(page.getByText('No hay preguntas de este test por repasar.')).toBeVisible();
    for (const right of [2, 5]) {
      await begin(page, SHORT);
      await finish(page, 0, (index) => index < right);
    }
    const results = page.locator('.anteriores ol a');
    await expect(results).toHaveCount(2);
    await results.nth(1).click();
    await expect.poll(async () => (await verdict(page)).score).toBe(2);
    // The result stands far above the list: the reader is taken to it.
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toBeInViewport();
    await page.goBack();
    await expect.poll(async () => (await verdict(page)).score).toBe(5);
    await expect(page.getByRole('link', { name: /^Repasar las 16 preguntas/ })).toBeVisible();
  });

  test('progress leaves as a file, is deleted, and comes back', async ({ page }, info) => {
    await begin(page, SHORT);
    await finish(page, 0, (index) => index >= 2);
    await page.goto('/repaso/');
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
    await expect(page.getByText('Todavía no tienes preguntas por repasar')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"hola":1}') });
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
    await expect(page.locator('.anteriores ol a')).toHaveCount(1);
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
  test('a test is its questions, a sheet to answer on and the key on its own page', async ({ page }) => {
    await page.goto('/test/1/');
    await page.emulateMedia({ media: 'print' });
    const { questions } = await quizData(page);
    await expect(page.locator('.banco>ol>li')).toHaveCount(questions.length);
    await expect(page.locator('.banco>ol>li').first()).toBeVisible();
    await expect(page.locator('.banco details').first()).toBeHidden();
    await expect(page.locator('.hoja li')).toHaveCount(questions.length);
    await expect(page.locator('.clave-papel li').first()).toBeVisible();
    await expect(page.locator('.clave-papel')).toHaveCSS('break-before', 'page');
    await expect(page.locator('.clave-papel li').nth(4)).toContainText(/^[ABCD] · \S/);
    await expect(page.locator('#quiz')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.clave-papel')).toBeHidden();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('what the reader has to see is on the screen: the notice, the reason, the end of the map', async ({ page }) => {
    await begin(page, '8');
    const { questions } = await quizData(page);
    for (const { answer } of questions.slice(0, 12)) {
      await next(page).click({ force: true });
      await expect(page.getByText('Escoge una respuesta para continuar')).toBeInViewport({ ratio: 1 });
      await choose(page, answer);
      await page.getByRole('button', { name: 'Ver Respuesta' }).click();
      await expect(page.getByRole('heading', { name: 'Correcta.' })).toBeInViewport({ ratio: 1 });
      const [reason, bar] = [await page.locator('.fb').boundingBox(), await page.locator('.quiz form .bar').boundingBox()];
      // All of it, or as much as there is room for.
      expect(reason!.y + reason!.height <= bar!.y || reason!.y <= 24, questions[0]!.id).toBe(true);
      await goOn(page);
    }
    await beginExam(page, '#examen=4821');
    await page.getByRole('link', { name: 'Mapa' }).click();
    await expect(page.getByRole('button', { name: 'Finalizar' })).toBeInViewport({ ratio: 1 });
  });

  test('the map tells answered from blank in every look', async ({ page }) => {
    await beginExam(page, '#examen=4821');
    await choose(page, 1);
    await page.getByRole('link', { name: 'Mapa' }).click();
    const fill = (place: number) => page.locator('.mapa button.casilla').nth(place).evaluate((box) => getComputedStyle(box).backgroundColor);
    for (const { scheme, highContrast } of LOOKS) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.evaluate((wanted) => document.documentElement.classList.toggle('high-contrast', wanted), highContrast);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(await fill(0), `${scheme} ${highContrast}`).not.toBe(await fill(1));
      expect(await fill(0), `${scheme} ${highContrast}`).not.toBe(ground);
    }
  });
});

test('practice asks for few files', async ({ page }) => {
  // The review has the tools for progress and for use without a connection on top.
  for (const [route, most] of [['/test/1/', 10], ['/test-result/1/', 10], ['/simulacro/', 10], ['/repaso/', 13]] as const) {
    const asked: string[] = [];
    const note = (request: Request) => void asked.push(request.url());
    page.on('request', note);
    await page.goto(route, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(asked.length, `${route}\n${asked.join('\n')}`).toBeLessThanOrEqual(most);
  }
});

test('one question has a page of its own that works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/preguntas/senales-01/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.letras li')).toHaveCount(4);
  await expect(page.getByText(/^Correcta: /)).toBeHidden();
  await page.getByText('Ver la respuesta').click();
  await expect(page.getByText(/^Correcta: /)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Test: / })).toHaveAttribute('href', '/test/1/#senales-01');
  await context.close();
});

for (const width of [320, 360, 768, 1281, 1440]) {
  test(`the accessibility button never lies over the answer bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await begin(page, '2');
    await choose(page, 0);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    const [button, bar] = [await page.locator('[data-accessibility-button]').boundingBox(), await page.locator('.quiz form .bar').boundingBox()];
    const apart = !button || !bar || button.y >= bar.y + bar.height || button.y + button.height <= bar.y || button.x + button.width <= bar.x;
    expect(apart).toBe(true);
  });
}
