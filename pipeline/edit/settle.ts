/**
 * Turns a decision about a fact into its `ruling` in the fact's file; the rest of the file stays as it was, byte for
 * byte.
 */

import type { Ruling } from '../../schemas/fact.ts';
import { unknownNameMessage } from '../findings/suggest.ts';
import { readingText } from '../ledger/describe.ts';
import { fitsKind } from '../ledger/fits-kind.ts';
import { formatNumber } from '../ledger/format-value.ts';
import { hasQuantity, readingsNamed, recordedLines } from '../ledger/ledger.ts';
import { addMonths } from '../ledger/period.ts';
import {
  bindingReadingsAgainst,
  contradictsComputedReading,
  readingNames,
} from '../ledger/rulings.ts';
import type { LedgerFact, LedgerReading } from '../ledger/types.ts';
import { UsageError } from '../program/failures.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { findHiddenCharacter } from '../text/characters.ts';
import type { TextEdit } from './fix.ts';

export type Decision = {
  verdict?: Ruling['verdict'];
  reading?: string;
  renew: boolean;
  because?: string;
  by: string;
  on: string;
  review?: string;
};

/**
 * Makes the ruling on the readings that a fact has today.
 * @throws UsageError if there is nothing to decide, or the decision cannot be made
 */
export function makeRuling(entry: LedgerFact, decision: Decision): Ruling {
  const { id, fact, state, lines, all } = entry;
  const before = fact.ruling;
  if (decision.renew && before === undefined)
    throw new UsageError(
      `${id} has no ruling to renew: say --prefer <reading>, --keep-both or --distinct`,
    );
  if ((state.kind === 'agreed' || state.kind === 'unneeded') && fact.claim !== true)
    throw new UsageError(
      `the readings of ${id} all say the same (${lines.join('; ')}), so there is nothing to decide`,
    );
  const verdict = decision.verdict ?? before?.verdict;
  if (verdict === undefined)
    throw new UsageError('say what you decided: --prefer <reading>, --keep-both or --distinct');
  const { by, on } = decision;
  const because = reasonOf(decision, before);
  requireVisible('--because', because);
  requireVisible('--by', by);
  const reading =
    verdict === 'prefer' ? preferable(entry, decision.reading ?? before?.reading) : undefined;
  return omitUndefined({
    verdict,
    reading,
    because,
    by,
    on,
    review: reviewOf(decision, before),
    over: recordedLines(fact, all, (counted) => namesCount(because, entry, counted)),
  });
}

/**
 * True if a reason contains a quantity in the fact's unit, or the current count of a computed reading without a unit.
 */
function namesCount(because: string, { fact }: LedgerFact, { value }: LedgerReading): boolean {
  const count = Array.isArray(value) ? value.length : value;
  return (
    hasQuantity(because, fact.kind === 'set' ? undefined : fact.unit) ||
    (typeof count === 'number' &&
      new RegExp(`(?<![\\d.,-])${formatNumber(count)}(?![\\d-]|[.,]\\d)`).test(because))
  );
}

/** If a renewal gives no new reason, the old reason stays. */
function reasonOf({ because, renew }: Decision, before: Ruling | undefined): string {
  const reason = because?.trim() ?? (renew ? before?.because : undefined);
  if (reason === undefined || reason.length < 20)
    throw new UsageError('--because must say why in at least 20 characters: visitors read it');
  return reason;
}

function requireVisible(option: string, text: string): void {
  const hidden = findHiddenCharacter(text);
  if (hidden !== undefined)
    throw new UsageError(
      `${option} contains the invisible or broken character ${hidden.code}: delete it`,
    );
}

/** Checks that a ruling can prefer the named reading or surface. @returns the name @throws UsageError if it cannot */
function preferable(entry: LedgerFact, name: string | undefined): string {
  const { id, fact, all: readings, pairs } = entry;
  const chosen = readings.filter((reading) => reading.id === name || reading.surface === name);
  if (name === undefined || chosen.length === 0) {
    const names = readingNames(readings);
    throw new UsageError(
      unknownNameMessage(`${id} has no reading`, name ?? '', names, 'Its readings'),
    );
  }
  if (contradictsComputedReading(fact.kind, chosen, readings))
    throw new UsageError(
      `${id}: a claim cannot be preferred over a count of the content; correct the text instead`,
    );
  const [law] = bindingReadingsAgainst(readingsNamed(entry.readings, name) ?? [], pairs);
  if (law !== undefined)
    throw new UsageError(
      `${id}: ${law.id} says ${readingText(entry, law)}, read with high confidence: prefer it, or set "until" of that reading if it is no longer true`,
    );
  return name;
}

/**
 * A decision that names neither a verdict nor a review day keeps the ruling's review day. If that day has come, it is
 * replaced by the day six months after the decision.
 */
function reviewOf(
  { review, verdict, on }: Decision,
  before: Ruling | undefined,
): string | undefined {
  const old = verdict === undefined ? before?.review : undefined;
  return review ?? (old !== undefined && old <= on ? parseReviewDay('6m', on) : old);
}

/** The edit that puts the ruling into the text of the fact's file. */
export function rulingEdit({ entry, id }: LedgerFact, ruling: Ruling): TextEdit {
  const { document } = entry;
  const { text } = document;
  const fact = document.locate([id]);
  const indent = indentOf(text, fact.start);
  const written = JSON.stringify(ruling, null, 2).replace(/\n/g, `\n${indent}  `);
  if (entry.data.ruling !== undefined) {
    const { start, end } = document.locate([id, 'ruling']);
    return { start, end, text: written };
  }
  // A new ruling is added at the end, after the readings that it judges.
  const end = text.lastIndexOf('}', fact.end - 1);
  const start = text.slice(0, end).trimEnd().length;
  return { start, end, text: `,\n${indent}  "ruling": ${written}\n${indent}` };
}

function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^\s*/.exec(line)![0];
}

/**
 * Parses a review day: `6m` is the day six months from today, and a future day is returned unchanged.
 * @throws UsageError on anything else
 */
export function parseReviewDay(text: string, today: string): string {
  const months = /^([1-9]\d?)m$/.exec(text)?.[1];
  if (months !== undefined) return addMonths(today, Number(months));
  if (!fitsKind('date', text))
    throw new UsageError(`"${text}" is no review date: write YYYY-MM-DD, or months like 6m`);
  if (text <= today)
    throw new UsageError(`the review date ${text} must be after the decision (${today})`);
  return text;
}
