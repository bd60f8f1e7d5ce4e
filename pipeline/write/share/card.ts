/**
 * The layout of the picture that other sites show for a shared page: a guide sign with the page's title, and the page's
 * drawing or an outline of Puerto Rico.
 */
import { BRAND } from '../../../templates/brand.ts';
import { ISLAND_OUTLINE } from '../../../templates/map/map-outlines.ts';
import { fitTextInLines, type Lettering, type LineCapacity } from '../../exports/lettering.ts';
import type { ShareCard } from '../../render/document/page.ts';

/** Size in pixels that the large platforms show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const CARD_INKS = { white: BRAND.paper, yellow: BRAND.sun } as const;
/** A line of letters on the sign: x of its start, y of its baseline and its size in pixels. */
export type CardLine = {
  text: string;
  x: number;
  y: number;
  size: number;
  ink: keyof typeof CARD_INKS;
};

/** A drawing, and its position on the sign. */
type PlacedDrawing = { svg: string; x: number; y: number };

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** The sign without anything on it. */
export const BLANK_SIGN = svgOf(
  CARD_SIZE.width,
  CARD_SIZE.height,
  `<rect width="100%" height="100%" fill="${BRAND.sign}"/><rect x="22" y="22" width="1156" height="586" rx="33" fill="none" stroke="${BRAND.paper}" stroke-width="9"/>`,
);

const MAP: PlacedDrawing = {
  x: 885,
  y: 69,
  svg: svgOf(
    240,
    78,
    `<path d="${ISLAND_OUTLINE}" fill="${BRAND.paper}" opacity=".9" transform="scale(.24)"/>`,
  ),
};
const PANEL = { x: 711, y: 108, side: 414, padding: 30 };

/** `viewBox` of a scene that spans the sign like a postcard: it cuts off the upper part of the sky. */
const FRAME = '0 90 720 220';
const POSTCARD = { x: 52, y: 52, width: 1096, height: 335 };

/** The page's scene, or its drawing on a white panel, or else the outline of Puerto Rico. */
export function cardDrawingOf({ drawing, scene }: ShareCard): PlacedDrawing {
  if (scene !== undefined) {
    const { x, y, width, height } = POSTCARD;
    const framed = `<svg width="${width}" height="${height}" viewBox="${FRAME}"`;
    return { x, y, svg: scene.replace(/<svg([^>]*) viewBox="[^"]*"/, `${framed}$1`) };
  }
  if (drawing === undefined) return MAP;
  const { x, y, side, padding } = PANEL;
  const inner = side - 2 * padding;
  const placed = drawing
    .replace(/^<svg([^>]*) width="[^"]*"/, '<svg$1')
    .replace(/^<svg([^>]*) height="[^"]*"/, '<svg$1')
    .replace('<svg', `<svg x="${padding}" y="${padding}" width="${inner}" height="${inner}"`);
  const sheet = `<rect width="${side}" height="${side}" rx="24" fill="${BRAND.paper}"/>`;
  return { x, y, svg: svgOf(side, side, sheet + placed) };
}

const LEFT = 78;
export const LEADING = 1.12;
/** A box for lines of text: its width, top and bottom, and the number of lines that fit in each size, largest first. */
type Room = { width: number; top: number; bottom: number; fits: LineCapacity[] };
const room = (width: number, top: number, bottom: number, ...sizes: number[]): Room => ({
  width,
  top,
  bottom,
  fits: sizes.map((size) => ({
    size,
    lines: Math.max(1, Math.floor((bottom - top) / (size * LEADING))),
  })),
});
export const TEXT_BOXES = {
  section: room(780, 81, 135, 40),
  title: room(1044, 162, 498, 96, 84, 72, 63),
  /** For a title beside a drawing. */
  narrow: room(606, 162, 498, 75, 63, 54, 46),
  name: room(1044, 516, 570, 34),
};
/** For texts below a scene. */
const BELOW = {
  section: room(1044, 398, 444, 36),
  title: room(1044, 440, 520, 66, 58, 50, 44),
};

/** @param name the site's name */
export function layOutCard(card: ShareCard, name: string, letters: Lettering): CardLine[] {
  const { section, title, drawing, scene } = card;
  const beside = drawing === undefined ? TEXT_BOXES.title : TEXT_BOXES.narrow;
  const within = (place: Room, text: string, ink: CardLine['ink']) =>
    lined(place, text, ink, letters);
  return [
    ...within(scene === undefined ? TEXT_BOXES.section : BELOW.section, section, 'yellow'),
    ...within(scene === undefined ? beside : BELOW.title, title, 'white'),
    ...within(TEXT_BOXES.name, `${name} · no oficial`, 'white'),
  ];
}

function lined(place: Room, text: string, ink: CardLine['ink'], letters: Lettering): CardLine[] {
  const { size, rows } = fitTextInLines(text, place, letters);
  const leading = size * LEADING;
  const first =
    (place.top + place.bottom) / 2 - ((rows.length - 1) * leading) / 2 + size * CAPITALS;
  return rows.map((row, index) => ({ text: row, x: LEFT, y: first + index * leading, size, ink }));
}

/** Half of the height of a capital letter, at font size 1. */
const CAPITALS = 0.35;
