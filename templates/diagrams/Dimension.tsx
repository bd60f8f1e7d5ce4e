/** A dimension line, which shows how far apart two things are. */
import { fillAttributes, strokeAttributes } from './colours.ts';
import { type Point, pointText, roundToTenths } from './geometry.ts';
import type { DimensionLine } from './labels.ts';

/** Minimum lengths, in units of the picture, of a line with arrowheads, and of a line with ticks alone. */
const ROOM_FOR_HEADS = 30;
const ROOM_FOR_LINE = 14;
/** Lengths of an arrow that points at a tick from outside, and of its head; half the width of the head. */
const TAIL = 20;
const HEAD = 9;
const HEAD_HALF = 4.5;

function headAt([x, y]: Point, [otherX, otherY]: Point): string {
  const angle = Math.atan2(otherY - y, otherX - x);
  const barb = (side: number) => {
    const way = angle + side * 0.6;
    return `${roundToTenths(x + Math.cos(way) * HEAD)} ${roundToTenths(y + Math.sin(way) * HEAD)}`;
  };
  return `M${barb(-1)}L${roundToTenths(x)} ${roundToTenths(y)}L${barb(1)}`;
}

/** The arrows of a short line point at its ticks from outside, because between them there is no room. */
function ShortDimension({ line: { from, to } }: { line: DimensionLine }) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const turn = Math.round((angle * 180) / Math.PI);
  const ends = [
    { at: from, turn },
    { at: to, turn: turn + 180 },
  ];
  const tick = `M0-${HEAD_HALF + 4}V${HEAD_HALF + 4}M-${TAIL} 0H-${HEAD - 2}`;
  const head = `M-1 0L-${HEAD} -${HEAD_HALF}V${HEAD_HALF}z`;
  return ends.map((end) => (
    <g key={end.turn} transform={`translate(${pointText(end.at)})rotate(${end.turn})`}>
      <path {...strokeAttributes('panel', 6)} strokeLinejoin="round" d={tick + head} />
      <path {...strokeAttributes('ink', 2.4)} d={tick} />
      <path {...fillAttributes('ink')} d={head} />
    </g>
  ));
}

export function Dimension({ line }: { line: DimensionLine }) {
  const { from, to } = line;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < ROOM_FOR_LINE) return <ShortDimension line={line} />;
  const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const [dx, dy] = upright ? [6, 0] : [0, 6];
  const ticks = [from, to].map(
    ([x, y]) =>
      `M${roundToTenths(x - dx)} ${roundToTenths(y - dy)}L${roundToTenths(x + dx)} ${roundToTenths(y + dy)}`,
  );
  const heads = length < ROOM_FOR_HEADS ? [] : [headAt(from, to), headAt(to, from)];
  const d = `M${pointText(from)}L${pointText(to)}${[...ticks, ...heads].join('')}`;
  return (
    <>
      <path {...strokeAttributes('panel', 7)} strokeLinejoin="round" d={d} />
      <path {...strokeAttributes('ink', 2.8)} d={d} />
    </>
  );
}
