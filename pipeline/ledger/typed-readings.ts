/** Finds the declared reading that a typed quantity equals, and the reference to write in its place. */
import { referenceToFact } from '../text/references.ts';
import { readingText } from './describe.ts';
import { isRejected } from './rulings.ts';
import { type FoundQuantity, matchesValue } from './scan.ts';
import type { Ledger, LedgerFact, LedgerReading } from './types.ts';

type WrittenOut = {
  entry: LedgerFact;
  /** The reference to write. It never names a reading that a ruling rejected. */
  reference: string;
  /** The text that pages print instead, if the quantity is a reading that is rejected or superseded. */
  printed?: string;
  /** True if the reference prints the same value; false while the readings are undecided. */
  isCertain: boolean;
};

/** @returns undefined if the quantity states no fact, or differs from every reading of it that is in force */
export function findTypedReading(
  { quantity, fact }: FoundQuantity,
  ledger: Ledger,
): WrittenOut | undefined {
  const entry = fact === undefined ? undefined : ledger.get(fact.id);
  if (entry === undefined) return undefined;
  const { preferred = [], readings, state } = entry;
  const reading = [...preferred, ...readings].find(({ value }) => matchesValue(quantity, value));
  if (reading === undefined) return undefined;
  const bare = referenceToFact(entry.id);
  if (isLost(entry, reading)) {
    const printed = preferred.map((chosen) => readingText(entry, chosen)).join(', ');
    return { entry, reference: bare, printed, isCertain: false };
  }
  if (state.kind === 'open' || state.kind === 'stale')
    return { entry, reference: bare, isCertain: false };
  const isPrinted = preferred.length === 1 && preferred[0] === reading;
  return {
    entry,
    reference: isPrinted ? bare : referenceToFact(entry.id, reading.id),
    isCertain: true,
  };
}

/** True if pages print another reading instead: the ruling rejected this one, or it is superseded. */
const isLost = (entry: LedgerFact, reading: LedgerReading): boolean =>
  isRejected(entry, reading) ||
  (reading.superseded && entry.preferred !== undefined && !entry.preferred.includes(reading));

/**
 * @returns the facts that the sentence may be about; empty if one of the facts is not a quantity, or states the
 * figure in a reading without a last day that pages may print
 */
export function findDifferingFacts(found: FoundQuantity, ledger: Ledger): LedgerFact[] {
  const facts = found.fact === undefined ? found.tied : [found.fact];
  const differing = facts.flatMap((fact) => factItDiffersFrom({ ...found, fact }, ledger) ?? []);
  return differing.length === facts.length ? differing : [];
}

/** @returns undefined if the fact is not a quantity, or pages may print the figure from a reading without a last day */
function factItDiffersFrom(found: FoundQuantity, ledger: Ledger): LedgerFact | undefined {
  const entry = ledger.get(found.fact?.id ?? '');
  if (entry?.fact.kind !== 'quantity') return undefined;
  // A text has no last day, so only a reading without a last day accounts for its figure.
  const lasting = entry.readings.some(
    ({ until, value }) => until === undefined && matchesValue(found.quantity, value),
  );
  const isRejected = findTypedReading(found, ledger)?.printed !== undefined;
  return lasting && !isRejected ? undefined : entry;
}
