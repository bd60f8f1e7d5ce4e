/**
 * What a visitor sees first on every kind of page, at three widths, by day and by night, against pictures kept beside this file.
 * A change that was meant: `npx playwright test looks --update-snapshots`, then look at the pictures in the diff.
 */
import { expect, NOT_FOUND_LOG, test } from './fixtures.ts';
import { KINDS } from './kinds.ts';

/** The top of the page; whole pages would be a hundred megabytes. */
const HEIGHT = 640;
const WIDTHS = { light: [360, 768, 1280], dark: [360, 1280] };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(KINDS)) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${kind}, ${scheme}`, async ({ page, watch }) => {
      if (kind === 'missing') watch.allow(NOT_FOUND_LOG);
      await page.emulateMedia({ colorScheme: scheme });
      for (const width of WIDTHS[scheme]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await expect
          .soft(page)
          .toHaveScreenshot(`${kind}-${scheme}-${width}.png`, { maxDiffPixelRatio: 0.001 });
      }
    });
  }
}
