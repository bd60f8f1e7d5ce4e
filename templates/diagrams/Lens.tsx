/** A magnifier: a circle that enlarges a part of the picture eight times, where a distance of one foot matters. */
import { fillAttributes, strokeAttributes } from './colours.ts';
import { axisAlignedBounds, type Point, roundToTenths } from './geometry.ts';
import type { Layout } from './layout.ts';
import { STRIP_COLOURS } from './strip-colours.ts';

export const LENS_RADIUS = 56;
export const LENS_SCALE = 8;

type Props = {
  /** The enlarged point. The tyre of a vehicle there is flush with the vehicle's side. */
  of: Point;
  at: Point;
  layout: Layout;
};

export function Lens({ of, at: [x, y], layout }: Props) {
  const r = LENS_RADIUS;
  const small = r / LENS_SCALE;
  // Converts a y of the picture to a y of the lens.
  const height = (value: number) => (value - of[1]) * LENS_SCALE;
  const vehicle = layout.vehicles
    .map(({ box }) => axisAlignedBounds(box))
    .find(([left, , right]) => left < of[0] - small && right > of[0] + small);
  const kerbs = (layout.road?.strips ?? []).flatMap(({ record, top }) =>
    record.is === 'encintado' ? [roundToTenths(height(top))] : [],
  );
  const edge = vehicle ? roundToTenths(height(vehicle[3])) : 0;
  return (
    <>
      <path {...fillAttributes('white')} opacity=".3" d={cone(of, small, [x, y], r)} />
      <circle
        {...strokeAttributes('white', 2)}
        cx={roundToTenths(of[0])}
        cy={roundToTenths(of[1])}
        r={small}
      />
      <g transform={`translate(${roundToTenths(x)} ${roundToTenths(y)})`}>
        {layout.road?.strips.map(({ record, top, height: tall }) => (
          <path
            key={top}
            {...fillAttributes(STRIP_COLOURS[record.is])}
            d={slice(height(top), height(top + tall), r)}
          />
        ))}
        {kerbs.map((top) => (
          <g key={top}>
            <path {...fillAttributes('edge')} d={slice(top, top + 5, r)} />
            <path {...fillAttributes('white')} opacity=".35" d={slice(top + 5, top + 7, r)} />
            <path
              {...strokeAttributes('edge', 1.4)}
              d={`M-26 ${top + 5}V${r - 8}M20 ${top + 5}V${r - 4}`}
            />
          </g>
        ))}
        {vehicle && (
          <>
            <path {...fillAttributes('black')} opacity=".35" d={slice(edge - 3, edge + 5, r)} />
            <path {...fillAttributes('sun')} d={slice(height(vehicle[1]), edge - 2, r)} />
            <path {...fillAttributes('sill')} d={slice(edge - 10, edge - 2, r)} />
            {/* The arch of the fender, and in it the whole tyre. */}
            <path
              {...fillAttributes('sill')}
              d={`M-40 ${edge - 2}V${edge - 18}Q-40 ${edge - 35}-24 ${edge - 35}H24Q40 ${edge - 35} 40 ${edge - 18}V${edge - 2}z`}
            />
            <path
              {...fillAttributes('lamp')}
              d={`M-35 ${edge - 2}V${edge - 17}Q-35 ${edge - 30}-22 ${edge - 30}H22Q35 ${edge - 30} 35 ${edge - 17}V${edge - 2}z`}
            />
            <rect
              {...fillAttributes('white')}
              x="-30.5"
              y={edge - 25}
              width="61"
              height="25"
              rx="8"
            />
            <rect
              {...fillAttributes('black')}
              x="-29"
              y={edge - 23.5}
              width="58"
              height="22"
              rx="6.5"
            />
            <path
              {...strokeAttributes('edge', 1.6)}
              d={`M-25 ${edge - 15}H25M-25 ${edge - 10}H25`}
            />
            <path
              {...strokeAttributes('edge', 4)}
              strokeDasharray="2.4 4.6"
              d={`M-23 ${edge - 20.6}H24M-23 ${edge - 4.4}H24`}
            />
          </>
        )}
        <circle {...strokeAttributes('white', 2.4)} r={r + 2.4} />
        <circle {...strokeAttributes('black', 3)} r={r} />
      </g>
    </>
  );
}

function cone(of: Point, small: number, at: Point, r: number): string {
  const [dx, dy] = [at[0] - of[0], at[1] - of[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const points = [
    [of[0] + nx * small, of[1] + ny * small],
    [at[0] + nx * r, at[1] + ny * r],
    [at[0] - nx * r, at[1] - ny * r],
    [of[0] - nx * small, of[1] - ny * small],
  ];
  return `M${points.map(([px, py]) => `${roundToTenths(px!)} ${roundToTenths(py!)}`).join('L')}Z`;
}

function slice(from: number, to: number, r: number): string {
  const [top, bottom] = [Math.max(from, -r), Math.min(to, r)];
  if (top >= bottom) return '';
  const half = (y: number) => roundToTenths(Math.sqrt(Math.max(0, r * r - y * y)));
  const [a, b] = [half(top), half(bottom)];
  return `M${-a} ${roundToTenths(top)}H${a}A${r} ${r} 0 0 1 ${b} ${roundToTenths(bottom)}H${-b}A${r} ${r} 0 0 1 ${-a} ${roundToTenths(top)}Z`;
}
