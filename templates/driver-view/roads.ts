/** The kinds of road, and their ground: asphalt, sidewalks, lines, and the crossing street. */
import type { Hazard } from '../../schemas/hazard.ts';
import { GRASS, KERB, ROAD_COLOUR, SIDEWALK, WHITE, YELLOW } from './palette.ts';
import { type DrawnPart, groundRectangle, solidPart } from './solids.ts';

type Via = {
  /** Left and right edge of the asphalt. Your lane's middle is 0. */
  edges: readonly [number, number];
  /** Middles of the broken lines. */
  dashed: readonly number[];
  solid: readonly (readonly [x: number, colour: string])[];
  /** Width of the sidewalks, and the distance of the houses behind them. */
  walk: number;
  houses?: number;
  /** Middles of the rows of parked cars. */
  parking?: readonly [left: number, right: number];
};
type Crossing = Hazard['crossing'];

/** The layout of each kind of road. The avenue is one-way: its left edge line is yellow, its right one is white. */
export const ROAD_LAYOUTS: Record<Hazard['road'], Via> = {
  calle: {
    edges: [-24.5, 13.5],
    dashed: [],
    solid: [
      [-5.9, YELLOW],
      [-5.1, YELLOW],
    ],
    walk: 7,
    houses: 2,
    parking: [-20.5, 9.7],
  },
  urbanizacion: { edges: [-17, 6], dashed: [], solid: [], walk: 6, houses: 16 },
  avenida: {
    edges: [-18, 8],
    dashed: [-6],
    solid: [
      [-17, YELLOW],
      [7, WHITE],
    ],
    walk: 9,
    houses: 10,
  },
  rural: {
    edges: [-17, 6.5],
    dashed: [],
    solid: [
      [-5.8, YELLOW],
      [-5, YELLOW],
      [5.6, WHITE],
      [-16, WHITE],
    ],
    walk: 0,
  },
  autopista: {
    edges: [-21, 28],
    dashed: [-6, 6],
    solid: [
      [-18, YELLOW],
      [18, WHITE],
    ],
    walk: 0,
  },
};

/** True if a stretch of road touches the crossing street or its corners. */
export const touchesCrossing = (from: number, to: number, crossing: Crossing): boolean =>
  crossing !== undefined && to > crossing[0] - 14 && from < crossing[1];

/** @param end distance in feet up to which broken lines are drawn */
export function drawGround(hazard: Hazard, end: number): DrawnPart[] {
  const { road, crest = 2400, crossing, things = [] } = hazard;
  const { edges, dashed, solid: lines, walk } = ROAD_LAYOUTS[road];
  const [left, right] = edges;
  const from = -40;
  const stretches =
    crossing === undefined
      ? [[from, crest] as const]
      : [[from, crossing[0]] as const, [crossing[1], crest] as const];
  const stripe = (x: number, colour: string, width: number): DrawnPart =>
    solidPart(
      0,
      0,
      colour,
      ...stretches.map(([a, b]) => groundRectangle(x - width / 2, x + width / 2, a, b)),
    );
  const sidewalks =
    walk === 0
      ? []
      : [
          solidPart(
            0,
            0,
            SIDEWALK,
            groundRectangle(left - walk, left, from, crest),
            groundRectangle(right, right + walk, from, crest),
          ),
        ];
  const kerbs = walk === 0 ? [] : [stripe(left, KERB, 0.8), stripe(right, KERB, 0.8)];
  // Grass beside the road up to the top of a hill hides the ground beyond it.
  const top =
    hazard.crest === undefined
      ? []
      : [solidPart(0, 0, GRASS, groundRectangle(-900, 900, from, crest))];
  return [
    ...top,
    ...sidewalks,
    solidPart(0, 0, ROAD_COLOUR, groundRectangle(left, right, from, crest)),
    ...kerbs,
    ...(crossing
      ? [solidPart(0, 0, ROAD_COLOUR, groundRectangle(-400, 400, crossing[0], crossing[1]))]
      : []),
    ...(crossing && things.some(({ is }) => is === 'semaforo')
      ? [
          solidPart(
            0,
            0,
            WHITE,
            groundRectangle(left + 1.2, right - 1.2, crossing[0] - 8, crossing[0] - 6),
          ),
        ]
      : []),
    ...lines.map(([x, colour]) => stripe(x, colour, 0.45)),
    ...dashed.flatMap((x) => dashesOf(x, Math.min(end, crest), crossing)),
  ];
}

/** A broken line has ten feet of paint and thirty feet of gap. */
function dashesOf(x: number, end: number, crossing: Crossing): DrawnPart[] {
  const found: DrawnPart[] = [];
  for (let z = 0; z < end; z += 40)
    if (!touchesCrossing(z, z + 10, crossing))
      found.push(solidPart(0, 0, WHITE, groundRectangle(x - 0.25, x + 0.25, z, z + 10)));
  return found;
}
