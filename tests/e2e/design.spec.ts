import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import {
  expect,
  isScrolledSideways,
  isSiteIcon,
  measureLayoutShift,
  NOT_FOUND_MESSAGES,
  test,
} from './fixtures.ts';
import { PAGE_KINDS, PRACTICE_KINDS } from './page-kinds.ts';
import { choose, finishTest, openTest, SHORT_TEST } from './quiz.ts';
import { allPaths, firstPageBelow } from './site.ts';

const KB = 1024;
const pages = Object.entries(PAGE_KINDS).filter(
  ([, path]) => path === '/no-existe/' || allPaths().includes(path),
);

test('the site has every kind of page', () => {
  test.skip(allPaths().length === 0, 'no site');
  expect(pages.map(([kind]) => kind)).toEqual(Object.keys(PAGE_KINDS));
});

test('the Tab key follows the order of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const order: string[] = [];
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => document.activeElement!.textContent.trim().replace(/\s+/g, ' ')),
    );
  }
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((each) => each.checkVisibility() && (each as HTMLElement).tabIndex >= 0)
      .map((each) => each.textContent.trim().replace(/\s+/g, ' ')),
  );
  expect(order[0]).toBe('Saltar al contenido principal');
  expect(order).toEqual(links.slice(0, order.length));
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveText(links[order.length - 2]!);
});

test('the accessibility button never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const button = document.querySelector('.accessibility-button')!;
      const focused = document.activeElement!;
      if (focused === button || button.classList.contains('is-hidden')) return '';
      const [a, b] = [focused.getBoundingClientRect(), button.getBoundingClientRect()];
      const over =
        a.height < innerHeight / 2 &&
        a.left < b.right &&
        a.right > b.left &&
        a.top < b.bottom &&
        a.bottom > b.top;
      return over ? focused.outerHTML.slice(0, 80) : '';
    });
    expect(covered).toBe('');
  }
});

test('the accessibility button covers no text before scrolling, nor the end of the page', async ({
  browser,
  baseURL,
}) => {
  // Wide screens reserve a gutter for the accessibility button, even with large text; small ones reserve space at the
  // end of the page.
  for (const { width, large } of [
    { width: 1024, large: false },
    { width: 1024, large: true },
    { width: 1280, large: true },
  ]) {
    const context = await browser.newContext({
      baseURL: baseURL!,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    for (const path of ['/', '/guia-estudio/', '/senales/']) {
      await page.goto(path);
      await page.evaluate(
        (wanted) => document.documentElement.classList.toggle('large-text', wanted),
        large,
      );
      const [button, text] = await page.evaluate(() => {
        const lefts = [
          ...document.querySelectorAll(
            'header *, main :not(.visually-hidden, .landscape, .landscape *), footer *',
          ),
        ]
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 1 && box.height > 1)
          .map((box) => box.left);
        return [
          document.querySelector('.accessibility-button')!.getBoundingClientRect().right,
          Math.min(...lefts),
        ] as const;
      });
      expect(button, `${path} at ${width}`).toBeLessThanOrEqual(text);
    }
    await context.close();
  }
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [button, last] = await page.evaluate(
    () =>
      [
        document.querySelector('.accessibility-button')!.getBoundingClientRect(),
        document.querySelector('.site-footer')!.getBoundingClientRect(),
      ] as const,
  );
  // Rounds down, because page heights are not whole pixels.
  expect(Math.floor(last.bottom)).toBeLessThanOrEqual(button.top);
  await context.close();
});

for (const [kind, path] of pages) {
  test(`${kind}: fits 320 px, zoom and large text, and keeps edges in forced colours`, async ({
    page,
    watch,
  }) => {
    if (kind === 'missing') watch.allow(NOT_FOUND_MESSAGES);
    await page.goto(path);
    // The second size is a screen of 1280 × 1024 pixels at a zoom of 400 %.
    for (const [width, height] of [
      [320, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await isScrolledSideways(page), `${width} × ${height}`).toBe(false);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await edgesWithoutBorder(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await expectLargeTextToFit(page, true);
  });

  test(`${kind}: the first visit stays within its size and request limits`, async ({
    page,
    watch,
  }) => {
    if (kind === 'missing') watch.allow(NOT_FOUND_MESSAGES);
    const responses = await visit(page, path);
    const sizes = await Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        bytes: await wireSize(response),
      })),
    );
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    // The plan and the review load more than other practice pages, for example rules and the current stop.
    const own = { plan: 26, review: 33 }[kind] ?? 0;
    // The limit of the 404 page is higher, because the page searches for the nearest address.
    const fetches = PRACTICE_KINDS.includes(kind);
    const limit = fetches ? 190 + own : kind === 'missing' ? 150 : 95;
    console.info(`${kind}: ${(total / KB).toFixed(1)} KB, ${sizes.length} requests`);
    const list = sizes.map((each) => `${each.path} ${each.bytes}`).join('\n');
    expect(total / KB, list).toBeLessThanOrEqual(limit);
    // Some pages load an extra stylesheet or script, a first picture, or one picture for each card or step.
    const requests: Record<string, number> = {
      missing: 13,
      tests: 11,
      blog: 15,
      guide: 21,
      hazards: 15,
      manoeuvres: 19,
    };
    if (!fetches) expect(sizes.length, list).toBeLessThanOrEqual(requests[kind] ?? 10);
  });
}

/** Buttons and cards without a border, which have no edge in forced colours. */
const edgesWithoutBorder = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main .btn, main .card, [role=tab], .sign-panel, .region b',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility() &&
          Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1,
      )
      .map((element) => element.className),
  );

/**
 * Expects large text to fit at three widths, and double text size at one.
 * @param opens true to open closed parts too
 */
async function expectLargeTextToFit(page: Page, opens = false): Promise<void> {
  for (const { width, look } of [
    { width: 640, look: 'large-text' },
    { width: 320, look: 'large-text' },
    { width: 360, look: 'large-text' },
    { width: 360, look: '200%' },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(
      ({ wanted, opening }) => {
        const root = document.documentElement;
        root.classList.toggle('large-text', wanted === 'large-text');
        root.style.fontSize = wanted === 'large-text' ? '' : wanted;
        if (!opening) return;
        for (const details of document.querySelectorAll('main details'))
          details.setAttribute('open', '');
        for (const panel of document.querySelectorAll('[data-tab][hidden]'))
          panel.removeAttribute('hidden');
      },
      { wanted: look, opening: opens },
    );
    expect(await isScrolledSideways(page), `${look} at ${width}`).toBe(false);
  }
}

test('in the quiz, large text also fits a phone', async ({ page }) => {
  await openTest(page, SHORT_TEST);
  await expectLargeTextToFit(page);
  await choose(page, 1);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  await expectLargeTextToFit(page);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await finishTest(page, 1, (index) => index % 2 === 0);
  await expect(page.locator('.score-line')).toBeVisible();
  await expectLargeTextToFit(page, true);
});

/** All responses until the network is idle, before any interaction. */
async function visit(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!isSiteIcon(response.url())) responses.push(response);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path, { waitUntil: 'networkidle' });
  return responses;
}

/** Bytes that a host sends: text is compressed, fonts and pictures are not. */
async function wireSize(response: Response): Promise<number> {
  const body = await response.body();
  return /woff2|png/.test(response.url()) ? body.length : gzipSync(body, { level: 9 }).length;
}

for (const [who, connection, faces] of [
  ['a visitor who saves data gets no web font', { saveData: true }, 0],
  ['a slow connection loads no web font', { effectiveType: '3g' }, 0],
  ['a fast connection loads all three web fonts', { effectiveType: '4g' }, 3],
] as const)
  test(who, async ({ page }) => {
    await page.addInitScript(
      (value) =>
        Object.defineProperty(navigator, 'connection', {
          value: { ...value, addEventListener() {} },
        }),
      connection,
    );
    const responses = await visit(page, '/');
    expect(
      responses.map((response) => response.url()).filter((url) => url.endsWith('.woff2')),
    ).toHaveLength(faces);
  });

test('fonts load at once with low priority, and late fonts move nothing', async ({ page }) => {
  const priorities: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('.woff2')) priorities.push(request.initialPriority);
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.setViewportSize({ width: 412, height: 740 });
  await page.goto('/blog/', { waitUntil: 'networkidle' });
  expect(priorities).toEqual(['Low', 'Low', 'Low']);
  expect(
    await page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loading')),
  ).toEqual([]);
  expect(await measureLayoutShift(page)).toBe(0);
});

test('the share picture of a page exists', async ({ page, request }) => {
  for (const path of ['/', firstPageBelow('/manual/'), '/senales/']) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(address!).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('the map of centres and the list below it link to the same pages', async ({ page }) => {
  await page.goto('/centros-cesco/');
  const hrefs = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
  expect(await hrefs('.regional-map a')).toEqual(await hrefs('.cards .more-link'));
  expect(await page.locator('.regional-map path').count()).toBe(78);
});
