/** What a driver sees from the front: a traffic light, an officer, the arm of the driver ahead, a sign. */
import type { ReactNode } from 'react';
import type { Scene } from '../../schemas/scene.ts';
import type { Sign } from '../../schemas/sign.ts';
import { TrafficLight } from './Control.tsx';
import { fill, stroke } from './colours.ts';
import { round, WIDTH } from './geometry.ts';
import { Hill } from './Hill.tsx';
import { cellOf } from './labels.ts';
import type { Layout } from './layout.ts';
import { DRAWINGS } from './Objects.tsx';
import { SmallSign } from './SmallSign.tsx';

type Figure = NonNullable<Scene['figures']>[number];
type Props = { figures: readonly Figure[]; layout: Layout; signs: ReadonlyMap<string, Sign> };

export function Figures({ figures, layout, signs }: Props) {
  const { height } = layout;
  const hasLabels = figures.some(({ label }) => label !== undefined);
  const isRow = !hasLabels && figures.every(({ is }) => is !== 'cuesta');
  return (
    <>
      <rect {...fill('block')} width={WIDTH} height={height} />
      {isRow && <path {...fill('kerb')} d={`M0 ${height - 26}H${WIDTH}V${height}H0z`} />}
      {figures.map((figure, index) => {
        const { x, top } = cellOf(index, figures.length);
        return (
          <g
            key={`${figure.is} ${figure.light ?? figure.pose ?? figure.sign ?? figure.label}`}
            transform={figure.is === 'cuesta' ? undefined : `translate(${round(x)} ${top})`}
          >
            <OneFigure figure={figure} height={height} signs={signs} />
          </g>
        );
      })}
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
  if (figure.is === 'cuesta') return <Hill figure={figure} />;
  if (figure.is !== 'letrero')
    return (
      <g transform="translate(0 58)">
        {/* Light in the dark too: most of these things are black. */}
        <rect {...fill('white')} x="-52" y="-54" width="104" height="108" rx="8" />
        <g transform="scale(.9)">{DRAWINGS[figure.is]}</g>
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
  const { sleeve, forearm, hand } = ARMS_OF_DRIVER[pose ?? ''] ?? { sleeve: '', forearm: '' };
  return (
    <g transform="translate(34 0)">
      <path {...fill('black')} d="M-68 56h22v24h-22zM46 56h22v24H46z" />
      <path
        {...fill('steel')}
        stroke="#14211c"
        strokeWidth="2"
        d="M-56-16L-44-58Q-42-64-34-65 0-70 34-65 42-64 44-58L56-16 74-8Q82-4 82 10L80 64H-80L-82 10Q-82-4-74-8z"
      />
      <path {...fill('glass')} d="M-46-17L-37-54Q0-62 37-54L46-17z" />
      <path {...fill('black')} d="M-36-17Q-34-28-24-28T-12-17zM12-17Q14-28 24-28T36-17z" />
      <circle {...fill('black')} cx="-24" cy="-37" r="8.5" />
      <path {...stroke('glass', 2)} d="M-74 0H74" />
      <path {...fill('red')} d="M-79 6h20v14h-21zM79 6H59v14h21z" />
      <path {...fill('white')} stroke="#14211c" d="M-20 28h40v16h-40z" />
      <path {...fill('edge')} d="M-81 52H81V64H-81z" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path {...stroke('black', 14)} d={sleeve + forearm.replace('M', 'L')} />
        <path {...stroke('skin', 11)} d={forearm} />
        <path {...stroke('orange', 12)} d={sleeve} />
      </g>
      {hand && (
        <g transform={`translate(${hand[0]} ${hand[1]})rotate(${hand[2]})`}>
          <path
            {...fill('skin')}
            stroke="#14211c"
            strokeWidth="1.4"
            strokeLinejoin="round"
            d="M-6 2L-11-6Q-12-10-8-9L-5-5V-17Q-4-19-2.5-17V-20Q-1-22 .5-20V-19Q2-21 3.5-19V-16Q5-18 6.5-16L7 2z"
          />
        </g>
      )}
    </g>
  );
}

/** The arm comes out above the door; where it bends, and where the hand points, in degrees clockwise from up. */
const ARMS_OF_DRIVER: Record<
  string,
  { sleeve: string; forearm: string; hand: readonly [x: number, y: number, angle: number] }
> = {
  izquierda: { sleeve: 'M-56-22H-84', forearm: 'M-84-22H-118', hand: [-122, -22, -90] },
  derecha: { sleeve: 'M-56-22H-90', forearm: 'M-90-22V-56', hand: [-90, -60, 0] },
  parar: { sleeve: 'M-56-22H-90', forearm: 'M-90-22V14', hand: [-90, 18, 180] },
};
