/** The landmarks of the road, drawn in a box of 64 × 60. Their inks are custom properties: a place not seen is a stencil, one due again lies in the dusk. */
import type { ReactNode } from 'react';
import type { Stop } from '../../schemas/road.ts';
import { SOUTHERN } from './landmarks-south.tsx';

/** Landmark of a stop, the toll, the CESCO or the retos. */
export type LandmarkName = Stop['landmark'] | 'peaje' | 'cesco' | 'ceiba';

export const LANDMARK_BOX = '-2 -2 68 64';

export const LANDMARKS: Readonly<Record<LandmarkName, ReactNode>> = {
  morro: (
    <>
      <path d="M0 60V52q8-4 16 0t16 0 16 0 16 0v8z" fill="var(--a)" />
      <path d="M17 58l7-22h40v22z" fill="var(--w2)" />
      <path d="M21 46l1.5-5H64v5z" fill="var(--w3)" opacity=".45" />
      <path d="M22 36h42v-5h-6v-4h-7v4h-6v-4h-7v4z" fill="var(--w)" />
      <path d="M11 21h22v15l-6 11H17l-6-11z" fill="var(--w)" />
      <path d="M24 21h9v15l-6 11h-4z" fill="var(--w2)" />
      <path d="M11 21a11 12 0 0 1 22 0z" fill="var(--w)" />
      <path d="M22 9a11 12 0 0 1 11 12h-8q0-7-3-12z" fill="var(--w2)" />
      <path d="M9 20h26v4H9zM12 35h20v3H12z" fill="var(--w3)" />
      <circle cx="22" cy="6.5" r="2.8" fill="var(--w3)" />
      <path d="M19.5 27h5v6h-5z" fill="var(--k)" />
    </>
  ),
  chiquita: (
    <>
      <path d="M0 40q16-6 32-3t32-2v14H0z" fill="var(--a2)" />
      <path d="M6 49q10-9 26-9t26 9q-8 10-26 10T6 49z" fill="var(--a)" />
      <path d="M20 43q6-4 12-4t12 4q-6 2-12 2t-12-2z" fill="var(--b)" />
      <path d="M0 60V36q2-13 12-14 9 0 13 8 4 7 0 12-8 1-13 8-3 6-12 10z" fill="var(--w3)" />
      <path d="M3 34q2-9 9-10 7 0 10 6-9-1-12 6-4-4-7-2z" fill="var(--g2)" />
      <path d="M64 60V34q-4-16-14-14-8 2-11 10-2 8 1 13 9 1 13 7 3 6 11 10z" fill="var(--w3)" />
      <path d="M62 33q-4-11-12-11-6 2-8 8 8 0 11 7 5-5 9-4z" fill="var(--g2)" />
      <path d="M0 60q12-5 32-5t32 5z" fill="var(--w)" />
    </>
  ),
  mogotes: (
    <>
      <path d="M-2 60V44q0-20 12-20t13 20v16z" fill="var(--g1)" />
      <path d="M44 60V46q0-18 10-18t12 18v14z" fill="var(--g1)" />
      <path d="M15 60V36q2-28 16-28t17 28v24z" fill="var(--g2)" />
      <path d="M36 11q10 6 12 25v24h-6q2-30-6-49z" fill="var(--g3)" />
      <path d="M22 27q5 2 4 9l-6 3q-1-8 2-12zm5 17q5 2 3 8l-7 2q0-7 4-10z" fill="var(--w)" />
      <path d="M4 60q2-8 22-8 22 0 22-8" fill="none" stroke="var(--k)" strokeWidth="6" />
      <path
        d="M6 57q4-5 20-5 20 0 22-6"
        fill="none"
        stroke="var(--y)"
        strokeWidth="1.2"
        strokeDasharray="4 3"
      />
    </>
  ),
  guajataca: (
    <>
      <path d="M0 52q6-4 12 0t12 0v8H0z" fill="var(--a)" />
      <path d="M4 60l3-26q4-14 16-18 8-10 20-6 14 2 17 18l4 32z" fill="var(--g2)" />
      <path d="M43 10q14 2 17 18l4 32H52q0-34-9-50z" fill="var(--g3)" />
      <path d="M9 60l2-20q6-9 20-10 15 0 20 10l3 20z" fill="var(--w2)" />
      <path d="M11 40q6-9 20-10 15 0 20 10l.5 4Q46 36 31 36q-14 0-20.5 8z" fill="var(--w)" />
      <path d="M18 60V50q0-13 13-13t13 13v10z" fill="var(--w3)" />
      <path d="M22 60V51q0-10 9-10t9 10v9z" fill="var(--k)" />
      <path d="M28 60l2-9h2l2 9z" fill="var(--y)" />
    </>
  ),
  rincon: (
    <>
      <path
        d="M0 60C2 34 18 14 40 15c14 1 22 13 16 23-2-7-9-9-14-6-9 6-2 20 22 20v8z"
        fill="var(--a2)"
      />
      <path
        d="M7 60C9 40 22 23 40 22c5 0 9 2 11 5-12-2-20 6-18 16 2 9 12 15 31 15v2z"
        fill="var(--a)"
      />
      <path
        d="M40 15c14 1 22 13 16 23-2-7-9-9-14-6-3 2-4 5-4 8-4-8 1-14 8-13-2-6-8-8-14-7 2-3 4-5 8-5z"
        fill="var(--b)"
      />
      <path d="M24 58C14 50 9 34 12 12c12 10 18 28 14 46z" fill="var(--y)" />
      <path d="M18 20c5 10 8 24 7 38" stroke="var(--r)" strokeWidth="2.5" fill="none" />
      <path d="M0 60q16-5 34-3 16 2 30 3z" fill="var(--w)" />
    </>
  ),
  mango: (
    <>
      <path d="M28 60l2-24h5l3 24z" fill="var(--t)" />
      <path d="M31 44l-9-8 2-2 8 6zm3-2l9-7 2 2-10 8z" fill="var(--t)" />
      <path
        d="M6 32q-2-10 8-13 3-12 17-12 15 0 18 11 11 3 9 14-2 10-14 9-6 6-13 3-8 3-13-3-10 1-12-9z"
        fill="var(--g2)"
      />
      <path
        d="M31 44q-8 3-13-3-10 1-12-9 0-3 0-5 6 8 14 6 6 7 14 3 8 3 12-3 8 2 12-5 1 2 0 4-2 10-14 9-6 6-13 3z"
        fill="var(--g3)"
      />
      <g fill="var(--o)">
        <path d="M17 24q5 1 4 6-2 4-5 2-4-3 1-8zM33 17q5 1 4 6-2 4-5 2-4-3 1-8zM47 25q5 1 4 6-2 4-5 2-4-3 1-8zM30 32q5 1 4 6-2 4-5 2-4-3 1-8z" />
      </g>
      <path d="M12 60q20-5 42 0z" fill="var(--g1)" />
    </>
  ),
  faro: (
    <>
      <path className="light" d="M40 9L-6-4v24zM40 9l26-9v18z" fill="var(--y)" />
      <path d="M0 60q6-3 12 0z" fill="var(--a)" />
      <path d="M1 60l4-10 8-3 3-7h38l5 6 5 14z" fill="var(--w2)" />
      <path
        d="M16 40h38l2 4H14zM5 50l9-1 20 2 26-2 2 3-28 3-22-2-9 2z"
        fill="var(--w3)"
        opacity=".55"
      />
      <path d="M14 25h28v15H14z" fill="var(--b)" />
      <path d="M12 22h30v4H12z" fill="var(--w3)" />
      <path d="M18 30h4v6h-4zm8 0h4v10h-4z" fill="var(--k)" />
      <path d="M35 14h10l2 26H33z" fill="var(--w)" />
      <path d="M41 14h4l2 26h-5z" fill="var(--w2)" />
      <path d="M32 12h16v3H32z" fill="var(--k)" />
      <path d="M36 5h8v7h-8z" fill="var(--y)" />
      <path d="M39 5h2v7h-2z" fill="var(--k)" />
      <path d="M34 5q6-7 12 0z" fill="var(--r)" />
    </>
  ),
  parguera: (
    <>
      <path d="M2 60Q-6 40 10 36h44q16 4 8 24z" fill="var(--n)" />
      <circle cx="50" cy="14" r="7" fill="var(--y)" />
      <path d="M0 36q2-12 10-11 4-7 11-3 7-1 8 6 5 2 4 8z" fill="var(--g3)" />
      <path d="M6 36v6m6-6l3 7m5-7v5m6-5l2 5" stroke="var(--g3)" strokeWidth="2" fill="none" />
      <path d="M20 44h34l-5 7H26z" fill="var(--r)" />
      <path d="M20 44h34l-1 2.5H22z" fill="var(--b)" />
      <circle cx="35" cy="33" r="3.2" fill="var(--k)" />
      <path d="M31 44q0-8 4-8t5 8z" fill="var(--o)" />
      <path d="M39 38l12 15" stroke="var(--w)" strokeWidth="1.8" />
      <path
        d="M4 54q8-3 16 1t18 0 22-1"
        stroke="var(--glow)"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="var(--glow)">
        <circle cx="54" cy="50" r="2" />
        <circle cx="59" cy="45" r="1.4" />
        <circle cx="14" cy="48" r="1.6" />
        <circle cx="9" cy="58" r="1.3" />
        <circle cx="46" cy="58" r="1.6" />
      </g>
    </>
  ),
  ...SOUTHERN,
};

/** The learner’s car in a box of 44 × 22, as on every road of this site. */
export const CAR: ReactNode = (
  <>
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
  </>
);
