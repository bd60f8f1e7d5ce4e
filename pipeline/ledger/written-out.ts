/** A quantity in prose → the declared reading that it equals, and the reference to write in its place. */
import { referenceTo } from '../text/references.ts';
import { type FoundQuantity, says } from './scan.ts';
import type { Ledger, LedgerFact } from './types.ts';

/** @returns undefined where the quantity states no fact, or differs from every declared reading of it */
export function readingWrittenOut(
  { quantity, fact }: FoundQuantity,
  ledger: Ledger,
): { entry: LedgerFact; reference: string } | undefined {
  const entry = fact === undefined ? undefined : ledger.get(fact.id);
  const reading = entry?.readings.find(({ found, value }) => !found && says(quantity, value));
  if (entry === undefined || reading === undefined) return undefined;
  const isPrinted = entry.preferred?.length === 1 && entry.preferred[0] === reading;
  return { entry, reference: referenceTo(entry.id, isPrinted ? undefined : reading.id) };
}
