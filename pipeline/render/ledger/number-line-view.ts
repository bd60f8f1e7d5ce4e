/** Computes the coordinates of a number line's drawing, with overlapping marks and numbers in separate rows. */
import type { NumberLineView } from '../../../templates/ledger/NumberLine.tsx';
import { arrangeInRows, type LineMark, type NumberLine } from '../../ledger/number-line.ts';

const WIDTH = 320;
const MARGIN = 16;
const MARK = 21;
const TEXT_HEIGHT = 15;
const LETTER = 7.4;
/** Maximum number of rows of numbers, because the list of readings has all values anyway. */
const ROWS_OF_VALUES = 3;

const place = (at: number) => Math.round(MARGIN + at * (WIDTH - 2 * MARGIN));

export function numberLineView({ marks, values }: NumberLine): NumberLineView {
  const spans = arrangeInRows(
    marks.map((mark) => {
      const span = spanOf(mark);
      const { x, from, to } = span;
      return { mark, span, from: Math.min(from, x - MARK / 2), to: Math.max(to, x + MARK / 2) };
    }),
  );
  const axis = MARK * (Math.max(0, ...spans.map(({ row }) => row)) + 1) + 3;
  const texts = arrangeInRows(
    values.map(({ at, text }) => {
      const half = (text.length * LETTER) / 2;
      const x = Math.round(Math.min(Math.max(place(at), half), WIDTH - half));
      return { at: place(at), x, text, from: x - half - 3, to: x + half + 3 };
    }),
  );
  const shown = Math.min(Math.max(...texts.map(({ row }) => row)) + 1, ROWS_OF_VALUES);
  return {
    height: axis + 5 + TEXT_HEIGHT * shown,
    axis,
    marks: spans.map(({ mark: { letter, used }, span: { x, from, to, open }, row }) => {
      const y = axis - MARK * row - MARK / 2 - 1;
      const bar = from === to ? {} : { bar: { from, to, ...(open && { open }) } };
      return { x, y, letter, used, ...bar };
    }),
    values: texts
      .filter(({ row }) => row < shown)
      .map(({ at, x, row, text }) => ({ at, x, y: axis + 16 + TEXT_HEIGHT * row, text })),
  };
}

/** The mark of a range is in its middle, or at its closed end if the other end is open. */
function spanOf({ start, end }: LineMark): {
  x: number;
  from: number;
  to: number;
  open?: 'start' | 'end';
} {
  if (start === undefined) return { x: place(end!), from: 3, to: place(end!), open: 'start' };
  if (end === undefined) return { x: place(start), from: place(start), to: WIDTH - 3, open: 'end' };
  const [from, to] = [place(start), place(end)];
  return { x: Math.round((from + to) / 2), from, to };
}
