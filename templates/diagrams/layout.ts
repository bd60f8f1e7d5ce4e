/** Computes the position of everything in a scene, and reports a problem for each thing that cannot be placed. */
import type { Scene, SceneVehicle } from '../../schemas/scene.ts';
import {
  ARM_ROTATION,
  type Arm,
  armClockwiseAfter,
  type Box,
  EXIT_HEADING,
  type Point,
  rotateVector,
  SCENE_WIDTH,
  STEPS_TO_LEFT,
  STEPS_TO_RIGHT,
} from './geometry.ts';
import {
  type ArmGeometry,
  type CrossingGeometry,
  crossingGeometry,
  LANE_WIDTH,
  RING_RADIUS,
  type RoadGeometry,
  roadGeometry,
} from './road-geometry.ts';

type Path = readonly (string | number)[];
/** A problem with the part of the record at `path`. */
export type SceneProblem = { path: Path; title: string; help: string };

export type PlacedVehicle = {
  vehicle: SceneVehicle;
  kind: NonNullable<SceneVehicle['kind']>;
  box: Box;
  path: Path;
};
type Person = NonNullable<Scene['people']>[number];
export type PlacedPerson = { person: Person; x: number; y: number; angle: number; path: Path };
type PlacedPoint<T> = { item: T; x: number; y: number; path: Path };

export type Layout = {
  width: number;
  height: number;
  crossing?: CrossingGeometry;
  road?: RoadGeometry;
  vehicles: PlacedVehicle[];
  people: PlacedPerson[];
  things: PlacedPoint<NonNullable<Scene['things']>[number]>[];
  signs: PlacedPoint<NonNullable<Scene['signs']>[number]>[];
  problems: SceneProblem[];
};

/** Widths and lengths at the scale of `UNITS_PER_FOOT`. Bicycles, motorcycles and people are drawn larger. */
export const VEHICLE_SIZES: Record<
  PlacedVehicle['kind'],
  readonly [width: number, length: number]
> = {
  carro: [20, 46],
  camion: [26, 100],
  'guagua-escolar': [26, 74],
  ambulancia: [22, 54],
  patrulla: [20, 46],
  motora: [15, 30],
  bicicleta: [16, 30],
  tren: [30, 120],
  carroza: [21, 58],
};
const FRONT_HEIGHT = 190;
/** Height of a single row of figures with up to three lines of words below. */
const LABELLED_HEIGHT = 166;
/** Height of a row if there are two rows of figures, and the largest number of figures in a row. */
export const CELL_HEIGHT = 150;
export const FIGURES_PER_ROW = 3;

function frontHeight({ figures = [] }: Scene): number {
  if (figures.length > FIGURES_PER_ROW) return CELL_HEIGHT * 2;
  return figures.some(({ label }) => label !== undefined) ? LABELLED_HEIGHT : FRONT_HEIGHT;
}

export function layOutScene(scene: Scene): Layout {
  const crossing = scene.crossing && crossingGeometry(scene.crossing);
  const road = scene.road && roadGeometry(scene.road);
  const ground = crossing ?? road;
  const problems: SceneProblem[] = [];
  const place = <T extends object>(
    list: readonly T[] | undefined,
    field: string,
    find: (item: T, path: Path) => Point | SceneProblem,
  ): PlacedPoint<T>[] =>
    (list ?? []).flatMap((item, index) => {
      const path = [field, index];
      const found = find(item, path);
      if ('title' in found) {
        problems.push(found);
        return [];
      }
      return [{ item, x: found[0], y: found[1], path }];
    });
  const vehicles = (scene.vehicles ?? []).flatMap((vehicle, index): PlacedVehicle[] => {
    const path = ['vehicles', index];
    const kind = vehicle.kind ?? 'carro';
    const box = ground === undefined ? noGround(path) : boxOf(vehicle, kind, ground, path);
    if ('title' in box) {
      problems.push(box);
      return [];
    }
    return [{ vehicle, kind, box, path }];
  });
  const onRoad = (item: { lane: number; x: number; shift?: number | undefined }, path: Path) =>
    road === undefined ? needsRoad(path) : roadPoint(road, item, path);
  return {
    width: SCENE_WIDTH,
    height: ground?.height ?? frontHeight(scene),
    ...(crossing && { crossing }),
    ...(road && { road }),
    vehicles,
    people: place(scene.people, 'people', (person, path) =>
      ground === undefined ? noGround(path) : personPoint(person, ground, path),
    ).map(({ item, ...rest }) => ({
      person: item,
      ...rest,
      angle: EXIT_HEADING[item.heading ?? item.facing ?? towardsRoad(item, rest.y, ground!)],
    })),
    things: place(scene.things, 'things', onRoad),
    signs: place(scene.signs, 'signs', onRoad),
    problems,
  };
}

/** A person who stands still faces the road; an officer inside a crossing faces traffic from the south. */
function towardsRoad(
  { arm, across = 0.5 }: Person,
  y: number,
  { kind, height }: CrossingGeometry | RoadGeometry,
): Arm {
  if (kind === 'road') return y < height / 2 ? 'sur' : 'norte';
  if (arm === undefined) return 'sur';
  // In the southern arm, `across` increases towards the east.
  return armClockwiseAfter(arm, across > 0.5 ? STEPS_TO_LEFT : STEPS_TO_RIGHT);
}

const noGround = (path: Path): SceneProblem => ({
  path,
  title: 'a scene with "figures" has no road for vehicles and people',
  help: 'Give the scene a "crossing" or a "road", or leave them out.',
});
const needsRoad = (path: Path): SceneProblem => ({
  path,
  title: 'things, signs and distances need a "road"',
  help: 'Give the scene a "road", or put a "control" at the arm of the crossing.',
});

function boxOf(
  vehicle: SceneVehicle,
  kind: PlacedVehicle['kind'],
  ground: CrossingGeometry | RoadGeometry,
  path: Path,
): Box | SceneProblem {
  const [w, l] = VEHICLE_SIZES[kind];
  if (ground.kind === 'crossing') return crossingBox(vehicle, { w, l }, ground, path);
  const found = roadPoint(ground, vehicle, path);
  if ('title' in found) return found;
  const strip = ground.strips[vehicle.lane!]!;
  return {
    x: found[0],
    y: found[1],
    w,
    l,
    angle: strip.heading + (vehicle.turned ?? 0),
  };
}

/** A point of a strip. `shift` is its distance from the middle of the strip, to the right of the traffic. */
export function roadPoint(
  { strips }: RoadGeometry,
  {
    lane,
    x,
    shift = 0,
  }: { lane?: number | undefined; x?: number | undefined; shift?: number | undefined },
  path: Path,
): Point | SceneProblem {
  const strip = lane === undefined ? undefined : strips[lane];
  if (strip === undefined)
    return {
      path: lane === undefined ? path : [...path, 'lane'],
      title: lane === undefined ? 'it has no "lane"' : `the road has no strip ${lane}`,
      help: `Name a strip of the road, from 0 to ${strips.length - 1}.`,
    };
  if (x === undefined)
    return {
      path,
      title: 'it has no "x"',
      help: 'Say how far from the left edge it is: 0 to 320.',
    };
  return [x, strip.middle + (strip.heading === 90 ? shift : -shift)];
}

function crossingBox(
  vehicle: SceneVehicle,
  size: { w: number; l: number },
  ground: CrossingGeometry,
  path: Path,
): Box | SceneProblem {
  if (vehicle.ring !== undefined) return ringBox(vehicle.ring, size, ground, path);
  const arm = armOf(vehicle.arm, ground, path);
  if ('title' in arm) return arm;
  const way = vehicle.way ?? 'entra';
  const lane = vehicle.lane ?? 0;
  if (lane >= arm.lanes[way])
    return {
      path: vehicle.lane === undefined ? path : [...path, 'lane'],
      title: `the arm "${arm.arm}" has no lane ${lane} for traffic that ${way === 'entra' ? 'enters' : 'leaves'} the crossing`,
      help: `It has ${arm.lanes[way]}; count from 0, or change "${way === 'entra' ? 'in' : 'out'}" of the arm.`,
    };
  const { from = 3, shift = 0 } = vehicle;
  const [x, y] =
    way === 'entra'
      ? arm.point(arm.laneX(way, lane) + shift, arm.stop + from + size.l / 2)
      : arm.point(arm.laneX(way, lane) - shift, arm.edge + from + size.l / 2);
  const heading = way === 'entra' ? ARM_ROTATION[arm.arm] : ARM_ROTATION[arm.arm] + 180;
  return { x, y, ...size, angle: heading + (vehicle.turned ?? 0) };
}

function ringBox(
  degrees: number,
  size: { w: number; l: number },
  ground: CrossingGeometry,
  path: Path,
): Box | SceneProblem {
  if (!ground.roundabout)
    return {
      path: [...path, 'ring'],
      title: 'only a roundabout has a ring',
      help: 'Set "roundabout" of the crossing, or name an arm.',
    };
  const [x, y] = ringPoint(ground, degrees);
  // Traffic in a roundabout goes counter-clockwise, so on the eastern side it heads north.
  return { x, y, ...size, angle: -degrees };
}

export function ringPoint({ middle }: CrossingGeometry, degrees: number): Point {
  const [dx, dy] = rotateVector([RING_RADIUS, 0], -degrees);
  return [middle[0] + dx, middle[1] + dy];
}

function armOf(
  arm: Arm | undefined,
  { arms }: CrossingGeometry,
  path: Path,
): ArmGeometry | SceneProblem {
  const found = arm === undefined ? undefined : arms[arm];
  if (found !== undefined) return found;
  return {
    path: arm === undefined ? path : [...path, 'arm'],
    title: arm === undefined ? 'it has no "arm"' : `the crossing has no arm "${arm}"`,
    help: `Name one of its arms: ${Object.keys(arms).join(', ')}.`,
  };
}

function personPoint(
  person: Person,
  ground: CrossingGeometry | RoadGeometry,
  path: Path,
): Point | SceneProblem {
  if (ground.kind === 'road') return roadPoint(ground, person, path);
  if (person.arm === undefined) return ground.middle;
  const arm = armOf(person.arm, ground, path);
  if ('title' in arm) return arm;
  const left = -LANE_WIDTH * arm.lanes.sale;
  const right = LANE_WIDTH * arm.lanes.entra;
  return arm.point(left + (right - left) * (person.across ?? 0.5), arm.edge + (person.from ?? 13));
}
