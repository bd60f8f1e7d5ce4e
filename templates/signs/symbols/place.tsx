/** Symbols drawn in a box of 100 by 100 → their place and size on a sign; strokes shared by all of them. */
import type { ReactNode } from 'react';
import { fine, whole } from '../geometry.ts';

/** Puts a symbol's box with its middle at x, y; `flip` mirrors it left to right. */
export function At({
  x,
  y,
  size,
  flip = false,
  children,
}: {
  x: number;
  y: number;
  size: number;
  flip?: boolean;
  children: ReactNode;
}) {
  const scale = fine(size / 100);
  const left = whole(flip ? x + size / 2 : x - size / 2);
  const scales = flip ? `${-scale} ${scale}` : `${scale}`;
  return <g transform={`translate(${left} ${whole(y - size / 2)})scale(${scales})`}>{children}</g>;
}

/** Lines of one thickness with round ends: limbs, tubes, hoses. */
export function Stroke({
  d,
  width,
  butt = false,
  colour,
}: {
  d: string;
  width: number;
  butt?: boolean;
  colour?: string;
}) {
  const ends = butt ? {} : ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const);
  return <path d={d} fill="none" strokeWidth={width} {...ends} stroke={colour} />;
}
