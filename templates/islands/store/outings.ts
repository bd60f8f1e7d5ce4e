/** The log of outings, and what it comes to in words. */
import { isCount } from '../model/checks.ts';
import { dayOfDate } from '../model/days.ts';
import { leaf, listOf, record } from './codec.ts';
import { boxed } from './fields.ts';
import { OUTINGS_KEY } from './registry.ts';
import { openStored, type StoredKey } from './stored.ts';

export type Outing = { day: string; minutes: number; where: string; what: string };

/** As in the form. */
const MOST_MINUTES = 600;

const TEXT = /* @__PURE__ */ leaf((value): value is string => typeof value === 'string');
const OUTING = /* @__PURE__ */ record<Outing>({
  day: {
    is: /* @__PURE__ */ leaf(
      (day): day is string => typeof day === 'string' && dayOfDate(day) !== undefined,
    ),
  },
  minutes: {
    is: /* @__PURE__ */ leaf(
      (minutes): minutes is number => isCount(minutes) && minutes > 0 && minutes <= MOST_MINUTES,
    ),
  },
  where: { is: TEXT },
  what: { is: TEXT },
});
/** Of two lists all, the newest day first. One that is on both sides, as often as there, is the same one. */
export const OUTINGS: StoredKey<readonly Outing[]> = {
  key: OUTINGS_KEY,
  codec: /* @__PURE__ */ boxed(
    /* @__PURE__ */ listOf(OUTING, {
      order: (a, b) => (JSON.stringify(OUTING.write(a)) < JSON.stringify(OUTING.write(b)) ? 1 : -1),
    }),
  ),
  empty: [],
};

export const deviceOutings = /* @__PURE__ */ openStored(OUTINGS, () => localStorage);

/** Newest day first; of one day the one noted last. */
export const sorted = (outings: readonly Outing[]): Outing[] =>
  [...outings].sort((a, b) => b.day.localeCompare(a.day));

/** "3 salidas, 1 h 20 min". */
export function totalWords(outings: readonly Outing[]): string {
  const sum = outings.reduce((total, { minutes }) => total + minutes, 0);
  const count = outings.length;
  return `${count} ${count === 1 ? 'salida' : 'salidas'}, ${Math.floor(sum / 60)} h ${sum % 60} min`;
}
