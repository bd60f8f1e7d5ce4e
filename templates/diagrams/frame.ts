/** Crops the picture of a scene, so that the important parts are large on a phone. */
import type { Scene } from '../../schemas/scene.ts';
import { lightTagText } from './ArmLight.tsx';
import {
  axisAlignedBounds,
  EXIT_HEADING,
  type Point,
  rotateVector,
  SCENE_WIDTH,
} from './geometry.ts';
import { LENS_RADIUS } from './Lens.tsx';
import { dimensionLines, paceLabels, vehicleNameLabels } from './labels.ts';
import type { Layout, PlacedPerson, PlacedVehicle } from './layout.ts';
import { CAR_BLIND_SPOT, THING_HALF_SIZE } from './RoadThings.tsx';
import {
  type ArmGeometry,
  type CrossingGeometry,
  LANE_WIDTH,
  STREET_HALF_WIDTH,
} from './road-geometry.ts';
import { arrowRoute } from './routes.ts';

export type DrawingFrame = { left: number; top: number; width: number; height: number };
type Extent = readonly [left: number, top: number, right: number, bottom: number];

const MARGIN = 7;
/** Least distance from a crossing's middle to the edges of the frame; `LOT` (x, y) if its corners have objects. */
const LEAST = 92;
const LOT: Point = [108, 94];
/**
 * Half the size of a sign or light, of the tag of a light, of a pedestrian signal, and of a person; then the length of
 * a person's arrow.
 */
const CONTROL = 24;
const TAG: Point = [11, 8];
const WALK: Point = [30, 26];
const PERSON = 15;
const TIP = 45;
/** Distance that the rays of a lit signal reach beyond a vehicle. */
const SHINE = 6;
/** Widths to which a straight road is cropped. There are only two, so that the steps of a manoeuvre look alike. */
const ROAD_WIDTHS = [216, 264];
/** Margin of road at both ends of the visible part, and space for the bend of an arrow that leaves its lane. */
const ROAD_MARGIN = 12;
const BEND = 30;
/** Half the size of a sign on a road, if its record gives no `size`. */
const SIGN = 20;

/** The whole picture. Films need it, because their cars drive to places that are empty at the start. */
export const uncroppedFrame = ({ width, height }: Layout): DrawingFrame => ({
  left: 0,
  top: 0,
  width,
  height,
});

/** @param text converts rich text to plain text @returns a frame in whole numbers, within the picture */
export function croppedFrame(
  scene: Scene,
  layout: Layout,
  text: (rich: string) => string,
): DrawingFrame {
  const { crossing } = layout;
  const whole = uncroppedFrame(layout);
  if (scene.figures) return { ...whole, ...asideOf(scene.figures) };
  if (crossing === undefined) return { ...whole, ...roadPart(scene, layout, text) };
  const parts: Extent[] = [
    leastOf(scene, crossing),
    ...layout.vehicles.map(vehicleExtent),
    ...layout.vehicles.flatMap((placed) => {
      const route = arrowRoute(placed, layout);
      return route ? [around(route.end, [8, 8])] : [];
    }),
    ...layout.people.map(personExtent),
    ...Object.values(crossing.arms).flatMap(controlsOf),
    ...Object.values(crossing.arms).flatMap((arm) => tagsOf(arm, scene)),
    ...[...vehicleNameLabels(layout), ...paceLabels(layout, text)].map(({ x, y, w, h }) =>
      around([x, y], [w / 2, h / 2]),
    ),
  ];
  const left = Math.max(0, Math.floor(Math.min(...parts.map(([x]) => x)) - MARGIN));
  const top = Math.max(0, Math.floor(Math.min(...parts.map(([, y]) => y)) - MARGIN));
  const right = Math.min(whole.width, Math.ceil(Math.max(...parts.map(([, , x]) => x)) + MARGIN));
  const bottom = Math.min(
    whole.height,
    Math.ceil(Math.max(...parts.map(([, , , y]) => y)) + MARGIN),
  );
  return { left, top, width: right - left, height: bottom - top };
}

/** Crops the empty ends of a straight road if the road looks the same along its whole length. */
function roadPart(
  scene: Scene,
  layout: Layout,
  text: (rich: string) => string,
): Partial<DrawingFrame> {
  if (!isAlike(scene)) return {};
  const spans = spansOf(scene, layout, text);
  const [from, to] = [
    Math.min(...spans.map(([x]) => x)) - ROAD_MARGIN,
    Math.max(...spans.map(([, x]) => x)) + ROAD_MARGIN,
  ];
  const width = ROAD_WIDTHS.find((each) => each >= to - from);
  if (width === undefined) return {};
  const left = Math.round((from + to - width) / 2);
  return { left: Math.min(Math.max(left, 0), SCENE_WIDTH - width), width };
}

const isAlike = ({ road, vehicles = [] }: Scene): boolean =>
  road !== undefined &&
  vehicles.length > 0 &&
  vehicles.every(({ beams, blindSpots, kind }) => !beams && !(blindSpots && kind === 'camion')) &&
  road.strips.every(
    ({ is, ends, starts, ramp, exit }) =>
      is !== 'central' && (ends ?? starts ?? ramp ?? exit) === undefined,
  );

type Span = readonly [from: number, to: number];
const spanAround = (x: number, half: number): Span => [x - half, x + half];

function spansOf(scene: Scene, layout: Layout, text: (rich: string) => string): Span[] {
  const { road, zones = [] } = scene;
  const lines = dimensionLines(scene, layout, text);
  return [
    ...layout.vehicles.map(({ box }): Span => {
      const [left, , right] = axisAlignedBounds(box);
      return [left, right];
    }),
    ...layout.vehicles.flatMap(({ vehicle, box }) =>
      vehicle.blindSpots ? [spanAround(box.x, CAR_BLIND_SPOT.behind)] : [],
    ),
    ...layout.vehicles.flatMap((placed) => {
      const route = arrowRoute(placed, layout);
      const { toLane, toAngle } = placed.vehicle;
      const isBent = toLane !== undefined || toAngle !== undefined;
      return route
        ? [
            spanAround(route.end[0], isBent ? BEND : 8),
            spanAround(placed.box.x, isBent ? placed.box.l / 2 + BEND : 0),
          ]
        : [];
    }),
    ...layout.people.map((placed): Span => {
      const [left, , right] = personExtent(placed);
      return [left, right];
    }),
    ...layout.things.map(({ item, x }) => spanAround(x, THING_HALF_SIZE[item.kind][0])),
    ...layout.signs.map(({ item, x }) => spanAround(x, item.size ? item.size / 2 : SIGN)),
    ...zones.map(({ from, to }): Span => [from, to]),
    ...(road?.across ?? []).map(({ x }) => spanAround(x, STREET_HALF_WIDTH)),
    ...lines.flatMap(({ from, to, lens }): Span[] => [
      [from[0], to[0]],
      ...(lens ? [spanAround(lens.at[0], LENS_RADIUS)] : []),
    ]),
    ...[
      ...vehicleNameLabels(layout),
      ...paceLabels(layout, text),
      ...lines.map(({ label }) => label),
    ].map(({ x, w }) => spanAround(x, w / 2)),
  ];
}

/** Crops the empty sides of one or two figures without words. */
function asideOf(figures: NonNullable<Scene['figures']>): Partial<DrawingFrame> {
  const isBare = figures.every(({ is, label }) => is !== 'cuesta' && label === undefined);
  if (!isBare || figures.length > 2) return {};
  if (figures.length === 1) return { left: 66, width: 188 };
  return figures.some(({ is }) => is === 'letrero') ? {} : { left: 36, width: 270 };
}

const around = ([x, y]: Point, [w, h]: Point): Extent => [x - w, y - h, x + w, y + h];

function leastOf({ crossing }: Scene, { middle }: CrossingGeometry): Extent {
  return around(middle, crossing?.corners ? LOT : [LEAST, LEAST]);
}

/** The bounds of a vehicle, including the rays of a lit signal. */
function vehicleExtent({ vehicle, box }: PlacedVehicle): Extent {
  const [left, top, right, bottom] = axisAlignedBounds(box);
  const shine = vehicle.signal ? SHINE : 0;
  return [left - shine, top - shine, right + shine, bottom + shine];
}

function personExtent({ person: { heading }, x, y }: PlacedPerson): Extent {
  const [dx, dy] = heading ? rotateVector([0, -TIP], EXIT_HEADING[heading]) : [0, 0];
  return [
    Math.min(x - PERSON, x + dx),
    Math.min(y - PERSON, y + dy),
    Math.max(x + PERSON, x + dx),
    Math.max(y + PERSON, y + dy),
  ];
}

function tagsOf(arm: ArmGeometry, { vehicles = [] }: Scene): Extent[] {
  const { record, light, tag, point } = arm;
  const isLight = record.control && record.control !== 'pare' && record.control !== 'ceda';
  if (!isLight || lightTagText(arm, vehicles) === undefined) return [];
  return [around(point(light[0] + tag[0], light[1] + tag[1]), TAG)];
}

function controlsOf({ record, lanes, edge, stop, light, point }: ArmGeometry): Extent[] {
  const right = LANE_WIDTH * lanes.entra;
  const { control, walk } = record;
  const isSign = control === 'pare' || control === 'ceda';
  return [
    ...(control
      ? [around(isSign ? point(right + 29, stop + 13) : point(...light), [CONTROL, CONTROL])]
      : []),
    ...(walk
      ? [-LANE_WIDTH * lanes.sale - 18, right + 18].map((x) => around(point(x, edge + 19), WALK))
      : []),
  ];
}
