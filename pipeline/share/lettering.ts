/** Words → outlines of the site's sign face, so that a drawing needs no font where it is turned into a picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PathCommand } from 'opentype.js';

const FACE = 'node_modules/@fontsource/overpass/files/overpass-latin-800-normal.woff';

export type Lettering = {
  width(text: string, size: number): number;
  /** Path data of a line that starts at x on the baseline y. */
  line(text: string, x: number, y: number, size: number): string;
};

/** @param root folder of this program */
export async function lettering(root: string): Promise<Lettering> {
  const { default: opentype } = await import('opentype.js');
  const bytes = readFileSync(join(root, FACE));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  // Shaping is the dear part, and the same words come again at every size and in most titles. Widths grow with the size.
  const widths = new Map<string, number>();
  const known = (text: string): number => {
    const width = widths.get(text) ?? font.getAdvanceWidth(text, 1);
    widths.set(text, width);
    return width;
  };
  return {
    width: (text, size) => known(text) * size,
    line: (text, x, y, size) => font.getPath(text, x, y, size).commands.map(written).join(''),
  };
}

/** The library's own writer rounds some numbers to NaN, and the renderer stops at the first. */
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

/** A size of letters, and how many lines of it there is room for. */
export type Fit = { size: number; lines: number };

/** Lines no wider than the room, as large as they fit, the largest first; what is too long for all ends in an ellipsis. */
export function fitted(text: string, { width, fits }: { width: number; fits: readonly Fit[] }, letters: Lettering): { size: number; rows: string[] } {
  for (const { size, lines } of fits) {
    const rows = wrapped(text, size, width, letters);
    if (rows.length <= lines) return { size, rows };
  }
  const { size, lines } = fits.at(-1)!;
  const rows = wrapped(text, size, width, letters).slice(0, lines);
  return { size, rows: [...rows.slice(0, -1), `${rows.at(-1)!.replace(/[\s.,;:]*\S*$/, '')}…`] };
}

function wrapped(text: string, size: number, width: number, letters: Lettering): string[] {
  const rows: string[] = [];
  const space = letters.width(' ', size);
  let taken = 0;
  for (const word of text.split(/\s+/)) {
    const own = letters.width(word, size);
    if (rows.length > 0 && taken + space + own <= width) {
      rows[rows.length - 1] += ` ${word}`;
      taken += space + own;
    } else {
      rows.push(word);
      taken = own;
    }
  }
  return rows;
}
