import type { Page } from 'playwright/test';
import { checkAccessibility } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Opens the page of hazards. @returns the first scene, and the start of its response window in seconds */
async function first(page: Page) {
  await page.goto('/peligros/');
  const scene = page.locator('.hazard').first();
  await expect(scene.locator('[data-play]')).toBeEnabled();
  const [opens] = (await scene.getAttribute('data-window'))!.split(' ').map(Number);
  return { scene, opens: opens! };
}

test('a hazard clip can be played and answered with the keyboard alone', async ({ page }) => {
  const { scene, opens } = await first(page);
  await scene.locator('[data-play]').focus();
  await page.keyboard.press('Enter');
  const stage = scene.getByRole('button', { name: 'Toca cuando veas el peligro' });
  await expect(stage).toBeFocused();
  const before = await stage.locator('svg').innerHTML();
  await page.waitForTimeout((opens + 0.4) * 1000);
  expect(await stage.locator('svg').innerHTML()).not.toBe(before);
  await page.keyboard.press('Space');
  const result = scene.locator('[data-result]');
  await expect(result).toContainText(/[2-5] de 5/, { timeout: 15_000 });
  await expect(scene.locator('details')).toHaveAttribute('open', '');
  await expect(scene.getByRole('button', { name: 'Otra vez' })).toBeFocused();
  await expect(page.locator('[data-total]')).toContainText('1 escena');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('peligro');
  await checkAccessibility(page, 'a scene that was played');
});

test('an offscreen hazard clip pauses, and Escape ends it', async ({ page }) => {
  const { scene } = await first(page);
  await scene.locator('[data-play]').click();
  const stage = scene.getByRole('button', { name: 'Toca cuando veas el peligro' });
  await expect(stage).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  const still = await stage.locator('svg').innerHTML();
  await page.waitForTimeout(700);
  expect(await stage.locator('svg').innerHTML()).toBe(still);
  await page.keyboard.press('Escape');
  await expect(scene.locator('[data-result]')).toBeEmpty();
  await expect(scene.locator('[data-play]')).toBeVisible();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page offers four frames to choose from in place of the clip', async ({ page }) => {
    await page.goto('/peligros/');
    const scene = page.locator('.hazard').first();
    await expect(scene.locator('.clip-view')).toBeHidden();
    await expect(scene.locator('.still-frames img')).toHaveCount(4);
    const choose = scene.getByRole('button', { name: 'Aquí ya actúo' });
    await expect(scene.locator('[data-play]')).toBeEnabled();
    await choose.nth(0).click();
    await expect(scene.locator('[data-result]')).toContainText('Todavía no');
    const said = await scene.locator('[data-result]').innerText();
    await choose.nth(Number(/cuadro (\d)/.exec(said)![1]) - 1).click();
    await expect(scene.locator('[data-result]')).toContainText('Sí');
    await checkAccessibility(page, 'hazards without motion');
  });
});

test('a browser without IntersectionObserver shows still pictures', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  for (const path of ['/peligros/', '/maniobras/']) {
    await page.goto(path);
    await expect(page.locator('.clip-view').first()).toBeHidden();
    await expect(page.locator('.still-frames img, ol.scenes img').first()).toBeVisible();
  }
});

const ROUNDABOUT = '/manual/reglas-transito/#rotonda';

test('a film in the manual plays in its section', async ({ page }) => {
  await page.goto(ROUNDABOUT);
  const section = page.locator('#rotonda');
  await expect(section.locator('ol.scenes img').first()).toBeHidden();
  await expect(section.locator('.clip-view img')).toBeVisible();
  await section.getByRole('button', { name: 'Reproducir' }).click();
  await expect(section.locator('.clip-view svg[data-film]')).toBeVisible();
  await expect(section.locator('[data-step]')).toHaveText(/^Paso 1 de 3\. Llega/);
  await checkAccessibility(page, 'a film of the manual');
});

test('the keyboard steps a film to its end and back, without moving the focus', async ({
  page,
}) => {
  await page.goto(ROUNDABOUT);
  const film = page.locator('#rotonda .film');
  const next = film.getByRole('button', { name: 'Paso siguiente' });
  await expect(next).toBeEnabled();
  await next.focus();
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('Space');
    await expect(film.locator('[data-step]')).toHaveText(new RegExp(`^Paso ${step} de 3`));
  }
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (const step of [2, 1]) {
    await page.keyboard.press('ArrowLeft');
    await expect(film.locator('[data-step]')).toHaveText(new RegExp(`^Paso ${step} de 3`));
  }
});

test('a key press just after the end of a hazard clip does not restart it', async ({ page }) => {
  const { scene } = await first(page);
  await scene.getByRole('button', { name: /^Empezar 1\. / }).focus();
  await page.keyboard.press('Space');
  const again = scene.getByRole('button', { name: /^Otra vez 1\. / });
  await expect(again).toBeFocused({ timeout: 30_000 });
  await page.keyboard.press('Space');
  await expect(scene.locator('[data-result]')).toContainText('0 de 5');
  await page.waitForTimeout(1000);
  await page.keyboard.press('Space');
  await expect(scene.locator('[data-result]')).toBeEmpty();
});

test('a film that fails to load shows a visible message', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/\/maniobra-/, (route) => route.abort());
  await page.goto('/maniobras/');
  const film = page.locator('.film').first();
  await film.getByRole('button', { name: 'Reproducir' }).click();
  await expect(film.locator('[data-step]')).toHaveText(/no cargó/);
  expect((await film.locator('[data-step]').boundingBox())!.height).toBeGreaterThan(15);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every hazard is shown as frames with texts', async ({ page }) => {
    await page.goto('/peligros/');
    const scenes = page.locator('.hazard');
    const count = await scenes.count();
    expect(count).toBeGreaterThanOrEqual(12);
    await expect(page.locator('.still-frames img:visible')).toHaveCount(count * 4);
    await expect(page.locator('.clip-view:visible')).toHaveCount(0);
    await expect(page.locator('.hazard button:visible')).toHaveCount(0);
    await scenes.first().locator('summary').click();
    await expect(scenes.first().getByText('Qué haces.')).toBeVisible();
  });

  test('a film in the manual appears as a strip of pictures', async ({ page }) => {
    await page.goto('/manual/reglas-transito/');
    const section = page.locator('#rotonda');
    await expect(section.locator('.film')).toBeHidden();
    await expect(section.locator('ol.scenes img:visible')).toHaveCount(3);
  });

  test('every manoeuvre appears as a strip of pictures', async ({ page }) => {
    await page.goto('/maniobras/');
    await expect(page.locator('.film:visible')).toHaveCount(0);
    const steps = await page.locator('ol.scenes > li').count();
    await expect(page.locator('ol.scenes img:visible')).toHaveCount(steps);
  });
});
