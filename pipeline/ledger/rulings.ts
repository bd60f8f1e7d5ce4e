/** The life of a ruling (`ledger.md` B6): what state a fact is in, given its readings and what was decided about them. */

import type { Ruling } from '../../schemas/fact.ts';
import { valueRelation } from './compare.ts';
import type { FactState, LedgerReading, Relation } from './types.ts';

type Judged = {
  ruling: Ruling | undefined;
  relation: Relation;
  lines: readonly string[];
  readings: readonly LedgerReading[];
  unsupported: boolean;
  today: string;
};

export function rulingState({ ruling, relation, lines, unsupported, today }: Judged): FactState {
  if (ruling === undefined) {
    return relation === 'contradict'
      ? { kind: 'open', relation }
      : relation === 'compatible'
        ? { kind: 'uneven', relation }
        : { kind: 'agreed', relation };
  }
  // A claim that nothing supports is decided about even where its readings agree.
  if (relation === 'same' && !unsupported) return { kind: 'unneeded', relation };
  const added = lines.filter((line) => !ruling.over.includes(line));
  const removed = ruling.over.filter((line) => !lines.includes(line));
  if (added.length > 0 || removed.length > 0) return { kind: 'stale', relation, added, removed };
  return { kind: isDue(ruling, today) ? 'due' : 'ruled', relation };
}

/** Inclusive: on the review date itself it is due. */
export function isDue(ruling: Ruling | undefined, day: string): boolean {
  return ruling?.review !== undefined && ruling.review <= day;
}

/** Whether a `prefer` picks a claim over what the build counts. */
export function prefersAgainstComputed(
  kind: Parameters<typeof valueRelation>[0],
  preferred: readonly LedgerReading[],
  readings: readonly LedgerReading[],
): boolean {
  const counted = readings.filter((reading) => reading.computed !== undefined);
  return preferred.some(
    (chosen) =>
      chosen.computed === undefined &&
      counted.some((each) => valueRelation(kind, chosen.value, each.value) === 'contradict'),
  );
}
