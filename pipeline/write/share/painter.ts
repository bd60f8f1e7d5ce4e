/**
 * Draws cards as PNG. The renderer draws each letter and each drawing once; a picture is the blank sign with these laid
 * over it.
 */
import { constants } from 'node:zlib';
import { type Lettering, loadLettering } from '../../exports/lettering.ts';
import { encodePng, MAX_COLOURS } from '../../exports/png.ts';
import { memoize } from '../../program/memoize.ts';
import type { ShareCard } from '../../render/document/page.ts';
import {
  BLANK_SIGN,
  CARD_INKS,
  CARD_SIZE,
  type CardLine,
  cardDrawingOf,
  layOutCard,
} from './card.ts';

/** Red, green, blue and alpha of each pixel, row by row; the colours are multiplied by alpha. */
type Sprite = { left: number; top: number; width: number; height: number; pixels: Uint8Array };

/**
 * Draws the parts of pictures separately: one SVG for each picture would take ten times as long, because nearly all
 * parts are the same.
 * @param root folder of this program
 * @param name the site's name
 * @returns a function that draws a card as a PNG
 */
export async function createCardPainter(
  root: string,
  name: string,
): Promise<(card: ShareCard) => Uint8Array> {
  const [{ Resvg }, letters] = await Promise.all([import('@resvg/resvg-js'), loadLettering(root)]);
  const drawn = (svg: string, left = 0, top = 0): Sprite => {
    const { width, height, pixels } = new Resvg(svg, {
      font: { loadSystemFonts: false },
    }).render();
    return { left, top, width, height, pixels };
  };
  const drawing = memoize((svg: string) => drawn(svg));
  const glyph = glyphs(letters, drawn);
  const blank = emptyCanvas();
  lay(blank, drawn(BLANK_SIGN), 0, 0);
  return (card) => {
    const canvas = copyOf(blank);
    // Letters first: if the palette runs out, colours of the drawing are approximated, never those of the letters.
    for (const line of layOutCard(card, name, letters))
      for (const { letter, at } of letters.letters(line.text, line.size)) {
        const sprite = glyph(line, letter);
        if (sprite !== undefined) lay(canvas, sprite, Math.round(line.x + at), Math.round(line.y));
      }
    const { svg, x, y } = cardDrawingOf(card);
    // A sky alone has more shades than the palette has colours, so a scene's most frequent colours are added first.
    if (card.scene !== undefined) reserve(canvas, drawing(svg));
    lay(canvas, drawing(svg), x, y);
    // Run-length matches suit flat colours, and the result does not depend on the processor.
    return encodePng({ ...CARD_SIZE, ...canvas }, { strategy: constants.Z_RLE });
  };
}

/** Draws each letter once per size and ink. A character without an outline, such as a space, is undefined. */
function glyphs(
  letters: Lettering,
  drawn: (svg: string, left: number, top: number) => Sprite,
): (line: CardLine, letter: string) => Sprite | undefined {
  const found = new Map<string, Sprite | undefined>();
  return ({ ink, size }, letter) => {
    const key = `${ink} ${size} ${letter}`;
    if (!found.has(key)) {
      const outline = letters.outline(letter, size);
      const { path, left, top, width, height } = outline ?? NO_INK;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${path}" fill="${CARD_INKS[ink]}"/></svg>`;
      found.set(key, outline && drawn(svg, left, top));
    }
    return found.get(key);
  };
}
const NO_INK = { path: '', left: 0, top: 0, width: 1, height: 1 };

/** Number of bytes in a row: one for its filter type, and one for the palette index of each pixel. */
const ROW = 1 + CARD_SIZE.width;

type Canvas = {
  rows: Uint8Array;
  /** Red, green and blue of each index. */
  palette: Uint8Array;
  /** Number of palette entries in use. */
  used: number;
  /** Palette index by the five highest bits of red, green and blue; -1 for none. */
  numbers: Int16Array;
};

const emptyCanvas = (): Canvas => ({
  rows: new Uint8Array(ROW * CARD_SIZE.height),
  palette: new Uint8Array(MAX_COLOURS * 3),
  used: 0,
  numbers: new Int16Array(2 ** 15).fill(-1),
});

const copyOf = ({ rows, palette, used, numbers }: Canvas): Canvas => ({
  rows: rows.slice(),
  palette: palette.slice(),
  used,
  numbers: numbers.slice(),
});

/** Adds the opaque colours of a drawing to the palette, the most frequent ones first. */
function reserve(canvas: Canvas, { pixels }: Sprite): void {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] !== 255) continue;
    const colour = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([a, more], [b, less]) => less - more || a - b);
  for (const [colour] of frequent)
    numberOf(canvas, colour >> 16, (colour >> 8) & 255, colour & 255);
}

function lay(canvas: Canvas, sprite: Sprite, x: number, y: number): void {
  const { rows, palette } = canvas;
  const { width, height, pixels } = sprite;
  const [left, top] = [x + sprite.left, y + sprite.top];
  const [from, to] = [Math.max(0, left), Math.min(CARD_SIZE.width, left + width)];
  for (let row = Math.max(0, top); row < Math.min(CARD_SIZE.height, top + height); row++) {
    let source = ((row - top) * width + from - left) * 4;
    for (let at = row * ROW + 1 + from; at < row * ROW + 1 + to; at++, source += 4) {
      const behind = 1 - pixels[source + 3]! / 255;
      if (behind === 1) continue;
      const below = rows[at]! * 3;
      rows[at] = numberOf(
        canvas,
        pixels[source]! + behind * palette[below]!,
        pixels[source + 1]! + behind * palette[below + 1]!,
        pixels[source + 2]! + behind * palette[below + 2]!,
      );
    }
  }
}

/**
 * The palette index of a colour, which is added if it is new; if the palette is full, the index of the nearest colour.
 */
function numberOf(canvas: Canvas, red: number, green: number, blue: number): number {
  const cell = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  const known = canvas.numbers[cell]!;
  if (known >= 0) return known;
  const isFull = canvas.used === MAX_COLOURS;
  const number = isFull ? nearest(canvas.palette, [red, green, blue]) : canvas.used++;
  if (!isFull) canvas.palette.set([red, green, blue], number * 3);
  canvas.numbers[cell] = number;
  return number;
}

function nearest(palette: Uint8Array, colour: readonly number[]): number {
  const apart = Array.from({ length: MAX_COLOURS }, (_, number) =>
    colour.reduce((sum, value, channel) => sum + (value - palette[number * 3 + channel]!) ** 2, 0),
  );
  return apart.indexOf(Math.min(...apart));
}
