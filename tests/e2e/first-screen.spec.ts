import { expect, test } from './fixtures.ts';
import { firstPageBelow } from './site.ts';

const PHONE = { width: 360, height: 740 };
/** Height of a short phone. */
const LOW = 640;

/** `from` and `until` are limits for an element's upper and lower edge, in CSS pixels from the top of the page. */
const BEGINNINGS = [
  { page: 'the home page', path: '/', selector: 'main .btn.primary', until: LOW },
  { page: 'the tests page', path: '/tests/', selector: 'main h1', from: 120 },
  { page: 'a chapter', path: firstPageBelow('/manual/'), selector: 'main h1', from: 120 },
  {
    page: 'a chapter with tabs',
    path: '/manual/reglas-transito/',
    selector: '.prose p',
    from: 400,
  },
  { page: 'the gallery', path: '/senales/', selector: '.signs summary', from: 480 },
  {
    page: 'the directory of centres',
    path: '/centros-cesco/',
    selector: '[data-towns] input',
    from: 520,
  },
  {
    page: 'a centre',
    path: firstPageBelow('/centro/'),
    selector: '.centre-contact .btn.primary',
    until: PHONE.height,
  },
  { page: 'a test', path: '/test/1/', selector: '.option:last-of-type', until: PHONE.height },
  {
    page: 'the list of tests',
    path: '/tests/',
    selector: '.cards .btn',
    until: LOW,
  },
  { page: 'the harder questions', path: '/retos/', selector: '.cards .btn', until: LOW },
  {
    page: 'the simulator',
    path: '/simulacro/',
    selector: '.start-card .btn.primary',
    until: PHONE.height,
  },
] as const;

test.use({ viewport: PHONE });

for (const { page: name, path, selector, ...limit } of BEGINNINGS) {
  test(`the content of ${name} begins on the first screen of a phone`, async ({ page }) => {
    await page.goto('/accesibilidad/');
    await expect(page.locator('.site-header .notice')).toBeVisible();
    await page.waitForFunction(() => localStorage.getItem('notice-seen') === 'true');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('.site-header .notice')).toBeHidden();
    const box = await page.locator(selector).locator('visible=true').first().boundingBox();
    if ('from' in limit) expect(box!.y).toBeLessThanOrEqual(limit.from);
    else expect(box!.y + box!.height).toBeLessThanOrEqual(limit.until);
  });
}

for (const [phone, viewport] of [
  ['a phone', PHONE],
  ['a phone in landscape', { width: PHONE.height, height: PHONE.width }],
] as const)
  test(`${phone} shows only one link back from a centre’s page`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(firstPageBelow('/centro/'));
    await expect(page.locator('main > .back-link')).toBeVisible();
    await expect(page.locator('.breadcrumbs')).toBeHidden();
  });

for (const [screen, viewport] of [
  ['a short phone', { width: 360, height: LOW }],
  ['a small laptop', { width: 1280, height: 800 }],
] as const)
  test(`${screen} shows every option of a question fully above the button bar`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Once the visitor has seen the notice, later pages omit it.
    await page.goto('/accesibilidad/');
    await page.waitForFunction(() => localStorage.getItem('notice-seen') === 'true');
    await page.goto('/test/1/#p1');
    const bar = (await page.locator('.question-footer .action-bar').boundingBox())!;
    const last = (await page.locator('label.option').last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
    const settings = (await page.locator('.accessibility-button').boundingBox())!;
    expect(settings.y).toBeGreaterThanOrEqual(bar.y);
  });

test('without storage, later pages keep the unofficial-site notice; the footer cites Ley 22-2000', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  for (const path of ['/', '/tests/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('.site-header .notice')).toBeVisible();
  }
  await expect(page.locator('footer')).toContainText('Ley 22-2000');
});
