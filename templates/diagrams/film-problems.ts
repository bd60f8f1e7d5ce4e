/**
 * Finds problems in the film of a manoeuvre, such as a film without movement, a mover that is missing from the
 * situation, or two road users that overlap.
 */
import type { Manoeuvre } from '../../schemas/manoeuvre.ts';
import type { Scene } from '../../schemas/scene.ts';
import type { Pose } from './drive.ts';
import { findActors, PERSON_SIZE, posesOfActor } from './FilmDrawing.tsx';
import { type Shot, timelineOf } from './film.ts';
import { type Box, boxesOverlap } from './geometry.ts';
import { layOutScene, type SceneProblem } from './layout.ts';

/** A road user to check for overlaps. One that stands still has no poses. */
type Placed = { who: string; box: Box; poses: Pose[]; path: SceneProblem['path'] };

/** Longest accepted film, in seconds. */
const LONGEST = 60;
/** Overlap allowed between two drawings, because a car's wheels protrude from its body. */
const SLACK = 2;

export function filmProblems(
  manoeuvre: Manoeuvre,
  scenes: ReadonlyMap<string, Scene>,
): SceneProblem[] {
  const films = manoeuvre.steps.filter(({ film }) => film !== undefined).length;
  if (films === 0) return [];
  const timeline = timelineOf(manoeuvre);
  if (timeline === undefined)
    return [
      {
        path: ['steps'],
        title: 'some steps have a film and others have none, or the first one has no situation',
        help: 'Give "film" to every step, the first one with "scene".',
      },
    ];
  const isStill = timeline.shots.every(({ movers }) =>
    movers.every(({ legs }) => legs.every(([, feet, steer]) => feet === 0 && steer === 0)),
  );
  return [
    ...(isStill ? [problem(['steps'], 'nobody moves in its film', 'Give a step "moves".')] : []),
    ...(timeline.seconds > LONGEST
      ? [
          problem(
            ['steps'],
            `its film lasts ${Math.round(timeline.seconds)} seconds (maximum ${LONGEST})`,
            'Shorten the legs.',
          ),
        ]
      : []),
    ...timeline.shots.flatMap((shot) => shotProblems(shot, scenes.get(shot.scene))),
  ];
}

const problem = (path: SceneProblem['path'], title: string, help: string): SceneProblem => ({
  path,
  title,
  help,
});

function shotProblems(shot: Shot, scene: Scene | undefined): SceneProblem[] {
  if (scene === undefined)
    return [
      problem(['steps'], `there is no situation "${shot.scene}"`, 'Name a record of data/escenas.'),
    ];
  const layout = layOutScene(scene);
  const actors = findActors(shot, layout);
  const absent = shot.movers.filter(
    ({ who }) =>
      !actors.some(({ mover }) => mover.who === who) ||
      (who === 'gomas' && !scene.figures?.some(({ is }) => is === 'cuesta')),
  );
  const moving = new Set(actors.map(({ vehicle }) => vehicle));
  const walking = new Set(actors.map(({ person }) => person));
  const placed: Placed[] = [
    ...actors
      .filter(({ mover }) => mover.who !== 'gomas')
      .map((actor) => ({
        who: actor.mover.who,
        box: actor.box,
        poses: posesOfActor(actor, shot.from),
        path: actor.mover.path,
      })),
    ...layout.vehicles
      .filter((vehicle) => !moving.has(vehicle) && vehicle.vehicle.outline !== true)
      .map(({ vehicle, kind, box }) => ({
        who: vehicle.name ?? kind,
        box,
        poses: [],
        path: ['steps'],
      })),
    ...layout.people
      .filter((person) => !walking.has(person))
      .map(({ person: { kind }, x, y, angle }) => ({
        who: kind,
        box: { x, y, angle, ...PERSON_SIZE },
        poses: [],
        path: ['steps'],
      })),
  ];
  return [
    ...absent.map(({ who, path }) =>
      problem(
        path,
        `"${who}" is not in the situation "${shot.scene}"`,
        'Name somebody who is in it.',
      ),
    ),
    ...meetings(placed, shot.from),
  ];
}

/** One problem for each pair of road users that overlap, with the first moment of the overlap. */
function meetings(placed: readonly Placed[], from: number): SceneProblem[] {
  const moments = Math.max(0, ...placed.map(({ poses }) => poses.length));
  return placed.flatMap((first, index) =>
    placed.slice(index + 1).flatMap((other): SceneProblem[] => {
      for (let i = 0; i < moments; i++) {
        const pose = first.poses[i] ?? other.poses[i];
        // If neither moves, the checks of the situation report the overlap.
        if (pose === undefined || !boxesOverlap(boxAt(first, i), boxAt(other, i), SLACK)) continue;
        const second = pose.t - from;
        return [
          problem(
            first.path,
            `"${first.who}" is in the same place as "${other.who}" ${second.toFixed(1)} seconds after the situation begins`,
            'Change the legs of one of the two.',
          ),
        ];
      }
      return [];
    }),
  );
}

/** All movers have poses at the same seconds, so an index means the same moment for each. */
function boxAt({ box, poses }: Placed, index: number): Box {
  const pose = poses[index] ?? poses.at(-1);
  return pose === undefined ? box : { ...box, x: pose.x, y: pose.y, angle: pose.angle };
}
