/**
 * A parked car on a hill from the side, and its front wheels from above, because a side view does not show their angle.
 */
import type { SceneFigure } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { fillAttributes, strokeAttributes } from './colours.ts';
import { type Drawings, shapesOf } from './drawings.ts';
import { roundToTenths } from './geometry.ts';
import { SignWord } from './SignWord.tsx';

/** Drawings of data/dibujos/vehiculos. The wheels of the side view stand on y = 10. */
export const HILL_DRAWINGS = { side: 'carro-de-lado', front: 'carro-delantera' } as const;
const R = 62;
const TURNED = { izquierda: -32, derecha: 32 } as const;

type Props = { figure: SceneFigure; drawings: Drawings };

export function Hill({ figure: { slope, kerb = false, wheels }, drawings }: Props) {
  const up = slope === 'sube';
  // The kerb is on the right of the car; without a kerb there is grass.
  const side = roundToTenths(Math.sqrt(R * R - 34 * 34));
  return (
    <>
      <path {...fillAttributes('grass')} d={up ? 'M0 150L186 84V190H0z' : 'M0 84L186 150V190H0z'} />
      <path
        {...fillAttributes('road')}
        d={up ? 'M0 150L186 84V98L0 164z' : 'M0 84L186 150V164L0 98z'}
      />
      <g transform={`translate(94 106)rotate(${up ? -19.5 : 19.5})`}>
        <HtmlBlock as="g" of={shapesOf(drawings.get(`vehiculos/${HILL_DRAWINGS.side}`))} />
        <SignWord of="TÚ" colour="black" y={-9.5} capital={11} />
      </g>
      {/* The kerb is nearer than the car, whose right side the picture shows. */}
      {kerb && (
        <path
          {...fillAttributes('steel')}
          d={up ? 'M0 155L186 89V98L0 164z' : 'M0 89L186 155V164L0 98z'}
        />
      )}
      <g transform="translate(252 95)">
        <circle {...fillAttributes('road')} r={R} />
        <path
          {...fillAttributes(kerb ? 'kerb' : 'grass')}
          d={`M34 ${-side}A${R} ${R} 0 0 1 34 ${side}z`}
        />
        {kerb && <path {...strokeAttributes('steel', 6)} d={`M34 ${-side}V${side}`} />}
        <HtmlBlock
          as="g"
          of={shapesOf(drawings.get(`vehiculos/${HILL_DRAWINGS.front}`), {
            wheels: wheels === undefined ? 0 : TURNED[wheels],
          })}
        />
        <circle {...strokeAttributes('ink', 3)} r={R} />
      </g>
    </>
  );
}
