/**
 * One SVG sheet for each family of signs and for each test, and the place of every sign on it. Pages show a sign as a
 * view of its sheet, because inline drawings would be repeated on every page. A sheet is fetched once, and only when
 * the reader comes to it. The page of one question shows one sign, which has its own file.
 */
import type { Chapter } from '../../../schemas/chapter.ts';
import type { Sign } from '../../../schemas/sign.ts';
import type { Question } from '../../../schemas/test.ts';
import { OPEN_SIGN_COUNT } from '../../../templates/parts/ChapterSection.tsx';
import type { SignImageView } from '../../../templates/view.ts';
import { drawSign, hasDrawing, withSelfClosingTags } from '../../draw/sign-drawing.ts';
import { allQuestions, questionSets } from '../../link/question-sets.ts';
import type { Site } from '../../link/site.ts';
import { memoizeValue } from '../../program/memoize.ts';
import type { AssetFile } from '../document/assets.ts';
import { hashedFile } from '../document/hashed-files.ts';

export type SignSheets = ReturnType<typeof signSheets>;

/** Largest side of an image in CSS pixels, unless a stylesheet says otherwise. */
const SIDE = 96;
/** Gap between drawings: an image box that does not quite match a sign's proportions shows what surrounds the sign. */
const GAP = 1000;
/**
 * Ratio of width to height above which a question shows a sign from its own file: from a square sheet Safari would draw
 * it half as wide.
 */
const WIDE = 1.4;

/** The sheets are drawn when the first image is needed. */
export function signSheets(site: Site) {
  const drawn = memoizeValue(() => drawSheets(site));
  return {
    image: (sign: Sign) => drawn().images.get(sign),
    /** A sign that a chapter does not collapse, on a sheet with the other such signs of its family. */
    openImage: (sign: Sign) => drawn().open.get(sign),
    /**
     * The sign of a question on the sheet of its test, so that a test fetches only its own signs; a wide sign in its
     * own file.
     */
    questionImage: (question: Question) => drawn().asked.get(question.id),
    /** The sign of a question in its own file: for a page that shows one question. */
    ownImage: (sign: Sign) => drawn().own.get(sign)?.images.get(sign),
    /** The sign on the smallest sheet, which has the signs of the test cards. */
    cardImage: (sign: Sign) => drawn().cards.images.get(sign),
    files: (): AssetFile[] => {
      const { families, openSheets, sets, cards, own } = drawn();
      const all = [...families, ...openSheets, ...sets, cards, ...own.values()];
      // The content of a preview may have the same test twice; its sheet is listed once.
      const byPath = new Map(all.map(({ path, bytes }) => [path, { path, bytes }]));
      return [...byPath.values()];
    },
  };
}

function drawSheets(site: Site) {
  const found = (ids: readonly (string | undefined)[]) => [
    ...new Set(ids.flatMap((id) => (id === undefined ? [] : (site.signs.get(id) ?? [])))),
  ];
  const isDrawn = (sign: Sign) => hasDrawing(site, sign);
  const asked = found([...allQuestions(site).values()].map(({ question }) => question.sign));
  const ofCards = found(
    [...site.entries.tests, ...site.entries.retos].map(({ data }) => data.sign),
  );
  const sheet = (name: string, signs: readonly Sign[]) =>
    sheetOf(name, signs.filter(isDrawn), site);
  const sets = questionSets(site.entries).map(({ collection, id, data }) => ({
    questions: data.questions,
    sheet: sheet(`senales-de-${collection}-${id}`, found(data.questions.map(({ sign }) => sign))),
  }));
  const families = site.entries.signs.map(({ id, data }) => sheet(`senales-${id}`, data.items));
  const openSheets = [...openSigns(site)].map(([family, signs]) =>
    sheet(`senales-abiertas-${family}`, signs),
  );
  const own = new Map(
    asked.filter(isDrawn).map((sign) => [sign, sheet(`senal-${sign.id}`, [sign])]),
  );
  const questionImage = (sign: Sign, images: Sheet['images']) => {
    const image = images.get(sign);
    return image && image.width > WIDE * image.height ? own.get(sign)!.images.get(sign) : image;
  };
  return {
    families,
    openSheets,
    open: new Map(openSheets.flatMap(({ images }) => [...images])),
    sets: sets.map((set) => set.sheet).filter(({ images }) => images.size > 0),
    asked: new Map(
      sets.flatMap(({ questions, sheet: { images } }) =>
        questions.map(
          ({ id, sign }) => [id, questionImage(site.signs.get(sign ?? '')!, images)] as const,
        ),
      ),
    ),
    cards: sheet('senales-de-tests', ofCards),
    own,
    images: new Map(families.flatMap((family) => [...family.images])),
  };
}

/** The signs of a family that a section of the manual shows, in the order of the family. */
export const shownSigns = (
  { items }: { items: readonly Sign[] },
  { signsShown }: Chapter['sections'][number],
): Sign[] => items.filter(({ id }) => signsShown?.includes(id) ?? true);

function openSigns({ entries }: Site): ReadonlyMap<string, Sign[]> {
  const open = new Map<string, Sign[]>();
  for (const section of entries.chapters.flatMap(({ data }) => data.sections)) {
    const family = entries.signs.find(({ id }) => id === section.signs);
    if (family)
      open.set(family.id, [
        ...new Set([
          ...(open.get(family.id) ?? []),
          ...shownSigns(family.data, section).slice(0, OPEN_SIGN_COUNT),
        ]),
      ]);
  }
  return open;
}

type Sheet = AssetFile & { images: Map<Sign, SignImageView> };

function sheetOf(name: string, signs: readonly Sign[], site: Site): Sheet {
  const { svg, sizes } = stack(signs, site);
  const file = hashedFile(name, 'svg', svg);
  const image = (sign: Sign): SignImageView => {
    const { width, height } = sizes.get(sign)!;
    const scale = SIDE / Math.max(width, height);
    return {
      src: `${site.settings.basePath}${file.path}#${sign.id}`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      alt: drawSign(site, sign).alt,
    };
  };
  return { ...file, images: new Map(signs.map((sign) => [sign, image(sign)])) };
}

type Size = { width: number; height: number };

/**
 * Stacks drawings vertically, each with its own view: `sheet.svg#pare`. Only Safari uses the viewBox of the whole file,
 * from which it takes the proportions of an image. Without that viewBox, Safari would show an image twice as wide as
 * high.
 */
function stack(signs: readonly Sign[], site: Site): { svg: string; sizes: Map<Sign, Size> } {
  const sizes = new Map<Sign, Size>();
  let top = 0;
  const parts = signs.map((sign) => {
    const [, width = '100', height = '100', content = ''] =
      /^<svg[^>]* viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>$/s.exec(drawSign(site, sign).svg) ??
      [];
    sizes.set(sign, { width: Number(width), height: Number(height) });
    const part = `<view id="${sign.id}" viewBox="0 ${top} ${width} ${height}"/><g transform="translate(0 ${top})">${withSelfClosingTags(content)}</g>`;
    top += Number(height) + GAP;
    return part;
  });
  const [only] = sizes.size === 1 ? sizes.values() : [];
  const frame = only ? `${only.width} ${only.height}` : '100 100';
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame}">${parts.join('')}</svg>`,
    sizes,
  };
}
