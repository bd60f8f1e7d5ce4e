/** A person on foot, seen from above like the vehicles, with the middle of the head at 0 0. */
import type { ReactNode } from 'react';
import type { Scene } from '../../schemas/scene.ts';
import { type ColourName, fill, stroke } from './colours.ts';

type Kind = NonNullable<Scene['people']>[number]['kind'];

/** Half the room that a person fills, to each side of the middle, whichever way they look. */
export const PERSON_HALF_SIZE: Record<Kind, readonly [halfWidth: number, halfHeight: number]> = {
  peaton: [11, 11],
  baston: [14, 14],
  nino: [10, 10],
  agente: [15, 15],
  obrero: [13, 13],
};
const CLOTHES: Record<Kind, ColourName> = {
  peaton: 'red',
  baston: 'navy',
  nino: 'blue',
  agente: 'uniform',
  obrero: 'orange',
};

/** Larger than life: true to scale, nobody would see them on a phone. */
const SCALES: Partial<Record<Kind, number>> = { nino: 1.3, agente: 1.9 };
const SCALE = 1.5;

type Props = {
  kind: Kind;
  /** Where they look, in degrees clockwise from the north. */
  angle: number;
  walks: boolean;
};

export function Person({ kind, angle, walks }: Props) {
  const body = <Body kind={kind} walks={walks} />;
  return (
    <g transform={`rotate(${angle})scale(${SCALES[kind] ?? SCALE})`}>
      <g stroke="#fff" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
        {body}
      </g>
      {body}
      {MORE[kind]}
    </g>
  );
}

/** Shoes, arms, shoulders, head. */
function Body({ kind, walks }: Pick<Props, 'kind' | 'walks'>) {
  const clothes = CLOTHES[kind];
  const [left, right] = HANDS[kind] ?? (walks ? SWINGING : HANGING);
  return (
    <>
      <path
        {...fill('black')}
        d={walks ? 'M-3.6-2v-4.6h2.6v4.6zM1 2v4h2.6v-4z' : 'M-3.6-2v-3h2.6v3zM1-2v-3h2.6v3z'}
      />
      <path {...stroke(clothes, 2.8)} d={`M-5.4 0L${left}M5.4 0L${right}`} />
      <ellipse {...fill(clothes)} rx="7" ry="3.6" />
      {kind === 'nino' && (
        <rect {...fill('amber')} x="-3.6" y="1.6" width="7.2" height="3.6" rx="1" />
      )}
      <circle {...fill('skin')} cy="-.8" r="3.7" />
      <path {...fill('black')} d="M-3.7-.4A3.7 3.7 0 0 0 3.7-.4Q0 1-3.7-.4z" />
    </>
  );
}

type Hands = readonly [left: string, right: string];
const HANGING: Hands = ['-6-2.6', '6-2.6'];
const SWINGING: Hands = ['-6-4', '6 3.4'];
/** An officer stretches one arm towards the traffic to stop; a worker holds a shovel with both hands. */
const HANDS: Partial<Record<Kind, Hands>> = {
  agente: ['-6.4-2', '5.6-8'],
  obrero: ['-2.4-5.4', '2.4-5'],
  baston: ['-6.4-2.6', '5-4.6'],
};

const MORE: Partial<Record<Kind, ReactNode>> = {
  baston: (
    <>
      <path {...stroke('black', 2.4)} strokeLinecap="round" d="M5-4.6L1.5-13" />
      <path {...stroke('white', 1.4)} strokeLinecap="round" d="M5-4.6L1.5-13" />
      <path {...stroke('red', 1.6)} strokeLinecap="round" d="M2.6-10.4L1.5-13" />
    </>
  ),
  agente: (
    <>
      <path {...fill('navy')} d="M-3.6-.6A3.6 3.6 0 0 0 3.6-.6Q0-6-3.6-.6z" />
      <path {...fill('sun')} d="M-.9-3.6h1.8v1.4h-1.8z" />
      <path {...stroke('amber', 1)} d="M-5 1.6-3.8-1.6M5 1.6 3.8-1.6" />
      <path
        {...fill('white')}
        stroke="#14211c"
        strokeWidth=".4"
        d="M3.6-8v-2.6h4V-8zM4.9-10.6v1.4M6.3-10.6v1.4"
      />
    </>
  ),
  obrero: (
    <>
      <circle {...fill('amber')} cy="-.4" r="3.6" stroke="#14211c" strokeWidth=".5" />
      <path {...stroke('amber', 1)} d="M-5.6-2V2M5.6-2V2" />
      <path {...stroke('wall', 1.2)} d="M5-3-4-8" />
      <path {...fill('steel')} stroke="#14211c" strokeWidth=".4" d="M-3-7-5-10-7.6-8.6-5-6z" />
    </>
  ),
};
