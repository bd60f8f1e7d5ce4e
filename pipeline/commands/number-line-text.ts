/**
 * Draws a number line in characters: letters for the kinds of sources, [brackets] around the reading in use, a scale
 * below.
 */
import {
  arrangeInRows,
  type LineMark,
  type NumberLine,
  SOURCE_LETTERS,
  type SourceLetter,
} from '../ledger/number-line.ts';

const WIDTH = 64;
/** Width of a mark with its brackets, in characters. */
const MARK = 3;

const SOURCE_KINDS: Record<SourceLetter, string> = {
  L: 'law',
  N: 'law, article not read',
  A: 'agency',
  P: 'press, guide or advice',
  S: 'this site',
};

const column = (at: number) => 1 + Math.round(at * (WIDTH - MARK));

/** @returns the lines from the top: marks, axis, numbers, and the legend */
export function numberLineText({ marks, values }: NumberLine): string[] {
  const markLines = linesOf(marks.map(spanOf));
  const axis = values.reduce((line, { at }) => written(line, column(at), '┴'), '─'.repeat(WIDTH));
  const letters = SOURCE_LETTERS.filter((letter) => marks.some((mark) => mark.letter === letter));
  const legend = letters.map((letter) => `${letter} ${SOURCE_KINDS[letter]}`).join(' · ');
  return [...markLines.reverse(), axis, ...numberLines(values), `${legend} · [ ] in use`].map(
    (line) => line.trimEnd(),
  );
}

/** Writes each text at its column, on as many lines as are needed so that no two overlap. */
function linesOf(texts: readonly { from: number; to: number; text: string }[]): string[] {
  const placed = arrangeInRows(texts);
  return Array.from({ length: Math.max(0, ...placed.map(({ row }) => row)) + 1 }, (_, row) =>
    placed
      .filter((each) => each.row === row)
      .reduce((line, { from, text }) => written(line, from, text), ' '.repeat(WIDTH)),
  );
}

function numberLines(values: NumberLine['values']): string[] {
  const texts = values.map(({ at, text }) => {
    const from = Math.max(
      0,
      Math.min(column(at) - Math.floor(text.length / 2), WIDTH - text.length),
    );
    return { from, to: from + text.length + 1, text };
  });
  return linesOf(texts);
}

/** A range is a run of dashes: a closed range has the letter in the middle, an open range an arrow at the open end. */
function spanOf({ letter, used, start, end }: LineMark): {
  from: number;
  to: number;
  text: string;
} {
  const mark = used ? `[${letter}]` : ` ${letter} `;
  const first = start === undefined ? 0 : column(start) - 1;
  const last = end === undefined ? WIDTH : column(end) + 2;
  const room = last - first - MARK;
  if (room <= 0) return { from: first, to: first + MARK, text: mark };
  const left = start === undefined ? room : end === undefined ? 0 : Math.floor(room / 2);
  const run = (length: number) => '-'.repeat(length);
  const before = start === undefined ? run(left).replace(/^-/, '<') : run(left);
  const after = end === undefined ? run(room - left).replace(/-$/, '>') : run(room - left);
  return { from: first, to: last, text: before + mark + after };
}

const written = (line: string, at: number, text: string): string =>
  line.slice(0, at) + text + line.slice(at + text.length);
