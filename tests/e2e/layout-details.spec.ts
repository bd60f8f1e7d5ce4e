import type { Page } from 'playwright/test';
import { expect, NOT_FOUND_MESSAGES, test } from './fixtures.ts';
import { PAGE_KINDS } from './page-kinds.ts';

const pages = Object.entries(PAGE_KINDS);

// Motion is reduced, because otherwise a colour could be read during its transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '');
    for (const panel of document.querySelectorAll('[data-tab][hidden]'))
      panel.removeAttribute('hidden');
  });

/** The pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Makes every visible name 60 letters long. @returns the cards that the names overflow */
function lengthenNames(): string[] {
  const names = document.querySelectorAll<HTMLElement>(
    'main :is(.card, .three-columns, .stop, .tip-cards, .related-links) :is(h2, h3, h4), main h1',
  );
  for (const name of names) name.textContent = 'Anastasio'.repeat(7).slice(0, 60);
  return [...document.querySelectorAll<HTMLElement>('main .card')]
    .filter((card) => card.scrollWidth > card.clientWidth)
    .map((card) => card.className);
}

/** Figures with a hyphen or dash that wrap over two lines, and those that a flex box separates from their sentence. */
function brokenFigures(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (const { 0: figure, index } of node.data.matchAll(/\d+(?:[-–]\d+)+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(tops.map(({ top }) => Math.round(top))).size > 1) broken.push(figure);
    }
  for (const whole of document.querySelectorAll('.no-break'))
    if (/flex|grid/.test(getComputedStyle(whole.parentElement!).display))
      broken.push(`${whole.parentElement!.className}: ${whole.textContent}`);
  return broken;
}

/** Lists of cards whose last row is a single card with space beside it. */
function lonelyCards(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(ul, ol)')].flatMap((list) => {
    if (getComputedStyle(list).display !== 'grid') return [];
    const boxes = [...list.children]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    const rows = tops.map((y) => boxes.filter(({ top }) => Math.round(top) === y));
    const [first = [], last = []] = [rows[0], rows.at(-1)];
    const isAlone = rows.length > 1 && first.length > 1 && last.length === 1;
    // Exceptions: the gallery, whose rows may end anywhere, and the steps of a manoeuvre, which are read in order.
    return isAlone && !list.matches('.signs, ol.scenes') && last[0]!.width < list.clientWidth * 0.8
      ? [`${list.className}: ${rows.map((row) => row.length).join('/')}`]
      : [];
  });
}

/** Boxes where a thick edge meets a thin one of another colour, so that the corner is slanted. */
function slantedEdges(): string[] {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const edges = sides.map((side) => ({
      width: Number.parseFloat(style[`border${side}Width`]),
      colour: style[`border${side}Color`],
    }));
    const isSlanted = edges.some((edge, index) => {
      const next = edges[(index + 1) % 4]!;
      const [thin, thick] = [edge.width, next.width].sort((a, b) => a - b) as [number, number];
      return thin > 0 && thick > 3 && edge.colour !== next.colour;
    });
    return isSlanted ? [element.className] : [];
  });
}

// One test per kind, because opening the page takes most of the time.
for (const [kind, path] of pages)
  test(`${kind}: figures, rows, long names, huge text and print have no layout fault`, async ({
    page,
    watch,
  }) => {
    if (kind === 'missing') watch.allow(NOT_FOUND_MESSAGES);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await openAll(page);
      if (width > 320) {
        expect.soft(await page.evaluate(brokenFigures), `figures at ${width}`).toEqual([]);
        expect.soft(await page.evaluate(lonelyCards), `cards at ${width}`).toEqual([]);
        expect.soft(await page.evaluate(slantedEdges), `edges at ${width}`).toEqual([]);
      }
      if (width === 1280) {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect.soft(await page.evaluate(paleWords), 'on paper').toEqual([]);
        await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      }
      if (width === 360 || width === 1280) {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '400%'));
        expect.soft(await overflow(page), `huge text at ${width}`).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(cutWords), `huge text at ${width}`).toEqual([]);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      }
      expect.soft(await page.evaluate(lengthenNames), `names at ${width}`).toEqual([]);
      expect.soft(await overflow(page), `names at ${width}`).toBeLessThanOrEqual(0);
    }
  });

/** Words that extend beyond the screen, or that are cut off by their button or by an ellipsis. */
function cutWords(): string[] {
  const cut = new Set<string>();
  const isHiddenOrScrolls = (element: HTMLElement | null): boolean =>
    element !== null &&
    (element.matches('.visually-hidden, .external-note') ||
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      isHiddenOrScrolls(element.parentElement));
  for (const element of document.querySelectorAll<HTMLElement>('main *, .sign-panel *, aside *')) {
    if (element.childElementCount > 0 || element.closest('svg') || !element.checkVisibility())
      continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    if (words.width === 0 || isHiddenOrScrolls(element)) continue;
    const button = element.closest('.btn')?.getBoundingClientRect().right ?? window.innerWidth;
    const isShort = getComputedStyle(element).textOverflow === 'ellipsis';
    if (words.right > button + 1 || (isShort && element.scrollWidth > element.clientWidth))
      cut.add(element.textContent!.trim().slice(0, 40));
  }
  return [...cut];
}

/** Words that are too pale for a one-colour printer without backgrounds. */
function paleWords(): string[] {
  const pale = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (node.textContent!.trim() === '' || element.closest('svg, script, style')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility() || width * height <= 1) continue;
    if (getComputedStyle(element).printColorAdjust === 'exact') continue;
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(element).color.match(/[\d.]+/g) ?? []
    ).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    if (contrast < 4.5) pale.add(`${element.className || element.tagName}: ${contrast.toFixed(1)}`);
  }
  return [...pale];
}

test('tabs start at the left edge of the text, in rows of nearly equal length', async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/manual/conduccion-segura/');
    const { rows, left, text } = await page.locator('[role=tablist]').evaluate((list) => {
      const boxes = [...list.children].map((tab) => tab.getBoundingClientRect());
      return {
        rows: [...new Set(boxes.map(({ top }) => top))].map(
          (y) => boxes.filter(({ top }) => top === y).length,
        ),
        left: boxes[0]!.left,
        text: document.querySelector('h1')!.getBoundingClientRect().left,
      };
    });
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    expect(left).toBe(text);
  }
});

test('the zero is slashed in headings and in sentences', async ({ page }) => {
  await page.goto('/aviso-legal/');
  const inked = await page.evaluate(async () => {
    await Promise.all(
      ['800 100px Overpass', '400 100px Atkinson'].map((f) => document.fonts.load(f)),
    );
    return ['800 100px Overpass', '400 100px Atkinson', '700 100px Atkinson'].map((font) => {
      const canvas = new OffscreenCanvas(100, 120);
      const context = canvas.getContext('2d')!;
      context.font = font;
      const box = context.measureText('0');
      context.fillText('0', 0, 100);
      const y = 100 - (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
      const x = (box.actualBoundingBoxRight - box.actualBoundingBoxLeft) / 2;
      return context.getImageData(x, y, 1, 1).data[3]! > 128;
    });
  });
  expect(inked).toEqual([true, true, true]);
});

test('the newest article comes first', async ({ page }) => {
  await page.goto('/blog/');
  const days = await page
    .locator('.article time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted().reverse());
});
