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
        <path
          {...stroke('amber', 1.6)}
          d={`M${side * 5}-4l${side * 3}-3M${side * 6} 0h${side * 4}M${side * 5} 4l${side * 3} 3`}
        />
      </g>
    )),
  );
}

/** Headlights in the dark: short and wide, or far. */
export function Beams({ of, w, l }: Size & { of: 'bajas' | 'altas' }) {
  const [far, wide] = of === 'bajas' ? [62, 15] : [150, 24];
  const y = round(-l / 2);
  return [-1, 1].map((side) => (
    <path
      key={side}
      {...fill('amber')}
      opacity={of === 'bajas' ? 0.45 : 0.6}
      d={`M${round(side * (w / 2 - 4))} ${y}l${-wide / 2 + side * 2}-${far}h${wide}z`}
    />
  ));
}
