/**
 * The first view of each page in `STATES`, compared with the pictures in `snapshots/`, in a folder per browser version.
 * The content comes from `pictures/content.ts`, so editing data/ changes no picture. After an intended change:
 * `npx playwright test snapshots --project=chromium-packaged --update-snapshots`, then check the diff.
 */
import type { Page } from 'playwright/test';
import { expect, NOT_FOUND_MESSAGES, test } from './fixtures.ts';
import { choose, openTest } from './quiz.ts';
import { PICTURES_VARIABLE } from './variables.ts';

/** Only the top of each page, because whole pages would take a hundred megabytes. */
const HEIGHT = 640;
/** Dark mode changes only colours, so one width is enough. */
const LOOKS = [
  { scheme: 'light', width: 360 },
  { scheme: 'dark', width: 360 },
  { scheme: 'light', width: 1280 },
] as const;

const goTo = (path: string) => (page: Page) => page.goto(path, { waitUntil: 'networkidle' });

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  home: goTo('/'),
  tests: goTo('/tests/'),
  retos: goTo('/retos/'),
  test: goTo('/test/1/'),
  result: goTo('/test-result/1/'),
  procedures: goTo('/tramites/'),
  guide: goTo('/guia-estudio/'),
  chapter: goTo('/manual/reglas-transito/'),
  signs: goTo('/senales/'),
  centres: goTo('/centros-cesco/'),
  centre: goTo('/centro/ponce/'),
  blog: goTo('/blog/'),
  article: goTo('/blog/un-articulo/'),
  legal: goTo('/aviso-legal/'),
  accessibility: goTo('/accesibilidad/'),
  consistency: goTo('/consistencia/'),
  downloads: goTo('/descargas/'),
  review: goTo('/repaso/'),
  plan: goTo('/plan/'),
  exam: goTo('/simulacro/'),
  question: goTo('/preguntas/prueba-01/'),
  scene: goTo('/preguntas/prueba-02/'),
  questions: goTo('/preguntas/'),
  hazards: goTo('/peligros/'),
  manoeuvres: goTo('/maniobras/'),
  companion: goTo('/practica/'),
  search: goTo('/buscar/'),
  teachers: async (page) => {
    // Fixes the random number of the class exam.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.goto('/maestros/');
  },
  sheet: goTo('/hoja/'),
  fact: goTo('/consistencia/examen-duracion/'),
  english: goTo('/en/'),
  missing: goTo('/no-existe/'),
  'question under way': (page) => openTest(page, '1'),
  'answer explained': async (page) => {
    await openTest(page, '1');
    await choose(page, 1);
    await page.getByRole('button', { name: 'Ver Respuesta' }).click();
    // Waits, because the reasons load after the click.
    await expect(page.locator('.feedback .chosen-reason')).toBeVisible();
  },
};

test.use({
  baseURL: process.env[PICTURES_VARIABLE],
  contextOptions: { reducedMotion: 'reduce' },
});

/** @returns elements whose text uses a font of this machine, which differs from machine to machine */
const otherFaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data)),
      )
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        element,
        face: getComputedStyle(element).fontFamily.split(',')[0]!.replaceAll('"', ''),
      }))
      .filter(({ face }) => !own.includes(face))
      .map(({ element, face }) => `${element.localName}: ${face}`);
  });

for (const [state, open] of Object.entries(STATES)) {
  test(`the page «${state}» matches its snapshots`, async ({ page, watch }, { project }) => {
    test.skip(project.name !== 'chromium-packaged', 'the pictures belong to the Chromium from npm');
    if (state === 'missing') watch.allow(NOT_FOUND_MESSAGES);
    // With font-display: optional, a busy machine would keep the fallback of a late font.
    await page.route('**/assets/site-*.css', async (route) => {
      const answer = await route.fetch();
      const styles = (await answer.text()).replaceAll(
        'font-display:optional',
        'font-display:block',
      );
      await route.fulfill({ response: answer, body: styles });
    });
    // The plan names the day of the week, so the clock is fixed.
    await page.clock.setFixedTime('2026-11-28T16:00:00Z');
    await page.setViewportSize({ width: LOOKS[0].width, height: HEIGHT });
    await open(page);
    // Replaces the version of the exports, which changes with them and may be wider.
    for (const version of await page.locator('main p > code').all())
      await version.evaluate((code) => {
        code.textContent = '2026-11-20-0123abcd';
      });
    expect.soft(await otherFaces(page), `${state}: faces that are not the site's`).toEqual([]);
    for (const { scheme, width } of LOOKS) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(() => document.fonts.ready);
      // Moves the mouse away, and scrolls to a whole pixel so that edges are sharp.
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo({ top: Math.floor(scrollY), behavior: 'instant' }));
      const picture = `${state.replaceAll(' ', '-')}-${scheme}-${width}.png`;
      await expect.soft(page).toHaveScreenshot(picture, {
        // On a machine without fonts, the paler words in the select box change 0.0014 of the pixels.
        maxDiffPixelRatio: state === 'teachers' ? 0.0015 : 0.001,
        // With the default of 0.2, a violet in place of the brand green would pass.
        threshold: 0.05,
      });
    }
  });
}
