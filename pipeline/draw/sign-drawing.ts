/** A sign's drawing as SVG text, and its neutral description. */
import type { Sign } from '../../schemas/sign.ts';
import type { DrawingTree } from '../../templates/drawings/tree.ts';
import { type DrawnSign, signContent } from '../../templates/signs/content.ts';
import { signAltText } from '../../templates/signs/words.ts';
import type { Site } from '../link/site.ts';
import { memoizeByObject } from '../program/memoize.ts';
import { escapeHtml } from '../text/escape.ts';

export type Drawing = { svg: string; alt: string };

/** The signs that have a drawing, by id. */
export const drawnSigns = memoizeByObject(
  ({ signs, drawings }: Site): ReadonlyMap<string, DrawnSign> =>
    new Map(
      [...signs].flatMap(([id, sign]) => {
        const drawing = drawings.get(`senales/${id}`)?.drawing;
        return drawing === undefined ? [] : [[id, { sign, drawing }] as const];
      }),
    ),
);

export const hasDrawing = (site: Site, { id }: Sign): boolean => drawnSigns(site).has(id);

/** A sign without a valid drawing is an error; a preview shows an empty picture. */
const NOTHING: DrawingTree = {
  viewBox: { left: 0, top: 0, width: 100, height: 100 },
  content: [],
};

/** @returns the picture of a sign, or an empty one, which a rule reports */
export const drawSign = (site: Site, sign: Sign): Drawing =>
  picture(drawnSigns(site).get(sign.id)?.drawing ?? NOTHING)(sign);

/** The pages, the exports and the sheets use the same signs: each is drawn once. */
const picture = memoizeByObject((drawing: DrawingTree) =>
  memoizeByObject((sign: Sign): Drawing => {
    const alt = signAltText(sign);
    const { width, height } = drawing.viewBox;
    const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"`;
    return {
      svg: `<svg ${frame} aria-label="${escapeHtml(alt)}">${signContent({ sign, drawing })}</svg>`,
      alt,
    };
  }),
);

/** Shortens SVG: React writes an end tag for every shape. */
export const withSelfClosingTags = (svg: string): string =>
  svg.replace(/><\/(?:path|rect|circle|ellipse)>/g, '/>');
