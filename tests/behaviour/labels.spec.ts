/** Labels are in the middle of their buttons, tabs and tags, although browsers interpret font metrics differently. */
import { expect, test } from './fixtures.ts';
import { answerRemaining, choose, openFirstQuestion } from './practice.ts';
import type { Visitor } from './visitor.ts';

const PAGES = [
  '/',
  '/tests/',
  '/test/1/',
  '/simulacro/',
  '/senales/',
  '/plan/',
  '/tramites/',
  '/blog/',
  '/centros-cesco/',
  '/consistencia/velocidad-urbana/',
];

test('labels are centred on pages of different kinds', async ({ me }) => {
  for (const width of [360, 1280]) {
    await me.tab.resize(width, 740);
    for (const path of PAGES) {
      await me.open(path);
      await expectCentred(me, `${path} at ${width}`);
    }
  }
});

test('labels are centred on a question and on a result', async ({ me }) => {
  const questions = await openFirstQuestion(me, '/test/1/');
  await choose(me, 0);
  await expectCentred(me, 'a question');
  await answerRemaining(me, questions, () => true);
  await expectCentred(me, 'a result');
});

const BOXES = '.btn, [role="tab"], .flag-button, .listen-button, .tag, .accessibility-button';

async function expectCentred(me: Visitor, where: string): Promise<void> {
  await me.tab.evaluate(() => document.fonts.ready.then(() => undefined));
  const boxes = await me.tab.evaluate(shiftsOf, BOXES);
  expect(boxes.length, where).toBeGreaterThan(0);
  const off = boxes.filter(({ down, right }) => Math.abs(down) > 1 || Math.abs(right) > 1);
  expect.soft(off, where).toEqual([]);
}

/** Distance from the middle of each label to the middle of its box. Runs in the page, so it uses no outer variable. */
function shiftsOf(css: string): { name: string; down: number; right: number }[] {
  // Text for screen readers only, hidden by a class or at some widths, would distort the measurement: remove it.
  for (const part of document.querySelectorAll(
    `${css.replaceAll(',', ' *,')} *, .visually-hidden, .external-note`,
  ))
    if (
      part.matches('.visually-hidden, .external-note') ||
      getComputedStyle(part).clipPath !== 'none'
    )
      part.textContent = '';
  const range = document.createRange();
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter((box) => box.checkVisibility({ visibilityProperty: true }))
    .map((box) => {
      range.selectNodeContents(box);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const rounded = (shift: number) => Math.round(shift * 10) / 10;
      // The flag button is aligned to the end of its row, and its box extends to the counter.
      const isAtTheEnd = getComputedStyle(box).justifyContent === 'end';
      return {
        name: `${box.className}: ${box.textContent}`,
        down: rounded(inner.top + inner.height / 2 - outer.top - outer.height / 2),
        right: isAtTheEnd
          ? 0
          : rounded(inner.left + inner.width / 2 - outer.left - outer.width / 2),
      };
    });
}
