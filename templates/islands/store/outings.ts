/** The log of outings as it is stored on the device. */
import { isCount } from '../model/checks.ts';
import { type KeptList, type ListStorage, openList } from './kept-list.ts';
import { OUTINGS_KEY } from './registry.ts';

export type Outing = { day: string; minutes: number; where: string; what: string };

/** As in the form. */
const MOST_MINUTES = 600;

/** An outing with sound fields, without any other field. */
export function unpackOuting(value: unknown): Outing | undefined {
  const { day, minutes, where, what } = Object(value) as Outing;
  const isSound =
    [day, where, what].every((text) => typeof text === 'string') &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    Date.parse(day) > 0 &&
    isCount(minutes) &&
    minutes > 0 &&
    minutes <= MOST_MINUTES;
  return isSound ? { day, minutes, where, what } : undefined;
}

export const openOutings = (storage: () => ListStorage): KeptList<Outing> =>
  openList(OUTINGS_KEY, storage, unpackOuting);

export const deviceOutings: KeptList<Outing> = /* @__PURE__ */ openOutings(() => localStorage);

/** Newest day first; of one day the one noted last. */
export const sorted = (outings: readonly Outing[]): Outing[] =>
  [...outings].sort((a, b) => b.day.localeCompare(a.day));

/** "3 salidas, 1 h 20 min". */
export function totalWords(outings: readonly Outing[]): string {
  const sum = outings.reduce((total, { minutes }) => total + minutes, 0);
  const count = outings.length;
  return `${count} ${count === 1 ? 'salida' : 'salidas'}, ${Math.floor(sum / 60)} h ${sum % 60} min`;
}
