/** Things beside or on a road, coloured stretches of it, and the places that a driver cannot see. */
import type { ReactNode } from 'react';
import type { Scene } from '../../schemas/scene.ts';
import { fill, stroke } from './colours.ts';
import { ahead, at, type Box, round } from './geometry.ts';
import type { RoadGround } from './ground.ts';
import type { PlacedVehicle } from './layout.ts';

type Kind = NonNullable<Scene['things']>[number]['kind'];

/** Each thing with its middle at 0 0, and half the room that it fills. */
export const THING_SIZE: Record<Kind, readonly [halfWidth: number, halfHeight: number]> = {
  'boca-incendio': [9, 11],
  cono: [6, 8],
  barrera: [4, 19],
  garaje: [30, 13],
  charco: [36, 12],
  inundacion: [70, 36],
  edificio: [38, 13],
};

const DRAWINGS: Record<Kind, ReactNode> = {
  'boca-incendio': (
    <g stroke="#fff" strokeWidth="1.2">
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
      <path {...fill('wall')} d="M-30 13V-13H30V13z" />
      <path {...fill('edge')} d="M-20 13V-5H20V13z" />
      <path {...stroke('white', 1.4)} d="M-20 1H20M-20 7H20" />
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
      <path {...fill('wall')} d="M-38 13V-13H38V13z" />
      <path {...fill('glass')} d="M-30-6h12v9h-12zM-6-6H6v9H-6zM18-6h12v9H18z" />
    </>
  ),
};

export const Thing = ({ kind }: { kind: Kind }) => DRAWINGS[kind];

const ZONES = { prohibido: 'red', libre: 'green', hueco: 'white' } as const;

export function Zones({ zones, road }: { zones: NonNullable<Scene['zones']>; road: RoadGround }) {
  return zones.map(({ is, lane, from, to }) => {
    const strip = road.strips[lane];
    if (strip === undefined) return null;
    const [y, h] = [strip.top + 2, strip.height - 4];
    const colour = ZONES[is];
    const stripes = Array.from(
      { length: Math.max(Math.floor((to - from - h) / 9) + 1, 0) },
      (_, index) => `M${from + index * 9} ${y + h}l${h}-${h}`,
    ).join('');
    return (
      <g key={`${lane} ${from}`}>
        <rect {...fill(colour)} opacity=".28" x={from} y={y} width={to - from} height={h} />
        {is === 'prohibido' && <path {...stroke('red', 1.6)} d={stripes} />}
        <rect
          {...stroke(colour, 1.8)}
          strokeDasharray={is === 'hueco' ? '5 4' : undefined}
          x={from}
          y={y}
          width={to - from}
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
  `M${points.map(([forward, right]) => at(ahead(box, forward, right).map(round) as [number, number])).join('L')}Z`;

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

function lorrySpots(box: Box): string {
  const [half, side] = [box.l / 2, box.w / 2];
  return [
    area(box, [
      [half + 2, -side - 3],
      [half + 34, -side - 8],
      [half + 34, side + 8],
      [half + 2, side + 3],
    ]),
    area(box, [
      [-half - 2, -side],
      [-half - 50, -side - 4],
      [-half - 50, side + 4],
      [-half - 2, side],
    ]),
    area(box, [
      [half - 12, -side - 2],
      [half - 34, -side - 32],
      [-half * 0.6, -side - 32],
      [0, -side - 2],
    ]),
    area(box, [
      [half - 2, side + 2],
      [half + 6, side + 66],
      [-half - 6, side + 66],
      [-half * 0.7, side + 2],
    ]),
  ].join('');
}
