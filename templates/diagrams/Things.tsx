/** Things beside or on a road, coloured stretches of it, and the places that a driver cannot see. */
import type { ReactNode } from 'react';
import type { Scene } from '../../schemas/scene.ts';
import { type ColourName, fill, stroke } from './colours.ts';
import { type Box, pointAhead, pointText, round } from './geometry.ts';
import { FOOT, type RoadGround } from './ground.ts';
import type { PlacedVehicle } from './layout.ts';

type Kind = NonNullable<Scene['things']>[number]['kind'];

/** Each thing with its middle at 0 0, and half the room that it fills. */
export const THING_SIZE: Record<Kind, readonly [halfWidth: number, halfHeight: number]> = {
  'boca-incendio': [7, 9],
  cono: [6, 8],
  barrera: [4, 19],
  garaje: [30, 13],
  charco: [36, 12],
  inundacion: [70, 36],
  edificio: [38, 13],
  casa: [28, 20],
  palma: [15, 15],
  bola: [4, 4],
  'cruz-tren': [15, 24],
};

const EDGE = { stroke: '#14211c', strokeWidth: 0.8 } as const;

const DRAWINGS: Record<Exclude<Kind, 'casa'>, ReactNode> = {
  'boca-incendio': (
    <g stroke="#fff" strokeWidth="1.2" transform="scale(.8)">
      <path {...fill('red')} d="M-8 10V7H-5V-4Q-5-10 0-10T5-4V7H8V10z" />
      <path {...fill('red')} d="M-9-3H9V2H-9z" />
      <circle {...fill('sun')} cy="-.5" r="2.4" />
    </g>
  ),
  cono: (
    <>
      <path {...fill('orange')} d="M-6 8V5H-4L-1.5-8H1.5L4 5H6V8z" />
      <path {...stroke('white', 2.6)} d="M-2.5 0H2.5" />
    </>
  ),
  barrera: (
    <>
      <path {...stroke('white', 5)} d="M0-18V19" />
      <path {...stroke('red', 5)} strokeDasharray="7 7" d="M0-18V19" />
    </>
  ),
  garaje: (
    <>
      <path {...fill('roof')} {...EDGE} d="M-30 13V-13H30V13z" />
      <path {...stroke('white', 1.6)} d="M-30-3.5H30" />
      <path {...fill('steel')} {...EDGE} d="M-17 13V6H17V13z" />
      <path {...stroke('edge', 1)} d="M-17 9.5H17" />
    </>
  ),
  charco: (
    <>
      <path {...fill('water')} d="M-36 2Q-34-9-16-8T10-11 35-2 18 10-12 9-36 2z" opacity=".85" />
      <path {...stroke('white', 1.6)} d="M-20 0q6-4 12 0M4 2q6-4 12 0" />
    </>
  ),
  inundacion: (
    <>
      <path {...fill('water')} d="M-70-38H70V38H-70Q-60 20-70 0T-70-38z" opacity=".9" />
      <path
        {...stroke('white', 2)}
        d="M-50-24q7-5 14 0t14 0M0-18q7-5 14 0t14 0M-40 4q7-5 14 0t14 0M14 8q7-5 14 0t14 0M-48 26q7-5 14 0t14 0M2 30q7-5 14 0t14 0"
      />
    </>
  ),
  edificio: (
    <>
      <path {...fill('sea')} {...EDGE} d="M-38 13V-13H38V13z" />
      <path {...stroke('white', 1.6)} d="M-34.5 9.5V-9.5H34.5V9.5z" opacity=".6" />
      <circle {...fill('white')} {...EDGE} cx="-20" r="5" />
      <circle {...fill('blue')} cx="-20" r="2" />
      <path {...fill('glass')} d="M10-5h14v10H10z" opacity=".55" />
    </>
  ),
  palma: (
    <>
      <path
        {...fill('palm')}
        {...EDGE}
        d="M0-2Q-3-9 2-15 5-9 2-2 9-9 14-7 10 0 3 1 11 4 11 11 4 9 1 3-1 11-7 13-8 6-2 2-10 6-15 2-10-3-3-1-10-5-11-12-4-10 0-2z"
      />
      <circle {...fill('wall')} r="2.6" />
    </>
  ),
  bola: <circle {...fill('red')} r="3.6" stroke="#fff" strokeWidth="1.2" />,
  'cruz-tren': (
    <>
      <path {...stroke('steel', 3)} d="M0-14V24" />
      <path
        {...fill('white')}
        {...EDGE}
        d="M-14-20.5L-11-24 0-15.5 11-24 14-20.5 4.5-12 14-3.5 11 0 0-8.5-11 0-14-3.5-4.5-12z"
      />
      <path
        {...fill('black')}
        d="M-14 4.5a5.5 5.5 0 0 1 11 0v3a5.5 5.5 0 0 1-11 0zM3 4.5a5.5 5.5 0 0 1 11 0v3a5.5 5.5 0 0 1-11 0z"
      />
      <circle {...fill('red')} cx="-8.5" cy="6" r="4" />
      <circle {...fill('red')} cx="8.5" cy="6" r="4" />
      <path
        {...stroke('red', 1.4)}
        strokeLinecap="round"
        d="M-16-1l-2-3M16-1l2-3M-18 6h-3M18 6h3"
      />
    </>
  ),
};

/** @param tone one of two colours of a house, so that neighbours differ */
export const RoadThing = ({ kind, tone = 0 }: { kind: Kind; tone?: number }) =>
  kind === 'casa' ? <House colour={tone % 2 === 0 ? 'roof' : 'sea'} /> : DRAWINGS[kind];

/** A flat roof with its water tank, and a porch. */
function House({ colour }: { colour: ColourName }) {
  return (
    <>
      <path {...fill(colour)} {...EDGE} d="M-28 20V-20H28V20z" />
      <path {...fill('sand')} {...EDGE} d="M-28 20V8H2V20z" />
      <path {...stroke('white', 1.6)} d="M-24 4V-16H24V16H6V4z" opacity=".7" />
      <circle {...fill('white')} {...EDGE} cx="14" cy="-6" r="6" />
      <circle {...fill('blue')} cx="14" cy="-6" r="2.4" />
    </>
  );
}

const ZONES = { prohibido: 'red', libre: 'green', hueco: 'white' } as const;

export function Zones({ zones, road }: { zones: NonNullable<Scene['zones']>; road: RoadGround }) {
  return zones.map(({ is, lane, from, to }) => {
    const strip = road.strips[lane];
    if (strip === undefined) return null;
    const [y, h] = [strip.top + 2, strip.height - 4];
    const colour = ZONES[is];
    const stripes = Array.from(
      { length: Math.max(Math.floor((to - from - h) / 9) + 1, 0) },
      (_, index) => `M${round(from + index * 9)} ${y + h}l${h}-${h}`,
    ).join('');
    return (
      <g key={`${lane} ${from}`}>
        <rect {...fill(colour)} opacity=".28" x={from} y={y} width={round(to - from)} height={h} />
        {is === 'prohibido' && <path {...stroke('red', 1.6)} d={stripes} />}
        <rect
          {...stroke(colour, 1.8)}
          strokeDasharray={is === 'hueco' ? '5 4' : undefined}
          x={from}
          y={y}
          width={round(to - from)}
          height={h}
        />
      </g>
    );
  });
}

/** Behind both shoulders of a car; of a lorry also right before and behind it. */
export function BlindSpots({ placed: { box, kind } }: { placed: PlacedVehicle }) {
  return (
    <path {...fill('red')} opacity=".42" d={(kind === 'camion' ? lorrySpots : carSpots)(box)} />
  );
}

const area = (box: Box, points: readonly (readonly [forward: number, right: number])[]): string =>
  `M${points.map(([forward, right]) => pointText(pointAhead(box, forward, right).map(round) as [number, number])).join('L')}Z`;

function carSpots(box: Box): string {
  const side = box.w / 2 + 2;
  return [-1, 1]
    .map((right) =>
      area(box, [
        [box.l * 0.1, right * side],
        [-box.l * 1.1, right * (side + 38)],
        [-box.l * 1.5, right * (side + 22)],
        [-box.l * 1.1, right * side],
      ]),
    )
    .join('');
}

/** 20 feet before it, 30 behind; beside it one lane on the left and two on the right. */
function lorrySpots(box: Box): string {
  const [half, side] = [box.l / 2, box.w / 2];
  return [
    area(box, [
      [half + 2, -side],
      [half + 20 * FOOT, -side - 4],
      [half + 20 * FOOT, side + 4],
      [half + 2, side],
    ]),
    area(box, [
      [-half - 2, -side],
      [-half - 30 * FOOT, -side - 4],
      [-half - 30 * FOOT, side + 4],
      [-half - 2, side],
    ]),
    area(box, [
      [half - 18, -side - 2],
      [half - 40, -side - 38],
      [-half * 0.5, -side - 38],
      [-half * 0.1, -side - 2],
    ]),
    area(box, [
      [half - 4, side + 2],
      [half + 14, side + 74],
      [-half - 24, side + 74],
      [-half * 0.8, side + 2],
    ]),
  ].join('');
}
