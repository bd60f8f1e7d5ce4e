/** Lights of a vehicle that reach beyond it: turn signals, and headlights in the dark. */
import { fill, stroke } from './colours.ts';
import { round } from './geometry.ts';

type Size = { w: number; l: number };

/** Turn signals that are on. */
export function Signal({ of, w, l }: Size & { of: 'izquierda' | 'derecha' | 'emergencia' }) {
  const sides = of === 'emergencia' ? [-1, 1] : [of === 'izquierda' ? -1 : 1];
  return sides.flatMap((side) =>
    [-l / 2 + 3, l / 2 - 3].map((y) => (
      <g key={`${side} ${y}`} transform={`translate(${round(side * (w / 2))} ${round(y)})`}>
        <circle {...fill('amber')} r="3.4" stroke="#14211c" strokeWidth="0.8" />
        <path {...stroke('amber', 1.6)} d={rays(side, Math.sign(y))} />
      </g>
    )),
  );
}

/** Rays from a corner of the car, lengthwise: sideways they would cover the line beside its lane. */
const rays = (side: number, end: number): string =>
  `M${side * -1.6} ${end * 5}v${end * 4}M${side * 1.2} ${end * 5}l${side} ${end * 4}M${side * 3.4} ${end * 4}l${side * 1.2} ${end * 2.4}`;

/** How far each layer of a beam reaches, and how wide it is there: the light fades away from the car. */
const BEAMS = {
  bajas: [
    [58, 17, 4],
    [44, 13, 2],
    [30, 9, 0],
  ],
  altas: [
    [168, 27, 0],
    [125, 20, 0],
    [80, 13, 0],
  ],
} as const;

/** Headlights in the dark: low ones are short, and light the right edge of the road more. */
export function Beams({ of, w, l }: Size & { of: 'bajas' | 'altas' }) {
  const y = round(-l / 2 + 1);
  const [left, right] = [round(-w / 2 + 3), round(w / 2 - 3)];
  return BEAMS[of].map(([far, wide, bend]) => {
    const [near, end] = [round(y - far * 0.7), round(y - far * 1.1)];
    return (
      <path
        key={far}
        {...fill('beam')}
        opacity=".3"
        d={`M${left} ${y}L${bend - wide} ${near}C${bend - wide} ${end} ${bend + wide} ${end} ${bend + wide} ${near}L${right} ${y}z`}
      />
    );
  });
}
