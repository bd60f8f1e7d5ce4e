/** A magnifier: a circle that shows a place where one foot matters at four times its size. */
import { fill, stroke } from './colours.ts';
import { bounds, type Point, round } from './geometry.ts';
import type { Layout } from './layout.ts';
import { GROUND } from './strip-colours.ts';

export const LENS_RADIUS = 42;
export const LENS_SCALE = 4;

type Props = {
  /** What it shows, and where it is in the picture. The tyre of a vehicle there is flush with its side. */
  of: Point;
  at: Point;
  layout: Layout;
};

export function Lens({ of, at: [x, y], layout }: Props) {
  const r = LENS_RADIUS;
  const small = r / LENS_SCALE;
  // From a height of the picture to one in the lens.
  const height = (value: number) => (value - of[1]) * LENS_SCALE;
  const vehicle = layout.vehicles
    .map(({ box }) => bounds(box))
    .find(([left, , right]) => left < of[0] - small && right > of[0] + small);
  const edge = vehicle ? round(height(vehicle[3])) : 0;
  return (
    <>
      <path
        {...stroke('ink', 1.4)}
        strokeDasharray="3 3"
        d={`M${round(of[0])} ${round(of[1])}L${round(x)} ${round(y)}`}
      />
      <circle {...stroke('ink', 1.6)} cx={round(of[0])} cy={round(of[1])} r={small} />
      <g transform={`translate(${round(x)} ${round(y)})`}>
        {layout.road?.strips.map(({ record, top, height: tall }) => (
          <path
            key={top}
            {...fill(GROUND[record.is])}
            d={slice(height(top), height(top + tall), r)}
          />
        ))}
        {vehicle && (
          <>
            <path {...fill('sun')} d={slice(height(vehicle[1]), edge - 4, r)} />
            <path {...stroke('black', 1.2)} d={`M-40 ${edge - 4}H40`} />
            <rect
              {...fill('lamp')}
              x="-20"
              y={edge - 11}
              width="40"
              height="11"
              rx="3"
              stroke="#fff"
            />
          </>
        )}
        <circle {...stroke('ink', 3)} r={r} />
      </g>
    </>
  );
}

/** The part of a circle between two heights. */
function slice(from: number, to: number, r: number): string {
  const [top, bottom] = [Math.max(from, -r), Math.min(to, r)];
  if (top >= bottom) return '';
  const half = (y: number) => round(Math.sqrt(Math.max(0, r * r - y * y)));
  const [a, b] = [half(top), half(bottom)];
  return `M${-a} ${round(top)}H${a}A${r} ${r} 0 0 1 ${b} ${round(bottom)}H${-b}A${r} ${r} 0 0 1 ${-a} ${round(top)}Z`;
}
