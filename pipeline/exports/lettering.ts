/** Measures words, and outlines their letters, in the site's typeface for signs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PathCommand } from 'opentype.js';

const FACE = 'node_modules/@fontsource/overpass/files/overpass-latin-800-normal.woff';

/** A letter on a baseline that starts at 0, 0: path data and the box around it, in pixels, y downwards. */
type Outline = { path: string; left: number; top: number; width: number; height: number };

export type Lettering = Awaited<ReturnType<typeof loadLettering>>;

/** @param root folder of this program */
export async function loadLettering(root: string) {
  const { default: opentype } = await import('opentype.js');
  const bytes = readFileSync(join(root, FACE));
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  // Caches steps by pair of letters: shaping is expensive, lines repeat few pairs, and steps grow with the font size.
  const steps = new Map<string, number>();
  /** Kerned distance from the start of a letter to the start of the next one, at font size 1. */
  const step = (letter: string, after: string): number => {
    const pair = letter + after;
    const width =
      steps.get(pair) ??
      font.getAdvanceWidth(pair, 1) - (after === '' ? 0 : font.getAdvanceWidth(after, 1));
    steps.set(pair, width);
    return width;
  };
  /** The letters of a line, each with its distance from the start in pixels. */
  const letters = (text: string, size: number) => {
    let at = 0;
    return [...text].map((letter, index, all) => {
      const here = { letter, at };
      at += step(letter, all[index + 1] ?? '') * size;
      return here;
    });
  };
  return {
    letters,
    /** The kerned width in pixels. */
    width: (text: string, size: number) =>
      [...text].reduce((sum, letter, index, all) => sum + step(letter, all[index + 1] ?? ''), 0) *
      size,
    /** @returns undefined for a letter without ink, such as a space */
    outline(letter: string, size: number): Outline | undefined {
      const path = font.getPath(letter, 0, 0, size);
      const { x1, y1, x2, y2 } = path.getBoundingBox();
      const [left, top] = [Math.floor(x1), Math.floor(y1)];
      const [width, height] = [Math.ceil(x2) - left, Math.ceil(y2) - top];
      return width > 0 && height > 0
        ? { path: path.commands.map(written).join(''), left, top, width, height }
        : undefined;
    },
  };
}

/** The library's own writer rounds some numbers to NaN, and the renderer stops at the first NaN. */
function written(command: PathCommand): string {
  const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    default:
      return `${command.type}${point(command.x, command.y)}`;
  }
}

export type LineCapacity = { size: number; lines: number };

/** A word and its width at font size 1. */
type Word = { word: string; width: number };

/**
 * Wraps a text into lines of about the same length, in the largest size that fits. In a text that is too long for all
 * sizes, an ellipsis marks what is cut.
 */
export function fitTextInLines(
  text: string,
  { width, fits }: { width: number; fits: readonly LineCapacity[] },
  letters: Lettering,
): { size: number; rows: string[] } {
  const words = text.split(/\s+/).map((word): Word => ({ word, width: letters.width(word, 1) }));
  const space = letters.width(' ', 1);
  for (const { size, lines } of fits) {
    const rows = wrapped(words, width / size, space);
    if (rows.length <= lines && words.every((word) => word.width * size <= width))
      return { size, rows: balanced(words, width / size, space, rows) };
  }
  const { size, lines } = fits.at(-1)!;
  const all = wrapped(words, width / size, space);
  const rows = all.slice(0, lines).map((row) => shortened(row, size, width, letters));
  const last = rows.at(-1)!;
  if (all.length > lines && !last.endsWith('…'))
    rows[lines - 1] = `${last.replace(/[\s.,;:]*\S*$/, '')}…`;
  return { size, rows };
}

/** Cuts a row that is too wide, such as a single long word, and ends it in an ellipsis. */
function shortened(row: string, size: number, width: number, letters: Lettering): string {
  if (letters.width(row, size) <= width) return row;
  const room = width - letters.width('…', size);
  const fit = letters.letters(row, size).filter(({ at }) => at <= room);
  return `${fit
    .slice(0, -1)
    .map(({ letter }) => letter)
    .join('')}…`;
}

/** Narrows the lines without adding one, to avoid a single word on the last line. */
function balanced(words: readonly Word[], room: number, space: number, rows: string[]): string[] {
  // A single line is returned unchanged: if its words had no width, the recursion would never end.
  if (rows.length === 1) return rows;
  const widest = Math.max(...words.map(({ width }) => width));
  const narrower = room * 0.96;
  const next = narrower < widest ? undefined : wrapped(words, narrower, space);
  return next?.length === rows.length ? balanced(words, narrower, space, next) : rows;
}

/** @param room the line's width at font size 1 */
function wrapped(words: readonly Word[], room: number, space: number): string[] {
  const rows: string[] = [];
  let taken = 0;
  for (const { word, width } of words) {
    if (rows.length > 0 && taken + space + width <= room) {
      rows[rows.length - 1] += ` ${word}`;
      taken += space + width;
    } else {
      rows.push(word);
      taken = width;
    }
  }
  return rows;
}
