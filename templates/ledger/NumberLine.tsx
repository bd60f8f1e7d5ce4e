/** The readings of a quantity on a line. The one in use is filled; letters, not colours, name the kind of source. */
import { type SourceKindLetter, sourceKindClass } from './SourceMark.tsx';

/** The layout of a number line, in SVG units. The drawing is 320 wide. */
export type NumberLineView = {
  height: number;
  axis: number;
  marks: {
    x: number;
    y: number;
    letter: SourceKindLetter;
    used: boolean;
    /** The two ends of a range in the drawing. An open end is an arrow. */
    bar?: { from: number; to: number; open?: 'start' | 'end' };
  }[];
  /** Each number, its position on the axis, and the position of its text. */
  values: { at: number; x: number; y: number; text: string }[];
};

const WIDTH = 320;
const SIZE = 18;
/** Corner radius of each mark: a law is a square, an agency a circle. */
const CORNERS: Record<SourceKindLetter, number> = { L: 0, N: 0, A: SIZE / 2, P: 6, S: 2 };

/** @param words text alternative; without it the drawing is hidden from screen readers */
export function NumberLine({ line, words }: { line: NumberLineView; words?: string }) {
  const { height, axis, marks, values } = line;
  return (
    <svg
      className="number-line"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role={words && 'img'}
      aria-label={words}
      aria-hidden={words === undefined}
    >
      <path
        d={`M4 ${axis}H${WIDTH - 4}${values.map(({ at }) => `M${at} ${axis - 4}v8`).join('')}`}
      />
      {values.map(({ x, y, text }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
      {marks.map(({ x, y, letter, used, bar }) => (
        <g
          key={`${x} ${y}`}
          className={sourceKindClass(letter, used)}
          transform={`translate(${x} ${y})`}
        >
          {bar && <path d={barPath(bar.from - x, bar.to - x, bar.open)} />}
          <rect x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx={CORNERS[letter]} />
          <text y="4.5">{letter}</text>
        </g>
      ))}
    </svg>
  );
}

function barPath(from: number, to: number, open: 'start' | 'end' | undefined): string {
  const arrow =
    open === 'end' ? `m-6 -5l6 5l-6 5` : open === 'start' ? `M${from + 6} -5L${from} 0l6 5` : '';
  return `M${from} 0H${to}${arrow}`;
}
