/** The stops of the road as a learner has them, from the one memory. Nothing of it is stored. Pure. */
import { isMissed } from './concept.ts';
import type { Standing } from './forms.ts';
import type { Learning } from './types.ts';

/** Written by the build: each stop in its order, with the concepts that its questions ask. */
export type StopKeys = [id: string, concepts: string[]][];

/** `sin`: not seen. `repasar`: was won, and is due again. */
export type StopState = 'sin' | 'empezada' | 'ganada' | 'repasar';
/** `once`: of its `of` concepts those that were right on one day. */
export type StopStanding = {
  id: string;
  state: StopState;
  known: number;
  once: number;
  of: number;
};

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

/** The car is not there before the stop is won. */
const ALMOST = 0.9;

/** How far on the way through a stop the car is: 0 to 1. What was right once is half the way of a rule. */
export function reachOf(stop: StopStanding): number {
  if (missingOf(stop) === 0) return 1;
  return Math.min(ALMOST, (stop.known + stop.once / 2) / Math.ceil(WON * stop.of));
}

/** @returns the place of the stop that the end of a session tells of: the car's, if it was asked about; else, of those not won, the one asked about most */
export function stopToTell(
  asked: ReadonlySet<string>,
  { stops, standings }: { stops: StopKeys; standings: readonly StopStanding[] },
): number {
  const car = carAt(standings);
  const counts = stops.map(([, concepts], at) =>
    missingOf(standings[at]!) === 0 ? 0 : concepts.filter((id) => asked.has(id)).length,
  );
  const most = Math.max(...counts);
  return counts[car] || !most ? car : counts.indexOf(most);
}

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
  const once = new Set(standing.once.map(({ id }) => id));
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
    return { id, state, known: own, once: counted(once), of: concepts.length };
  });
}

/**
 * Where the car stands: as many stops on as were won, at the next one that never was; behind the last one the toll. One that
 * is left open behind it, or is due again, does not send it back.
 */
export function carAt(stops: readonly Pick<StopStanding, 'state'>[]): number {
  const open = stops.flatMap(({ state }, at) =>
    state === 'sin' || state === 'empezada' ? [at] : [],
  );
  const won = stops.length - open.length;
  return open.find((at) => at >= won) ?? open[0] ?? stops.length;
}

/** What is missing before that stop is won. */
export const missingWords = (missing: number): string =>
  missing === 1 ? 'Te falta una regla' : `Te faltan ${missing} reglas`;

/** «Te sabes 4 de 10 reglas.» */
export const stopWords = ({ known, of }: Pick<StopStanding, 'known' | 'of'>): string =>
  `Te sabes ${known} de ${of} ${of === 1 ? 'regla' : 'reglas'}.`;
