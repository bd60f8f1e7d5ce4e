/** Cards → PNG. The scene and each letter are drawn once by the renderer; a picture is a copy of the one with the others stamped on it. */
import { constants, crc32, deflateSync } from 'node:zlib';
import type { Resvg } from '@resvg/resvg-js';
import { type Card, INKS, layOut, type Line, SCENE, SIGN, SIZE } from './card.ts';
import { type Lettering, lettering } from './lettering.ts';

/** How much of a pixel a letter covers: from nothing (0) to all of it. */
const LEVELS = 24;
/** A letter's pixels, and where they begin from its place on the baseline. */
type Stamp = { left: number; top: number; width: number; height: number; levels: Uint8Array };

/** @param root folder of this program @returns draws a card as a PNG of numbered colours */
export async function painter(root: string): Promise<(card: Card) => Uint8Array> {
  const [{ Resvg }, letters] = await Promise.all([import('@resvg/resvg-js'), lettering(root)]);
  const scene = numbered(pixelsOf(SCENE, Resvg));
  const inks = { white: withInk(scene.colours, INKS.white), yellow: withInk(scene.colours, INKS.yellow) };
  const stamps = new Map<string, Stamp | undefined>();
  const stampOf = (letter: string, size: number): Stamp | undefined => {
    const key = `${size} ${letter}`;
    if (!stamps.has(key)) stamps.set(key, stamp(letter, size, letters, Resvg));
    return stamps.get(key);
  };
  // One for all pictures: memory outside V8's heap makes it look through the whole heap before it is due.
  const numbers = new Uint8Array(scene.numbers.length);
  return (card) => {
    numbers.set(scene.numbers);
    for (const line of layOut(card, letters)) {
      for (const { letter, at } of letters.letters(line.text, line.size)) {
        const drawn = stampOf(letter, line.size);
        if (drawn !== undefined) press(numbers, drawn, line, at, inks[line.ink]);
      }
    }
    return png(numbers, scene.colours);
  };
}

/** @returns red, green, blue and alpha of each pixel, row by row */
function pixelsOf(svg: string, Renderer: typeof Resvg): Uint8Array {
  return new Renderer(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

function stamp(letter: string, size: number, letters: Lettering, Renderer: typeof Resvg): Stamp | undefined {
  const outline = letters.outline(letter, size);
  if (outline === undefined) return undefined;
  const { path, left, top, width, height } = outline;
  const pixels = pixelsOf(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${path}"/></svg>`, Renderer);
  return { left, top, width, height, levels: Uint8Array.from({ length: width * height }, (_, at) => Math.round((pixels[at * 4 + 3]! / 255) * LEVELS)) };
}

/** Rows of a PNG begin with the number of their filter; 0 is none, which suits numbered colours. */
const ROW = SIZE.width + 1;

/** Inks share what a byte can number with the scene. */
const ROOM = 256 - Object.keys(INKS).length * LEVELS;

/** Colours of a drawing as numbers, the most frequent first; the rarest, if there are too many, as the nearest other. Each row begins with a 0. */
function numbered(pixels: Uint8Array): { numbers: Uint8Array; colours: number[] } {
  const colourAt = (pixel: number) => (pixels[pixel * 4]! << 16) | (pixels[pixel * 4 + 1]! << 8) | pixels[pixel * 4 + 2]!;
  const count = new Map<number, number>();
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel++) count.set(colourAt(pixel), (count.get(colourAt(pixel)) ?? 0) + 1);
  const all = [...count].sort(([a, often], [b, more]) => more - often || a - b).map(([colour]) => colour);
  const colours = all.slice(0, ROOM);
  const number = new Map(all.map((colour, index) => [colour, index < ROOM ? index : nearest(colour, colours)]));
  const numbers = new Uint8Array(ROW * SIZE.height);
  for (let y = 0, pixel = 0; y < SIZE.height; y++) for (let x = 1; x < ROW; x++) numbers[y * ROW + x] = number.get(colourAt(pixel++))!;
  return { numbers, colours };
}

const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function nearest(colour: number, colours: readonly number[]): number {
  const own = channels(colour);
  const distances = colours.map((other) => channels(other).reduce((sum, value, at) => sum + (value - own[at]!) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

/** Adds an ink in all its levels over the sign. @returns what to add to a level for the number of its colour */
function withInk(colours: number[], ink: string): number {
  const [below, above] = [SIGN, ink].map((colour) => channels(Number.parseInt(colour.slice(1), 16))) as [number[], number[]];
  const base = colours.length - 1;
  for (let level = 1; level <= LEVELS; level++) {
    const [red, green, blue] = below.map((value, at) => Math.round(value + ((above[at]! - value) * level) / LEVELS)) as [number, number, number];
    colours.push((red << 16) | (green << 8) | blue);
  }
  return base;
}

function press(numbers: Uint8Array, { left, top, width, height, levels }: Stamp, { x, y }: Line, at: number, ink: number): void {
  const start = (Math.round(y) + top) * ROW + 1 + Math.round(x + at) + left;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const level = levels[row * width + column]!;
      const place = start + row * ROW + column;
      const before = numbers[place]!;
      // Two letters may share a pixel at their edges: the one that covers more of it stays.
      if (level > 0 && !(before > ink + level && before <= ink + LEVELS)) numbers[place] = ink + level;
    }
  }
}

/** The signature of every PNG. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** An image of numbered colours, eight bits a pixel: ISO/IEC 15948 (PNG), 11.2. @param rows each with its filter first */
function png(rows: Uint8Array, colours: readonly number[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, SIZE.width);
  header.setUint32(4, SIZE.height);
  header.setUint8(8, 8);
  header.setUint8(9, 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(colours.flatMap(channels))),
    // Runs alone suit flat colours, and need no search whose outcome depends on the processor.
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
