import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { ACCESSIBILITY_SETTINGS } from '../../templates/islands/page/accessibility/settings.ts';
import { expect, test } from './fixtures.ts';
import { SHORT_TEST } from './quiz.ts';
import { allPaths, htmlFile, isSampled } from './site.ts';

const hasScene = (path: string) => readFileSync(htmlFile(path), 'utf8').includes('data-agrandar');

const heard = (page: Page) => page.locator('main').ariaSnapshot();

/** Switches on every setting of the accessibility panel, except those whose class is in `left`. */
async function withSettings(page: Page, ...left: string[]): Promise<void> {
  await page.evaluate(
    (names) => document.documentElement.classList.add(...names),
    ACCESSIBILITY_SETTINGS.map(({ className }) => className).filter((name) => !left.includes(name)),
  );
}

test.describe(() => {
  // One open page shows the <main> of each question in turn, because loading is slow and all share the same styles.
  test.use({ bypassCSP: true });

  test('all accessibility settings together leave the accessible text of a question unchanged', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const questions = allPaths().filter((path) => /^\/preguntas\/./.test(path));
    const scenes = questions.filter(hasScene);
    expect(scenes.length).toBeGreaterThan(50);
    await page.goto(scenes[0]!);
    for (const path of questions.filter((each) => hasScene(each) || isSampled(each))) {
      await page.evaluate(async (address) => {
        const html = await (await fetch(address)).text();
        document.documentElement.className = '';
        document.querySelector('main')!.innerHTML = new DOMParser()
          .parseFromString(html, 'text/html')
          .querySelector('main')!.innerHTML;
      }, path);
      const before = await heard(page);
      await withSettings(page);
      expect.soft(await heard(page), path).toBe(before);
    }
  });
});

for (const [place, path] of [
  ['a practice session', `/test/${SHORT_TEST}/#p1-final`],
  ['hazards', '/peligros/'],
  ['manoeuvres', '/maniobras/'],
] as const)
  test(`all accessibility settings together leave the accessible text of ${place} unchanged`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
    await expect.poll(() => heard(page)).not.toBe('- main');
    await expect(page.locator('main .listen-button, main button:disabled')).toHaveCount(0);
    const pictures = () =>
      page
        .locator('main')
        .getByRole('img')
        .evaluateAll((all) => all.map((each) => each.getAttribute('alt')).filter(Boolean));
    const [before, drawn] = [await heard(page), await pictures()];
    await withSettings(page, 'reduced-motion');
    expect(await heard(page)).toBe(before);
    // With reduced motion, four still frames replace the clip of a hazard.
    await withSettings(page);
    expect(await pictures()).toEqual(expect.arrayContaining(drawn));
  });
