/** A page under axe, at both widths and in every look. */

import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, HOLES, isScrolledSideways } from './fixtures.ts';

export const WIDTHS = [360, 1280] as const;
/** The looks differ only in colours, so the rules that read no colour need to run in one of them. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
export const LOOKS = [
  { name: 'light', scheme: 'light', highContrast: false, options: {} },
  { name: 'dark', scheme: 'dark', highContrast: false, options: { runOnly: COLOUR_RULES } },
  {
    name: 'high-contrast',
    scheme: 'light',
    highContrast: true,
    options: { runOnly: COLOUR_RULES },
  },
] as const;
export const WITHOUT_COLOUR: RunOptions = {
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** The page as it is under axe, in every look; nothing wider than the screen, nothing unfilled. @param state its name */
export async function check(page: Page, state: string): Promise<void> {
  expect.soft(await page.locator('body').innerText(), state).not.toMatch(HOLES);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    // Colours do not depend on the width: the dark looks are judged on the small screen.
    for (const look of width === WIDTHS[0] ? LOOKS : [LOOKS[0]]) {
      await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
      await setHighContrast(page, look.highContrast);
      expect
        .soft(await violations(page, look.options), `${state}, ${width} px, ${look.name}`)
        .toEqual([]);
    }
    expect.soft(await isScrolledSideways(page), `${state}: wider than ${width} px`).toBe(false);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await isScrolledSideways(page), `${state}: wider than 320 px`).toBe(false);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What the site's own setting does. */
export const setHighContrast = (page: Page, isOn: boolean): Promise<boolean> =>
  page.evaluate(
    (wanted) => document.documentElement.classList.toggle('high-contrast', wanted),
    isOn,
  );

/** @returns a line for each rule of axe that the page breaks */
export async function violations(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const results = await runner.run(document, { resultTypes: ['violations'], ...asked });
    return results.violations.map(({ id, nodes }) => {
      const shown = nodes
        .slice(0, 3)
        .map(
          (node) =>
            `${node.target.join(' ')} – ${[...node.any, ...node.all, ...node.none][0]?.message ?? ''}`,
        );
      return `${id} (${nodes.length}): ${shown.join(' | ')}`;
    });
  }, options);
}
