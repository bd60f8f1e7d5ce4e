/**
 * Checks that distances in a scene are drawn to scale, because learners compare them with the cars, even if a label
 * states the distance.
 */
import type { Scene } from '../../schemas/scene.ts';
import { axisAlignedBounds, type Point } from './geometry.ts';
import { type Layout, layOutScene, roadPoint, type SceneProblem } from './layout.ts';
import { THING_HALF_SIZE } from './RoadThings.tsx';
import { DRIVEWAY_HALF_WIDTH, STREET_HALF_WIDTH, UNITS_PER_FOOT } from './road-geometry.ts';

/** Largest accepted difference between a drawn distance and its stated figure, as a share of that figure. */
const TOLERANCE = 0.1;
const FEET = /(\d+(?:\.\d+)?)\s?pies?(?!\p{L})/iu;

/**
 * @param text converts rich text to plain text
 * @returns a problem for each line that does not match the feet in its label, or whose ends touch nothing
 */
export function scaleProblems(scene: Scene, text: (rich: string) => string): SceneProblem[] {
  const layout = layOutScene(scene);
  const { road } = layout;
  if (road === undefined) return [];
  return (scene.distances ?? []).flatMap(({ label, from, to }, index): SceneProblem[] => {
    const path = ['distances', index];
    const feet = Number(FEET.exec(text(label))?.[1]);
    const start = roadPoint(road, from, path);
    const end = roadPoint(road, to, path);
    if (Number.isNaN(feet) || 'title' in start || 'title' in end) return [];
    const length = Math.round(feet * UNITS_PER_FOOT * 10) / 10;
    const drawn = Math.hypot(end[0] - start[0], end[1] - start[1]) / UNITS_PER_FOOT;
    if (Math.abs(drawn - feet) > feet * TOLERANCE)
      return [
        {
          path,
          title: `the distance of ${feet} feet is drawn as ${Math.round(drawn * 10) / 10} feet`,
          help: `A car is 16 feet long and 46 units long in the picture, so this line must be ${length} units long: move "from" or "to", and the object there.`,
        },
      ];
    const edges = edgesAlong(scene, layout, isUpright(start, end));
    return [
      { side: 'from', value: start },
      { side: 'to', value: end },
    ].flatMap(({ side, value }) =>
      edges.some(
        (edge) => Math.abs(edge - value[isUpright(start, end) ? 1 : 0]) <= UNITS_PER_FOOT / 2,
      )
        ? []
        : [
            {
              path: [...path, side],
              title: `nothing begins or ends where the distance of ${feet} feet does`,
              help: 'Put the end of the line at the edge of what is measured: a vehicle, a thing, a driveway, a kerb.',
            },
          ],
    );
  });
}

const isUpright = (start: Point, end: Point): boolean =>
  Math.abs(end[1] - start[1]) > Math.abs(end[0] - start[0]);

/** Positions at which something begins or ends, on the x axis or the y axis. The middle of a thing counts too. */
function edgesAlong(scene: Scene, { road, vehicles, things }: Layout, isDown: boolean): number[] {
  const axis = isDown ? 1 : 0;
  return [
    ...vehicles.flatMap(({ box }) => [
      axisAlignedBounds(box)[axis],
      axisAlignedBounds(box)[axis + 2]!,
    ]),
    ...things.flatMap(({ item, x, y }) => {
      const middle = isDown ? y : x;
      const half = THING_HALF_SIZE[item.kind][axis];
      return [middle - half, middle, middle + half];
    }),
    ...(isDown
      ? road!.strips.flatMap(({ top, height }) => [top, top + height])
      : [
          ...(scene.zones ?? []).flatMap(({ from, to }) => [from, to]),
          ...(scene.road!.across ?? []).flatMap(({ is, x }) => {
            const half =
              is === 'entrada' ? DRIVEWAY_HALF_WIDTH : is === 'calle' ? STREET_HALF_WIDTH : 0;
            return [x - half, x + half];
          }),
        ]),
  ];
}
