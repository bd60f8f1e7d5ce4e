/** A decision about a fact → its `ruling` in the fact's file; the rest of the file stays as it was, byte for byte. */

import { defined } from '../../schemas/defined.ts';
import type { Ruling } from '../../schemas/fact.ts';
import { didYouMean } from '../findings/suggest.ts';
import { fitsKind } from '../ledger/fits-kind.ts';
import { prefersAgainstComputed, readingNames } from '../ledger/rulings.ts';
import type { LedgerFact } from '../ledger/types.ts';
import { UsageError } from '../program/failures.ts';
import { hiddenIn } from '../text/characters.ts';

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
 * The ruling that a decision makes on a fact's readings of today.
 * @throws UsageError if there is nothing to decide, or the decision cannot be made.
 */
export function decide(entry: LedgerFact, decision: Decision): Ruling {
  const { id, fact, state, lines } = entry;
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
  const review = reviewOf(decision, before);
  return defined({ verdict, reading, because, by, on, review, over: lines });
}

/** Renewing keeps the old reason. */
function reasonOf({ because, renew }: Decision, before: Ruling | undefined): string {
  const reason = because?.trim() ?? (renew ? before?.because : undefined);
  if (reason === undefined || reason.length < 20)
    throw new UsageError('--because must say why in at least 20 characters: visitors read it');
  return reason;
}

function requireVisible(option: string, text: string): void {
  const hidden = hiddenIn(text);
  if (hidden !== undefined)
    throw new UsageError(
      `${option} holds the invisible or broken character ${hidden.code}: write it without`,
    );
}

/** The name of a reading or a surface, if a ruling can prefer it. */
function preferable({ id, fact, all: readings }: LedgerFact, name: string | undefined): string {
  const chosen = readings.filter((reading) => reading.id === name || reading.surface === name);
  if (name === undefined || chosen.length === 0) {
    const names = readingNames(readings);
    throw new UsageError(
      [
        `${id} has no reading "${name ?? ''}".`,
        ...didYouMean(name ?? '', names),
        `Its readings: ${names.join(', ')}.`,
      ].join(' '),
    );
  }
  if (prefersAgainstComputed(fact.kind, chosen, readings))
    throw new UsageError(
      `${id}: a claim cannot be preferred over what the content itself counts; correct the text instead`,
    );
  return name;
}

/** Renewing keeps the review day if it is still to come, or else moves it by six months. */
function reviewOf({ review, renew, on }: Decision, before: Ruling | undefined): string | undefined {
  const old = renew ? before?.review : undefined;
  return review ?? (old !== undefined && old <= on ? reviewDay('6m', on) : old);
}

/** The fact file's text with the ruling written into it. */
export function withRuling({ entry, id }: LedgerFact, ruling: Ruling): string {
  const { document } = entry;
  const { text } = document;
  const fact = document.locate([id]);
  const indent = indentOf(text, fact.start);
  const written = JSON.stringify(ruling, null, 2).replace(/\n/g, `\n${indent}  `);
  if (entry.data.ruling !== undefined) {
    const { start, end } = document.locate([id, 'ruling']);
    return text.slice(0, start) + written + text.slice(end);
  }
  // A new ruling goes last: after the readings it judges.
  const close = text.lastIndexOf('}', fact.end - 1);
  const before = text.slice(0, close).trimEnd();
  return `${before},\n${indent}  "ruling": ${written}\n${indent}${text.slice(close)}`;
}

function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^\s*/.exec(line)![0];
}

/**
 * `6m` → the day six months after; a day stays.
 * @throws UsageError on anything else
 */
export function reviewDay(text: string, today: string): string {
  const months = /^([1-9]\d?)m$/.exec(text)?.[1];
  if (months !== undefined) return monthsAfter(today, Number(months));
  if (!fitsKind('date', text))
    throw new UsageError(`"${text}" is no review date: write YYYY-MM-DD, or months like 6m`);
  return text;
}

/** In a shorter month, its last day. */
function monthsAfter(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.toISOString().slice(0, 10);
}
