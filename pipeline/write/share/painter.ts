/** Draws cards as PNG. The renderer draws the scene and each letter once; a picture is a copy of the scene with letters stamped on it. */
import type { Resvg } from '@resvg/resvg-js';
import { canvas, LEVELS, type Stamp } from './canvas.ts';
import { type Card, CUTS, INKS, type Line, layOut, SCENE, SIGN, SIZE } from './card.ts';
import { type Lettering, lettering } from './lettering.ts';
import { type Part, png } from './png.ts';

/** @param root folder of this program @returns a function that draws a card as a PNG of numbered colours */
export async function painter(root: string): Promise<(card: Card) => Uint8Array> {
  const [{ Resvg }, letters] = await Promise.all([import('@resvg/resvg-js'), lettering(root)]);
  const scene = numbered(pixelsOf(SCENE, Resvg));
  const inks = {
    white: withInk(scene.colours, INKS.white),
    yellow: withInk(scene.colours, INKS.yellow),
  };
  const stamps = new Map<string, Stamp | undefined>();
  const stampOf = (letter: string, size: number): Stamp | undefined => {
    const key = `${size} ${letter}`;
    if (!stamps.has(key)) stamps.set(key, stamp(letter, size, letters, Resvg));
    return stamps.get(key);
  };
  const palette = Uint8Array.from(scene.colours.flatMap(channels));
  const bands = CUTS.slice(1).map((end, index) =>
    band(scene.numbers.subarray(CUTS[index]! * ROW, end * ROW), CUTS[index]!),
  );
  return (card) => {
    const lines = layOut(card, letters);
    return png(
      SIZE,
      palette,
      bands.map(({ from, to, draw }) => draw(lines.filter(({ y }) => y >= from && y < to))),
    );
  };

  /** Rows of the picture. Most cards have the same section and name as the card before: these rows are drawn once. */
  function band(blank: Uint8Array, from: number) {
    const rows = canvas(blank);
    let last: { lines: string; part: Part } | undefined;
    const draw = (lines: readonly Line[]): Part => {
      const key = JSON.stringify(lines);
      if (last?.lines === key) return last.part;
      for (const line of lines) {
        for (const { letter, at } of letters.letters(line.text, line.size)) {
          const drawn = stampOf(letter, line.size);
          if (drawn !== undefined)
            rows.press(
              drawn,
              (Math.round(line.y) - from) * ROW + 1 + Math.round(line.x + at),
              inks[line.ink],
            );
        }
      }
      const part = rows.take();
      last = { lines: key, part };
      return part;
    };
    return { from, to: from + blank.length / ROW, draw };
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

/** Rows of a PNG begin with the number of their filter; 0 is none, which suits numbered colours. */
const ROW = SIZE.width + 1;

/** Colours of the scene: inks need the rest of the numbers of a byte. */
const ROOM = 256 - Object.keys(INKS).length * LEVELS;

/** Numbers the colours of a drawing, the most frequent first. If there are too many, the rarest become the nearest other. Each row begins with a 0. */
function numbered(pixels: Uint8Array): { numbers: Uint8Array; colours: number[] } {
  const colourAt = (pixel: number) =>
    (pixels[pixel * 4]! << 16) | (pixels[pixel * 4 + 1]! << 8) | pixels[pixel * 4 + 2]!;
  const count = new Map<number, number>();
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel++)
    count.set(colourAt(pixel), (count.get(colourAt(pixel)) ?? 0) + 1);
  const all = [...count]
    .sort(([a, often], [b, more]) => more - often || a - b)
    .map(([colour]) => colour);
  const colours = all.slice(0, ROOM);
  const number = new Map(
    all.map((colour, index) => [colour, index < ROOM ? index : nearest(colour, colours)]),
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
