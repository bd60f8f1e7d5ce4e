/** A legal shape and its colours → the panel of the sign, with the inset border of the standard. */
import type { Sign } from '../../schemas/sign.ts';
import { inset, type Point, polygon, whole } from './geometry.ts';

export type Shape = NonNullable<Sign['shape']>;
export type Size = { w: number; h: number };

/** Of the shorter side: the standard's 24-inch sign has a radius of 1.5, a border of 0.625 and a margin of 0.375 inches. */
const RADIUS = 0.0625;
const BORDER = 0.026;
const MARGIN = 0.0156;

/** Corners in hundredths of the width and of the height, clockwise. */
const CORNERS: Partial<Record<Shape, readonly Point[]>> = {
  octagono: [
    [29.29, 0],
    [70.71, 0],
    [100, 29.29],
    [100, 70.71],
    [70.71, 100],
    [29.29, 100],
    [0, 70.71],
    [0, 29.29],
  ],
  'triangulo-invertido': [
    [0, 0],
    [100, 0],
    [50, 100],
  ],
  triangulo: [
    [50, 0],
    [100, 100],
    [0, 100],
  ],
  pentagono: [
    [50, 0],
    [100, 50],
    [100, 100],
    [0, 100],
    [0, 50],
  ],
  banderin: [
    [0, 0],
    [100, 50],
    [0, 100],
  ],
};

const INCHES: Record<Shape, readonly [number, number]> = {
  octagono: [30, 30],
  'triangulo-invertido': [36, 31.2],
  triangulo: [16, 14],
  circulo: [36, 36],
  aspa: [48, 48],
  banderin: [44.5, 36],
  pentagono: [36, 36],
  diamante: [30, 30],
  'rectangulo-vertical': [24, 30],
  'rectangulo-horizontal': [36, 18],
  cuadrado: [24, 24],
};

/** Size of the panel's box in tenths of an inch: a diamond is turned by 45°, a crossbuck is two slanted blades. */
export function panelSize(shape: Shape, inches: readonly [number, number] = INCHES[shape]): Size {
  const w = inches[0] * 10;
  if (shape === 'diamante') {
    const diagonal = whole(w * (Math.SQRT2 - 0.8284 * RADIUS));
    return { w: diagonal, h: diagonal };
  }
  if (shape === 'aspa') return { w: whole(w * 0.84), h: whole(w * 0.84) };
  return { w: whole(w), h: whole(inches[1] * 10) };
}

type PanelProps = Size & { shape: Shape; background: string; border: string };

export function Panel({ shape, w, h, background, border }: PanelProps) {
  if (shape === 'circulo') {
    const middle = { cx: w / 2, cy: h / 2 };
    return (
      <>
        <circle {...middle} r={w / 2} fill={background} />
        <circle
          {...middle}
          r={whole(w * 0.474)}
          fill="none"
          stroke={border}
          strokeWidth={whole(w * 0.022)}
        />
      </>
    );
  }
  const corners = CORNERS[shape];
  if (corners)
    return (
      <Polygon
        corners={corners.map(([x, y]) => [(x * w) / 100, (y * h) / 100])}
        {...{ shape, w, h, background, border }}
      />
    );
  if (shape === 'aspa') return null;
  if (shape === 'diamante') {
    const side = w / (Math.SQRT2 - 0.8284 * RADIUS);
    const corner = (w - side) / 2;
    return (
      <g transform={`rotate(45 ${w / 2} ${w / 2})`}>
        <Rectangle
          x={corner}
          y={corner}
          w={side}
          h={side}
          background={background}
          border={border}
        />
      </g>
    );
  }
  return <Rectangle x={0} y={0} w={w} h={h} background={background} border={border} />;
}

/** A rounded rectangle with its inset border; also the small plates drawn inside other signs. */
export function Rectangle({
  x,
  y,
  w,
  h,
  background,
  border,
}: Size & { x: number; y: number; background: string; border: string }) {
  const side = Math.min(w, h);
  const edge = Math.max(1, whole(side * MARGIN)) + whole(side * BORDER) / 2;
  return (
    <>
      <rect
        x={whole(x)}
        y={whole(y)}
        width={whole(w)}
        height={whole(h)}
        rx={whole(side * RADIUS)}
        fill={background}
      />
      {border !== background && (
        <rect
          x={whole(x + edge)}
          y={whole(y + edge)}
          width={whole(w - 2 * edge)}
          height={whole(h - 2 * edge)}
          rx={whole(side * RADIUS - edge / 2)}
          fill="none"
          stroke={border}
          strokeWidth={Math.max(1, whole(side * BORDER))}
        />
      )}
    </>
  );
}

function Polygon({
  shape,
  corners,
  w,
  background,
  border,
}: PanelProps & { corners: readonly Point[] }) {
  if (shape === 'triangulo-invertido' || shape === 'triangulo') {
    // Neither the yield sign nor the emblem of slow vehicles has an inset line: their border is a broad band.
    const band = w * (shape === 'triangulo' ? 0.12 : 0.085);
    return (
      <>
        <path d={polygon(corners, w * 0.055)} fill={border} />
        <path d={polygon(inset(corners, band), w * 0.03)} fill={background} />
      </>
    );
  }
  const radius = shape === 'octagono' ? 0 : w * 0.04;
  const edge = w * (shape === 'octagono' ? 0.028 : 0.034);
  return (
    <>
      <path d={polygon(corners, radius)} fill={background} />
      {border !== background && (
        <path
          d={polygon(inset(corners, edge), radius * 0.6)}
          fill="none"
          stroke={border}
          strokeWidth={whole(w * 0.026)}
        />
      )}
    </>
  );
}
