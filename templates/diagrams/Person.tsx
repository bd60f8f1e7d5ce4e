/** A person on foot, standing upright in the picture so that one sees what they do. Feet are below 0 0. */
import type { Scene } from '../../schemas/scene.ts';
import { type ColourName, fill, stroke } from './colours.ts';

type Kind = NonNullable<Scene['people']>[number]['kind'];

/** Half the room that a person fills, to each side of the middle. */
export const PERSON_SIZE: Record<Kind, readonly [halfWidth: number, halfHeight: number]> = {
  peaton: [9, 16],
  baston: [17, 20],
  nino: [8, 12],
  agente: [19, 30],
  obrero: [9, 16],
};
const CLOTHES: Record<Kind, ColourName> = {
  peaton: 'red',
  baston: 'navy',
  nino: 'blue',
  agente: 'navy',
  obrero: 'orange',
};

const SCALES: Partial<Record<Kind, string>> = {
  nino: 'scale(.75)',
  baston: 'scale(1.2)',
  agente: 'scale(1.5)',
};

export function Person({ kind }: { kind: Kind }) {
  const clothes = CLOTHES[kind];
  return (
    <g transform={SCALES[kind]}>
      <g stroke="#fff" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <Figure clothes={clothes} />
      </g>
      <Figure clothes={clothes} />
      {kind === 'baston' && (
        <>
          <path {...stroke('black', 3.6)} strokeLinecap="round" d="M5 1L13 15" />
          <path {...stroke('white', 2.2)} strokeLinecap="round" d="M5 1L13 15" />
          <path {...stroke('red', 2.4)} strokeLinecap="round" d="M11 11.5L13 15" />
        </>
      )}
      {kind === 'agente' && (
        <>
          <path {...stroke('navy', 4)} strokeLinecap="round" d="M4-4L9-14" />
          <circle {...fill('white')} cx="9.5" cy="-16" r="3" stroke="#14211c" strokeWidth=".8" />
          <path {...fill('navy')} d="M-5-13Q0-20 5-13z" />
        </>
      )}
      {kind === 'obrero' && (
        <>
          <path {...fill('amber')} d="M-5-12.5Q0-20 5-12.5z" stroke="#14211c" strokeWidth=".8" />
          <path {...stroke('amber', 2)} d="M-5 0h10" />
        </>
      )}
    </g>
  );
}

function Figure({ clothes }: { clothes: ColourName }) {
  return (
    <>
      <circle {...fill('skin')} cx="0" cy="-11.5" r="4.3" />
      <path {...fill(clothes)} d="M-5-6Q0-8.5 5-6L6.5 2 4 2.5 3.5 5H-3.5L-4 2.5-6.5 2z" />
      <path {...fill('black')} d="M-3.5 5H3.5L6 15H2.5L0 8-2.5 15H-6z" />
    </>
  );
}
