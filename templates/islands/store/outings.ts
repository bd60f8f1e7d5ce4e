/** The log of outings, which are practice drives, and its total in words. */

import { dayOfDate } from '../model/days.ts';
import { isCount } from '../model/stored-value-checks.ts';
import { listCodec, plainCodec, recordCodec } from './codec.ts';
import { listFieldCodec } from './field-codecs.ts';
import { OUTINGS_KEY } from './registry.ts';
import { openStoredValue, type StoredKey } from './stored.ts';

export type Outing = { day: string; minutes: number; where: string; what: string };

/** The maximum that the form on the page accepts. */
const MOST_MINUTES = 600;

const TEXT = /* @__PURE__ */ plainCodec((value): value is string => typeof value === 'string');
const OUTING = /* @__PURE__ */ recordCodec<Outing>({
  day: {
    is: /* @__PURE__ */ plainCodec(
      (day): day is string => typeof day === 'string' && dayOfDate(day) !== undefined,
    ),
  },
  minutes: {
    is: /* @__PURE__ */ plainCodec(
      (minutes): minutes is number => isCount(minutes) && minutes > 0 && minutes <= MOST_MINUTES,
    ),
  },
  where: { is: TEXT },
  what: { is: TEXT },
});
/**
 * A merge keeps all outings of both lists, the newest day first. Equal outings of the two lists are paired, and each
 * pair is kept once.
 */
export const OUTINGS: StoredKey<readonly Outing[]> = {
  key: OUTINGS_KEY,
  codec: /* @__PURE__ */ listFieldCodec(
    /* @__PURE__ */ listCodec(OUTING, {
      order: (a, b) => (JSON.stringify(OUTING.write(a)) < JSON.stringify(OUTING.write(b)) ? 1 : -1),
    }),
  ),
  empty: [],
};

export const deviceOutings = /* @__PURE__ */ openStoredValue(OUTINGS, () => localStorage);

/** Sorts outings by day, the newest first. Outings of the same day keep their order. */
export const sortNewestFirst = (outings: readonly Outing[]): Outing[] =>
  [...outings].sort((a, b) => b.day.localeCompare(a.day));

/** The number of outings and their total time: "3 salidas, 1 h 20 min". */
export function outingsTotalText(outings: readonly Outing[]): string {
  const sum = outings.reduce((total, { minutes }) => total + minutes, 0);
  const count = outings.length;
  return `${count} ${count === 1 ? 'salida' : 'salidas'}, ${Math.floor(sum / 60)} h ${sum % 60} min`;
}
