import { packRow } from '../../templates/islands/model/learning/rule.ts';
import { checkAccessibility } from './axe.ts';
import { expect, test, UNFILLED_VALUES } from './fixtures.ts';
import {
  answerInSession,
  DAY_IN_MS,
  EXAM_DATE,
  finishSession,
  openPlan,
  PLAN_START,
  readProgress,
  STORAGE_KEY,
  sessionLink,
  sessionNextButton,
} from './plan.ts';
import { firstPageBelow } from './site.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('the home page leads to the session, and a second tab continues it', async ({ page }) => {
  await openPlan(page);
  await sessionLink(page).click();
  await answerInSession(page, false);
  await sessionNextButton(page).click();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByText('Tu respuesta', { exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('link', { name: /^Seguir \(/ }).click();
  await expect(other.getByText(/^Pregunta 2 /)).toBeVisible();
  await answerInSession(other, true);
  await page.goForward();
  await expect(page.getByText(/^Pregunta [23] /)).toBeVisible();
  expect((await readProgress(page)).learning?.memory).toHaveLength(2);
});

test('*Por qué* shows the whole reason on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlan(page);
  await sessionLink(page).click();
  await answerInSession(page, false);
  await page.getByRole('button', { name: 'Por qué' }).click();
  await expect(page.locator('.feedback .rule')).toBeVisible();
  await expect(page.locator('.feedback')).toContainText('Ver en el manual');
});

test('pages without the plan load none of its files', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPlan(page);
  // The first script in the list is that of the plan.
  const [script = ''] = (await page.locator('script[data-then]').getAttribute('data-then'))!.split(
    ' ',
  );
  const own = asked.filter((path) => path === script || /\/plan-/.test(path));
  expect(own.length).toBeGreaterThan(2);
  await sessionLink(page).click();
  await answerInSession(page, true);
  asked.length = 0;
  const others = ['/', '/test/1/', '/simulacro/', '/tests/', '/senales/', '/tramites/'];
  for (const path of [
    ...others,
    firstPageBelow('/manual/'),
    firstPageBelow('/preguntas/'),
    '/blog/',
  ])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path === script || /\/plan-/.test(path))).toEqual([]);
});

for (const [day, message] of [
  ['2026-11-22', 'Esa fecha ya pasó.'],
  ['2036-11-23', 'Esa fecha queda a más de dos años.'],
  ['', 'Escribe una fecha completa.'],
] as const)
  test(`the exam day «${day}» is rejected with a message`, async ({ page }) => {
    await page.clock.install({ time: PLAN_START });
    await openPlan(page);
    await page.getByText('Pon la fecha de tu examen').click();
    await page.getByLabel('¿Qué día es tu examen?').fill(day);
    await page.getByRole('button', { name: 'Guardar la fecha' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(/^Faltan/)).toBeHidden();
  });

test('the exam day can be added to the calendar, and removed', async ({ page }) => {
  await page.clock.install({ time: PLAN_START });
  await openPlan(page);
  await page.getByText('Pon la fecha de tu examen').click();
  await page.getByLabel('¿Qué día es tu examen?').fill('2026-11-23');
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(page.getByText('Hoy es tu examen')).toBeVisible();
  const panel = page.locator('summary', { hasText: 'Fecha y calendario' });
  // The panel closes, and the top of the card, which shows the change, gets the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeGreaterThanOrEqual(
    0,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByLabel('¿Qué día es tu examen?')).toBeHidden();
  await panel.click();
  await page.getByLabel('¿Qué día es tu examen?').fill(EXAM_DATE);
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  await panel.click();
  await page.getByLabel('Recuérdame cada día').fill('19:30');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar en mi calendario' }).click();
  const file = await (await saving).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  expect(text).toContain('DTSTART;VALUE=DATE:20261207');
  expect(text).toContain('T193000');
  await page.getByRole('button', { name: 'Quitar la fecha' }).click();
  await expect(page.getByText('Un rato al día')).toBeVisible();
});

test('a link moves the plan to another device; damaged or huge links add nothing', async ({
  page,
  otherDevice: other,
}) => {
  await openPlan(page);
  await sessionLink(page).click();
  for (const isRight of [true, false, true]) {
    await answerInSession(page, isRight);
    await sessionNextButton(page).click();
  }
  await page.goto('/plan/');
  await page.getByText('Llévalo a otro teléfono').click();
  const link = (await page
    .getByRole('button', { name: 'Copiar el enlace' })
    .getAttribute('data-copy'))!;
  expect(link.length).toBeLessThan(4500);
  const hash = link.slice(link.indexOf('#'));
  for (const bad of [
    hash.slice(0, hash.length / 2),
    `${hash.slice(0, -3)}AAA`,
    `#p=${'A'.repeat(100_000)}`,
  ]) {
    await other.goto('about:blank');
    await other.goto(`/plan/${bad}`);
    await expect(other.getByText('El enlace llegó cortado o cambiado.')).toBeVisible();
    expect((await readProgress(other))?.learning?.memory ?? []).toEqual([]);
  }
  await other.goto('about:blank');
  await other.goto(`/plan/${hash}`);
  await expect(other.getByText('Se suman 3 preguntas')).toBeVisible();
  await other.getByRole('button', { name: 'Sumarlo a mi plan' }).click();
  await expect(other.getByText('Este enlace trae')).toBeHidden();
  expect((await readProgress(other)).learning?.memory).toHaveLength(3);
  // When the same link is opened again, it has nothing to add.
  await other.goto('about:blank');
  await other.goto(`/plan/${hash}`);
  await expect(other.getByText('El enlace no trae nada que no tengas ya.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sumarlo a mi plan' })).toBeHidden();
});

test('a transfer link previews changes, keeps the exam day, and can be undone', async ({
  page,
  otherDevice: other,
}) => {
  await page.clock.install({ time: PLAN_START });
  const open = async (device: typeof page) => {
    await openPlan(device);
    await sessionLink(device).click();
    for (const isRight of [true, false]) {
      await answerInSession(device, isRight);
      await sessionNextButton(device).click();
    }
    await device.goto('/plan/');
  };
  await open(page);
  await page.getByText('Llévalo a otro teléfono').click();
  const link = (await page
    .getByRole('button', { name: 'Copiar el enlace' })
    .getAttribute('data-copy'))!;
  await other.clock.install({ time: PLAN_START - DAY_IN_MS });
  await open(other);
  await other.getByText('Pon la fecha de tu examen').click();
  await other.getByLabel('¿Qué día es tu examen?').fill(EXAM_DATE);
  await other.getByRole('button', { name: 'Guardar la fecha' }).click();
  const known = async () => (await readProgress(other)).learning!;
  const before = await known();
  await other.clock.setSystemTime(PLAN_START);
  const hash = link.slice(link.indexOf('#'));
  await other.goto('about:blank');
  await other.goto(`/plan/${hash}`);
  await expect(other.getByText('¿Es tuyo el otro dispositivo?')).toBeVisible();
  await expect(other.locator('.link-box')).toContainText(/Tu examen sigue el .*(Cambia|Se suma)/);
  await other.getByRole('button', { name: 'Sumarlo a mi plan' }).click();
  const after = await known();
  expect(after.memory).not.toEqual(before.memory);
  expect(after.plan?.examDay).toBe(before.plan?.examDay);
  await other.reload();
  await other.getByRole('button', { name: 'Deshacer' }).click();
  await expect(other.getByText('Tu plan está como antes de sumar el enlace.')).toBeVisible();
  const sorted = ({ memory }: { memory: unknown[] }) => memory.map(String).sort();
  expect(sorted(await known())).toEqual(sorted(before));
  // The next day, a change by a link can no longer be undone.
  await other.goto('about:blank');
  await other.goto(`/plan/${hash}`);
  await other.getByRole('button', { name: 'Sumarlo a mi plan' }).click();
  await expect(other.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await other.clock.setSystemTime(PLAN_START + DAY_IN_MS);
  await other.reload();
  await expect
    .poll(() => other.evaluate(() => localStorage.getItem('licencia-pr:antes')))
    .toBeNull();
  await expect(other.getByRole('button', { name: 'Deshacer' })).toBeHidden();
});

test('a link from a device whose clock is a year ahead is refused with the reason', async ({
  page,
  otherDevice: other,
}) => {
  await page.clock.install({ time: PLAN_START + 365 * DAY_IN_MS });
  await openPlan(page);
  await sessionLink(page).click();
  await answerInSession(page, true);
  await page.goto('/plan/');
  await page.getByText('Llévalo a otro teléfono').click();
  const link = (await page
    .getByRole('button', { name: 'Copiar el enlace' })
    .getAttribute('data-copy'))!;
  await other.clock.install({ time: PLAN_START });
  await other.goto(`/plan/${link.slice(link.indexOf('#'))}`);
  await expect(other.getByText('El enlace trae fechas que aún no llegan.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sumarlo a mi plan' })).toBeHidden();
  expect((await readProgress(other))?.learning?.memory ?? []).toEqual([]);
});

const PLAIN = {
  version: 1,
  settings: { shuffle: false, keys: true, tap: false },
  running: [],
  finished: [],
  log: [],
};
/** A memory row of rule "1", the first exam topic, which every site has. */
const row = (day: number) =>
  packRow({ id: '1', lastDay: day, daysRight: 1, missedSince: 0, wasRight: true, seen: 'Aa' });
const TODAY = Math.floor(PLAN_START / DAY_IN_MS);
for (const [what, text, notice] of [
  ['that is cut off', '{"version":1,"learn', 'Apartamos una copia'],
  [
    'with a broken plan',
    JSON.stringify({ ...PLAIN, learning: { memory: [row(TODAY), 'x', [1]], plan: 7 } }),
    'Apartamos una copia',
  ],
  ['of a newer format', '{"version":99}', 'versión más nueva'],
  ['of another site', '{"hola":1}', 'Apartamos una copia'],
  [
    'with dates in the future',
    JSON.stringify({ ...PLAIN, learning: { memory: [row(TODAY + 90)], days: [TODAY + 90] } }),
    'una fecha que aún no llega',
  ],
  [
    'from 400 days ago',
    JSON.stringify({ ...PLAIN, learning: { memory: [row(TODAY - 400)], days: [TODAY - 400] } }),
    undefined,
  ],
] as const)
  test(`stored progress ${what} is handled without an error`, async ({ page }) => {
    await page.clock.install({ time: PLAN_START });
    await page.goto('/aviso-legal/');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEY,
      text,
    ] as const);
    await openPlan(page);
    if (notice) await expect(page.locator('.quiz .notice', { hasText: notice })).toBeVisible();
    else await expect(page.locator('.quiz .notice')).toBeHidden();
    expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
    await sessionLink(page).click();
    await answerInSession(page, true);
    if (what === 'of a newer format')
      expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe(text);
    else expect((await readProgress(page)).learning?.memory.length).toBeGreaterThan(0);
  });

for (const [what, fail] of [
  ['blocked', 'get'],
  ['full', 'set'],
] as const)
  test(`with ${what} storage a session works in memory`, async ({ page }) => {
    await page.addInitScript((mode) => {
      if (mode === 'get')
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
      else
        Storage.prototype.setItem = () => {
          throw new DOMException('no', 'QuotaExceededError');
        };
    }, fail);
    await openPlan(page);
    await expect(page.getByText(/al cerrar la página se pierde/)).toBeVisible();
    await sessionLink(page).click();
    await answerInSession(page, true);
    await sessionNextButton(page).click();
    await expect(page.getByText(/^Pregunta 2 /)).toBeVisible();
  });

test('without JavaScript the page shows printable plans', async ({ plain: page }) => {
  await page.goto('/plan/');
  await expect(page.locator('noscript p').first()).toBeVisible();
  for (const [title, days] of [
    ['Una semana', 7],
    ['Dos semanas', 14],
    ['Cuatro semanas', 28],
  ] as const) {
    const weeks = page.locator('details', { hasText: title });
    if ((await weeks.getAttribute('open')) === null) await weeks.locator('summary').click();
    await expect(weeks.locator('li')).toHaveCount(days);
    await expect(weeks.locator('li').first().getByRole('link').first()).toBeVisible();
  }
});

test('the plan passes axe before, during and after a session, and with a broken link', async ({
  page,
}) => {
  await page.clock.install({ time: PLAN_START });
  await openPlan(page);
  await page.getByText('Pon la fecha de tu examen').click();
  await page.getByLabel('¿Qué día es tu examen?').fill(EXAM_DATE);
  await page.getByRole('button', { name: 'Guardar la fecha' }).click();
  await checkAccessibility(page, 'plan with a day');
  await sessionLink(page).click();
  await checkAccessibility(page, 'question');
  await answerInSession(page, false);
  await checkAccessibility(page, 'wrong');
  await sessionNextButton(page).click();
  await answerInSession(page, true);
  await checkAccessibility(page, 'right');
  await sessionNextButton(page).click();
  await finishSession(page, () => true);
  await checkAccessibility(page, 'done');
  await page.goto('/plan/');
  await page.getByText('Llévalo a otro teléfono').click();
  await checkAccessibility(page, 'after a session');
  await page.goto('/plan/?otra#p=roto');
  await expect(page.getByText('El enlace llegó cortado')).toBeVisible();
  await checkAccessibility(page, 'broken link');
});
