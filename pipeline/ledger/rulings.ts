/** Determines the state of a fact from its readings and its ruling. */

import type { Ruling } from '../../schemas/fact.ts';
import { areComparable, relationOf, valueRelation } from './compare.ts';
import type { FactState, LedgerFact, LedgerReading, ReadingPair, Relation } from './types.ts';

type Judged = {
  ruling: Ruling | undefined;
  /** Relation on the day of the ledger or later. */
  relation: Relation;
  /** Relation on any day: a ruling on readings that have ended is a record, not an unneeded ruling. */
  everRelation: Relation;
  lines: readonly string[];
  unsupported: boolean;
  today: string;
};

const WITHOUT_RULING = { contradict: 'open', compatible: 'uneven', same: 'agreed' } as const;

/** @param today the day that the review date is compared with, YYYY-MM-DD */
export function rulingState({
  ruling,
  relation,
  everRelation,
  lines,
  unsupported,
  today,
}: Judged): FactState {
  if (ruling === undefined) return { kind: WITHOUT_RULING[relation], relation };
  // An unsupported claim needs a ruling even if its readings agree.
  if (everRelation === 'same' && !unsupported) return { kind: 'unneeded', relation };
  const added = lines.filter((line) => !ruling.over.includes(line));
  const removed = ruling.over.filter((line) => !lines.includes(line));
  if (added.length > 0 || removed.length > 0) return { kind: 'stale', relation, added, removed };
  return { kind: isReviewDue(ruling, today) ? 'due' : 'ruled', relation };
}

/** A ruling is due from its review date on, that day included. */
export function isReviewDue(ruling: Ruling | undefined, day: string): boolean {
  return ruling?.review !== undefined && ruling.review <= day;
}

/** True if preferred readings contradict a computed one. */
export function contradictsComputedReading(
  kind: Parameters<typeof valueRelation>[0],
  preferred: readonly LedgerReading[],
  readings: readonly LedgerReading[],
): boolean {
  const counted = readings.filter((reading) => reading.computed !== undefined);
  return preferred.some(
    (chosen) =>
      chosen.computed === undefined &&
      counted.some((count) => valueRelation(kind, chosen.value, count.value) === 'contradict'),
  );
}

/** The high-confidence readings of authorities that contradict a chosen reading which is not one of them. */
export function bindingReadingsAgainst(
  chosen: readonly LedgerReading[],
  pairs: readonly ReadingPair[],
): LedgerReading[] {
  const isChosen = (reading: LedgerReading) => chosen.includes(reading) && !reading.binding;
  const binding = pairs
    .filter(({ relation }) => relation === 'contradict')
    .flatMap(({ a, b }) => [
      ...(isChosen(a) && b.binding ? [b] : []),
      ...(isChosen(b) && a.binding ? [a] : []),
    ]);
  return [...new Set(binding)];
}

/**
 * True if the ruling prefers a comparable reading that contradicts this one. Readings under different conditions are
 * not comparable.
 */
export function isRejected(
  { fact, preferred = [], readings }: LedgerFact,
  reading: LedgerReading,
): boolean {
  return (
    fact.ruling?.verdict === 'prefer' &&
    preferred.some(
      (chosen) =>
        areComparable(chosen, reading, readings) &&
        relationOf(fact.kind, chosen, reading) === 'contradict',
    )
  );
}

/** The names that a ruling can prefer: the ids of the readings, and the surfaces, which mean all of their readings. */
export const readingNames = (readings: readonly LedgerReading[]): string[] => [
  ...new Set(readings.flatMap(({ id, surface }) => [id, surface])),
];
