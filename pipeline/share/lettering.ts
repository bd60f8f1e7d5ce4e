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
  return {
    width: (text, size) => font.getAdvanceWidth(text, size),
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

/** Lines no wider than the room, as large as the sizes allow; what is still too long ends in an ellipsis. */
export function fitted(text: string, { width, lines, sizes }: { width: number; lines: number; sizes: readonly number[] }, letters: Lettering): { size: number; rows: string[] } {
  for (const size of sizes) {
    const rows = wrapped(text, size, width, letters);
    if (rows.length <= lines) return { size, rows };
  }
  const size = sizes.at(-1)!;
  const rows = wrapped(text, size, width, letters).slice(0, lines);
  return { size, rows: [...rows.slice(0, -1), `${rows.at(-1)!.replace(/[\s.,;:]*\S*$/, '')}…`] };
}

function wrapped(text: string, size: number, width: number, letters: Lettering): string[] {
  const rows: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && letters.width(longer, size) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
