/** The releases on record and the content of today → how often each record has changed, and when it did last. */
import { isDeepStrictEqual } from 'node:util';
import type { RecordKind, Tombstone } from '../../schemas/release.ts';
import { releaseDate, type Snapshot, snapshot, tombstones } from './api/changes.ts';
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
  /** The records that changed, by kind and id. */
  changed: Partial<Record<RecordKind, Record<string, RecordHistory>>>;
};

/** What formats are made from: the canonical data, the hash of each record, and how often each has changed. */
export type ExportData = Canonical & { records: Snapshot; history: History };

export function exportDataOf(canonical: Canonical): ExportData {
  const records = snapshot(canonical);
  return { ...canonical, records, history: historyOf(canonical, records) };
}

/**
 * A record may change without a date or a revision of its own: a fact that it prints was corrected, a source renamed.
 * Readers of the exports take a record over only if it is newer than theirs, and these counts make it newer. Recording
 * the state of today as a release changes no count.
 */
export function historyOf(canonical: Canonical, today: Snapshot): History {
  const { releases } = canonical;
  const states: { date: string; records: Canonical['releases'][number]['records'] }[] =
    releases.map(({ date, records }) => ({ date, records }));
  const last = states.at(-1);
  if (last === undefined || !isDeepStrictEqual(last.records, today))
    states.push({ date: releaseDate(canonical), records: today });
  const changed: History['changed'] = {};
  const known = new Map<string, string>();
  const idToday = idsToday(tombstones(canonical, today));
  for (const { date, records } of states)
    for (const [kind, hashes] of Object.entries(records) as [RecordKind, Record<string, string>][])
      for (const [then, hash] of Object.entries(hashes)) {
        const id = idToday(kind, then);
        const before = known.get(`${kind} ${id}`);
        known.set(`${kind} ${id}`, hash);
        if (before === undefined || before === hash) continue;
        const ofKind = (changed[kind] ??= {});
        ofKind[id] = { changes: (ofKind[id]?.changes ?? 0) + 1, last: date };
      }
  return { states: states.length, changed };
}

/** A record that has another id now keeps its count: it must not become older for those who have it. */
function idsToday(gone: readonly Tombstone[]): (kind: RecordKind, id: string) => string {
  const moved = new Map(gone.map(({ kind, id, to }) => [`${kind} ${id}`, to]));
  const idToday = (kind: RecordKind, id: string): string => {
    const to = moved.get(`${kind} ${id}`);
    return to === undefined ? id : idToday(kind, to);
  };
  return idToday;
}

/** @returns no change for a record that is in one state only */
export function changesOf({ changed }: History, kind: RecordKind, id: string): RecordHistory {
  return changed[kind]?.[id] ?? { changes: 0 };
}
