/** Finds problems in a scene: something outside its lane, two things in one place, an unnamed road user. */
import type { Scene, SceneFigure } from '../../schemas/scene.ts';
import { hasGlyphsFor } from '../signs/legend.ts';
import { OFF_ROAD_STRIPS } from './Carriageways.tsx';
import { descriptionProblems } from './description-problems.ts';
import { axisAlignedBounds, type Box, boxesOverlap } from './geometry.ts';
import {
  dimensionLines,
  figureLabels,
  paceLabels,
  type SceneLabel,
  vehicleNameLabels,
} from './labels.ts';
import { type Layout, layOutScene, type PlacedVehicle, type SceneProblem } from './layout.ts';
import { PERSON_HALF_SIZE } from './Person.tsx';
import { THING_HALF_SIZE } from './RoadThings.tsx';
import { LANE_WIDTH } from './road-geometry.ts';
import { arrowRoute } from './routes.ts';

/** Distance, in units of the picture, by which something may cross a boundary. */
const SLACK = 1;

/**
 * @param text converts rich text to plain text
 * @returns a problem for each thing that cannot be drawn, or that contradicts the description
 */
export function layoutProblems(scene: Scene, text: (rich: string) => string): SceneProblem[] {
  const layout = layOutScene(scene);
  const labels = [
    ...vehicleNameLabels(layout),
    ...paceLabels(layout, text),
    ...figureLabels(scene, text),
    ...dimensionLines(scene, layout, text).map(({ label }) => label),
  ];
  return [
    ...layout.problems,
    ...layout.vehicles.flatMap((placed) => [
      ...lostVehicle(placed, layout),
      ...lostRoute(placed, layout),
    ]),
    ...sharedPlaces(layout),
    ...lostPeople(layout),
    ...lostThings(layout),
    ...labelProblems(labels, layout),
    ...roadProblems(scene, layout),
    ...(scene.figures ?? []).flatMap(figureProblems),
    ...descriptionProblems(scene, text),
  ];
}

const isOutside = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  { width, height }: Layout,
): boolean => left < -SLACK || top < -SLACK || right > width + SLACK || bottom > height + SLACK;

const nameOf = ({ vehicle, kind }: PlacedVehicle): string => vehicle.name ?? kind;

function lostVehicle(placed: PlacedVehicle, layout: Layout): SceneProblem[] {
  const { box, kind, path } = placed;
  // A train may extend beyond the picture, across the lanes of the road.
  if (kind === 'tren') return [];
  const name = nameOf(placed);
  if (isOutside(axisAlignedBounds(box), layout))
    return [
      {
        path,
        title: `the vehicle "${name}" is partly outside the picture`,
        help: 'Move it: change "x" or "from".',
      },
    ];
  if (isOnLane(placed, layout)) return [];
  return [
    {
      path,
      title: `the vehicle "${name}" is outside its lane`,
      help: 'Name a lane for vehicles in "lane", or make "shift" smaller.',
    },
  ];
}

function isOnLane({ vehicle, box }: PlacedVehicle, { road }: Layout): boolean {
  const isManoeuvring = (vehicle.turned ?? 0) % 180 !== 0;
  if (road === undefined)
    return isManoeuvring || Math.abs(vehicle.shift ?? 0) + box.w / 2 <= LANE_WIDTH / 2 + SLACK;
  const strip = road.strips[vehicle.lane!]!;
  if (OFF_ROAD_STRIPS.has(strip.record.is)) return false;
  const [, top, , bottom] = axisAlignedBounds(box);
  return isManoeuvring || (top >= strip.top - SLACK && bottom <= strip.top + strip.height + SLACK);
}

function lostRoute(placed: PlacedVehicle, layout: Layout): SceneProblem[] {
  const { vehicle, path } = placed;
  const { crossing, road } = layout;
  const target = vehicle.to && crossing?.arms[vehicle.to];
  if (vehicle.to !== undefined && (target === undefined || target.lanes.sale === 0))
    return [
      {
        path: [...path, 'to'],
        title: `the vehicle "${nameOf(placed)}" cannot leave by "${vehicle.to}"`,
        help: 'Name an arm of the crossing that has a lane out of it.',
      },
    ];
  const lanes = road?.strips.length ?? target?.lanes.sale;
  if (vehicle.toLane !== undefined && (lanes === undefined || vehicle.toLane >= lanes))
    return [
      {
        path: [...path, 'toLane'],
        title: `there is no lane ${vehicle.toLane} to go to`,
        help: 'Count the lanes from 0.',
      },
    ];
  const end = arrowRoute(placed, layout)?.end;
  if (end === undefined || !isOutside([end[0] - 8, end[1] - 8, end[0] + 8, end[1] + 8], layout))
    return [];
  return [
    {
      path,
      title: `the arrow of "${nameOf(placed)}" ends outside the picture`,
      help: 'Make it shorter: change "toX", or the position of the vehicle.',
    },
  ];
}

/** Things that must not overlap others. Puddles and buildings may be below or behind something. */
const SOLID: ReadonlySet<string> = new Set(['boca-incendio', 'cono', 'barrera']);

function sharedPlaces({ vehicles, people, things }: Layout): SceneProblem[] {
  const boxes = [
    ...vehicles
      .filter(({ vehicle }) => vehicle.outline !== true)
      .map((placed) => ({ name: nameOf(placed), box: placed.box, path: placed.path })),
    ...people.map(({ person, x, y, path }) => ({
      name: person.kind,
      // A person stands on less ground than the drawing covers.
      box: { x, y, angle: 0, w: 8, l: 8 } satisfies Box,
      path,
    })),
    ...things
      .filter(({ item }) => SOLID.has(item.kind))
      .map(({ item, x, y, path }) => ({
        name: item.kind,
        box: { x, y, angle: 0, w: 8, l: 8 } satisfies Box,
        path,
      })),
  ];
  return boxes.flatMap((first, index) =>
    boxes
      .slice(index + 1)
      .filter(({ box }) => boxesOverlap(first.box, box))
      .map(({ name, path }) => ({
        path,
        title: `"${name}" is in the same place as "${first.name}"`,
        help: 'Move one of the two.',
      })),
  );
}

const lostPeople = (layout: Layout): SceneProblem[] =>
  layout.people.flatMap(({ person: { kind }, x, y, path }) => {
    const [w, h] = PERSON_HALF_SIZE[kind];
    return isOutside([x - w, y - h, x + w, y + h], layout)
      ? [
          {
            path,
            title: `the person "${kind}" is partly outside the picture`,
            help: 'Move it: change "x", "from" or "across".',
          },
        ]
      : [];
  });

const lostThings = (layout: Layout): SceneProblem[] =>
  layout.things.flatMap(({ item: { kind, scale = 1 }, x, y, path }) => {
    const [w, h] = THING_HALF_SIZE[kind].map((half) => half * scale) as [number, number];
    return isOutside([x - w, y - h, x + w, y + h], layout)
      ? [{ path, title: `"${kind}" is partly outside the picture`, help: 'Change its "x".' }]
      : [];
  });

const boxOf = ({ x, y, w, h }: SceneLabel): Box => ({ x, y, angle: 0, w, l: h });

function labelProblems(labels: readonly SceneLabel[], layout: Layout): SceneProblem[] {
  return labels.flatMap((label, index) => {
    const { text, path } = label;
    const found = (title: string, help: string): SceneProblem[] => [{ path, title, help }];
    if (!hasGlyphsFor(text))
      return found(
        `the label "${text}" has a character that cannot be drawn`,
        'Use letters, figures and simple punctuation.',
      );
    if (isOutside(axisAlignedBounds(boxOf(label)), layout))
      return found(`the label "${text}" is partly outside the picture`, 'Move what it names.');
    const other = labels
      .slice(index + 1)
      .find((candidate) => boxesOverlap(boxOf(label), boxOf(candidate)));
    return other === undefined
      ? []
      : found(`the label "${text}" overlaps "${other.text}"`, 'Move what one of the two names.');
  });
}

function roadProblems(scene: Scene, { road }: Layout): SceneProblem[] {
  const count = road?.strips.length ?? 0;
  const hasMixed = road?.strips.some(({ record }) => record.line?.startsWith('amarilla-mixta'));
  const hasDriver = scene.vehicles?.some(({ name }) => name === 'tú') ?? false;
  return [
    ...(hasMixed && !hasDriver
      ? [
          {
            path: ['road', 'strips'],
            title: 'a mixed line needs the vehicle "tú", which shows whose side is meant',
            help: 'Add the vehicle "tú" on the side that the question is about.',
          },
        ]
      : []),
    ...(scene.zones ?? []).flatMap(({ lane, from, to }, index) =>
      lane < count && from < to
        ? []
        : [
            {
              path: ['zones', index],
              title: lane < count ? 'the zone has no length' : `the road has no strip ${lane}`,
              help: 'Give it a strip of the road, and a "from" that is smaller than its "to".',
            },
          ],
    ),
    ...(scene.distances ?? []).flatMap(({ from, to }, index) =>
      from.lane < count && to.lane < count
        ? []
        : [
            {
              path: ['distances', index],
              title: 'the distance is between strips that the road does not have',
              help: `Name strips from 0 to ${Math.max(count - 1, 0)}.`,
            },
          ],
    ),
  ];
}

const NEEDS: Partial<Record<SceneFigure['is'], 'light' | 'sign' | 'slope'>> = {
  semaforo: 'light',
  letrero: 'sign',
  cuesta: 'slope',
};

function figureProblems(figure: SceneFigure, index: number): SceneProblem[] {
  const field = NEEDS[figure.is] ?? 'label';
  if (figure[field] !== undefined) return [];
  return [
    {
      path: ['figures', index],
      title: `the figure "${figure.is}" has no "${field}"`,
      help: `Add "${field}".`,
    },
  ];
}
