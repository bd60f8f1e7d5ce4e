/** Houses, palms, trees and poles beside the road. The same record always gives the same scenery. */
import type { Hazard } from '../../schemas/hazard.ts';
import { LEAF, WATER } from './palette.ts';
import { ROAD_LAYOUTS, touchesCrossing } from './roads.ts';
import {
  barrierPart,
  carportParts,
  type DrawnPart,
  fencePart,
  groundRectangle,
  hedgePart,
  houseParts,
  solidPart,
} from './solids.ts';
import * as sprites from './sprites.ts';

type Side = -1 | 1;
type Thing = NonNullable<Hazard['things']>[number];
type Plot = { hazard: Hazard; side: Side; z: number };

const FLAMBOYAN = '#c2452f';
/** Length in feet of a corner that stays empty, so that the driver sees road users who come from the left. */
const OPEN_CORNER = 60;
/** Feet before a driveway that stay empty, so that nothing hides the road users that come out. */
const IN_SIGHT = 40;

/** @param end distance in feet up to which scenery is made */
export function drawScenery(hazard: Hazard, end: number): DrawnPart[][] {
  const { road, crest = end } = hazard;
  const plotOf = ROAD_LAYOUTS[road].houses === undefined ? openLand : town;
  const step = plotOf === town ? 46 : 34;
  const found: DrawnPart[][] = [];
  for (const side of [-1, 1] as const)
    for (let z = side < 0 ? 14 : 0; z < Math.min(end, crest + 30); z += step)
      found.push(...plotOf({ hazard, side, z }));
  if (road === 'autopista')
    found.push([barrierPart(-20.5, -40, 2000)], [barrierPart(27.5, -40, 2000)]);
  return found;
}

function isFree({ crossing, things = [] }: Hazard, side: Side, from: number, to: number): boolean {
  const corner =
    crossing && ([crossing[0] - (side < 0 ? OPEN_CORNER : 0), crossing[1]] as [number, number]);
  return (
    !touchesCrossing(from, to, corner) &&
    !things.some(
      ({ is, x = 0, z }) => is === 'entrada' && x * side > 0 && z > from - 16 && z < to + IN_SIGHT,
    )
  );
}

const edgeOf = ({ road }: Hazard, side: Side): number =>
  side < 0 ? -ROAD_LAYOUTS[road].edges[0] : ROAD_LAYOUTS[road].edges[1];

function town({ hazard, side, z }: Plot): DrawnPart[][] {
  const { walk, houses = 0 } = ROAD_LAYOUTS[hazard.road];
  const edge = edgeOf(hazard, side);
  const number = Math.round(z / 46) + (side < 0 ? 0 : 2);
  const found: DrawnPart[][] = [];
  if (isFree(hazard, side, z, z + 36))
    found.push(houseParts(number, side, edge + walk + houses, z));
  if (houses > 12 && isFree(hazard, side, z - 6, z + 26))
    found.push([fencePart(side, edge + walk + 1.5, z - 6, z + 24)]);
  const beside = (x: number, group: string): DrawnPart[] => [
    { part: { x: side * x, z: z + 39 }, group },
  ];
  if (number % 3 === 0 && isFree(hazard, side, z + 36, z + 42))
    found.push(beside(edge + walk + 3, number % 2 === 0 ? sprites.palm() : sprites.tree(LEAF)));
  if (number % 3 === 1 && hazard.road !== 'urbanizacion' && isFree(hazard, side, z, z + 40))
    found.push(beside(edge + 4, sprites.pole()));
  return found;
}

const FLORA = [
  sprites.palm,
  () => sprites.tree(LEAF),
  sprites.bush,
  () => sprites.tree(FLAMBOYAN),
  () => sprites.tree(LEAF),
];

function openLand({ hazard, side, z }: Plot): DrawnPart[][] {
  const edge = edgeOf(hazard, side);
  const number = Math.round(z / 34) + (side < 0 ? 0 : 2);
  const found: DrawnPart[][] = [
    [
      {
        part: { x: side * (edge + 7 + ((number * 7) % 13)), z: z + 38 },
        group: FLORA[(number * 3) % FLORA.length]!(),
      },
    ],
  ];
  if (hazard.road === 'autopista') return found;
  if (number % 4 === 1) found.push([hedgePart(side, edge + 16, z, z + 60)]);
  if (number % 3 === 1)
    found.push([{ part: { x: side * (edge + 3), z: z + 36 }, group: sprites.pole() }]);
  return found;
}

export function drawRoadsideThings({ things = [], road }: Hazard): DrawnPart[][] {
  const [left, right] = ROAD_LAYOUTS[road].edges;
  const drawings: Record<Thing['is'], (x: number, thing: Thing) => DrawnPart[][]> = {
    agua: (_, { z }) => [
      [
        solidPart(0, z, WATER, groundRectangle(left - 8, right + 10, 0, 60, 0.05)),
        solidPart(
          0,
          z,
          '#c3d5da',
          groundRectangle(-14, -3, 12, 20, 0.06),
          groundRectangle(0, 5, 28, 34, 0.06),
        ),
      ],
    ],
    entrada: (x, { z }) => carportParts(x < 0 ? -1 : 1, right, z),
    parada: (x, { z }) => [[{ part: { x, z }, group: sprites.busStopSign() }]],
    semaforo: (x, { z, light = 'verde' }) => [
      [{ part: { x, z }, group: sprites.trafficLight(light) }],
    ],
  };
  return things.flatMap((thing) => drawings[thing.is](thing.x ?? right + 3, thing));
}
