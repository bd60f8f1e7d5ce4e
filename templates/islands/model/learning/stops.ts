/** The stops of the road as a learner has them, from the one memory. Nothing of it is stored. Pure. */
import { isMissed } from './concept.ts';
import type { Standing } from './forms.ts';
import type { Learning } from './types.ts';

/** Written by the build: each stop in its order, with the concepts that its questions ask. */
export type StopKeys = [id: string, concepts: string[]][];

/** `sin`: not seen. `repasar`: was won, and is due again. */
export type StopState = 'sin' | 'empezada' | 'ganada' | 'repasar';
export type StopStanding = { id: string; state: StopState; known: number; of: number };

/** The share of a stop that is known where it is won: four of five. */
const WON = 0.8;

export const STATE_WORDS: Readonly<Record<StopState, string>> = {
  sin: 'Sin ver',
  empezada: 'Empezada',
  ganada: 'Ganada',
  repasar: 'Toca repasar',
};

/** @returns rules that are still to be known before the stop is won */
export const missingOf = ({ known, of }: Pick<StopStanding, 'known' | 'of'>): number =>
  Math.max(0, Math.ceil(WON * of) - known);

/** How far on the way through a stop that is not won the car is: 0 to 1. */
export const reachOf = (stop: StopStanding): number =>
  1 - missingOf(stop) / Math.max(1, Math.ceil(WON * stop.of));

/** @returns the stops that are won only with what was gained */
export const wonWith = (
  gained: ReadonlySet<string>,
  { stops, standings }: { stops: StopKeys; standings: readonly StopStanding[] },
): StopStanding[] =>
  standings.filter((stop, at) => {
    const own = stops[at]![1].filter((id) => gained.has(id)).length;
    return missingOf(stop) === 0 && missingOf({ ...stop, known: stop.known - own }) > 0;
  });

export function stopsStanding(
  stops: StopKeys,
  { learning: { memory }, standing }: { learning: Learning; standing: Standing },
): StopStanding[] {
  const known = new Set(standing.known.map(({ id }) => id));
  // Known once, and its rest is over; what was missed since is not.
  const due = new Set(standing.review.flatMap(({ id }) => (isMissed(memory.get(id)!) ? [] : [id])));
  return stops.map(([id, concepts]) => {
    const counted = (set: ReadonlySet<string>) => concepts.filter((each) => set.has(each)).length;
    const own = counted(known);
    const least = WON * concepts.length;
    const state =
      own >= least
        ? 'ganada'
        : own + counted(due) >= least
          ? 'repasar'
          : concepts.some((each) => memory.has(each))
            ? 'empezada'
            : 'sin';
    return { id, state, known: own, of: concepts.length };
  });
}

/** Where the car stands: the first stop that was never won; behind the last one the toll. */
export function carAt(stops: readonly Pick<StopStanding, 'state'>[]): number {
  const first = stops.findIndex(({ state }) => state === 'sin' || state === 'empezada');
  return first === -1 ? stops.length : first;
}

/** «Te falta 1 regla para ganar» that stop. */
export const missingWords = (missing: number): string =>
  missing === 1 ? 'Te falta una regla para ganar' : `Te faltan ${missing} reglas para ganar`;

/** «Te sabes 4 de 10 reglas.» */
export const stopWords = ({ known, of }: StopStanding): string =>
  `Te sabes ${known} de ${of} ${of === 1 ? 'regla' : 'reglas'}.`;
