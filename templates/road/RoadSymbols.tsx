/** The SVG symbols of the road: landmarks, stop states, the car, and the road segments of the phone layout. */
import type { ReactNode } from 'react';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import type { View } from '../view.ts';

const LANDMARK_BOX = '-2 -2 68 64';

/** @param children the landmarks that the page shows */
export function RoadSymbols({ children }: { children?: ReactNode }) {
  return (
    <svg className="symbol-defs" width="0" height="0" aria-hidden="true" focusable="false">
      {children}
      <symbol id="k-carro" viewBox="0 0 44 22">
        <path
          d="M2 16v-5l7-1 6-7h14l7 7 6 2v4z"
          fill="#ffcd00"
          stroke="#14211c"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M16.5 5h5v5h-9zm7 0h5l5 5h-10z" fill="#14211c" />
        <circle cx="11" cy="17" r="3.8" fill="#14211c" stroke="#fff" strokeWidth="1.2" />
        <circle cx="33" cy="17" r="3.8" fill="#14211c" stroke="#fff" strokeWidth="1.2" />
      </symbol>
      <symbol id="k-off" viewBox="0 0 34 34">
        <circle cx="17" cy="17" r="14" className="lamp-disc" />
      </symbol>
      <symbol id="k-half" viewBox="0 0 34 34">
        <circle cx="17" cy="17" r="14" className="lamp-disc" />
        <path d="M17 4.2a12.8 12.8 0 0 1 0 25.6z" className="lamp-half" />
      </symbol>
      <symbol id="k-yellow" viewBox="0 0 34 34">
        <circle cx="17" cy="17" r="14" className="lamp-disc lamp-yellow" />
        <path d="M11 17.3l4.2 4.8 7.9-9.3" className="lamp-check" />
      </symbol>
      <symbol id="k-green" viewBox="0 0 34 34">
        <circle cx="17" cy="17" r="14" className="lamp-disc lamp-green" />
        <path d="M11 17.3l4.2 4.8 7.9-9.3" className="lamp-check on-green" />
      </symbol>
    </svg>
  );
}

type LandmarksProps = { view: Pick<View, 'landmark'>; names: readonly string[] };

export const LandmarkSymbols = ({ view, names }: LandmarksProps) =>
  names.map((name) => (
    <HtmlBlock
      key={name}
      as="symbol"
      id={`h-${name}`}
      viewBox={LANDMARK_BOX}
      of={view.landmark(name)}
    />
  ));

/** The road segments of the phone layout. They bend alternately away from the sea and back. */
export function RoadStretchSymbols() {
  return (
    <svg className="symbol-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <g id="k-costa">
          <path className="ground-sea" d="M0-1h38C40 22 4 40 5 78c0 22 32 22 33 43H0z" />
          <path className="ground-sand" d="M38-2C40 22 4 40 5 78c0 22 32 22 33 44" />
        </g>
        <path
          id="k-monte"
          className="ground-hill"
          d="M0-2H40Q76 8 66 48 88 74 62 100 40 108 40 122H0z"
        />
        {(
          [
            ['bend-right', 'M104-2C104 22 113 32 113 60', 'M113 60C113 88 104 96 104 122'],
            ['bend-left', 'M104-2C104 22 95 32 95 60', 'M95 60C95 88 104 96 104 122'],
            ['first', '', 'M104 60V122'],
            ['last', 'M104-2V60', ''],
          ] as const
        ).map(([name, before, after]) => (
          <g key={name} id={`k-${name}`} fill="none">
            <path className="ground-road" d={before + after} />
            <path className="ground-dashes" d={before + after} />
            {before && <path className="driven-to-stop" d={before} />}
            {after && <path className="driven-from-stop" d={after} />}
          </g>
        ))}
      </defs>
    </svg>
  );
}

export const LandmarkIcon = ({ of }: { of: string }) => (
  <svg className="landmark" viewBox={LANDMARK_BOX} aria-hidden="true">
    <use href={`#h-${of}`} />
  </svg>
);
