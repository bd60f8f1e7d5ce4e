/** A symbol → the same behind a red ring with a diagonal. */
import type { ReactNode } from 'react';
import { SHEETING } from '../colours.ts';
import { At, Stroke } from './place.tsx';

type Props = { size: number; flip: boolean; children: ReactNode };

export function Prohibition({ size, flip, children }: Props) {
  return (
    <>
      <At x={50} y={50} size={size} flip={flip}>
        {children}
      </At>
      <circle cx="50" cy="50" r="44" fill="none" stroke={SHEETING.rojo} strokeWidth="11" />
      <Stroke butt width={10} colour={SHEETING.rojo} d="M19 19 81 81" />
    </>
  );
}
