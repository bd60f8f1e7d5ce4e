/** Things beside or on a road, coloured zones of a lane, and the blind spots of vehicles. */
import type { Scene } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { fillAttributes, strokeAttributes } from './colours.ts';
import { type Drawings, shapesOf } from './drawings.ts';
import { type Box, pointAhead, pointText, roundToTenths } from './geometry.ts';
import type { PlacedVehicle } from './layout.ts';
import { type RoadGeometry, UNITS_PER_FOOT } from './road-geometry.ts';

type Kind = NonNullable<Scene['things']>[number]['kind'];

/** Half the width and half the height of each thing, whose middle is at 0 0. */
export const THING_HALF_SIZE: Record<Kind, readonly [halfWidth: number, halfHeight: number]> = {
  'boca-incendio': [7, 9],
  cono: [6, 8],
  barrera: [4, 19],
  garaje: [30, 13],
  charco: [36, 12],
  inundacion: [62, 78],
  edificio: [38, 13],
  escuela: [38, 15],
  casa: [28, 20],
  palma: [15, 15],
  bola: [4, 4],
  'cruz-tren': [15, 24],
};

/** Colours of houses with an even and with an odd index. The even ones keep the colour of their drawing. */
const HOUSES = [undefined, 'sea'] as const;

type RoadThingProps = {
  kind: Kind;
  transform: string;
  /** Index of the object in its scene. It selects the colour of a house. */
  number?: number;
  drawings: Drawings;
};

export const RoadThing = ({ kind, transform, number = 0, drawings }: RoadThingProps) => (
  <HtmlBlock
    as="g"
    transform={transform}
    of={shapesOf(drawings.get(`objetos/${kind}`), { body: HOUSES[number % 2] })}
  />
);

const ZONES = { prohibido: 'red', libre: 'green', hueco: 'white' } as const;

export function RoadZones({
  zones,
  road,
}: {
  zones: NonNullable<Scene['zones']>;
  road: RoadGeometry;
}) {
  return zones.map(({ is, lane, from, to }) => {
    const strip = road.strips[lane];
    if (strip === undefined) return null;
    const [y, h] = [strip.top + 2, strip.height - 4];
    const colour = ZONES[is];
    const stripes = Array.from(
      { length: Math.max(Math.floor((to - from - h) / 9) + 1, 0) },
      (_, index) => `M${roundToTenths(from + index * 9)} ${y + h}l${h}-${h}`,
    ).join('');
    return (
      <g key={`${lane} ${from}`}>
        <rect
          {...fillAttributes(colour)}
          opacity=".28"
          x={from}
          y={y}
          width={roundToTenths(to - from)}
          height={h}
        />
        {is === 'prohibido' && <path {...strokeAttributes('red', 1.6)} d={stripes} />}
        <rect
          {...strokeAttributes(colour, 1.8)}
          strokeDasharray={is === 'hueco' ? '5 4' : undefined}
          x={from}
          y={y}
          width={roundToTenths(to - from)}
          height={h}
        />
      </g>
    );
  });
}

/** A car has blind spots behind both shoulders of its driver; a lorry also has them directly in front and behind. */
export function BlindSpots({ placed: { box, kind } }: { placed: PlacedVehicle }) {
  return (
    <path
      {...fillAttributes('red')}
      opacity=".42"
      d={(kind === 'camion' ? lorrySpots : carSpots)(box)}
    />
  );
}

const area = (box: Box, points: readonly (readonly [forward: number, right: number])[]): string =>
  `M${points.map(([forward, right]) => pointText(pointAhead(box, forward, right).map(roundToTenths) as [number, number])).join('L')}Z`;

/** A car's blind spots are sectors: each begins at a mirror, and ends at this distance behind the middle of the car. */
export const CAR_BLIND_SPOT = { behind: 54 } as const;
const MIRROR = { ahead: 8, beside: 12 } as const;
/** The directions of the points of a sector, in degrees from straight back. */
const SECTOR = [0, 8, 16, 24, 32, 40];

function carSpots(box: Box): string {
  const reach = MIRROR.ahead + CAR_BLIND_SPOT.behind;
  return [-1, 1]
    .map((right) =>
      area(box, [
        [MIRROR.ahead, right * MIRROR.beside],
        ...SECTOR.map((degrees): [number, number] => {
          const angle = (degrees * Math.PI) / 180;
          return [
            MIRROR.ahead - Math.cos(angle) * reach,
            right * (MIRROR.beside + Math.sin(angle) * reach),
          ];
        }),
      ]),
    )
    .join('');
}

/** The blind spots of a lorry: 20 feet in front, 30 feet behind, one lane on the left and two on the right. */
function lorrySpots(box: Box): string {
  const [half, side] = [box.l / 2, box.w / 2];
  return [
    area(box, [
      [half + 2, -side],
      [half + 20 * UNITS_PER_FOOT, -side - 4],
      [half + 20 * UNITS_PER_FOOT, side + 4],
      [half + 2, side],
    ]),
    area(box, [
      [-half - 2, -side],
      [-half - 30 * UNITS_PER_FOOT, -side - 4],
      [-half - 30 * UNITS_PER_FOOT, side + 4],
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
