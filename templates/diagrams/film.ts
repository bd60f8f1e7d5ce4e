/** Divides the steps of a manoeuvre into shots: the situation of each, its start and end, and the movers in it. */
import type { FilmSegment, Leg, Manoeuvre, Move } from '../../schemas/manoeuvre.ts';
import { durationOfLegs } from './drive.ts';

export type Mover = {
  who: Move['who'];
  starts: NonNullable<Move['starts']>;
  /** Legs that together last as long as the shot. */
  legs: Leg[];
  /** Times at which each signal is on: start, end, start, end, … in seconds of the whole film. */
  signals: Record<'izquierda' | 'derecha', number[]>;
  /** Path, in the record, of the step and film in which the mover first occurs. */
  path: readonly (string | number)[];
};
export type Shot = { scene: string; from: number; to: number; movers: Mover[] };
export type Timeline = {
  seconds: number;
  /** Second at which each step begins. */
  steps: number[];
  shots: Shot[];
};

/** Seconds for which a picture without movement is shown, unless the record gives others. */
const PICTURE = 3;

/** @returns undefined if the manoeuvre cannot be played: a step has no film, or the first film has no situation */
export function timelineOf({ steps }: Pick<Manoeuvre, 'steps'>): Timeline | undefined {
  const found: Timeline = { seconds: 0, steps: [], shots: [] };
  if (steps[0]?.film?.[0]?.scene === undefined) return undefined;
  for (const [index, { film }] of steps.entries()) {
    if (film === undefined) return undefined;
    found.steps.push(found.seconds);
    for (const [position, each] of film.entries())
      addFilm(found, each, ['steps', index, 'film', position, 'moves']);
  }
  return found;
}

function addFilm(
  timeline: Timeline,
  { scene, seconds, moves = [] }: FilmSegment,
  path: readonly (string | number)[],
): void {
  const { shots, seconds: from } = timeline;
  if (scene !== undefined) shots.push({ scene, from, to: from, movers: [] });
  const shot = shots.at(-1)!;
  moves.forEach((move, order) => {
    addMove(shot, move, [...path, order]);
  });
  const longest = Math.max(0, ...moves.map(({ legs }) => durationOfLegs(legs)));
  shot.to += Math.max(longest, seconds ?? (moves.length === 0 ? PICTURE : 0));
  timeline.seconds = shot.to;
  for (const mover of shot.movers) wait(mover, shot.to - shot.from);
}

function addMove(shot: Shot, { who, starts = {}, legs, signal }: Move, path: Mover['path']): void {
  let mover = shot.movers.find((other) => other.who === who);
  if (mover === undefined) {
    mover = { who, starts, legs: [], signals: { izquierda: [], derecha: [] }, path };
    shot.movers.push(mover);
    wait(mover, shot.to - shot.from);
  }
  mover.legs.push(...legs);
  if (signal !== undefined) mover.signals[signal].push(shot.to, shot.to + durationOfLegs(legs));
}

/** Adds a leg without movement if the legs end before `until`, in seconds of the shot. */
function wait({ legs }: Mover, until: number): void {
  const rest = until - durationOfLegs(legs);
  if (rest > 0.01) legs.push([rest, 0, legs.at(-1)?.[2] ?? 0]);
}
