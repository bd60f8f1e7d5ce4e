/** Sets the words of a sign as outlines of letters, as large as their place on the panel allows. */
import { ACCENTED_GLYPHS, CAPITAL_HEIGHT, GLYPHS, SPACE_WIDTH } from './glyphs.ts';

/** A line of the legend and the height of its letters, relative to the other lines. */
type Row = { text: string; size: number };
type Line = Row & { top: number; width: number };

/** Letters may be narrowed this far before they get smaller, as with the narrow series of the standard alphabet. */
const NARROWEST = 0.62;
const GAP = 0.46;
/** Height that an accent adds above a capital letter of height 1. */
const ACCENT = 0.27;

/** Words to which `reflow` gives no line of their own; a particle that begins a line may end the line above instead. */
const PARTICLES = /^(A|CON|DE|DEL|EL|EN|LA|SE|SU|Y)$/;
const ONLY_PARTICLES = /^((A|CON|DE|DEL|EL|EN|LA|SE|SU|Y) ?)+$/;

/** Line breaks other than those of the record are used only if they let the letters grow by this factor. */
const WORTHWHILE = 1.06;

export function hasGlyphsFor(text: string): boolean {
  return [...text].every(
    (character) => character === ' ' || character in GLYPHS || character in ACCENTED_GLYPHS,
  );
}

function textWidth(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum + (GLYPHS[ACCENTED_GLYPHS[character]?.[0] ?? character]?.[0] ?? SPACE_WIDTH),
    0,
  );
}

/** Path data of a line of text that starts at x on the baseline y, in glyph units. */
function outline(text: string, x: number, y: number): string {
  let path = '';
  for (const character of text) {
    const accented = ACCENTED_GLYPHS[character];
    const glyph = GLYPHS[accented?.[0] ?? character];
    if (glyph) path += `M${x + glyph[1]} ${y + glyph[2]}${glyph[3]}`;
    if (accented) path += `M${x + accented[1]} ${y + accented[2]}${accented[3]}`;
    x += glyph?.[0] ?? SPACE_WIDTH;
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
    return { ...row, top, width: (textWidth(row.text) / CAPITAL_HEIGHT) * row.size };
  });
  return { lines, height };
}

/** The space for the legend: half its width at the middle, the slope of its sides, its height. */
type Room = { half: number; slope: number; height: number };

function letterHeight(rows: readonly Row[], room: Room): number {
  const { lines, height } = stack(rows);
  const fits = lines.map(
    (line) => room.half / ((NARROWEST * line.width) / 2 + room.slope * reach(line, height)),
  );
  return Math.min(room.height / (height + accentOf(rows)), ...fits);
}

/** Height that the accents of the first line need above it. */
function accentOf([first]: readonly Row[]): number {
  return [...(first?.text ?? '')].some((character) => character in ACCENTED_GLYPHS) ? ACCENT : 0;
}

/** Distance from the middle of the block to the farther edge of a line. */
function reach(line: Line, height: number): number {
  return Math.max(Math.abs(line.top - height / 2), Math.abs(line.top + line.size - height / 2));
}

/** A word of a row, and the line break before it. */
type Word = { row: Row; text: string; break: 'forced' | 'optional' | 'none' };

function wordsOf(rows: readonly Row[]): Word[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    return row.text.split(' ').map((text, at, all): Word => {
      if (PARTICLES.test(text) && PARTICLES.test(all[at - 1] ?? ''))
        return { row, text, break: 'none' };
      const canJoin = at > 0 || (PARTICLES.test(text) && before?.size === row.size);
      return { row, text, break: canJoin ? 'optional' : 'forced' };
    });
  });
}

/** The ways to break the words into lines, without a line of particles alone or a break between two particles. */
function arrangements(words: readonly Word[]): Row[][] {
  let lines: Row[][] = [[]];
  for (const { row, text, break: kind } of words) {
    const apart = kind === 'none' ? [] : lines.map((above) => [...above, { ...row, text }]);
    const joined = kind === 'forced' ? [] : lines.map((above) => joinLast(above, text));
    lines = [...apart, ...joined];
  }
  return lines.filter((rows) => !rows.some((row) => ONLY_PARTICLES.test(row.text)));
}

function joinLast(rows: readonly Row[], text: string): Row[] {
  const last = rows.at(-1)!;
  return [...rows.slice(0, -1), { ...last, text: `${last.text} ${text}` }];
}

/** Moves line breaks to other words if that lets the letters grow. At about equal heights, prefers fewer lines. */
function reflow(rows: readonly Row[], room: Room): readonly Row[] {
  const heights = arrangements(wordsOf(rows)).map((lines) => ({
    lines,
    height: letterHeight(lines, room),
  }));
  const best = Math.max(0, ...heights.map(({ height }) => height));
  if (best < letterHeight(rows, room) * WORTHWHILE) return rows;
  return heights
    .filter(({ height }) => height > best * 0.99)
    .reduce((a, b) => (b.lines.length < a.lines.length ? b : a)).lines;
}

/** A word as one path from 0 0 on the baseline, in glyph units; `scale` gives capital letters the height `capital`. */
export function wordPath(
  text: string,
  capital: number,
): { d: string; width: number; scale: number } {
  const scale = capital / CAPITAL_HEIGHT;
  return { d: outline(text, 0, 0), width: textWidth(text) * scale, scale };
}

type LegendPlace = {
  /** Middle of the legend. */
  x: number;
  y: number;
  /**
   * Width and height of the space. `slope`: how fast half the width shrinks above and below the middle (diamond: 1).
   */
  w: number;
  h: number;
  slope?: number;
  /** Height of a line that has only figures, as a multiple of the letter height. */
  figures?: number;
  /** True if the lines may be broken between words. */
  breaks?: boolean;
};

/** The lines as SVG text: a path for each size of letters. */
export function legendPaths(
  lines: readonly string[],
  { x, y, w, h, slope = 0, figures = 2.4, breaks = true }: LegendPlace,
): string {
  const room = { half: w / 2, slope, height: h };
  const given = lines.map((text) => ({ text, size: /^\d+$/.test(text) ? figures : 1 }));
  const rows = breaks ? reflow(given, room) : given;
  const unit = letterHeight(rows, room);
  const block = stack(rows);
  const top = Math.max(-(unit * block.height) / 2, accentOf(rows) * unit - h / 2);
  const paths = [...new Set(rows.map((row) => row.size))].map((size) => {
    const same = block.lines.filter((line) => line.size === size);
    const narrow = Math.min(
      1,
      ...same.map(
        (line) => (room.half / unit - slope * reach(line, block.height)) / (line.width / 2),
      ),
    );
    const scale = (unit * size) / CAPITAL_HEIGHT;
    const drawing = same
      .map((line) =>
        outline(
          line.text,
          whole(-textWidth(line.text) / 2),
          whole(((line.top + size) / size) * CAPITAL_HEIGHT),
        ),
      )
      .join('');
    const scales = narrow > 0.985 ? `${fine(scale)}` : `${fine(scale * narrow)} ${fine(scale)}`;
    return `<path transform="translate(${whole(x)} ${whole(y + top)})scale(${scales})" d="${drawing}"></path>`;
  });
  return paths.join('');
}

/** Positions are rounded to integers and scales to three decimals, which is invisible in a drawing. */
const whole = (value: number): number => Math.round(value) + 0;
const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;
