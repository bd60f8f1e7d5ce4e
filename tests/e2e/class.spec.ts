import { brotliCompressSync } from 'node:zlib';
import jsQR from 'jsqr';
import { expect, test } from './fixtures.ts';
import { beginExam, delayScript } from './quiz.ts';

test('the home page leads to the class link, whose QR code and number match it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para maestros' }).click();
  const link = page.locator('[data-class-link] a');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await page.getByLabel('Su número').fill('4821');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(link).toHaveText(/\/simulacro\/\?clase#examen=4821$/);
  await expect(page.locator('.board-number b')).toHaveText('4821');
  expect(await scanned(page)).toBe(await link.innerText());
  await page.getByLabel('Qué examen').selectOption('test-2');
  await expect(link).toHaveText(/\/test\/2\/\?clase&examen=\d{4}$/);
  await page.getByLabel('Se explican después').check();
  await expect(link).toHaveText(/\/test\/2\/\?clase$/);
  expect(await scanned(page)).toBe(await link.innerText());
  await page.getByLabel('Qué examen').selectOption('simulacro');
  await page.getByLabel('Su número').fill('0x');
  await expect(page.locator('[data-class-link] .notice')).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('the page for teachers is at most 53 KB, and a click loads one tool', async ({ page }) => {
  let bytes = 0;
  const tools: string[] = [];
  page.on('response', async (response) => {
    const [name = ''] = /[^/]*$/.exec(new URL(response.url()).pathname)!;
    const body = await response.body();
    bytes += name.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
    // Counts only scripts, because every page also has a stylesheet whose name begins with `print-`.
    tools.push(...(/^(class-link|project|results|print|paper)-.*\.js$/.exec(name)?.slice(1) ?? []));
  });
  await openTools(page);
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeLessThan(53 * 1024);
  expect(tools).toEqual([]);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.locator('.class-link .qr-code')).toBeVisible();
  await expect.poll(() => tools).toEqual(['class-link']);
});

test('a click before the script loads causes no reload and keeps the input', async ({ page }) => {
  const release = await delayScript(page, '**/assets/class-*.js');
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/maestros/');
  const [number, pasted] = [page.getByLabel('Su número'), page.getByLabel('Enlaces de resultados')];
  await number.fill('4821');
  await pasted.fill('hola');
  await page.getByLabel('B, en otro orden').check();
  await number.press('Enter');
  for (const name of ['Proyectar', 'Crear el enlace', 'Ver la tabla', 'Imprimir'])
    await page.getByRole('button', { name, exact: true }).click();
  release();
  // Retried, because nothing on the page shows that the script has loaded.
  await expect(async () => {
    await page.getByRole('button', { name: 'Crear el enlace' }).click();
    await expect(page.locator('[data-class-link] a')).toHaveText(/#examen=4821$/, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Ver la tabla' }).click();
  await expect(page.getByText('no tiene un enlace de resultado')).toBeVisible();
  await expect(pasted).toHaveValue('hola');
  await expect(page.getByLabel('B, en otro orden')).toBeChecked();
  expect(loads).toBe(1);
});

test('a tool that fails to load is reported beside its button and can be retried', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await openTools(page);
  await page.getByLabel('Enlaces de resultados').fill('hola');
  for (const [name, tool, shown] of [
    ['Ver la tabla', 'results', '[data-why]'],
    ['Proyectar', 'projector', '.projector'],
  ] as const) {
    await page.route(`**/assets/${tool}-*.js*`, (route) => route.abort());
    const press = page.getByRole('button', { name, exact: true });
    await press.click();
    const said = page.locator('form + .notice');
    await expect(said).toHaveText('No cargó. Revisa tu conexión e intenta otra vez.');
    await expect(page.getByLabel('Enlaces de resultados')).toHaveValue('hola');
    await page.unroute(`**/assets/${tool}-*.js*`);
    await press.click();
    await expect(page.locator(shown)).toBeVisible();
    await expect(said).toHaveCount(0);
  }
});

async function openTools(page: import('playwright/test').Page) {
  await page.goto('/maestros/');
  await expect(page.getByLabel('Su número')).toHaveValue(/^\d{4}$/);
}

/** Reads the QR code on the screen with a third-party scanner. */
async function scanned(
  page: import('playwright/test').Page,
  code = '.class-link .qr-code',
): Promise<string | undefined> {
  const { data, width, height } = await page.locator(code).evaluate(async (svg) => {
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('width', '400');
    copy.setAttribute('height', '400');
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 400, 400);
    context.drawImage(image, 0, 0, 400, 400);
    return { data: [...context.getImageData(0, 0, 400, 400).data], width: 400, height: 400 };
  });
  return jsQR.default(Uint8ClampedArray.from(data), width, height)?.data;
}

/** Returns the link to a finished exam's result, with the name in it. */
async function resultLink(page: import('playwright/test').Page, name: string) {
  await beginExam(page, '#examen=4821');
  await page.locator('form input').first().check();
  await page.getByRole('link', { name: 'Mapa' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.locator('summary', { hasText: 'Comparte tu resultado' }).click();
  await page.getByLabel('Tu nombre o apodo').fill(name);
  return page
    .locator('.pupil-form')
    .getByRole('button', { name: 'Copiar enlace' })
    .getAttribute('data-copy');
}

test('a long name in a link breaks no layout, and the scores stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const link = (await resultLink(page, 'x'.repeat(60)))!;
  // The field accepts 30 letters, but a name in an address can have any length.
  expect(link).toMatch(/&n=x{30}$/);
  const long = ['W'.repeat(60), '👩‍🏫'.repeat(20), 'Ñ'.repeat(300), '\u202e'.repeat(60)].map(
    (name) => link.replace(/n=.*$/, `n=${encodeURIComponent(name)}`),
  );
  const isScrolled = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  for (const each of long) {
    await page.goto(each);
    await page.reload();
    await expect(page.getByText('Estás viendo un resultado compartido.')).toBeVisible();
    expect(await isScrolled()).toBe(false);
  }
  await openTools(page);
  await page.getByLabel('Enlaces de resultados').fill([...long, `W${long[0]!}`].join('\n'));
  await page.getByRole('button', { name: 'Ver la tabla' }).click();
  const table = page.locator('.class-results table').first();
  await expect(table.locator('tbody tr')).toHaveCount(4);
  await expect(table.locator('tbody th').last()).toHaveText(/^W{40}$|^Ñ{40}$/);
  await page.getByText(/^Qué quedó fuera/).click();
  expect(await isScrolled()).toBe(false);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const score = await table.locator('tbody td').first().boundingBox();
    expect(score!.x + score!.width, media).toBeLessThan(360);
  }
});

test('class links contain the pupil’s name, public links do not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: object) => {
        document.documentElement.dataset.shared = JSON.stringify(what);
        return Promise.resolve();
      },
    });
  });
  const copied = await resultLink(page, 'Zoé Ríos');
  const named = /[&?]n=Zo%C3%A9%20R%C3%ADos$/;
  expect(copied).toMatch(named);
  const box = page.locator('.share');
  const open = box.locator('> .action-bar');
  const href = async (name: string, within = open) =>
    (await within.getByRole('link', { name, exact: true }).getAttribute('href'))!;
  const shared = async () =>
    JSON.parse((await page.locator('html').getAttribute('data-shared'))!) as { url: string };
  const toClass = box.locator('.pupil-form');
  const message = new URL(await href('WhatsApp', toClass)).searchParams.get('text');
  expect(message).toMatch(named);
  await toClass.getByRole('button', { name: 'Enviar', exact: true }).click();
  expect((await shared()).url).toBe(copied);
  await open.getByRole('button', { name: 'Compartir', exact: true }).click();
  const texts = [
    await href('WhatsApp'),
    await href('Publicar en X'),
    JSON.stringify(await shared()),
    (await open.getByRole('button', { name: 'Copiar enlace' }).getAttribute('data-copy'))!,
  ];
  for (const text of texts) {
    expect(text).toMatch(/(#|%23)r(=|%3D)[\w-]+/);
    expect(text).not.toMatch(/Zo|R%C3|Ríos|&n=|%26n/);
  }
  await page.goto('/politica-privacidad/');
  await expect(page.locator('main')).toContainText(
    'va solo en los enlaces de «Envíalo a tu clase»',
  );
  await expect(page.locator('main')).not.toContainText('sin tu nombre y sin la fecha');
});

test('result links carry the names of pupils, and thirty make a table and a CSV', async ({
  page,
}) => {
  const link = await resultLink(page, 'Zoé <b>');
  expect(link).toMatch(/#r=[\w-]+&n=Zo%C3%A9%20%3Cb%3E$/);
  // The name is neither stored on the device nor shown on the result page.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Zoé');
  await page.goto(link!);
  await page.reload();
  await expect(page.getByText('Estás viendo un resultado compartido.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Zoé');

  await openTools(page);
  // If no result can be read, the reason is visible.
  await page.getByLabel('Enlaces de resultados').fill('hola');
  await page.getByRole('button', { name: 'Ver la tabla' }).click();
  await expect(page.getByText('no tiene un enlace de resultado')).toBeVisible();
  const named = (name: string) => link!.replace(/n=.*$/, `n=${encodeURIComponent(name)}`);
  const lines = Array.from({ length: 28 }, (_, i) => named(`Alumno ${i + 1}`));
  await page
    .getByLabel('Enlaces de resultados')
    .fill([link, named('=SUM(1)'), ...lines, lines[0], link!.slice(0, -30), 'hola'].join('\n'));
  await page.getByRole('button', { name: 'Ver la tabla' }).click();
  const table = page.locator('.class-results table').first();
  await expect(table.locator('tbody tr')).toHaveCount(30);
  await expect(table).toContainText('Zoé <b>');
  await expect(
    page.locator('.class-results table').nth(1).getByRole('link').first(),
  ).toHaveAttribute('href', /\/preguntas\/[\w-]+\/$/);
  await expect(page.getByText('30 resultados. 3 líneas quedaron fuera.')).toBeVisible();
  const skipped = page.locator('[data-why]');
  expect(
    await skipped.evaluateAll((all) => all.map((each) => each.getAttribute('data-why'))),
  ).toEqual(['twice', 'damaged', 'no-link']);
  // In print only the table is left, as wide as the paper.
  await page.setViewportSize({ width: 730, height: 960 });
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByLabel('Qué examen')).toBeHidden();
  await expect(page.getByRole('heading', { name: '4. Imprimir' })).toBeHidden();
  const [region] = await page.locator('.class-results .table-scroll').all();
  expect(await region!.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar CSV' }).click();
  const stream = await (await download).createReadStream();
  let csv = '';
  for await (const chunk of stream) csv += chunk;
  expect(csv.trim().split('\r\n')).toHaveLength(31);
  expect(csv).toContain("\r\n'=SUM(1),");
});

test('a reload keeps the number of the exam', async ({ page }) => {
  await openTools(page);
  await page.getByLabel('Qué examen').selectOption('simulacro');
  await page.getByLabel('Su número').fill('4821');
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await page.reload();
  await expect(page.getByLabel('Su número')).toHaveValue('4821');
  expect(new URL(page.url()).hash).toBe('#simulacro=4821');
});

test('a pupil without a name can still send the result to the class', async ({ page }) => {
  await page.goto('/simulacro/?clase#examen=4821');
  await expect(page.locator('.pupil-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await beginExam(page, '#examen=4821');
  await page.locator('form input').first().check();
  await page.getByRole('link', { name: 'Mapa' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('heading', { name: 'Envíalo a tu clase' })).toBeVisible();
  await expect(page.locator('.pupil-form a')).not.toHaveAttribute('href', /%26n%3D/);
});

for (const canShare of [true, false])
  test(`a class link asks for the name and works ${canShare ? 'with' : 'without'} the share sheet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript((can) => {
      if (can) Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
      else delete (Navigator.prototype as Partial<Navigator>).share;
    }, canShare);
    await page.goto('/maestros/');
    await page.getByLabel('Qué examen').selectOption('simulacro');
    await page.getByLabel('Su número').fill('4821');
    await page.getByRole('button', { name: 'Crear el enlace' }).click();
    await page.goto(await page.locator('[data-class-link] a').innerText());
    await page.getByLabel('Tu nombre o apodo').fill('Zoé Ríos');
    await page.getByRole('button', { name: 'Comenzar', exact: true }).first().click();
    await expect(page.locator('dialog')).toHaveCount(0);
    // The address no longer names the class, so a reload does not ask for the name again.
    expect(page.url()).toMatch(/\/simulacro\/#examen=4821$/);
    await page.reload();
    await expect(page.locator('dialog')).toHaveCount(0);
    await beginExam(page, '#examen=4821');
    await page.locator('form input').first().check();
    await page.getByRole('link', { name: 'Mapa' }).click();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const send = page.locator('.pupil-form .action-bar > :visible');
    await expect(send).toHaveText(
      canShare ? ['Enviar', 'WhatsApp', 'Copiar enlace'] : ['WhatsApp', 'Copiar enlace'],
    );
    await expect(send.first()).toHaveClass(/primary/);
    await expect(send.first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.pupil-form a')).toHaveAttribute('href', /Zo%25C3%25A9/);
    await expect(page.locator('.pupil-form [data-share]')).toHaveAttribute(
      'data-share',
      /&n=Zo%C3%A9%20R%C3%ADos$/,
    );
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Zoé');
  });

test('the projector works offline, obeys remote keys, and shows each question complete and large', async ({
  page,
  context,
}) => {
  test.slow();
  // Moves every question of the bank into test 1, so that the projector shows all of them.
  await page.route(/\.json$/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { questions?: { stem?: string; test: string }[] };
    for (const question of json.questions ?? []) if (question.stem) question.test = '1';
    await route.fulfill({ response, json });
  });
  for (const [width, height] of [
    [800, 600],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTools(page);
    await page.getByLabel('Qué examen').selectOption('simulacro');
    await page.getByLabel('Su número').fill('4821');
    await page.getByRole('button', { name: 'Proyectar' }).click();
    const shown = page.locator('.slide:not([hidden])');
    await expect(shown.locator('h2')).toHaveText('Simulacro 4821');
    expect(await scanned(page, '.slide .qr-code')).toMatch(/\/simulacro\/\?clase#examen=4821$/);
    await page.keyboard.press('Escape');
    await expect(page.locator('.projector')).toHaveCount(0);

    await page.getByLabel('Qué examen').selectOption('test-1');
    await page.getByRole('button', { name: 'Proyectar' }).click();
    // Pictures of later screens load together with the first.
    await page.waitForFunction(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('.projector img')];
      return images.length > 0 && images.every(({ complete }) => complete);
    });
    await context.setOffline(true);
    await page.keyboard.press('PageDown');
    const counted = page.locator('.slide-count');
    await expect(counted).toHaveText(/^Pregunta 1 de \d{3}$/);
    await expect(shown.locator('.slide-reason')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(shown.locator('.slide-reason')).toBeVisible();
    await expect(shown.locator('li:has(.slide-verdict)')).toHaveCount(1);
    const waits: number[] = [];
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp', 'PageUp', 'PageUp', 'PageUp'])
      waits.push(await pressedUntilPainted(page, key));
    // Checks the median, because the machine may delay single key presses.
    expect(waits.sort((a, b) => a - b)[3]).toBeLessThan(100);
    await expect(shown.locator('.slide-reason')).toBeHidden();
    await expect(counted).toHaveText(/^Pregunta 1 /);
    const { screens, faults } = await projectedScreens(page);
    expect(faults).toEqual([]);
    expect(screens).toBe(2 * Number(/\d{3}$/.exec(await counted.innerText())![0]));
    await page.keyboard.press('PageDown');
    await expect(page.locator('.projector')).toHaveCount(0);
    await context.setOffline(false);
  }
});

/** Steps through all questions, before and after each key appears. @returns parts that are cut, covered or too small */
const projectedScreens = (page: import('playwright/test').Page) =>
  page.evaluate(async () => {
    const dialog = document.querySelector('.projector')!;
    const bar = dialog.querySelector('.projector-buttons')!;
    await Promise.all([...dialog.querySelectorAll('img')].map((image) => image.decode()));
    const faults: string[] = [];
    let screens = 0;
    const isSmall = (part: Element, share: number) =>
      parseFloat(getComputedStyle(part).fontSize) < (share / 100) * innerHeight;
    const faultsOf = (shown: Element): string[] => {
      const reason = shown.querySelector<HTMLElement>('.slide-reason')!;
      const stem = shown.querySelector('h2')!;
      const spans = [...shown.querySelectorAll('li span')];
      const below = reason.hidden ? bar : reason;
      const endOf = (part: Element) => part.getBoundingClientRect().bottom;
      const startOf = (part: Element) => part.getBoundingClientRect().top;
      const rows: [string, boolean][] = [
        ['scrolls', dialog.scrollHeight > dialog.clientHeight],
        ['cut at the foot', endOf(bar) > innerHeight],
        ['cut at the head', startOf(stem) < 0],
        ['options covered', endOf(shown.querySelector('ol')!) > startOf(below)],
        ['reason covered', endOf(reason) > startOf(bar)],
        ['option cut', spans.some((each) => each.scrollWidth > each.parentElement!.clientWidth)],
        ['small question', [stem, ...spans].some((each, i) => isSmall(each, i === 0 ? 4.9 : 3.7))],
        ['small reason', isSmall(reason, 3) || isSmall(bar.querySelector('p')!, 2.7)],
        [
          'small picture',
          (shown.querySelector('img')?.clientHeight ?? Infinity) < 0.3 * innerHeight,
        ],
      ];
      return rows.flatMap(([fault, is]) => (is ? [fault] : []));
    };
    for (;;) {
      const shown = dialog.querySelector('.slide:not([hidden])')!;
      const where = `${bar.querySelector('p')!.textContent}${shown.matches('.is-revealed') ? ', key' : ''}`;
      faults.push(...faultsOf(shown).map((fault) => `${where}: ${fault}`));
      screens += 1;
      if (bar.lastElementChild!.textContent === 'Terminar') return { screens, faults };
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
    }
  });

/** @returns milliseconds from a key press to the paint of its effect */
const pressedUntilPainted = (page: import('playwright/test').Page, key: string) =>
  page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        document
          .querySelector('.projector')!
          .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      }),
    key,
  );

test('a test prints in two versions with keys and drawings, and an exam prints too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/maestros/#test-2');
  await page.getByLabel('B, en otro orden').check();
  await page.getByLabel('Clave explicada').check();
  await page.getByLabel('Hoja de dibujos').check();
  const print = page.getByRole('button', { name: 'Imprimir', exact: true });
  await print.click();
  await expect(page.locator('.paper-questions > li').first()).toBeVisible();
  await expect(page.locator('.paper-page')).toHaveCount(9);
  const first = await page.locator('.paper-questions').first().innerText();
  const second = await page.locator('.paper-questions').nth(1).innerText();
  expect(second).not.toBe(first);
  const count = await page.locator('.paper-questions').first().locator('> li').count();
  expect(await page.locator('.paper-key').first().locator('li').count()).toBe(count);
  // Each drawing is labelled with the number of its question.
  const drawn = await page
    .locator('.paper-questions')
    .first()
    .locator('> li')
    .evaluateAll((all) =>
      all.flatMap((each, place) => (each.querySelector('img') ? [`${place + 1}`] : [])),
    );
  expect(drawn.length).toBeGreaterThan(0);
  expect(await page.locator('.paper-drawings').first().locator('b').allInnerTexts()).toEqual(drawn);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-page').first()).toBeVisible();
  // The answer sheet follows on the last page of questions; the drawings start a new page.
  await expect(page.locator('.paper-page').nth(1)).toHaveCSS('break-before', 'auto');
  await expect(page.locator('.paper-page').nth(2)).toHaveCSS('break-before', 'page');
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Qué examen').selectOption('simulacro');
  await page.getByLabel('Su número').fill('4821');
  await print.click();
  await expect(page.locator('.paper-title').first()).toContainText('Simulacro 4821');
});

test('a lesson projects and prints the questions of the chosen level', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/maestros/lecciones/');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  const lesson = page.locator('#reglas-transito');
  await lesson.getByLabel('Con otras palabras').check();
  await lesson.getByRole('button', { name: 'Proyectar' }).click();
  const shown = page.locator('.slide:not([hidden])');
  await expect(shown.locator('h2')).toHaveText('Lección: Reglas de Tránsito');
  await expect(page.locator('.slide')).toHaveCount(6);
  await page.keyboard.press('PageDown');
  const asked = await shown.locator('h2').innerText();
  await expect(shown).toHaveCSS('display', 'grid');
  await page.keyboard.press('Escape');
  await lesson.getByRole('button', { name: 'Imprimir la hoja' }).click();
  await expect(page.locator('.paper-questions > li')).toHaveCount(10);
  await expect(page.locator('.paper-questions')).not.toContainText(asked);
  await expect(page.locator('.paper-explanations > li')).toHaveCount(10);
  await lesson.getByRole('link', { name: 'Examen de la semana: simulacro 2' }).click();
  await expect(page.getByLabel('Su número')).toHaveValue('2');
});

test('without JavaScript the links and files remain available', async ({ plain: page }) => {
  await page.goto('/maestros/');
  // Found by selector, because Playwright's text search ignores <noscript>.
  await expect(page.locator('main noscript p').first()).toBeVisible();
  await expect(page.locator('#plataformas a[download]').first()).toBeAttached();
  await page.goto('/maestros/tarjetas/');
  await expect(page.locator('.paper-cards').first()).toBeVisible();
});
