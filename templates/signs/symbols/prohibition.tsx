/** A symbol → the same behind a red ring with a diagonal. */
import type { ReactNode } from 'react';
import { SHEETING } from '../colours.ts';
import { At, Stroke } from './place.tsx';

export function Prohibition({
  size = 58,
  dx = 0,
  flip = false,
  children,
}: {
  size?: number;
  dx?: number;
  flip?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <At x={50 + dx} y={50} size={size} flip={flip}>
        {children}
      </At>
      <circle cx="50" cy="50" r="44" fill="none" stroke={SHEETING.rojo} strokeWidth="11" />
      <Stroke butt width={10} colour={SHEETING.rojo} d="M19 19 81 81" />
    </>
  );
}
