/** A route through points → an arrow with its bends rounded and its head on the last stretch. */
import { line, type Point, polygon } from '../geometry.ts';
import { Stroke } from './place.tsx';

type ArrowProps = { points: readonly Point[]; width?: number; head?: number; radius?: number };

export function Arrow({ points, width = 15, head = width * 2.6, radius = 0 }: ArrowProps) {
  const tip = points[points.length - 1] ?? [0, 0];
  const before = points[points.length - 2] ?? tip;
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const along: Point = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const back = (distance: number, aside = 0): Point => [
    tip[0] - along[0] * distance - along[1] * aside,
    tip[1] - along[1] * distance + along[0] * aside,
  ];
  const depth = head * 0.84;
  return (
    <>
      <Stroke butt width={width} d={line([...points.slice(0, -1), back(depth - 1)], radius)} />
      <path d={polygon([tip, back(depth, head / 2), back(depth, -head / 2)])} />
    </>
  );
}

/** Right angle, as on the sign of a very sharp curve. */
export const TurnArrow = () => (
  <Arrow
    radius={12}
    width={17}
    head={44}
    points={[
      [30, 96],
      [30, 40],
      [96, 40],
    ]}
  />
);

export const CurveArrow = () => (
  <Arrow
    radius={80}
    width={17}
    head={44}
    points={[
      [36, 100],
      [36, 50],
      [76, 2],
    ]}
  />
);

export const ReverseTurnArrow = () => (
  <Arrow
    radius={9}
    width={16}
    head={42}
    points={[
      [33, 96],
      [33, 62],
      [65, 62],
      [65, 2],
    ]}
  />
);

export const ReverseCurveArrow = () => (
  <Arrow
    radius={30}
    width={16}
    head={42}
    points={[
      [36, 98],
      [36, 70],
      [64, 46],
      [64, 0],
    ]}
  />
);

export const WindingArrow = () => (
  <>
    <Stroke butt width={15} d="M42 100C42 88 60 87 60 76S41 65 41 53 56 42 56 28" />
    <path d="M56 0 76 33H36Z" />
  </>
);

/** Arrow of a lane: straight, or with a bend to the right. */
export const StraightArrow = () => (
  <Arrow
    width={16}
    head={46}
    points={[
      [50, 100],
      [50, 0],
    ]}
  />
);

export const BentArrow = () => (
  <Arrow
    radius={26}
    width={17}
    head={46}
    points={[
      [32, 100],
      [32, 38],
      [90, 38],
    ]}
  />
);

export const StraightOrRightArrow = () => (
  <>
    <Arrow
      width={15}
      head={40}
      points={[
        [36, 100],
        [36, 0],
      ]}
    />
    <Arrow
      radius={22}
      width={15}
      head={36}
      points={[
        [36, 96],
        [36, 56],
        [92, 56],
      ]}
    />
  </>
);

export const UTurnArrow = () => (
  <Arrow
    radius={20}
    width={16}
    head={44}
    points={[
      [72, 86],
      [72, 14],
      [32, 14],
      [32, 74],
    ]}
  />
);

/** Two opposite arrows that bend to their left and face each other, as in a lane shared to turn left. */
export const FacingTurnArrows = () => (
  <>
    <Arrow
      radius={18}
      width={13}
      head={36}
      points={[
        [48, 100],
        [48, 66],
        [4, 66],
      ]}
    />
    <Arrow
      radius={18}
      width={13}
      head={36}
      points={[
        [52, 0],
        [52, 34],
        [96, 34],
      ]}
    />
  </>
);

/** Three arrows in a ring, against the clock. */
export const RoundaboutArrows = () => (
  <>
    {[0, 120, 240].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 50)`}>
        <Stroke butt width={13} d="M86 37A38 38 0 0 0 54 12" />
        <path d="M32 16 53-4 58 29Z" />
      </g>
    ))}
  </>
);

export const TwoWayArrows = () => (
  <>
    <Arrow
      width={15}
      head={38}
      points={[
        [72, 96],
        [72, 4],
      ]}
    />
    <Arrow
      width={15}
      head={38}
      points={[
        [28, 4],
        [28, 96],
      ]}
    />
  </>
);

/** Two arrows that come down from one stem and part. */
export const PartingArrows = () => (
  <>
    <Arrow
      radius={16}
      width={14}
      head={34}
      points={[
        [50, 2],
        [50, 34],
        [14, 92],
      ]}
    />
    <Arrow
      radius={16}
      width={14}
      head={34}
      points={[
        [50, 2],
        [50, 34],
        [86, 92],
      ]}
    />
  </>
);

export const DoubleArrow = () => (
  <>
    <Arrow
      width={16}
      head={40}
      points={[
        [48, 50],
        [100, 50],
      ]}
    />
    <Arrow
      width={16}
      head={40}
      points={[
        [52, 50],
        [0, 50],
      ]}
    />
  </>
);

/** Arrow that goes around an island on its right side. */
export const KeepRightArrow = () => (
  <>
    <path d="M14 0V38Q14 50 24 50T34 38V0Z" />
    <Arrow
      radius={22}
      width={14}
      head={40}
      points={[
        [24, 100],
        [24, 80],
        [70, 44],
        [70, 0],
      ]}
    />
  </>
);
