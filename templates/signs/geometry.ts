/** Corners of a drawing → SVG path data: rounded lines, rounded polygons, polygons inset by a margin. */

export type Point = readonly [x: number, y: number];

/** Numbers of a drawing are whole, or have the fewest decimals that do not show. */
export function whole(value: number): number {
  return Math.round(value) + 0;
}

export function fine(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** An arc that leaves `corner` out: from `radius`-dependent points on the way in and on the way out. */
function bend(
  before: Point,
  corner: Point,
  after: Point,
  radius: number,
): { from: Point; arc: string } {
  const into = [corner[0] - before[0], corner[1] - before[1]] as const;
  const out = [after[0] - corner[0], after[1] - corner[1]] as const;
  const lengthIn = Math.hypot(...into);
  const lengthOut = Math.hypot(...out);
  const cross = into[0] * out[1] - into[1] * out[0];
  const turn = Math.abs(Math.atan2(cross, into[0] * out[0] + into[1] * out[1]));
  const half = Math.tan(turn / 2);
  const cut = Math.min(radius * half, lengthIn, lengthOut);
  const from: Point = [
    corner[0] - (into[0] / lengthIn) * cut,
    corner[1] - (into[1] / lengthIn) * cut,
  ];
  const to: Point = [
    corner[0] + (out[0] / lengthOut) * cut,
    corner[1] + (out[1] / lengthOut) * cut,
  ];
  const r = whole(cut / half);
  return { from, arc: `A${r} ${r} 0 0 ${cross > 0 ? 1 : 0} ${at(to)}` };
}

function at([x, y]: Point): string {
  return `${whole(x)} ${whole(y)}`;
}

/** An open line through the points, its bends rounded. */
export function line(points: readonly Point[], radius = 0): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      if (!after || radius === 0) return `L${at(point)}`;
      const { from, arc } = bend(before, point, after, radius);
      return `L${at(from)}${arc}`;
    })
    .join('');
}

/** A closed shape with its corners rounded. */
export function polygon(points: readonly Point[], radius = 0): string {
  if (radius === 0) return `M${points.map(at).join('L')}Z`;
  const corners = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    const { from, arc } = bend(before, point, points[(index + 1) % points.length] ?? point, radius);
    return `${at(from)}${arc}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A convex shape (corners clockwise) with every side moved inwards. */
export function inset(points: readonly Point[], margin: number): Point[] {
  return points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const a = normal(before, point);
    const b = normal(point, after);
    const spread = 1 + a[0] * b[0] + a[1] * b[1];
    return [
      point[0] + (margin * (a[0] + b[0])) / spread,
      point[1] + (margin * (a[1] + b[1])) / spread,
    ];
  });
}

/** Unit vector that points into a clockwise shape from one of its sides. */
function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
}
