/** Points, turned rectangles and the arms of a crossing. Angles are degrees clockwise from the north. */
import type { CROSSING_ARMS } from '../../schemas/scene.ts';

export type Arm = (typeof CROSSING_ARMS)[number];

/** The next arm clockwise. A vehicle that enters by an arm has the next one on its left. */
const NEXT: Record<Arm, Arm> = { norte: 'este', este: 'sur', sur: 'oeste', oeste: 'norte' };
export const armClockwiseAfter = (arm: Arm, steps: number): Arm =>
  steps === 0 ? arm : armClockwiseAfter(NEXT[arm], steps - 1);
/** Clockwise steps from the arm by which a vehicle enters to the arm on its left, ahead, and on its right. */
export const STEPS_TO_LEFT = 1;
export const STEPS_AHEAD = 2;
export const STEPS_TO_RIGHT = 3;
export type Point = readonly [x: number, y: number];
/** A turned rectangle: its middle, its width and its length in the direction of its angle. */
export type Box = { x: number; y: number; angle: number; w: number; l: number };

export const SCENE_WIDTH = 320;

/** Clockwise rotation in degrees from the southern arm, for which positions are computed, to each arm. */
export const ARM_ROTATION: Record<Arm, number> = { sur: 0, oeste: 90, norte: 180, este: 270 };
/** The heading of a vehicle that leaves by an arm. */
export const EXIT_HEADING: Record<Arm, number> = { norte: 0, este: 90, sur: 180, oeste: 270 };

export const roundToTenths = (value: number): number => Math.round(value * 10) / 10 + 0;
export const pointText = ([x, y]: Point): string => `${roundToTenths(x)} ${roundToTenths(y)}`;

/** A vector turned clockwise. */
export function rotateVector([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The point that is `distance` ahead of the middle of a box and `right` to its right, as its driver sees it. */
export function pointAhead(box: Box, distance: number, right = 0): Point {
  const [x, y] = rotateVector([right, -distance], box.angle);
  return [box.x + x, box.y + y];
}

function corners({ x, y, angle, w, l }: Box): Point[] {
  return (
    [
      [-w / 2, -l / 2],
      [w / 2, -l / 2],
      [w / 2, l / 2],
      [-w / 2, l / 2],
    ] as const
  ).map((corner) => {
    const [dx, dy] = rotateVector(corner, angle);
    return [x + dx, y + dy] as const;
  });
}

/** The axis-aligned rectangle around a box: left, top, right, bottom. */
export function axisAlignedBounds(box: Box): readonly [number, number, number, number] {
  const points = corners(box);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** True if two boxes overlap by more than `slack` (separating axis theorem). */
export function boxesOverlap(a: Box, b: Box, slack = 1): boolean {
  const first = corners(a);
  const second = corners(b);
  return [a.angle, a.angle + 90, b.angle, b.angle + 90].every((angle) => {
    const [ax, ay] = rotateVector([1, 0], angle);
    const along = (points: Point[]) => points.map(([x, y]) => x * ax + y * ay);
    const one = along(first);
    const other = along(second);
    return (
      Math.min(...one) < Math.max(...other) - slack && Math.min(...other) < Math.max(...one) - slack
    );
  });
}
