/** A crossing, or one or two figures → the part to show, so that the relevant things are large on a phone. */
import type { Scene } from '../../schemas/scene.ts';
import { bounds, HEADING, type Point, turn } from './geometry.ts';
import { type ArmGround, type CrossingGround, LANE } from './ground.ts';
import { nameLabels, paceLabels } from './labels.ts';
import type { Layout, PlacedPerson } from './layout.ts';
import { routeOf } from './routes.ts';

export type DrawingFrame = { left: number; top: number; width: number; height: number };
type Extent = readonly [left: number, top: number, right: number, bottom: number];

/** Ground around what counts. */
const MARGIN = 7;
/** Least distance from the middle of a crossing to the frame. A house in a corner needs its whole lot. */
const LEAST = 92;
const LOT: Point = [108, 94];
/** Half a sign or a light with its post, half the words of a signal for people on foot, half a person, and the tip of their arrow. */
const CONTROL = 24;
const WALK: Point = [30, 9];
const PERSON = 13;
const TIP = 40;

/** The whole picture: the cars of a film drive to places that are empty in the situation. */
export const wholeOf = ({ width, height }: Layout): DrawingFrame => ({
  left: 0,
  top: 0,
  width,
  height,
});

/** @param text a rich text in plain words @returns whole numbers, within the ground */
export function frameOf(
  scene: Scene,
  layout: Layout,
  text: (rich: string) => string,
): DrawingFrame {
  const { crossing } = layout;
  const whole = wholeOf(layout);
  if (scene.figures) return { ...whole, ...asideOf(scene.figures) };
  if (crossing === undefined) return whole;
  const parts: Extent[] = [
    leastOf(scene, crossing),
    ...layout.vehicles.map(({ box }) => bounds(box)),
    ...layout.vehicles.flatMap((placed) => {
      const route = routeOf(placed, layout);
      return route ? [around(route.end, [8, 8])] : [];
    }),
    ...layout.people.map(personExtent),
    ...Object.values(crossing.arms).flatMap(controlsOf),
    ...[...nameLabels(layout), ...paceLabels(layout, text)].map(({ x, y, w, h }) =>
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

/** Crops the empty sides of one or two figures without words. */
function asideOf(figures: NonNullable<Scene['figures']>): Partial<DrawingFrame> {
  const isBare = figures.every(({ is, label }) => is !== 'cuesta' && label === undefined);
  if (!isBare || figures.length > 2) return {};
  if (figures.length === 1) return { left: 66, width: 188 };
  return figures.some(({ is }) => is === 'letrero') ? {} : { left: 36, width: 270 };
}

const around = ([x, y]: Point, [w, h]: Point): Extent => [x - w, y - h, x + w, y + h];

function leastOf({ crossing }: Scene, { middle }: CrossingGround): Extent {
  return around(middle, crossing?.corners ? LOT : [LEAST, LEAST]);
}

function personExtent({ person: { heading }, x, y }: PlacedPerson): Extent {
  const [dx, dy] = heading ? turn([0, -TIP], HEADING[heading]) : [0, 0];
  return [
    Math.min(x - PERSON, x + dx),
    Math.min(y - PERSON, y + dy),
    Math.max(x + PERSON, x + dx),
    Math.max(y + PERSON, y + dy),
  ];
}

function controlsOf({ record, lanes, edge, stop, light, point }: ArmGround): Extent[] {
  const right = LANE * lanes.entra;
  const { control, walk } = record;
  const isSign = control === 'pare' || control === 'ceda';
  return [
    ...(control
      ? [around(isSign ? point(right + 29, stop + 13) : point(...light), [CONTROL, CONTROL])]
      : []),
    ...(walk
      ? [-LANE * lanes.sale - 18, right + 18].map((x) => around(point(x, edge + 19), WALK))
      : []),
  ];
}
