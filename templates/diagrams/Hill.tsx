/** A parked car on a hill, from the side, and beside it its front wheels from above: the side does not show where they point. */
import type { SceneFigure } from '../../schemas/scene.ts';
import { fill, stroke } from './colours.ts';
import { round } from './geometry.ts';
import { Word } from './Word.tsx';

const R = 62;
const TURNED = { izquierda: -32, derecha: 32 } as const;

export function Hill({ figure: { slope, kerb = false, wheels } }: { figure: SceneFigure }) {
  const up = slope === 'sube';
  const angle = wheels === undefined ? 0 : TURNED[wheels];
  // The kerb is at the right of the car; without one there is grass.
  const side = round(Math.sqrt(R * R - 34 * 34));
  return (
    <>
      <path {...fill('grass')} d={up ? 'M0 150L186 84V190H0z' : 'M0 84L186 150V190H0z'} />
      <path {...fill('road')} d={up ? 'M0 150L186 84V98L0 164z' : 'M0 84L186 150V164L0 98z'} />
      <g transform={`translate(94 106)rotate(${up ? -19.5 : 19.5})`}>
        <CarSide />
      </g>
      {/* Nearer than the car: we look at its right side. */}
      {kerb && (
        <path {...fill('steel')} d={up ? 'M0 155L186 89V98L0 164z' : 'M0 89L186 155V164L0 98z'} />
      )}
      <g transform="translate(252 95)">
        <circle {...fill('road')} r={R} />
        <path {...fill(kerb ? 'kerb' : 'grass')} d={`M34 ${-side}A${R} ${R} 0 0 1 34 ${side}z`} />
        {kerb && <path {...stroke('steel', 6)} d={`M34 ${-side}V${side}`} />}
        {[-1, 1].map((way) => (
          <g key={way} transform={`translate(${way * 23 - 6} -12)`}>
            <rect
              data-wheel=""
              {...fill('white')}
              stroke="#14211c"
              strokeWidth="1.6"
              x="-5.5"
              y="-15"
              width="11"
              height="30"
              rx="3"
              transform={`rotate(${angle})`}
            />
          </g>
        ))}
        <path
          {...fill('sun')}
          stroke="#14211c"
          strokeWidth="1.2"
          d="M-26 58V-18Q-26-40-6-40T14-18V58Q-6 64-26 58z"
        />
        <path {...fill('glass')} d="M-21 4Q-6-5 9 4L6 16H-18z" />
        <circle {...stroke('ink', 3)} r={R} />
      </g>
    </>
  );
}

/** Facing right, on wheels that stand on y = 10. */
function CarSide() {
  return (
    <>
      <path
        {...fill('sun')}
        stroke="#14211c"
        strokeWidth="1.6"
        d="M-52 2V-12Q-50-18-40-19L-26-34Q-22-37-16-37H10Q16-37 20-33L33-19 48-15Q53-13 53-6V2z"
      />
      <path
        {...fill('glass')}
        d="M-32-19L-22-31Q-20-33-16-33H-5V-19zM0-33H9Q13-33 15-31L25-19H0z"
      />
      <path {...fill('red')} d="M-52-12h5v6h-5z" />
      <path {...fill('white')} d="M53-10h-6v5h6z" />
      {[-32, 32].map((x) => (
        <g key={x}>
          <circle {...fill('black')} stroke="#fff" strokeWidth="1" cx={x} r="10.5" />
          <circle {...fill('steel')} cx={x} r="5" />
        </g>
      ))}
      <Word of="TÚ" colour="black" y={-9.5} capital={11} />
    </>
  );
}
