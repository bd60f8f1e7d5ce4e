/** A state of a page under axe, at both widths and in every look. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, HOLES, isScrolledSideways } from './fixtures.ts';

export const LOOKS = [
  { scheme: 'light', highContrast: false, forcedColors: 'none' },
  { scheme: 'dark', highContrast: false, forcedColors: 'none' },
  { scheme: 'light', highContrast: true, forcedColors: 'none' },
  { scheme: 'dark', highContrast: false, forcedColors: 'active' },
] as const;
const WIDTHS = [360, 1280];

/** axe at both widths and in every look; nothing wider than the screen, nothing unfilled. */
export async function check(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  expect.soft(await page.locator('body').innerText(), state).not.toMatch(HOLES);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    for (const { scheme, highContrast, forcedColors } of LOOKS) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce', forcedColors });
      await page.evaluate(
        (wanted) => document.documentElement.classList.toggle('high-contrast', wanted),
        highContrast,
      );
      // Forced colours are the reader's own.
      const rules = { 'color-contrast': { enabled: forcedColors === 'none' } };
      const found = await page.evaluate(async (wanted) => {
        const { axe: runner } = window as unknown as { axe: typeof axe };
        const { violations } = await runner.run(document, {
          resultTypes: ['violations'],
          rules: wanted,
        });
        return violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map((node) => node.target.join(' '))
              .join(' | ')}`,
        );
      }, rules);
      expect
        .soft(
          found,
          `${state}, ${width} px, ${scheme}${highContrast ? ', high contrast' : ''}, forced colours ${forcedColors}`,
        )
        .toEqual([]);
    }
    expect.soft(await isScrolledSideways(page), `${state}: wider than ${width} px`).toBe(false);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await isScrolledSideways(page), `${state}: wider than 320 px`).toBe(false);
  await page.evaluate(() => document.documentElement.classList.remove('high-contrast'));
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}
