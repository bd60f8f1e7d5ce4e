import type { Page } from 'playwright/test';
import type { SignDrillData } from '../../templates/islands/gallery/drill.ts';
import { expect, test } from './fixtures.ts';
import { DAY_IN_MS, openPlan, PLAN_START, readProgress } from './plan.ts';

test('the gallery filters by text and shape, and «Ver todas» shows every sign again', async ({
  page,
}) => {
  await page.goto('/senales/');
  const shown = page.locator('.sign:visible');
  const all = await shown.count();
  expect(all).toBe(await page.locator('.sign').count());
  await page.getByLabel('Busca').fill('PEATON');
  // Waits, because the script runs after the first paint. It may find the word already typed.
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

test('the gallery finds signs by the words used in Puerto Rico', async ({ page }) => {
  await page.goto('/senales/');
  await expect(page.locator('[data-filters] [type=submit]')).toBeEnabled();
  const words = {
    muerto: 'reductor',
    'policia acostado': 'resalto',
    ROTONDA: 'rotonda',
    'ojo de gato': 'marca-captaluz-azul',
    contén: 'marca-encintado-amarillo',
    maremoto: 'zona-tsunami',
    'dice: resalto': 'resalto',
  };
  for (const [word, id] of Object.entries(words)) {
    await page.getByLabel('Busca').fill(word);
    await expect(page.locator('[data-found]')).toHaveText(/^\d señal/);
    await expect(page.locator(`#${id}`), word).toBeVisible();
  }
});

test('an open sign is large, and its name appears once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/senales/');
  await expect(page.locator('[data-filters] [type=submit]')).toBeEnabled();
  const card = page.locator('.sign:has(#velocidad-combinada)');
  await card.locator('summary').click();
  const small = (await card.locator('summary img').boundingBox())!;
  const large = (await card.locator('.large-sign').boundingBox())!;
  expect(large.height).toBeGreaterThan(2 * small.height);
  expect(large.width / large.height).toBeCloseTo(small.width / small.height, 1);
  expect((await card.innerText()).split('Velocidad máxima y mínima')).toHaveLength(2);
  await card.locator('summary').click();
  await card.locator('summary').click();
  await expect(card.locator('.large-sign')).toHaveCount(1);
});

test('Ctrl+P prints after every drawing has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('.sign summary img')];
      document.title = `${images.filter((image) => image.naturalWidth > 0).length} of ${images.length}`;
    };
  });
  await page.goto('/senales/');
  await expect(page.locator('[data-filters] [type=submit]')).toBeEnabled();
  const count = await page.locator('.sign summary img').count();
  await page.keyboard.press('Control+p');
  await expect(page).toHaveTitle(`${count} of ${count}`);
  await page.emulateMedia({ media: 'print' });
  const sizes = await page
    .locator('.sign summary img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThan(5);
});

test('offscreen sign families are laid out only if the address points into one', async ({
  page,
}) => {
  // If all families were laid out, style and layout would cost twice as much as on the home page.
  const laidOut = () =>
    page
      .locator('.sign summary')
      .evaluateAll(
        (all) =>
          all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length /
          all.length,
      );
  await page.goto('/senales/');
  await expect.poll(laidOut).toBeLessThan(0.5);
  expect(await laidOut()).toBeGreaterThan(0);
  await page.goto('/senales/?#hospital');
  expect(await laidOut()).toBe(1);
});

test('an address with a family shows only that family', async ({ page }) => {
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

test('on a phone, a search shows the count beside the field; Enter shows a result', async ({
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
  await expect(page.locator('.sign:visible summary').first()).toBeInViewport({ ratio: 1 });
});

for (const width of [360, 1280]) {
  test(`a clicked sign stays in place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/senales/');
    const summaries = page.locator('.signs').first().locator('summary');
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
    // The neighbours of the clicked sign stay in place too, and the Tab order is the visual order.
    expect(opened.slice(0, 2)).toEqual(closed.slice(0, 2));
    expect(opened.at(-1)!.top).toBeGreaterThan(closed.at(-1)!.top);
    expect(opened.toSorted((a, b) => a.top - b.top || a.left - b.left)).toEqual(opened);
    const text = await page.locator('.sign:has([open]) p').first().boundingBox();
    expect(text!.width).toBeGreaterThan(width / 2);
  });
}

test('a URL with the id of a sign opens that sign', async ({ page, plain }) => {
  await page.goto('/senales/');
  const id = await page.locator('.sign summary').last().getAttribute('id');
  await page.goto(`/senales/?#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id} ~ p`).first()).toBeInViewport();
  await plain.goto(`/senales/#${id}`);
  await expect(plain.locator(`#${id} ~ p`).first()).toBeInViewport();
});

/** The ids and results that a page stored for the plan. */
const logged = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem('licencia-pr:progreso');
    const { log } = JSON.parse(text ?? '{"log":[]}') as { log: [number, string, number, number][] };
    return log.map(([, id, , result]) => [id, result]);
  });

test('the drill works by keyboard and scores the answers', async ({ page }) => {
  await page.goto('/senales/');
  const file = await page.locator('[data-drill]').getAttribute('data-drill');
  const known = (await (await page.request.get(file!)).json()) as SignDrillData;
  const cards = await page.locator('.sign').evaluateAll((all) =>
    all.map((card) => ({
      src: card.querySelector('img')!.getAttribute('src'),
      meaning: card.querySelector('p:not(.meta)')!.textContent,
      action: card.querySelectorAll('p:not(.meta)')[1]!.textContent.replace(/^Qué haces: /, ''),
      id: card.querySelector('summary')!.id,
    })),
  );
  const meanings = cards.map((card) => {
    const { rivals = [], isTold = false, isAsked = false, same = [] } = known[card.id] ?? {};
    return { ...card, rivals, told: isTold, isRemembered: isAsked, overlaps: same };
  });
  const expected: [string, number][] = [];
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
    const asked = meanings.find((each) => each.src === src + hash)!;
    const right = asked.told ? asked.action : asked.meaning;
    const options = await page
      .locator('[data-drill] .option span:not(.option-letter)')
      .allTextContents();
    // If the words on a sign state its meaning, the drill asks for the action, and no wrong option is true of the sign.
    await expect(page.locator('[data-drill] h3')).toContainText(
      asked.told ? '¿Qué haces ante esta señal?' : '¿Qué significa?',
    );
    if (asked.told) {
      const wrong = meanings.filter(({ id }) => asked.rivals.includes(id));
      expect(options.toSorted()).toEqual([right, ...wrong.map(({ action }) => action)].toSorted());
    } else {
      const others = meanings.filter(
        ({ meaning }) => options.includes(meaning) && meaning !== right,
      );
      expect(
        others
          .filter(({ id, overlaps }) => asked.overlaps.includes(id) || overlaps.includes(asked.id))
          .map(({ id }) => id),
      ).toEqual([]);
    }
    expect(new Set(options).size).toBe(4);
    const at = options.indexOf(right);
    // The last two answers are wrong.
    if (asked.isRemembered) expected.push([asked.id, i < 8 ? 4 : -1]);
    await page.keyboard.press(String((i < 8 ? at : (at + 1) % 4) + 1));
    await expect(page.locator('[data-drill] .feedback')).toHaveClass(
      i < 8 ? 'feedback is-right' : 'feedback is-wrong',
    );
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-drill] h3')).toHaveText('8 de 10');
  await expect(page.locator('[data-drill] li a')).toHaveCount(2);
  // The plan stores only the results of signs that it asks about.
  await expect.poll(() => logged(page)).toEqual(expected);
});

test('in a filtered gallery, the drill asks for the action at a sign with words', async ({
  page,
}) => {
  await page.goto('/senales/');
  await expect(page.locator('[data-filters] [type=submit]')).toBeEnabled();
  await page.getByLabel('Busca').fill('R5-1 no entre');
  await expect(page.locator('#no-entre')).toBeVisible();
  await page.getByRole('button', { name: 'De la señal al significado' }).click();
  await expect(page.locator('[data-drill] h3')).toContainText('¿Qué haces ante esta señal?');
  await expect(page.locator('[data-drill] .option')).toHaveCount(4);
  const action = await page.locator('.sign:has(#no-entre) p:not(.meta)').nth(1).textContent();
  await page
    .locator('[data-drill] .option')
    .filter({ hasText: action!.replace('Qué haces: ', '') })
    .click();
  await expect(page.locator('[data-drill] .feedback')).toHaveClass('feedback is-right');
  await expect.poll(() => logged(page)).toEqual([['no-entre', 4]]);
});

test('signs missed in the drill are in the plan the next day', async ({ page }) => {
  await page.clock.install({ time: PLAN_START });
  await page.goto('/senales/');
  await page.getByRole('button', { name: 'De la señal al significado' }).click();
  await expect(page.locator('[data-drill] h3')).toBeFocused();
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('1');
    await expect(page.locator('[data-drill] .feedback')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => (await logged(page)).length).toBeGreaterThan(4);
  const ids = (await logged(page)).map(([id]) => id);
  await page.clock.setSystemTime(PLAN_START + DAY_IN_MS);
  await openPlan(page);
  const { learning } = await readProgress(page);
  // Two signs may belong to one rule. Answers about signs that the exam hardly asks about stay in the log.
  const rows = learning!.memory;
  const waiting = (await logged(page)).map(([id]) => id);
  expect(rows.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(waiting));
  expect(rows.length).toBeLessThanOrEqual(ids.length - waiting.length);
  await expect(page.locator('header [data-known]')).toHaveText(/^\d+\sfallos?$/);
});

test('without JavaScript every sign is visible', async ({ plain: page }) => {
  await page.goto('/senales/');
  expect(await page.locator('.sign:visible').count()).toBe(await page.locator('.sign').count());
  await expect(page.locator('[data-filters], [data-drill]').locator('visible=true')).toHaveCount(0);
});
