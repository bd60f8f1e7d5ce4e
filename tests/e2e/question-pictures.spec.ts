/**
 * Pictures of all questions and retos are whole, and who counts in them can be seen: one page a size, in which each question
 * takes the place of the first. Where somebody stands is computed from the record of the scene.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Scene } from '../../schemas/scene.ts';
import { bounds } from '../../templates/diagrams/geometry.ts';
import { LANE } from '../../templates/diagrams/ground.ts';
import { layoutOf } from '../../templates/diagrams/layout.ts';
import { expect, test } from './fixtures.ts';
import { begin, SHORT } from './quiz.ts';
import { allPaths } from './site.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** CSS pixels of the smaller side of what counts. */
const LEAST = 14;
const SCENES = join(import.meta.dirname, '../../data/escenas');
/** Width and height of a light with its edge; east and west it lies on its side; and of a sign at the stop line. */
const LIGHT = [17.4, 41.4] as const;
const SIGN = 26;
/** Half a pixel of rounding. */
const EDGE = 0.5;

type Named = {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  side: number;
};
type Frame = { left: number; top: number; width: number; height: number };
type Shown = { path: string; src: string; frame: Frame; box: Frame; fit: string; room: number };

const scenes: ReadonlyMap<string, Scene> = new Map(
  readdirSync(SCENES).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(SCENES, file), 'utf8')) as Record<string, Scene>),
  ),
);

/** Own car, everyone with a name, people, signs and lights of a scene. */
function namedIn(scene: Scene): Named[] {
  const { vehicles, people, signs, crossing } = layoutOf(scene);
  const around = (what: string, [x, y]: readonly number[], w: number, h: number): Named => ({
    ...{ what, left: x! - w / 2, right: x! + w / 2, top: y! - h / 2, bottom: y! + h / 2 },
    side: Math.min(w, h),
  });
  return [
    ...vehicles.flatMap(({ vehicle: { name }, kind, box }): Named[] => {
      if (name === undefined) return [];
      const [left, top, right, bottom] = bounds(box);
      // A train comes in from the edge, and a cycle is as wide as its label beside it.
      const side = kind === 'motora' || kind === 'bicicleta' ? box.l : box.w;
      return [{ what: name, left, top, right, bottom, side }];
    }),
    ...people.map(({ person: { kind }, x, y }) => around(kind, [x, y], 18, 18)),
    ...signs.map(({ item: { sign, size = 40 }, x, y }) => around(sign, [x, y], size, size)),
    ...Object.values(crossing?.arms ?? {}).flatMap(({ arm, record, lanes, stop, light, point }) => {
      const { control } = record;
      if (control === undefined) return [];
      if (control !== 'pare' && control !== 'ceda') {
        const [w, h] = arm === 'este' || arm === 'oeste' ? LIGHT.toReversed() : LIGHT;
        return [around(control, point(...light), w!, h!)];
      }
      return [around(control, point(LANE * lanes.entra + 29, stop + 13), SIGN, SIGN)];
    }),
  ];
}

/** Puts every question with a picture into the place of the one on the screen, and measures its picture there. */
function shownIn(page: Page, paths: readonly string[]): Promise<Shown[]> {
  return page.evaluate(async (all) => {
    const shown: Shown[] = [];
    // The page trusts no text as HTML, but a document that the browser itself reads.
    const documentAt = (path: string) =>
      new Promise<Document>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', path);
        request.responseType = 'document';
        request.onload = () => resolve(request.response as Document);
        request.onerror = reject;
        request.send();
      });
    for (const path of all) {
      const fieldset = (await documentAt(path)).querySelector('fieldset');
      if (!fieldset?.querySelector('.stem > img')) continue;
      document.querySelector('main fieldset')!.replaceWith(document.adoptNode(fieldset));
      const image = document.querySelector<HTMLImageElement>('main .stem > img')!;
      await image.decode();
      const { left, top, width, height } = image.getBoundingClientRect();
      const source = image.getAttribute('src')!;
      const svg = source.includes('#') ? '' : await (await fetch(source)).text();
      const viewBox = /viewBox="([-\d. ]+)"/.exec(svg)?.[1]?.split(' ').map(Number);
      const [x = 0, y = 0, w = image.width, h = image.height] = viewBox ?? [];
      shown.push({
        ...{ path, src: source, frame: { left: x, top: y, width: w, height: h } },
        box: { left, top: top + scrollY, width, height },
        ...{ fit: getComputedStyle(image).objectFit, room: document.documentElement.clientWidth },
      });
    }
    return shown;
  }, paths);
}

/** What is cut, outside or too small of one picture. */
function problemsOf({ path, src, frame, box, fit, room }: Shown, height: number): string[] {
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  const isCut =
    fit !== 'contain' && Math.abs(box.width / box.height - frame.width / frame.height) > 0.02;
  const isOutside = box.left < -EDGE || box.left + box.width > room + EDGE || box.top < 0;
  const id = /escena-(.+)-[0-9a-f]{8}\.svg$/.exec(src)?.[1];
  const drawn = Math.round(frame.height * scale);
  const named = id === undefined ? [] : namedIn(scenes.get(id)!);
  return [
    ...(isCut ? ['the picture is cut'] : []),
    ...(isOutside ? ['the picture is outside of the page'] : []),
    ...(drawn > Math.max(168, 0.46 * height) + 1 ? [`${drawn} px are over 46 % of the view`] : []),
    ...named.flatMap((it) => [
      ...(it.left < frame.left - EDGE ||
      it.top < frame.top - EDGE ||
      it.right > frame.left + frame.width + EDGE ||
      it.bottom > frame.top + frame.height + EDGE
        ? [`${it.what} is outside of the frame`]
        : []),
      ...(it.side * scale < LEAST ? [`${it.what} is ${(it.side * scale).toFixed(1)} px`] : []),
    ]),
  ].map((what) => `${path} ${what}`);
}

const PLACES: Record<string, (page: Page, first: string) => Promise<unknown>> = {
  'its page': (page, first) => page.goto(first),
  'a test': (page) => begin(page, SHORT),
};

for (const size of SIZES)
  for (const [place, open] of Object.entries(PLACES))
    test(`pictures of questions on ${place} are whole at ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      const paths = allPaths().filter((path) => /^\/preguntas\/./.test(path));
      await page.setViewportSize(size);
      await open(page, paths[0]!);
      const shown = await shownIn(page, paths);
      expect(shown.filter(({ src }) => src.includes('/escena-')).length).toBeGreaterThan(40);
      expect(shown.length).toBeGreaterThan(100);
      expect(shown.flatMap((each) => problemsOf(each, size.height))).toEqual([]);
    });
