/** The ground of a scene, a crossing or a straight road: the positions of its lanes, stop lines and lights. */
import type { Scene } from '../../schemas/scene.ts';
import {
  ARM_ROTATION,
  type Arm,
  armClockwiseAfter,
  type Point,
  rotateVector,
  SCENE_WIDTH,
  STEPS_AHEAD,
  STEPS_TO_RIGHT,
} from './geometry.ts';

type SceneArm = NonNullable<NonNullable<Scene['crossing']>['arms'][Arm]>;
type Strip = NonNullable<Scene['road']>['strips'][number];

/** A foot in units of the picture: a car of 16 feet is 46 units long. */
export const UNITS_PER_FOOT = 46 / 16;
export const LANE_WIDTH = 34;
/** Half the width of a street that meets a road, and of a driveway at its kerb. */
export const STREET_HALF_WIDTH = 34;
export const DRIVEWAY_HALF_WIDTH = 20;
/** Radii of a roundabout: its island, the middle of its ring, its outer edge. */
export const ISLAND_RADIUS = 27;
export const RING_RADIUS = 52;
export const ROUNDABOUT_RADIUS = 77;

export type ArmGeometry = {
  arm: Arm;
  /** Numbers of lanes towards the crossing and away from it; a driveway has one lane, which counts for both. */
  lanes: { entra: number; sale: number };
  driveway: boolean;
  /** Distances from the middle of the crossing: `edge` to the beginning of the arm, `stop` to its stop line. */
  edge: number;
  stop: number;
  crosswalk: boolean;
  /** The light for entering traffic, in arm coordinates: beyond the crossing and right of its lanes. */
  light: Point;
  /** Middle of the tag of the light, from the middle of the light. */
  tag: Point;
  record: SceneArm;
  /** Converts arm coordinates to the picture's: x grows to the right of entering traffic, y away from the crossing. */
  point(x: number, y: number): Point;
  /** The x of the middle of a lane, in arm coordinates. */
  laneX(way: 'entra' | 'sale', lane: number): number;
};

export type CrossingGeometry = {
  kind: 'crossing';
  width: number;
  height: number;
  middle: Point;
  roundabout: boolean;
  arms: Partial<Record<Arm, ArmGeometry>>;
};

export type StripGeometry = {
  record: Strip;
  top: number;
  height: number;
  middle: number;
  /** Direction of its traffic, in degrees: 90 is east. */
  heading: 90 | 270;
};
export type RoadGeometry = { kind: 'road'; width: number; height: number; strips: StripGeometry[] };

const HEIGHTS: Record<Strip['is'], number> = {
  carril: 38,
  central: 38,
  paseo: 26,
  estacionamiento: 30,
  bicicletas: 20,
  encintado: 6,
  acera: 30,
  mediana: 18,
  hierba: 16,
};

export function roadGeometry({ strips }: NonNullable<Scene['road']>): RoadGeometry {
  let top = 0;
  const placed = strips.map((record) => {
    const height = record.height ?? HEIGHTS[record.is];
    const strip: StripGeometry = {
      record,
      top,
      height,
      middle: top + height / 2,
      heading: record.to === 'oeste' ? 270 : 90,
    };
    top += height;
    return strip;
  });
  return { kind: 'road', width: SCENE_WIDTH, height: top, strips: placed };
}

export function crossingGeometry({
  arms,
  roundabout = false,
}: NonNullable<Scene['crossing']>): CrossingGeometry {
  const height = roundabout ? 300 : 272;
  const middle: Point = [SCENE_WIDTH / 2, height / 2];
  const lanes = (arm: Arm, way: 'in' | 'out') => {
    const record = arms[arm];
    if (record === undefined) return 0;
    return record.driveway ? 0.5 : (record[way] ?? 1);
  };
  // On each side, the crossing extends as far as the wider of the two perpendicular arms does.
  const reach: Record<Arm, number> = {
    sur: Math.max(lanes('este', 'out'), lanes('oeste', 'in')),
    norte: Math.max(lanes('este', 'in'), lanes('oeste', 'out')),
    este: Math.max(lanes('sur', 'in'), lanes('norte', 'out')),
    oeste: Math.max(lanes('sur', 'out'), lanes('norte', 'in')),
  };
  const ground = (arm: Arm, record: SceneArm): ArmGeometry => {
    const edge = roundabout ? ROUNDABOUT_RADIUS : reach[arm] * LANE_WIDTH;
    const driveway = record.driveway === true;
    const crosswalk = record.crosswalk === true;
    const across = armClockwiseAfter(arm, STEPS_AHEAD);
    const right = LANE_WIDTH * Math.max(lanes(arm, 'in'), lanes(across, 'out'));
    return {
      arm,
      record,
      driveway,
      crosswalk,
      edge,
      light: [
        // The light stands upright, so beside a horizontal street it needs space for its height.
        right +
          (isArmHorizontal(arm) ? 35 : 21) +
          besideCrosswalk(arm, arms[armClockwiseAfter(arm, STEPS_TO_RIGHT)]),
        -(reach[across] * LANE_WIDTH + 31 + (arms[across]?.crosswalk ? 30 : 0)),
      ],
      tag: tagOffset(arm, record, arms[armClockwiseAfter(arm, STEPS_TO_RIGHT)]),
      stop: edge + (crosswalk ? 31 : 8),
      lanes: driveway ? { entra: 1, sale: 1 } : { entra: record.in ?? 1, sale: record.out ?? 1 },
      point: (x, y) => {
        const [dx, dy] = rotateVector([x, y], ARM_ROTATION[arm]);
        return [middle[0] + dx, middle[1] + dy];
      },
      laneX: (way, lane) => (driveway ? 0 : (way === 'entra' ? 1 : -1) * LANE_WIDTH * (lane + 0.5)),
    };
  };
  return {
    kind: 'crossing',
    width: SCENE_WIDTH,
    height,
    middle,
    roundabout,
    arms: Object.fromEntries(
      Object.entries(arms).map(([arm, record]) => [arm, ground(arm as Arm, record)]),
    ),
  };
}

/** Half the width of a pedestrian signal's housing, which is wider than the lit words on it. */
export const WALK_SIGNAL_HALF_WIDTH = { cruce: 22, 'no-cruce': 32 } as const;

/** Extra distance that keeps a light and its arrow clear of the crosswalk beside them, and of its pedestrian signal. */
function besideCrosswalk(arm: Arm, { crosswalk, walk }: SceneArm = {}): number {
  if (walk === undefined || isArmHorizontal(arm)) return crosswalk ? 30 : 0;
  return 2 * WALK_SIGNAL_HALF_WIDTH[walk] + 20;
}

/** The tag is on the far side of the light, or in the space that a crosswalk leaves on the near side. */
function tagOffset(arm: Arm, { control }: SceneArm, { crosswalk }: SceneArm = {}): Point {
  // The rays of a flashing light need more space.
  const away = control?.endsWith('intermitente') ? 28 : 20;
  if (isArmHorizontal(arm)) return [0, -away];
  return [crosswalk ? -away : away, 0];
}

/** True if the street of an arm runs horizontally in the picture. */
export const isArmHorizontal = (arm: Arm): boolean => arm === 'este' || arm === 'oeste';
