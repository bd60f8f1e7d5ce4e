/** The gallery of signs: its filters, its cards, its drill, and all of it without a script. */
import { expect, test } from './fixtures.ts';

test('filters by text, family, shape and colour', async ({ page }) => {
  await page.goto('/senales/');
  const shown = page.locator('.senal:visible');
  const all = await shown.count();
  expect(all).toBe(await page.locator('.senal').count());
  await page.getByLabel('Busca').fill('PEATON');
  // The script comes after the first paint and may find the word already there.
  await expect.poll(() => shown.count()).toBeLessThan(all / 2);
  const found = await shown.count();
  expect(found).toBeGreaterThan(2);
  await expect(page.getByRole('status').first()).toHaveText(`${found} señales`);
  await page.getByText('Filtrar por familia').click();
  await page.getByLabel('Forma').selectOption('diamante');
  expect(
    await shown.evaluateAll((cards) =>
      cards.every((card) => (card as HTMLElement).dataset.forma === 'diamante'),
    ),
  ).toBe(true);
  await page.getByLabel('Busca').fill('zzzz');
  await expect(page.getByRole('status').first()).toContainText('Ninguna');
  await page.getByRole('button', { name: 'Ver todas' }).click();
  await expect(shown).toHaveCount(all);
});

test('an address that names a family shows that family', async ({ page }) => {
  await page.goto('/manual/senales-transito/#marcas');
  await page
    .getByRole('link', { name: /^Ver las \d+ en la galería$/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/senales\/\?familia=marcas-de-pavimento#marcas-de-pavimento$/);
  await expect(page.getByLabel('Familia', { exact: true })).toHaveValue('marcas-de-pavimento');
  await expect(page.locator('[data-family]:visible')).toHaveCount(1);
  await expect(page.locator('#marcas-de-pavimento h2')).toBeInViewport();
});

test('a search on a phone says beside the field what it found, and Enter leads there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/senales/');
  const count = page.locator('[data-found]');
  const all = await count.textContent();
  await expect(page.locator('[data-filters] [type=submit]')).toBeEnabled();
  await page.getByLabel('Busca').fill('peaton');
  await expect(count).not.toHaveText(all!);
  await expect(count).toBeInViewport();
  await page.keyboard.press('Enter');
  const first = page.locator('.senal:visible summary').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByText('Filtrar por familia').click();
  await page.getByRole('button', { name: 'Ver todas' }).click();
  await expect(count).toHaveText(all!);
});

for (const width of [360, 1280]) {
  test(`a sign stays where it was pressed, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/senales/');
    const summaries = page.locator('.senales').first().locator('summary');
    const places = () =>
      summaries.evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ top, left }) => ({ top: top + scrollY, left })),
      );
    await expect(page.locator('[data-filters] [type=submit]')).toBeEnabled();
    const closed = await places();
    for (const index of [8, 1, 0]) {
      const before = (await places())[index]!;
      await summaries.nth(index).click();
      expect((await places())[index]).toEqual(before);
    }
    const opened = await places();
    // Its neighbours keep their places too, and what the eye meets in order the Tab key does.
    expect(opened.slice(0, 2)).toEqual(closed.slice(0, 2));
    expect(opened.at(-1)!.top).toBeGreaterThan(closed.at(-1)!.top);
    expect(opened.toSorted((a, b) => a.top - b.top || a.left - b.left)).toEqual(opened);
    const text = await page.locator('.senal:has([open]) p').first().boundingBox();
    expect(text!.width).toBeGreaterThan(width / 2);
  });
}

test('an address that names a sign opens it', async ({ browser, page, baseURL }) => {
  await page.goto('/senales/');
  const id = await page.locator('.senal summary').last().getAttribute('id');
  await page.goto(`/senales/?#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id} ~ p`).first()).toBeInViewport();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const plain = await context.newPage();
  await plain.goto(`/senales/#${id}`);
  await expect(plain.locator(`#${id} ~ p`).first()).toBeInViewport();
  await context.close();
});

test('the drill works by keyboard and counts from the answers', async ({ page }) => {
  await page.goto('/senales/');
  const meanings = await page.locator('.senal').evaluateAll((cards) =>
    cards.map((card) => ({
      src: card.querySelector('img')!.getAttribute('src'),
      meaning: card.querySelector('p:not(.meta)')!.textContent,
    })),
  );
  await page.getByRole('button', { name: 'De la señal al significado' }).click();
  for (let i = 0; i < 10; i++) {
    const src = new URL(
      (await page.locator('[data-drill] img').getAttribute('src'))!,
      'http://site',
    ).pathname;
    const hash = new URL(
      (await page.locator('[data-drill] img').getAttribute('src'))!,
      'http://site',
    ).hash;
    const right = meanings.find((each) => each.src === src + hash)!.meaning;
    const options = await page.locator('[data-drill] .op span:not(.l)').allTextContents();
    expect(new Set(options).size).toBe(4);
    const at = options.indexOf(right);
    // The last two are answered wrong.
    await page.keyboard.press(String((i < 8 ? at : (at + 1) % 4) + 1));
    await expect(page.locator('[data-drill] .fb')).toHaveClass(i < 8 ? 'fb ok' : 'fb no');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-drill] h3')).toHaveText('8 de 10');
  await expect(page.locator('[data-drill] li a')).toHaveCount(2);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['notice-seen']);
});

test('without script everything is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/senales/');
  expect(await page.locator('.senal:visible').count()).toBe(await page.locator('.senal').count());
  await expect(page.locator('[data-filters], [data-drill]').locator('visible=true')).toHaveCount(0);
  await context.close();
});
