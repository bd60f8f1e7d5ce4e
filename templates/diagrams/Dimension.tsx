/** A dimension line, which shows the distance between two things. */
import { strokeAttributes } from './colours.ts';
import { type Point, pointText, roundToTenths } from './geometry.ts';
import type { DimensionLine } from './labels.ts';

/** Length in units of the picture below which a dimension line has ticks and no arrowheads. */
const ROOM_FOR_HEADS = 30;

function headAt([x, y]: Point, [otherX, otherY]: Point): string {
  const angle = Math.atan2(otherY - y, otherX - x);
  const barb = (side: number) => {
    const way = angle + side * 0.6;
    return `${roundToTenths(x + Math.cos(way) * 9)} ${roundToTenths(y + Math.sin(way) * 9)}`;
  };
  return `M${barb(-1)}L${roundToTenths(x)} ${roundToTenths(y)}L${barb(1)}`;
}

export function Dimension({ line: { from, to } }: { line: DimensionLine }) {
  const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const [dx, dy] = upright ? [6, 0] : [0, 6];
  const ticks = [from, to].map(
    ([x, y]) =>
      `M${roundToTenths(x - dx)} ${roundToTenths(y - dy)}L${roundToTenths(x + dx)} ${roundToTenths(y + dy)}`,
  );
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const heads = length < ROOM_FOR_HEADS ? [] : [headAt(from, to), headAt(to, from)];
  const d = `M${pointText(from)}L${pointText(to)}${[...ticks, ...heads].join('')}`;
  return (
    <>
      <path {...strokeAttributes('panel', 7)} strokeLinejoin="round" d={d} />
      <path {...strokeAttributes('ink', 2.8)} d={d} />
    </>
  );
}
