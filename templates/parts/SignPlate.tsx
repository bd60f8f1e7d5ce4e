/** Plate of a sign that says its meaning in words alone: its legal shape and colours, and its legend. */
import type { Sign } from '../../schemas/sign.ts';

/**
 * Drawn in a square of 100; each shape with the middle of its legend and the room it leaves. Only shapes whose worded
 * signs hold nothing but words: the rectangles mix them with arrows, and a sign drawn in part would teach a wrong one.
 */
const SHAPES: Partial<Record<NonNullable<Sign['shape']>, { path: string; middle: number; room: number }>> = {
  octagono: { path: 'M31 4h38l27 27v38L69 96H31L4 69V31Z', middle: 50, room: 76 },
  'triangulo-invertido': { path: 'M5 10h90L50 92Z', middle: 33, room: 48 },
  diamante: { path: 'M50 3 97 50 50 97 3 50Z', middle: 50, room: 58 },
};
const INK = {
  rojo: '#af1e2d', amarillo: '#fcd116', naranja: '#dd7500', blanco: '#fff', negro: '#14211c',
} as Record<string, string>;

/** Letters smaller than this (in hundredths of the plate) cannot be read on a card. */
const LEGIBLE = 13;

export function canDraw(sign: Sign): boolean {
  return letterSize(sign) >= LEGIBLE && sign.colours !== undefined && sign.legendEvidence !== 'simbolo';
}

function letterSize({ shape, legend }: Sign): number {
  const plate = shape && SHAPES[shape];
  if (!plate || !legend) return 0;
  const longest = Math.max(...legend.map((line) => line.length));
  return Math.min(34, (plate.room / longest) * 1.62, 64 / legend.length);
}

export function SignPlate({ sign }: { sign: Sign }) {
  const shape = sign.shape && SHAPES[sign.shape];
  if (!shape || !sign.legend || !sign.colours) return null;
  const { background, legend = 'negro', border = legend } = sign.colours;
  const size = letterSize(sign);
  const first = shape.middle + size * (0.36 - (sign.legend.length - 1) * 0.56);
  return (
    <svg className="placa" viewBox="0 0 100 100" role="img" aria-label={`Señal: ${sign.name}`}>
      <path d={shape.path} fill={INK[background] ?? background} stroke={INK[border] ?? border} strokeWidth={sign.shape === 'triangulo-invertido' ? 10 : 3} strokeLinejoin="round" />
      <g fill={INK[legend] ?? legend} textAnchor="middle" fontSize={size.toFixed(1)}>
        {sign.legend.map((line, row) => (
          <text key={line} x="50" y={(first + row * size * 1.12).toFixed(1)}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
