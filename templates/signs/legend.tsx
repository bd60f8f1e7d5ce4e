/** The words of a sign → outlines of letters, as large as their place on the panel allows. */
import { fine, whole } from './geometry.ts';
import { ACCENTED, CAPITAL, GLYPHS, SPACE } from './glyphs.ts';

/** A line of the legend and the height of its letters, relative to the others. */
type Row = { text: string; size: number };
type Line = Row & { top: number; width: number };

/** Letters may be narrowed this far before they get smaller, as with the narrow series of the standard alphabet. */
const NARROWEST = 0.68;
const GAP = 0.46;

/** Words that never have a line of their own. */
const PARTICLES = /^(A|CON|DE|EL|EN|LA|SU)$/;

export function isDrawable(text: string): boolean {
  return [...text].every(
    (character) => character === ' ' || character in GLYPHS || character in ACCENTED,
  );
}

function textWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (GLYPHS[ACCENTED[character]?.[0] ?? character]?.[0] ?? SPACE),
    0,
  );
}

/** Path data of a line of text that starts at x on the baseline y, in glyph units. */
function outline(text: string, x: number, y: number): string {
  let path = '';
  for (const character of text) {
    const accented = ACCENTED[character];
    const glyph = GLYPHS[accented?.[0] ?? character];
    if (glyph) path += `M${x + glyph[1]} ${y + glyph[2]}${glyph[3]}`;
    if (accented) path += `M${x + accented[1]} ${y + accented[2]}${accented[3]}`;
    x += glyph?.[0] ?? SPACE;
  }
  return path;
}

function stack(rows: readonly Row[]): { lines: Line[]; height: number } {
  let height = 0;
  const lines = rows.map((row, index) => {
    const above = rows[index - 1];
    if (above) height += GAP * Math.min(above.size, row.size, 1.4);
    const top = height;
    height += row.size;
    return { ...row, top, width: (textWidth(row.text) / CAPITAL) * row.size };
  });
  return { lines, height };
}

/** The room for the legend: half its width at the middle, how fast that shrinks away from the middle, its height. */
type Room = { half: number; slope: number; height: number };

function letterHeight(rows: readonly Row[], room: Room): number {
  const { lines, height } = stack(rows);
  const fits = lines.map(
    (line) => room.half / ((NARROWEST * line.width) / 2 + room.slope * reach(line, height)),
  );
  return Math.min(room.height / height, ...fits);
}

/** How far a line's farther edge is from the middle of the block. */
function reach(line: Line, height: number): number {
  return Math.max(Math.abs(line.top - height / 2), Math.abs(line.top + line.size - height / 2));
}

/** Breaks the widest lines between words for as long as that lets the letters grow. */
function wrap(rows: readonly Row[], room: Room): readonly Row[] {
  const widest = rows.reduce((a, b) =>
    textWidth(b.text) * b.size > textWidth(a.text) * a.size ? b : a,
  );
  const words = widest.text.split(' ');
  const breaks = words
    .slice(1)
    .map(
      (_, index) =>
        [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const,
    )
    .filter((parts) => !parts.some((part) => PARTICLES.test(part)));
  if (breaks.length === 0) return rows;
  const [first, second] = breaks.reduce((a, b) =>
    Math.max(...b.map(textWidth)) < Math.max(...a.map(textWidth)) ? b : a,
  );
  const broken = rows.flatMap((row) =>
    row === widest
      ? [
          { ...row, text: first },
          { ...row, text: second },
        ]
      : [row],
  );
  return letterHeight(broken, room) > letterHeight(rows, room) * 1.12 ? wrap(broken, room) : rows;
}

/** A word as one path that starts at 0 0 on the baseline, with capital letters of the height `capital`. */
export function wordPath(
  text: string,
  capital: number,
): { d: string; width: number; scale: number } {
  const scale = capital / CAPITAL;
  return { d: outline(text, 0, 0), width: textWidth(text) * scale, scale };
}

/** One letter as tall as the box of a symbol. */
export function Letter({ of }: { of: string }) {
  const scale = 100 / CAPITAL;
  return (
    <path
      transform={`translate(${whole(50 - (textWidth(of) * scale) / 2)} 100)scale(${fine(scale)})`}
      d={outline(of, 0, 0)}
    />
  );
}

type LegendProps = {
  lines: readonly string[];
  /** Middle of the legend. */
  x: number;
  y: number;
  /** Room for it. `slope` is 1 in a diamond, whose width shrinks as much as one moves away from its middle. */
  w: number;
  h: number;
  slope?: number;
  /** Height of a line that is only figures, in letters. */
  figures?: number;
  /** Whether the lines may be broken between words. */
  breaks?: boolean;
};

export function Legend({
  lines,
  x,
  y,
  w,
  h,
  slope = 0,
  figures = 2.4,
  breaks = true,
}: LegendProps) {
  // A face draws the rest of a sign also where its record has fewer lines than the sign it was made for.
  if (lines.length === 0) return null;
  const room = { half: w / 2, slope, height: h };
  const given = lines.map((text) => ({ text, size: /^\d+$/.test(text) ? figures : 1 }));
  const rows = breaks ? wrap(given, room) : given;
  const unit = letterHeight(rows, room);
  const block = stack(rows);
  return [...new Set(rows.map((row) => row.size))].map((size) => {
    const same = block.lines.filter((line) => line.size === size);
    const narrow = Math.min(
      1,
      ...same.map(
        (line) => (room.half / unit - slope * reach(line, block.height)) / (line.width / 2),
      ),
    );
    const scale = (unit * size) / CAPITAL;
    const drawing = same
      .map((line) =>
        outline(
          line.text,
          whole(-textWidth(line.text) / 2),
          whole(((line.top + size) / size) * CAPITAL),
        ),
      )
      .join('');
    const scales = narrow > 0.985 ? `${fine(scale)}` : `${fine(scale * narrow)} ${fine(scale)}`;
    return (
      <path
        key={size}
        transform={`translate(${whole(x)} ${whole(y - (unit * block.height) / 2)})scale(${scales})`}
        d={drawing}
      />
    );
  });
}
