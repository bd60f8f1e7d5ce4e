/**
 * Cards → PNG. The renderer draws the scene and each letter once; a picture is a copy of the scene's numbered colours
 * with the letters stamped on it. Rendering each picture whole costs 15 times as much: docs/decisions/speed-tricks.md.
 */
import type { Resvg } from '@resvg/resvg-js';
import { type Card, CUTS, INKS, type Line, layOut, SCENE, SIGN, SIZE } from './card.ts';
import { type Lettering, lettering } from './lettering.ts';
import { type Part, partOf, png } from './png.ts';

/** How much of a pixel a letter covers: from nothing (0) to all of it. */
const LEVELS = 24;
/** The numbers of a byte, without those that the inks need in all their levels. */
const SCENE_COLOURS = 256 - Object.keys(INKS).length * LEVELS;
/** Each row of a PNG begins with the number of its filter; 0 is none, which suits numbered colours. */
const ROW = SIZE.width + 1;

/** The pixels of a letter that have ink: their distance from the letter's own place, and how much of each is covered. */
type Stamp = { offsets: Int32Array; levels: Uint8Array };

/** @param root folder of this program @returns draws a card as a PNG of numbered colours */
export async function painter(root: string): Promise<(card: Card) => Uint8Array> {
  const [{ Resvg }, letters] = await Promise.all([import('@resvg/resvg-js'), lettering(root)]);
  const scene = numbered(pixelsOf(SCENE, Resvg));
  const inks = {
    white: withInk(scene.colours, INKS.white),
    yellow: withInk(scene.colours, INKS.yellow),
  };
  const palette = Uint8Array.from(scene.colours.flatMap(channels));
  const stamps = new Map<string, Stamp | undefined>();
  const stampOf = (letter: string, size: number): Stamp | undefined => {
    const key = `${size} ${letter}`;
    if (!stamps.has(key)) stamps.set(key, stamp(letter, size, letters, Resvg));
    return stamps.get(key);
  };
  const drawn = (rows: Uint8Array, from: number, lines: readonly Line[]): Part => {
    const picture = rows.slice();
    for (const { text, x, y, size, ink } of lines) {
      for (const { letter, at } of letters.letters(text, size)) {
        const drawing = stampOf(letter, size);
        const place = (Math.round(y) - from) * ROW + 1 + Math.round(x + at);
        if (drawing !== undefined) press(picture, drawing, place, inks[ink]);
      }
    }
    return partOf(picture);
  };
  // Most cards share what is above and below their title with the card before: those rows are not drawn again.
  const bands = CUTS.slice(1).map((to, index) => {
    const from = CUTS[index]!;
    const rows = scene.numbers.subarray(from * ROW, to * ROW);
    let last: { key: string; part: Part } | undefined;
    return (all: readonly Line[]) => {
      const lines = all.filter(({ y }) => y >= from && y < to);
      const key = JSON.stringify(lines);
      if (last?.key !== key) last = { key, part: drawn(rows, from, lines) };
      return last.part;
    };
  });
  return (card) => {
    const lines = layOut(card, letters);
    return png(
      SIZE,
      palette,
      bands.map((band) => band(lines)),
    );
  };
}

/** @param place of the letter in the picture @param ink number of the colour before its first level */
function press(picture: Uint8Array, { offsets, levels }: Stamp, place: number, ink: number): void {
  for (let index = 0; index < offsets.length; index++) {
    const at = place + offsets[index]!;
    const before = picture[at];
    const after = ink + levels[index]!;
    if (before === undefined) continue;
    // Two letters may share a pixel at their edges: the one that covers more of it stays.
    if (before <= after || before > ink + LEVELS) picture[at] = after;
  }
}

/** @returns red, green, blue and alpha of each pixel, row by row */
function pixelsOf(svg: string, Renderer: typeof Resvg): Uint8Array {
  return new Renderer(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

function stamp(
  letter: string,
  size: number,
  letters: Lettering,
  Renderer: typeof Resvg,
): Stamp | undefined {
  const outline = letters.outline(letter, size);
  if (outline === undefined) return undefined;
  const { path, left, top, width, height } = outline;
  const pixels = pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${path}"/></svg>`,
    Renderer,
  );
  const levels = Array.from({ length: width * height }, (_, at) =>
    Math.round((pixels[at * 4 + 3]! / 255) * LEVELS),
  );
  const inked = levels.flatMap((level, at) => (level === 0 ? [] : [at]));
  return {
    offsets: Int32Array.from(
      inked,
      (at) => (top + Math.floor(at / width)) * ROW + left + (at % width),
    ),
    levels: Uint8Array.from(inked, (at) => levels[at]!),
  };
}

/** Colours of a drawing as numbers, the most frequent first; the rarest, if there are too many, as the nearest other. Each row begins with a 0. */
function numbered(pixels: Uint8Array): { numbers: Uint8Array; colours: number[] } {
  const colourAt = (pixel: number) =>
    (pixels[pixel * 4]! << 16) | (pixels[pixel * 4 + 1]! << 8) | pixels[pixel * 4 + 2]!;
  const count = new Map<number, number>();
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel++)
    count.set(colourAt(pixel), (count.get(colourAt(pixel)) ?? 0) + 1);
  const all = [...count]
    .sort(([a, often], [b, more]) => more - often || a - b)
    .map(([colour]) => colour);
  const colours = all.slice(0, SCENE_COLOURS);
  const number = new Map(
    all.map((colour, index) => [colour, index < SCENE_COLOURS ? index : nearest(colour, colours)]),
  );
  const numbers = new Uint8Array(ROW * SIZE.height);
  for (let y = 0, pixel = 0; y < SIZE.height; y++)
    for (let x = 1; x < ROW; x++) numbers[y * ROW + x] = number.get(colourAt(pixel++))!;
  return { numbers, colours };
}

const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function nearest(colour: number, colours: readonly number[]): number {
  const own = channels(colour);
  const distances = colours.map((other) =>
    channels(other).reduce((sum, value, at) => sum + (value - own[at]!) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Adds an ink in all its levels over the sign. @returns what to add to a level for the number of its colour */
function withInk(colours: number[], ink: string): number {
  const [below, above] = [SIGN, ink].map((colour) =>
    channels(Number.parseInt(colour.slice(1), 16)),
  ) as [number[], number[]];
  const base = colours.length - 1;
  for (let level = 1; level <= LEVELS; level++) {
    const [red, green, blue] = below.map((value, at) =>
      Math.round(value + ((above[at]! - value) * level) / LEVELS),
    ) as [number, number, number];
    colours.push((red << 16) | (green << 8) | blue);
  }
  return base;
}
