/** A motorcycle and a bicycle from above, heading north: half as long as a car, and unlike each other. */
import type { ReactNode } from 'react';
import { type ColourName, fill, stroke } from './colours.ts';
import { round } from './geometry.ts';

export type Size = { w: number; l: number };
export const outline = { ...stroke('black', 1.2), fill: undefined };

/** Thick wheels, a tank and a headlamp; the rider wears a full helmet. */
export function Motorcycle({ w, l }: Size, colour: ColourName): ReactNode {
  const body = colour === 'white' ? 'red' : colour;
  const [x, end] = [round(w / 2), round(l / 2)];
  return (
    <>
      <path {...stroke('white', 7)} strokeLinecap="round" d={`M0 ${-end + 3}V${end - 3}`} />
      <path {...stroke('black', 4.6)} strokeLinecap="round" d={`M0 ${-end + 2.5}V${end - 2.5}`} />
      <path {...outline} {...fill(body)} d="M-3.4-5Q0-8.6 3.4-5L4 7Q0 9.4-4 7z" />
      <path {...stroke('white', 3)} d={`M${-x} -4.4Q0-8 ${x}-4.4`} />
      <path {...stroke('black', 1.8)} strokeLinecap="round" d={`M${-x} -4.4Q0-8 ${x}-4.4`} />
      <path {...fill('amber')} d="M-1.8-9h3.6v2.2h-3.6z" />
      <path
        {...outline}
        {...fill('navy')}
        d={`M${-x + 0.5} -3.5Q-6.5 3-2 5H2Q6.5 3 ${x - 0.5}-3.5L3.5 0h-7z`}
      />
      <circle {...outline} {...fill('white')} cy="1" r="3.7" />
      <path {...fill('glass')} d="M-2.9-.4Q0-3.4 2.9-.4L2 .8H-2z" />
    </>
  );
}

/** Two thin wheels and a wide handlebar; one sees the rider's knees. */
export function Bicycle({ w, l }: Size): ReactNode {
  const [x, end] = [round(w / 2), round(l / 2)];
  return (
    <>
      <path {...stroke('white', 4)} strokeLinecap="round" d={`M0 ${-end + 2}V${end - 2}`} />
      <path
        {...stroke('black', 2)}
        strokeLinecap="round"
        d={`M0 ${-end + 1.5}v7M0 ${end - 1.5}v-7`}
      />
      <path {...stroke('green', 1.8)} d={`M0 ${-end + 8}V${end - 8}`} />
      <path {...stroke('white', 2.6)} strokeLinecap="round" d={`M${-x} -5.2H${x}`} />
      <path {...stroke('black', 1.4)} strokeLinecap="round" d={`M${-x} -5.2H${x}`} />
      <path
        {...stroke('skin', 2.2)}
        strokeLinecap="round"
        d={`M-4 2L${-x + 0.8} -4.6M4 2L${x - 0.8} -4.6`}
      />
      <ellipse {...outline} {...fill('orange')} cy="3.4" rx="5.4" ry="3.6" />
      <path {...outline} {...fill('blue')} d="M-3.2 1.6Q-3.2-2.6 0-2.6T3.2 1.6Q0 5-3.2 1.6z" />
      <path {...stroke('white', 0.8)} d="M-1-1.8V2.6M1-1.8V2.6" />
    </>
  );
}
