import { expect, test, UNFILLED_VALUES } from './fixtures.ts';
import {
  answerInSession,
  DAY_IN_MS,
  finishSession,
  openPlan,
  PLAN_START,
  readProgress,
  sessionLink,
  sessionNextButton,
} from './plan.ts';
import { saveSiteOffline } from './saved-site.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const OFFLINE_LOG =
  /ERR_|Failed to (load resource|fetch)|banco|foreign request: http:\/\/localhost/;

test('a started session needs no connection until its end', async ({ page, context, watch }) => {
  test.slow();
  watch.allow(OFFLINE_LOG);
  await openPlan(page);
  let loading = 0;
  page.on('request', () => (loading += 1));
  page.on('requestfinished', () => (loading -= 1));
  await sessionLink(page).click();
  await expect(page.locator('.quiz form h1')).toBeFocused();
  await expect.poll(() => loading).toBe(0);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // Leaves out HEAD requests, which only check that the page's scripts are still on the server.
    if (request.method() !== 'HEAD') failed.push(request.url());
  });
  await context.setOffline(true);
  await answerInSession(page, false);
  await expect(page.locator('#razon')).not.toBeEmpty();
  await sessionNextButton(page).click();
  await page.goBack();
  await expect(page.locator('.feedback')).toBeVisible();
  await page.goForward();
  await finishSession(page, () => true);
  expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
  await context.setOffline(false);
  await page.goto('/plan/');
  const later = page.getByText('Llévalo a otro teléfono');
  await later.click();
  await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible();
  // Only optional files may fail: the drills, the forecast, the count in the menu, and the files that the click loads.
  for (const url of failed)
    expect(await (await page.request.get(url)).text(), url).toMatch(
      /se confunden|--low|Copiar el enlace|Sin acertar|"tests":/,
    );
});

test('the saved site keeps, exports and imports the plan without a connection', async ({
  context,
  watch,
}, info) => {
  test.slow();
  watch.allow(OFFLINE_LOG);
  const origin = await saveSiteOffline(context);
  const page = await context.newPage();
  const plan = `${origin}/plan/`;
  await page.goto(plan);
  await page.getByRole('link', { name: '5 min' }).click();
  await answerInSession(page, false);
  await expect(page.locator('#razon')).not.toBeEmpty();
  await sessionNextButton(page).click();
  await finishSession(page, () => true);
  await page.goto(plan);
  await page.getByText('Pon la fecha de tu examen').click();
  const { date, day } = await page.evaluate(() => {
    const in30Days = new Date(Date.now() + 30 * 86_400_000);
    return {
      date: in30Days.toLocaleDateString('sv-SE'),
      day: in30Days.toLocaleDateString('es-PR', { day: 'numeric', month: 'long' }),
    };
  });
  await page.getByLabel('¿Qué día es tu examen?').fill(date);
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(page.getByText(new RegExp(`^Examen: .*${day}`))).toBeVisible();
  await page.getByText('Llévalo a otro teléfono').click();
  const copy = page.getByRole('button', { name: 'Copiar el enlace' });
  const link = (await copy.getAttribute('data-copy'))!;
  await page.getByText('Tu progreso en este dispositivo').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar progreso' }).click();
  const file = info.outputPath('progreso.json');
  await (await saving).saveAs(file);
  const whatIsStored = async () => {
    const { memory, plan: settings } = (await readProgress(page)).learning!;
    return { memory: memory.map(String).sort(), settings };
  };
  const before = await whatIsStored();
  expect(before.memory.length).toBeGreaterThanOrEqual(8);

  const remove = async () => {
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await page.getByRole('button', { name: 'Sí, borrar todo' }).click();
    await expect(page.getByText('Un rato al día')).toBeVisible();
    expect((await readProgress(page))?.learning?.memory ?? []).toEqual([]);
  };
  await remove();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(new RegExp(`^Examen: .*${day}`))).toBeVisible();
  expect(await whatIsStored()).toEqual(before);
  await remove();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sumarlo a mi plan' }).click();
  await expect(page.getByText(new RegExp(`^Examen: .*${day}`))).toBeVisible();
  expect((await readProgress(page)).learning?.memory).toHaveLength(before.memory.length);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';
for (const [where, userAgent, standalone, isOffered] of [
  ['an iPhone', IPHONE, false, true],
  ['an iPhone that opened the site from the home screen', IPHONE, true, false],
  ['an Android phone', ANDROID, undefined, false],
] as const)
  test(`on ${where} the plan ${isOffered ? 'shows' : 'does not show'} the home screen hint on day 2`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      userAgent,
      hasTouch: true,
      viewport: { width: 360, height: 740 },
      timezoneId: 'America/Puerto_Rico',
    });
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
      if (value !== undefined) Object.defineProperty(navigator, 'standalone', { value });
    }, standalone);
    const page = await context.newPage();
    const hint = page.getByText('Safari borra lo guardado si pasas siete días sin entrar.');
    for (const day of [0, 1]) {
      await page.clock.install({ time: PLAN_START + day * DAY_IN_MS });
      await openPlan(page);
      await expect(hint).toBeHidden();
      // The choice of the first day is the default on the second.
      await page.getByRole('link', { name: day === 0 ? '5 min' : /^Arrancar/ }).click();
      // The hint never appears beside a question.
      await expect(hint).toBeHidden();
      await finishSession(page, () => true);
      await expect(hint).toBeVisible({ visible: isOffered && day === 1 });
    }
    await page.goto('/plan/');
    await expect(hint).toBeVisible({ visible: isOffered });
    if (isOffered) {
      // A home screen app has separate storage, so a file transfers the answers.
      await page.getByRole('link', { name: 'exporta tu progreso' }).click();
      await expect(page.getByRole('button', { name: 'Exportar progreso' })).toBeVisible();
    }
    await context.close();
  });
