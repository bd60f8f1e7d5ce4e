/** Solid objects: roads, houses, vehicles beside you. Their corners are in feet; the camera projects them. */
import type { HazardRoadUser } from '../../schemas/hazard.ts';
import type { ClipPart, Track } from './camera.ts';
import { GLASS, HOUSE_COLOURS, INK, LEAF, TYRE } from './palette.ts';
import { busBack, carBack, carFront, carSide } from './sprites.ts';

/** A part with its drawing: the attributes of a path, or the content of a group. */
export type DrawnPart = { part: ClipPart; fill?: string; group?: string };

/** Corners of a horizontal rectangle. */
export const groundRectangle = (
  x1: number,
  x2: number,
  z1: number,
  z2: number,
  y = 0,
): number[] => [...[x1, y, z1], ...[x1, y, z2], ...[x2, y, z2], ...[x2, y, z1]];
/** Corners of a wall along the road. */
const along = (x: number, y1: number, y2: number, z1: number, z2: number): number[] => [
  ...[x, y1, z1],
  ...[x, y1, z2],
  ...[x, y2, z2],
  ...[x, y2, z1],
];
/** Corners of a wall that faces you. */
const facing = (x1: number, x2: number, y1: number, y2: number, z = 0): number[] => [
  ...[x1, y1, z],
  ...[x2, y1, z],
  ...[x2, y2, z],
  ...[x1, y2, z],
];
const wheel = (x: number, z: number, r: number): number[] =>
  Array.from({ length: 8 }, (_, i) => [
    x,
    r + r * Math.sin((i * Math.PI) / 4),
    z + r * Math.cos((i * Math.PI) / 4),
  ])
    .flat()
    .map((value) => Math.round(value * 100) / 100);

export const solidPart = (x: Track, z: Track, fill: string, ...p: number[][]): DrawnPart => ({
  part: { x, z, p },
  fill: `fill="${fill}"`,
});

/** A concrete house with a flat roof, a door and windows. `side` is the side of the road: -1 is the left. */
export function houseParts(index: number, side: -1 | 1, x: number, z: number): DrawnPart[] {
  const [wall, front] = HOUSE_COLOURS[index % HOUSE_COLOURS.length]!;
  const height = 10 + (index % 3) * 5;
  const length = 34;
  const at = side * x;
  const storeys = height > 14 ? [1, 10] : [1];
  const openings = storeys.flatMap((y) => [
    along(at, y + 2, y + 6, 5, 10),
    along(at, y + 2, y + 6, 24, 29),
  ]);
  return [
    solidPart(0, z, front, along(at, 0, height, 0, length)),
    solidPart(0, z, wall, facing(at, at + side * 26, 0, height)),
    solidPart(0, z, '#5d5147', along(at, 0.2, 7, 14.5, 18), ...openings),
    solidPart(
      0,
      z,
      '#f4efe2',
      along(at - side * 0.6, height - 0.8, height + 0.8, -1, length + 1),
      facing(at - side * 0.6, at + side * 27, height - 0.8, height + 0.8, -1),
      ...(height > 14 ? [along(at - side * 0.1, 9.2, 9.9, 0, length)] : []),
    ),
  ];
}

/** A carport beside a house, with its driveway: first the parts behind the car, then those in front of it. */
export function carportParts(side: -1 | 1, edge: number, z: number): DrawnPart[][] {
  const [near, far] = [side * (edge + 15), side * (edge + 36)];
  const post = facing(near, near + side * 0.9, 0, 9, -2);
  return [
    [
      solidPart(0, z + 18, '#b9b2a2', facing(near, far, 0, 9)),
      solidPart(0, z, '#c4c1b6', groundRectangle(side * (edge - 0.4), far, 0, 16, 0.02)),
    ],
    [
      solidPart(0, z, '#f4efe2', facing(near, far, 9, 10.4, -2), along(near, 9, 10.4, -2, 18)),
      solidPart(0, z, '#a9a294', post),
    ],
  ];
}

export const fencePart = (side: -1 | 1, x: number, z1: number, z2: number): DrawnPart =>
  solidPart(0, 0, '#cfc9ba', along(side * x, 0, 3, z1, z2));
export const barrierPart = (x: number, z1: number, z2: number): DrawnPart =>
  solidPart(0, 0, '#b9bdb6', along(x, 0, 2.7, z1, z2));
export const hedgePart = (side: -1 | 1, x: number, z1: number, z2: number): DrawnPart =>
  solidPart(0, 0, LEAF, along(side * x, 0, 5, z1, z2), facing(side * x, side * (x + 12), 0, 5, z1));

/** An outline on a car's side, as points: z from the rear of the car (for a door, from its hinge), and y. */
type Outline = readonly (readonly [z: number, y: number])[];
const CAR: Outline = [
  [0, 1],
  [0, 3],
  [0.8, 3.4],
  [2.6, 4.75],
  [8, 4.8],
  [10.8, 3.3],
  [14.6, 2.8],
  [15, 1],
];
const CAR_GLASS: Outline = [
  [1.9, 3.4],
  [3, 4.5],
  [7.8, 4.55],
  [9.9, 3.4],
];
/** Height at which the windows begin. The body is vertical up to it, and leans inwards above. */
const SILL = 3.4;
const leaning = (x: number, y: number): number => x * (1 - Math.max(0, y - SILL) * 0.22);
const sideOf = (x: number, outline: Outline): number[] =>
  outline.flatMap(([z, y]) => [Math.round(leaning(x, y) * 100) / 100, y, z]);
const mirrored = (outline: Outline): Outline => outline.map(([z, y]) => [15 - z, y]);

/** The visible side of a vehicle, which faces your lane: -1 is the left side in the picture, 1 the right side. */
function seenSide(x: Track): -1 | 1 {
  const values = typeof x === 'number' ? [x] : x.filter((_, i) => i % 2 === 1);
  return values.reduce((sum, value) => sum + value, 0) > 0 ? -1 : 1;
}

const span = (list: readonly (readonly [number, number])[] | undefined): number[] =>
  (list ?? []).flat();

function lampsOf({ brakes, reverses, signal }: HazardRoadUser): Pick<ClipPart, 'on' | 'flash'> {
  const during = (side: string) => (signal?.side === side ? [...signal.during] : []);
  return {
    on: [span(brakes), span(reverses), during('izquierda'), during('derecha')],
    ...(signal && { flash: 1 }),
  };
}

export function carParts(user: HazardRoadUser, paint: string, x: Track, z: Track): DrawnPart[] {
  if (user.faces === 'derecha' || user.faces === 'izquierda') {
    const flip = user.faces === 'izquierda' ? 'scale(-1 1)' : '';
    return [
      {
        part: { x, z, on: [span(user.reverses), span(user.brakes)] },
        group: flip ? `<g transform="${flip}">${carSide(paint)}</g>` : carSide(paint),
      },
    ];
  }
  const side = seenSide(x) * 3;
  const faces = user.faces === 'hacia-ti';
  const body = faces ? mirrored(CAR) : CAR;
  const glass = faces ? mirrored(CAR_GLASS) : CAR_GLASS;
  return [
    solidPart(x, z, INK, groundRectangle(-3, 3, 0, 15, 0.05)),
    solidPart(x, z, paint, sideOf(side, body)),
    solidPart(x, z, GLASS, sideOf(side, glass)),
    solidPart(x, z, TYRE, wheel(side, 2.8, 1.1), wheel(side, 12, 1.1)),
    {
      part: { x, z, ...(faces ? {} : lampsOf(user)) },
      group: faces ? carFront(paint) : carBack(paint),
    },
    ...(user.door === undefined ? [] : door(user, paint, x, z, side)),
  ];
}

/** Feet from the rear of the car to a door hinge. */
const HINGE = 9.6;
const DOOR: Outline = [
  [0, 1],
  [-3.8, 1],
  [-3.6, 4.5],
  [-1.8, 4.5],
  [0, 3.4],
];
const DOOR_GLASS: Outline = [
  [-3.5, 3.3],
  [-3.4, 4.2],
  [-1.9, 4.2],
  [-0.8, 3.3],
];

function door(user: HazardRoadUser, paint: string, x: Track, z: Track, side: number): DrawnPart[] {
  const track = typeof z === 'number' ? z + HINGE : z.map((v, i) => (i % 2 ? v + HINGE : v));
  const beside = (off: number) =>
    typeof x === 'number' ? x + off : x.map((v, i) => (i % 2 ? v + off : v));
  const corners = (outline: Outline) =>
    sideOf(side, outline).map((value, i) => (i % 3 === 0 ? value - side : value));
  const leaf = (outline: Outline, fill: string): DrawnPart => ({
    part: { x: beside(side), z: track, p: [corners(outline)], door: user.door!.flat() },
    fill,
  });
  return [
    { part: { x, z: track, p: [sideOf(side, DOOR)] }, fill: `fill="${INK}"` },
    leaf(DOOR, `fill="${paint}" stroke="${INK}"`),
    leaf(DOOR_GLASS, `fill="${GLASS}"`),
  ];
}

export function busParts(user: HazardRoadUser, paint: string, x: Track, z: Track): DrawnPart[] {
  const side = seenSide(x) * 4;
  return [
    solidPart(x, z, INK, groundRectangle(-4, 4, 0, 38, 0.05)),
    solidPart(x, z, paint, along(side, 1, 10, 0, 38)),
    solidPart(x, z, GLASS, along(side, 5.4, 8.8, 2, 36)),
    solidPart(x, z, '#0b4f9e', along(side, 3.4, 4.2, 0, 38)),
    solidPart(x, z, TYRE, wheel(side, 8, 1.6), wheel(side, 31, 1.6)),
    { part: { x, z, ...lampsOf(user) }, group: busBack(paint) },
  ];
}
