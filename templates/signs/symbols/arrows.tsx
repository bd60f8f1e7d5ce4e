/** A route through points → an arrow with its bends rounded and its head on the last stretch. */
import { line, type Point, polygon } from '../geometry.ts';
import { Stroke } from './place.tsx';

type ArrowProps = { points: readonly Point[]; width?: number; head?: number; radius?: number };

export function Arrow({ points, width = 15, head = width * 2.6, radius = 0 }: ArrowProps) {
  const tip = points[points.length - 1] ?? [0, 0];
  const before = points[points.length - 2] ?? tip;
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const along: Point = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const back = (distance: number, aside = 0): Point => [tip[0] - along[0] * distance - along[1] * aside, tip[1] - along[1] * distance + along[0] * aside];
  const depth = head * 0.84;
  return (
    <>
      <Stroke butt width={width} d={line([...points.slice(0, -1), back(depth - 1)], radius)} />
      <path d={polygon([tip, back(depth, head / 2), back(depth, -head / 2)])} />
    </>
  );
}

/** Right angle, as on the sign of a very sharp curve. */
export const TurnArrow = () => <Arrow radius={10} width={16} points={[[34, 100], [34, 44], [92, 44]]} />;

export const CurveArrow = () => <Arrow radius={70} width={16} points={[[40, 100], [40, 52], [78, 4]]} />;

export const ReverseTurnArrow = () => <Arrow radius={8} width={15} head={38} points={[[28, 100], [28, 62], [66, 62], [66, 4]]} />;

export const ReverseCurveArrow = () => <Arrow radius={34} width={15} head={38} points={[[34, 100], [34, 72], [66, 46], [66, 2]]} />;

export const WindingArrow = () => (
  <Arrow radius={17} width={13} head={34} points={[[38, 100], [38, 90], [62, 74], [62, 64], [38, 50], [38, 38], [62, 22], [62, 2]].map(([x = 0, y = 0]) => [x, y + 1] as const)} />
);

/** Arrow of a lane: straight, or with a bend to the right. */
export const StraightArrow = () => <Arrow width={16} head={46} points={[[50, 100], [50, 0]]} />;

export const BentArrow = () => <Arrow radius={26} width={17} head={46} points={[[32, 100], [32, 38], [90, 38]]} />;

export const StraightOrRightArrow = () => (
  <>
    <Arrow width={15} head={40} points={[[36, 100], [36, 0]]} />
    <Arrow radius={22} width={15} head={36} points={[[36, 96], [36, 56], [92, 56]]} />
  </>
);

export const UTurnArrow = () => <Arrow radius={20} width={15} head={38} points={[[70, 96], [70, 14], [30, 14], [30, 74]]} />;

/** Two opposite arrows that bend to their left and face each other, as in a lane shared to turn left. */
export const FacingTurnArrows = () => (
  <>
    <Arrow radius={16} width={11} head={28} points={[[38, 100], [38, 64], [6, 64]]} />
    <Arrow radius={16} width={11} head={28} points={[[62, 0], [62, 36], [94, 36]]} />
  </>
);

/** Three arrows in a ring, against the clock. */
export const RoundaboutArrows = () => (
  <>
    {[0, 120, 240].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 50)`}>
        <Stroke butt width={13} d="M91.9 60.3A38 38 0 0 0 56.6 12.6" />
        <path d="M28 11 58-6 58 30Z" />
      </g>
    ))}
  </>
);

export const TwoWayArrows = () => (
  <>
    <Arrow width={15} head={38} points={[[72, 96], [72, 4]]} />
    <Arrow width={15} head={38} points={[[28, 4], [28, 96]]} />
  </>
);

/** Two arrows that come down from one stem and part. */
export const PartingArrows = () => (
  <>
    <Arrow radius={16} width={14} head={34} points={[[50, 2], [50, 34], [14, 92]]} />
    <Arrow radius={16} width={14} head={34} points={[[50, 2], [50, 34], [86, 92]]} />
  </>
);

export const DoubleArrow = () => (
  <>
    <Arrow width={16} head={40} points={[[50, 50], [100, 50]]} />
    <Arrow width={16} head={40} points={[[50, 50], [0, 50]]} />
  </>
);

/** Arrow that goes around an island on its right side. */
export const KeepRightArrow = () => (
  <>
    <path d="M20 100V68Q20 54 29 54T38 68V100Z" />
    <Arrow radius={22} width={13} head={36} points={[[29, 4], [29, 30], [70, 58], [70, 100]].map(([x = 0, y = 0]) => [x, 100 - y] as const)} />
  </>
);
