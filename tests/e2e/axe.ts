/** Runs axe on a page: colour rules once in each look, all other rules once at each width. */

import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, isScrolledSideways, UNFILLED_VALUES } from './fixtures.ts';

export const AXE_WIDTHS = [360, 1280] as const;
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { runOnly: COLOUR_RULES };
export const WITHOUT_COLOUR: RunOptions = {
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};
/** The looks differ only in colours, so only the first one runs all rules. */
export const LOOKS = [
  { name: 'light', scheme: 'light', highContrast: false, options: {} },
  { name: 'dark', scheme: 'dark', highContrast: false, options: COLOURS },
  { name: 'high-contrast', scheme: 'light', highContrast: true, options: COLOURS },
] as const;

/**
 * Checks the page as it is: axe in every look, no sideways scrolling, no unfilled placeholder.
 * @param state name of the state, for failure messages
 * @param isSeenWide true if the caller has run all but the colour rules on a wide screen
 */
export async function checkAccessibility(
  page: Page,
  state: string,
  isSeenWide = false,
): Promise<void> {
  expect.soft(await page.locator('body').innerText(), state).not.toMatch(UNFILLED_VALUES);
  const [narrow, wide] = AXE_WIDTHS;
  await page.setViewportSize({ width: narrow, height: 740 });
  for (const look of LOOKS) {
    await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
    await setHighContrast(page, look.highContrast);
    expect
      .soft(await findAxeViolations(page, look.options), `${state}, ${narrow} px, ${look.name}`)
      .toEqual([]);
  }
  await setHighContrast(page, false);
  expect.soft(await isScrolledSideways(page), `${state}: wider than ${narrow} px`).toBe(false);
  await markShown(page);
  await page.setViewportSize({ width: wide, height: 740 });
  if (!isSeenWide)
    expect.soft(await findAxeViolations(page, WITHOUT_COLOUR), `${state}, ${wide} px`).toEqual([]);
  // Checks the colours of elements that only the wide page shows.
  if (await markOnlyHere(page))
    expect
      .soft(await findAxeViolations(page, COLOURS, '[data-only-wide]'), `${state}, ${wide} px`)
      .toEqual([]);
  expect.soft(await isScrolledSideways(page), `${state}: wider than ${wide} px`).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await isScrolledSideways(page), `${state}: wider than 320 px`).toBe(false);
}

type Marked = Window & { shown: WeakSet<Element> };

/** Remembers the elements that are visible now. */
const markShown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as Marked).shown = new WeakSet(
      [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility()),
    );
  });

/** Marks elements with text that are visible now but were not remembered. @returns true if there are any */
const markOnlyHere = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { shown } = window as unknown as Marked;
    const only = [...document.querySelectorAll('body *')].filter(
      (each) =>
        each.checkVisibility() &&
        !shown.has(each) &&
        [...each.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    for (const each of only) each.setAttribute('data-only-wide', '');
    return only.length > 0;
  });

/** Switches high contrast on or off, as the site's own setting does. */
export const setHighContrast = (page: Page, isOn: boolean): Promise<boolean> =>
  page.evaluate(
    (wanted) => document.documentElement.classList.toggle('high-contrast', wanted),
    isOn,
  );

/**
 * @param within a selector
 * @returns a line for each axe rule that the page, or the selected part, breaks
 */
export async function findAxeViolations(
  page: Page,
  options: RunOptions,
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([asked, selector]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const results = await runner.run(selector ?? document, {
        resultTypes: ['violations'],
        ...asked,
      });
      return results.violations.map(({ id, nodes }) => {
        const shown = nodes
          .slice(0, 3)
          .map(
            (node) =>
              `${node.target.join(' ')} – ${[...node.any, ...node.all, ...node.none][0]?.message ?? ''}`,
          );
        return `${id} (${nodes.length}): ${shown.join(' | ')}`;
      });
    },
    [options, within] as const,
  );
}
