import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { VEHICLE_SIZES } from '../../templates/diagrams/layout.ts';
import { expect, test } from './fixtures.ts';
import { allPaths, htmlFile, siteFile } from './site.ts';

const VIEWS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** The least size of the shorter side of a car or a traffic light, in CSS pixels. */
const LEAST = 14;
/** The largest share of the viewport that a picture may take. */
const MOST = 0.46;
/** From this width on, the picture is beside the text and has more room. */
const WIDE = 896;
/** A traffic light beside its road: its width in drawing units, and the markup that identifies it. */
const LIGHT = { width: 16, markup: 'width="16" height="40" rx="4"' };
const SIGN = { least: 120, most: 160 };

const pictures = allPaths()
  .filter((path) => /^\/preguntas\/./.test(path))
  .flatMap((path) => {
    // The first stem belongs to the question, the others to further questions about its rule.
    const stem = readFileSync(htmlFile(path), 'utf8').split('<div class="stem">')[1] ?? '';
    const [, scene, sign] =
      /^(?:(?!<\/div>).)*?<(?:a class="scene-view" href="([^"]+)|img class="road-sign" src="([^"#]+))/.exec(
        stem,
      ) ?? [];
    const src = scene ?? sign;
    return src === undefined ? [] : [{ path, isScene: scene !== undefined, src }];
  });

/** The box of the picture, and its pixels per drawing unit. */
const measured = (page: Page) =>
  page
    .locator('.stem :is(.scene-view img, .road-sign)')
    .first()
    .evaluate((img: HTMLImageElement) => {
      const { width, height, left, right } = img.getBoundingClientRect();
      const [w, h] = ['width', 'height'].map((name) => Number(img.getAttribute(name)));
      return {
        width,
        height,
        isInside: left >= 0 && right <= document.documentElement.clientWidth,
        fit: getComputedStyle(img).objectFit,
        scale: Math.min(width / w!, height / h!),
      };
    });

function mostOf(isScene: boolean, { width, height }: (typeof VIEWS)[number]): number {
  if (width >= WIDE) return height;
  return isScene ? height * MOST + 1 : SIGN.most + 0.5;
}

test('some questions have a scene, and some a sign', () => {
  const scenes = pictures.filter(({ isScene }) => isScene).length;
  expect(scenes).toBeGreaterThan(0);
  expect(pictures.length).toBeGreaterThan(scenes);
});

test('pictures of questions are complete and legible', async ({ page }) => {
  for (const { path, isScene, src } of pictures) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const hasLight = isScene && readFileSync(siteFile(src), 'utf8').includes(LIGHT.markup);
    for (const view of VIEWS) {
      await page.setViewportSize(view);
      const { width, height, scale, isInside, fit } = await measured(page);
      const at = `${path} in ${view.width} × ${view.height}: ${Math.round(width)} × ${Math.round(height)}`;
      expect.soft(fit, at).toBe('contain');
      expect.soft(isInside, at).toBe(true);
      expect.soft(height, at).toBeLessThanOrEqual(mostOf(isScene, view));
      if (isScene) {
        const smallest = hasLight ? LIGHT.width : VEHICLE_SIZES.carro[0];
        expect.soft(scale * smallest, at).toBeGreaterThanOrEqual(LEAST);
      } else {
        expect.soft(height, at).toBeGreaterThanOrEqual(SIGN.least - 0.5);
      }
    }
  }
});
