/** Finds problems in a hazard's timeline: no movement, moments out of order, or two road users in one place. */
import type { Hazard, HazardRoadUser } from '../../schemas/hazard.ts';
import type { SceneProblem } from '../diagrams/layout.ts';
import { interpolateTrack } from './camera.ts';
import { ROAD_LAYOUTS } from './roads.ts';
import { toTrack } from './world.ts';

type Path = SceneProblem['path'];
type Place = { who: string; path: Path; x: number; z: number; w: number; l: number };

/** Width and length on the ground, in feet. A ball is left out, because it may roll below a car. */
const SIZES: Record<Exclude<HazardRoadUser['is'], 'bola'>, readonly [number, number]> = {
  carro: [6, 15],
  guagua: [8, 38],
  bicicleta: [2, 6],
  motora: [2.5, 7],
  caballo: [8, 2],
  peaton: [1.5, 1.5],
  nino: [1, 1],
};
/** Seconds between two checks for collisions, and the least length of a window in seconds. */
const STEP = 0.2;
const SHORTEST = 1.5;
/** Least movement in feet; less counts as standing still. */
const MOVED = 2;

/** Problems with the order of moments, the window, or movement. */
export function timelineProblems(hazard: Hazard): SceneProblem[] {
  const { users, you, frames } = hazard;
  const lists: [Path, readonly (readonly [number, number])[]][] = [
    [['you', 'z'], you.z],
    ...users.flatMap((user, index) =>
      (['x', 'z', 'y'] as const).flatMap((field): [Path, [number, number][]][] => {
        const list = user[field];
        return list === undefined || typeof list === 'number'
          ? []
          : [[['users', index, field], list]];
      }),
    ),
    [['frames'], frames.map(({ at }) => [at, 0])],
  ];
  const disordered = lists
    .filter(([, list]) => list.some(([at], index) => at <= (list[index - 1]?.[0] ?? -Infinity)))
    .map(([path]) => ({
      path,
      title: 'its seconds do not increase',
      help: 'Write the moments in their order, each once.',
    }));
  const unsound = windowProblems(hazard);
  return [...disordered, ...unsound, ...stillProblems(hazard, unsound.length === 0)];
}

function windowProblems({ window: [from, to], seconds, frames }: Hazard): SceneProblem[] {
  const path = ['window'];
  if (to - from < SHORTEST || to > seconds)
    return [
      {
        path,
        title: `the window from ${from} to ${to} is too short, or ends after the clip`,
        help: `It lasts ${SHORTEST} seconds or more and ends within the ${seconds} seconds of the clip.`,
      },
    ];
  const shown = frames.map(({ at }) => at >= from && at < to);
  return shown[0] || !shown.some(Boolean)
    ? [
        {
          path: ['frames'],
          title: 'no frame shows the beginning of the hazard after one without it',
          help: 'Put the first frame before the window and another one inside of it.',
        },
      ]
    : [];
}

/** @param hasWindow whether the window is valid; without one, movement within it cannot be checked */
function stillProblems(
  { users, hazard, you, seconds, window: [from, to] }: Hazard,
  hasWindow: boolean,
): SceneProblem[] {
  const user = users.find(({ who }) => who === hazard);
  if (user === undefined)
    return [
      {
        path: ['hazard'],
        title: `nobody is called "${hazard}"`,
        help: `Name one of: ${users.map(({ who }) => who).join(', ')}.`,
      },
    ];
  const moved = (value: Hazard['you']['z'] | HazardRoadUser['x'], a: number, b: number) =>
    Math.abs(interpolateTrack(toTrack(value), b) - interpolateTrack(toTrack(value), a));
  const isStill =
    hasWindow &&
    moved(user.x, from - 1, to) + moved(user.z, from - 1, to) < MOVED &&
    user.door === undefined;
  return [
    ...(isStill
      ? [
          {
            path: ['users', users.indexOf(user)],
            title: `"${hazard}" does not move while it becomes the hazard`,
            help: 'Give its "x" or "z" moments within the window.',
          },
        ]
      : []),
    ...(moved(you.z, 0, seconds) < MOVED
      ? [
          {
            path: ['you', 'z'],
            title: 'you do not move',
            help: 'Let your car move, at least at the beginning.',
          },
        ]
      : []),
  ];
}

/** @returns a problem for each pair of road users that collide, with the first moment */
export function collisionProblems(hazard: Hazard): SceneProblem[] {
  const found = new Map<string, SceneProblem>();
  for (let t = 0; t <= hazard.seconds; t += STEP) {
    const places = placesAt(hazard, t);
    places.forEach((first, index) => {
      for (const other of places.slice(index + 1)) {
        const key = `${first.who} ${other.who}`;
        if (found.has(key) || !overlap(first, other)) continue;
        found.set(key, {
          path: first.path,
          title: `"${first.who}" is in the same place as "${other.who}" at second ${t.toFixed(1)}`,
          help: 'Change the time line of one of the two.',
        });
      }
    });
  }
  return [...found.values()];
}

const overlap = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.z - b.z) < (a.l + b.l) / 2;

function placesAt({ users, you, parked = {}, road }: Hazard, t: number): Place[] {
  const at = (value: Parameters<typeof toTrack>[0]) => interpolateTrack(toTrack(value), t);
  const [left, right] = ROAD_LAYOUTS[road].parking ?? [-14, 3];
  const rows = [
    ...(parked.left ?? []).map((z) => ({ x: left, z })),
    ...(parked.right ?? []).map((z) => ({ x: right, z })),
  ];
  return [
    ...users.flatMap((user, index): Place[] => {
      if (user.is === 'bola') return [];
      const [w, l] = SIZES[user.is];
      const isAcross = user.is === 'carro' && /izq|der/.test(user.faces ?? '');
      const isLong = user.is === 'carro' || user.is === 'guagua';
      const place = { who: user.who, path: ['users', index], x: at(user.x) };
      // `z` is the rear of a car or bus, but the middle of a car that is seen from the side.
      return isAcross
        ? [{ ...place, z: at(user.z), w: l, l: w }]
        : [{ ...place, z: at(user.z) + (isLong ? l / 2 : 0), w, l }];
    }),
    ...rows.map(({ x, z }, index) => ({
      who: `parked ${index}`,
      path: ['parked'],
      x,
      z: z + 7.5,
      w: 6,
      l: 15,
    })),
    { who: 'you', path: ['you'], x: 0, z: at(you.z) + 0.5, w: 6, l: 15 },
  ];
}
