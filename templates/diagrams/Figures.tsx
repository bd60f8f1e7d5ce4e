/** What a driver sees from the front: a traffic light, an officer, the arm of the driver ahead, a sign. */
import type { ReactNode } from 'react';
import type { Scene } from '../../schemas/scene.ts';
import type { Sign } from '../../schemas/sign.ts';
import { TrafficLight } from './Control.tsx';
import { fill, stroke } from './colours.ts';
import { WIDTH } from './geometry.ts';
import type { Layout } from './layout.ts';
import { SmallSign } from './SmallSign.tsx';

type Figure = NonNullable<Scene['figures']>[number];
type Props = { figures: readonly Figure[]; layout: Layout; signs: ReadonlyMap<string, Sign> };

export function Figures({ figures, layout, signs }: Props) {
  const { height } = layout;
  const step = WIDTH / figures.length;
  return (
    <>
      <rect {...fill('ground')} width={WIDTH} height={height} />
      <path {...fill('kerb')} d={`M0 ${height - 26}H${WIDTH}V${height}H0z`} />
      {figures.map((figure, index) => (
        <g
          key={`${figure.is} ${figure.light ?? figure.pose ?? figure.sign}`}
          transform={`translate(${step * (index + 0.5)} 0)`}
        >
          <OneFigure figure={figure} height={height} signs={signs} />
        </g>
      ))}
    </>
  );
}

function OneFigure({
  figure,
  height,
  signs,
}: Pick<Props, 'signs'> & { figure: Figure; height: number }) {
  if (figure.is === 'semaforo')
    return (
      <>
        <path {...stroke('edge', 7)} d={`M0 142V${height}`} />
        <g transform="translate(0 78)scale(3.2)">
          <TrafficLight light={figure.light ?? 'apagado'} />
        </g>
      </>
    );
  if (figure.is === 'agente')
    return (
      <g transform="translate(0 96)">
        <Officer pose={figure.pose} />
      </g>
    );
  if (figure.is === 'brazo')
    return (
      <g transform="translate(0 100)">
        <DriverArm pose={figure.pose} />
      </g>
    );
  const sign = signs.get(figure.sign ?? '');
  return (
    <>
      <path {...stroke('edge', 6)} d={`M0 120V${height}`} />
      {sign && (
        <g transform="translate(0 76)">
          <SmallSign sign={sign} side={124} />
        </g>
      )}
    </>
  );
}

const SLEEVE = {
  ...stroke('uniform', 13),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const HAND = { ...fill('white'), stroke: '#14211c', strokeWidth: 1.4 } as const;

/** Faces the reader, 150 high. */
function Officer({ pose }: { pose: Figure['pose'] }) {
  return (
    <>
      <path {...fill('uniform')} d="M-15 20H15L19 82H4L0 36-4 82H-19z" />
      <path {...SLEEVE} d={ARMS_OF_OFFICER[pose ?? ''] ?? 'M-19-22L-26 20M19-22L26 20'} />
      <path
        {...fill('uniform')}
        stroke="#14211c"
        strokeWidth="1"
        d="M-21-28Q0-36 21-28L17 24H-17z"
      />
      <path {...fill('amber')} d="M-14-31L-6-33 1 24H-7zM14-31L6-33-1 24H7z" opacity=".9" />
      <circle {...fill('sun')} cx="10" cy="-14" r="3" />
      <circle {...fill('skin')} cx="0" cy="-47" r="13" />
      <path {...fill('black')} d="M-5-47h2.6v2.6H-5zM2.4-47H5v2.6H2.4z" />
      <path {...fill('uniform')} d="M-15-52Q-17-66 0-68 17-66 15-52 0-57-15-52z" />
      <path {...fill('black')} d="M-14-52Q0-58 14-52L12-49Q0-54-12-49z" />
      {HANDS_OF_OFFICER[pose ?? '']}
    </>
  );
}

const ARMS_OF_OFFICER: Record<string, string> = {
  alto: 'M-20-22L-34-40-34-62M19-22L26 20',
  siga: 'M-20-22L-50-20-44-46M19-22L26 20',
  'de-lado': 'M-20-24L-62-24M20-24L62-24',
};
const HANDS_OF_OFFICER: Record<string, ReactNode> = {
  alto: (
    <>
      <rect {...HAND} x="-43" y="-92" width="18" height="24" rx="7" />
      <path {...stroke('black', 1.2)} d="M-38.5-91v11M-34-91v11M-29.5-91v11" />
    </>
  ),
  siga: (
    <>
      <ellipse {...HAND} cx="-42" cy="-55" rx="7" ry="10" transform="rotate(20-42-55)" />
      <path
        {...stroke('ink', 3)}
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-74-34Q-80-66-52-76M-61-80L-51-76-56-67"
      />
    </>
  ),
  'de-lado': (
    <>
      <ellipse {...HAND} cx="-70" cy="-24" rx="9" ry="7" />
      <ellipse {...HAND} cx="70" cy="-24" rx="9" ry="7" />
    </>
  ),
};

/** The back of the car ahead, with the driver's arm out of its left window. */
function DriverArm({ pose }: { pose: Figure['pose'] }) {
  const { arm, hand } = ARMS_OF_DRIVER[pose ?? ''] ?? { arm: '', hand: [0, 0] };
  return (
    <g transform="translate(26 0)">
      <path {...fill('black')} d="M-70 58h22v22h-22zM48 58h22v22H48z" />
      <path
        {...fill('steel')}
        stroke="#14211c"
        strokeWidth="2"
        d="M-52-18L-38-62Q0-70 38-62L52-18 78-6Q84 20 80 66H-80Q-84 20-78-6z"
      />
      <path {...fill('glass')} d="M-43-18L-33-54Q0-61 33-54L43-18z" />
      <circle {...fill('black')} cx="-20" cy="-30" r="9" />
      <path {...fill('black')} d="M-33-18q13-11 26 0z" />
      <path {...fill('red')} d="M-78 10h20v12h-21zM78 10H58v12h21z" />
      <path {...fill('white')} stroke="#14211c" d="M-20 30h40v16h-40z" />
      <path {...stroke('black', 16)} strokeLinecap="round" strokeLinejoin="round" d={arm} />
      <path {...stroke('orange', 13)} strokeLinecap="round" strokeLinejoin="round" d={arm} />
      <circle
        {...fill('skin')}
        stroke="#14211c"
        strokeWidth="1.5"
        cx={hand[0]}
        cy={hand[1]}
        r="8.5"
      />
    </g>
  );
}

const ARMS_OF_DRIVER: Record<string, { arm: string; hand: readonly [number, number] }> = {
  izquierda: { arm: 'M-54-24H-112', hand: [-124, -24] },
  derecha: { arm: 'M-54-24H-90V-62', hand: [-90, -74] },
  parar: { arm: 'M-54-24H-90V14', hand: [-90, 26] },
};
