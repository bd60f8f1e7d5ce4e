import { expect, test } from './fixtures.ts';
import { controlNamed, type ElementTarget, type Visitor } from './visitor.ts';

const tab = (nth: number): ElementTarget => ({ css: '[role=tab]', nth });

test('tabs follow the arrow keys, and the address names the open tab', async ({ me }) => {
  await me.tab.resize(1280, 740);
  await me.open('/tramites/');
  const { count } = await me.look(tab(0));
  expect(count).toBeGreaterThan(2);
  await me.click(tab(0));
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', count - 1],
    ['ArrowRight', 0],
    ['ArrowLeft', count - 1],
    ['Home', 0],
  ] as const) {
    await me.press(key);
    await me.is(tab(at), { focused: true, checked: true });
  }
  // The Tab key stops at one tab and one panel, never at a closed panel.
  await me.press('Tab');
  await me.is({ css: '[role=tabpanel]' }, { focused: true });
  for (const role of ['tab', 'tabpanel'])
    expect((await me.look({ css: `[role=${role}][tabindex="0"]` })).count).toBe(1);
  await me.click(tab(2));
  const panel = await me.tab.evaluate(
    () => document.querySelectorAll('[role=tab]')[2]!.getAttribute('aria-controls')!,
  );
  await me.at(new RegExp(`#${panel}$`));
  await me.reload();
  await me.is(tab(2), { checked: true });
  await me.see({ css: `#${panel}` });
  await me.is({ css: '[role=tabpanel]:not([hidden])' }, { count: 1 });
});

test('the phone menu opens, closes by Escape or a click outside, and its links work', async ({
  me,
}) => {
  await me.open('/');
  const menu: ElementTarget = { css: 'header summary' };
  const link: ElementTarget = { css: 'header nav a[href="/tramites/"]' };
  await me.gone(link);
  await me.click(menu);
  await me.see(link);
  await me.press('Escape');
  await me.gone(link);
  await me.is(menu, { focused: true });
  await me.press('Enter');
  await me.see(link);
  await me.click({ css: 'h1' });
  await me.gone(link);
  await me.click(menu);
  await me.click(link);
  await me.at(/\/tramites\/$/);
  await me.click(menu);
  await me.see({ css: 'header nav [aria-current="page"]', text: 'Trámites' });
});

test('settings of the accessibility panel still apply on another page', async ({ me }) => {
  await me.open('/');
  const classes = () => me.tab.evaluate(() => document.documentElement.className);
  await me.click({ css: '[data-accessibility-button]' });
  await toggle(me, 'Alto Contraste');
  await expect.poll(classes).toContain('high-contrast');
  await toggle(me, 'Texto Grande');
  await expect.poll(classes).toContain('large-text');
  await me.press('Escape');
  await me.is({ css: '[data-accessibility-button]' }, { focused: true });
  await me.open('/blog/');
  expect(await classes()).toContain('high-contrast large-text');
  expect(await me.isScrolledSideways()).toBe(false);
});

async function toggle(me: Visitor, name: string): Promise<void> {
  const nth = await me.tab.evaluate(
    (wanted) =>
      [...document.querySelectorAll('.accessibility-panel label')].findIndex((label) =>
        label.textContent.includes(wanted),
      ),
    name,
  );
  await me.click({ css: '.accessibility-panel label', nth });
}

const cards: ElementTarget = { css: '.sign summary' };

test('the gallery filters signs by text, and «Ver todas» shows every sign again', async ({
  me,
}) => {
  await me.open('/senales/');
  await me.click({ css: '[data-filters] summary' });
  await me.is(controlNamed('Filtrar'), { inactive: false });
  const { count: all } = await me.look(cards);
  await me.click({ css: '[data-filters] input[type=search], [data-filters] input' });
  await me.type('PEATON');
  await expect.poll(async () => (await me.look(cards)).count).toBeLessThan(all);
  const found = (await me.look(cards)).count;
  expect(found).toBeGreaterThan(0);
  await me.reads({ css: '[data-found]' }, new RegExp(`^${found} `));
  await me.press('Enter');
  await expect
    .poll(() => me.tab.evaluate(() => document.activeElement?.matches('.sign summary')))
    .toBe(true);
  await me.click(controlNamed('Ver todas'));
  await me.is(cards, { count: all });
});

test('sign families outside the viewport reserve about the space they need', async ({ me }) => {
  for (const width of [360, 600, 800, 1280]) {
    await me.tab.resize(width, 740);
    await me.open(`/senales/?${width}`);
    await me.see(cards);
    const heights = await me.tab.evaluate(() => {
      const families = [...document.querySelectorAll<HTMLElement>('[data-family]')];
      const measure = () => families.map((family) => family.getBoundingClientRect().height);
      const estimated = measure();
      for (const family of families) family.style.contentVisibility = 'visible';
      const real = measure();
      return families.map(({ id }, i) => ({ id, estimated: estimated[i]!, real: real[i]! }));
    });
    const rough = heights.filter(({ estimated, real }) => Math.abs(estimated - real) > 350);
    expect(rough, `${width} px`).toEqual([]);
    const sum = (part: 'estimated' | 'real') =>
      heights.reduce((total, height) => total + height[part], 0);
    expect(Math.abs(sum('estimated') / sum('real') - 1), `${width} px`).toBeLessThan(0.1);
  }
});

test('a sign keeps its proportions, in a sprite sheet and in its own file', async ({ me }) => {
  const { name } = test.info().project;
  test.skip(name.startsWith('chromium'), 'It says the proportions of the sign it drew last.');
  const proportion = (css: string) =>
    me.tab.evaluate(async (selector) => {
      const image = document.querySelector<HTMLImageElement>(selector)!;
      await image.decode();
      return image.naturalWidth / image.naturalHeight;
    }, css);
  await me.open('/tests/');
  expect(await proportion('img.sign-image[src$="#pare"]')).toBeCloseTo(1);
  await me.open('/preguntas/senales-29/');
  expect(await proportion('img[src$="#una-via-flecha"]')).toBeCloseTo(3, 1);
});

test('the gallery drill works by keyboard from the first sign to the score', async ({ me }) => {
  await me.open('/senales/');
  const start = { css: '[data-drill] [data-mode=senal]' };
  await me.is(start, { inactive: false });
  await me.focus(start);
  await me.press('Enter');
  for (let question = 0; question < 10; question++) {
    await me.see({ css: '[data-drill] .option' });
    await me.gone({ css: '[data-drill] .feedback' });
    await me.press('1');
    await me.see({ css: '[data-drill] .feedback' });
    await me.press('Enter');
  }
  await me.reads({ css: '[data-drill] h3' }, /^\d+ de 10$/);
});
