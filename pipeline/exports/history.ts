/** The releases on record and the content of today → how often each record has changed, and when it did last. */
import { isDeepStrictEqual } from 'node:util';
import type { RecordKind } from '../../schemas/release.ts';
import { releaseDate, snapshot } from './api/changes.ts';
import type { Canonical } from './canonical.ts';

export type RecordHistory = {
  /** How often it changed since the first release that has it. */
  changes: number;
  /** Date of the release, or of the content of today, in which it changed last. */
  last?: string;
};

export type History = {
  /** How many states of the data there were, with that of today. */
  states: number;
  of: (kind: RecordKind, id: string) => RecordHistory;
};

/**
 * A record may change without a date or a revision of its own: a fact that it prints was corrected, a source renamed.
 * Readers of the exports take a record over only if it is newer than theirs, and these counts make it newer. Recording
 * the state of today as a release changes no count.
 */
export function historyOf(canonical: Canonical): History {
  const { releases } = canonical;
  const states = releases.map(({ date, records }) => ({ date, records }));
  const last = states.at(-1);
  const today = snapshot(canonical);
  if (last === undefined || !isDeepStrictEqual(last.records, today))
    states.push({ date: releaseDate(canonical), records: today });
  return {
    states: states.length,
    of: (kind, id) => {
      const history: RecordHistory = { changes: 0 };
      let known: string | undefined;
      for (const { date, records } of states) {
        const hash = records[kind]?.[id];
        if (hash === undefined || hash === known) continue;
        if (known !== undefined) {
          history.changes += 1;
          history.last = date;
        }
        known = hash;
      }
      return history;
    },
  };
}
