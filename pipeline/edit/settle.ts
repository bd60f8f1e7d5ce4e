/** A decision about a fact → its `ruling` in the fact's file; the rest of the file stays as it was, byte for byte. */

import type { Ruling } from '../../schemas/fact.ts';
import { didYouMean } from '../findings/suggest.ts';

import { prefersAgainstComputed } from '../ledger/rulings.ts';
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
  const { id, fact, readings, state, lines } = entry;
  const before = fact.ruling;
  if (decision.renew && before === undefined)
    throw new UsageError(
      `${id} has no ruling to renew: say --prefer <reading>, --keep-both or --distinct`,
    );
  if (state.relation === 'same' && fact.claim !== true) {
    throw new UsageError(
      `the readings of ${id} all say the same (${lines.join('; ')}), so there is nothing to decide`,
    );
  }
  const verdict = decision.verdict ?? before?.verdict;
  if (verdict === undefined)
    throw new UsageError('say what you decided: --prefer <reading>, --keep-both or --distinct');
  const because = decision.because?.trim() ?? (decision.renew ? before?.because : undefined);
  if (because === undefined || because.length < 20)
    throw new UsageError('--because must say why in at least 20 characters: visitors read it');
  for (const [name, text] of [
    ['--because', because],
    ['--by', decision.by],
  ] as const) {
    const hidden = hiddenIn(text);
    if (hidden !== undefined)
      throw new UsageError(
        `${name} holds the invisible or broken character ${hidden.code}: write it without`,
      );
  }
  const reading = verdict === 'prefer' ? (decision.reading ?? before?.reading) : undefined;
  if (verdict === 'prefer') {
    const names = [...new Set(readings.flatMap((each) => [each.id, each.surface]))];
    if (reading === undefined || !names.includes(reading)) {
      throw new UsageError(
        [
          `${id} has no reading "${reading ?? ''}".`,
          ...didYouMean(reading ?? '', names),
          `Its readings: ${names.join(', ')}.`,
        ].join(' '),
      );
    }
    const chosen = readings.filter((each) => each.id === reading || each.surface === reading);
    if (prefersAgainstComputed(fact.kind, chosen, readings))
      throw new UsageError(
        `${id}: a claim cannot be preferred over what the content itself counts; correct the text instead`,
      );
  }
  // Renewing is looking again: a review day that has come moves on, or the ruling would stay due.
  const kept = decision.renew ? before?.review : undefined;
  const review =
    decision.review ??
    (kept !== undefined && kept <= decision.on ? reviewDay('6m', decision.on) : kept);
  return {
    verdict,
    ...(reading === undefined ? {} : { reading }),
    because,
    by: decision.by,
    on: decision.on,
    ...(review === undefined ? {} : { review }),
    over: lines,
  };
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

/** `6m` → the day six months after; a day stays. */
export function reviewDay(text: string, today: string): string {
  const months = /^([1-9]\d?)m$/.exec(text)?.[1];
  if (months === undefined) {
    if (
      !/^\d{4}-\d{2}-\d{2}$/.test(text) ||
      Number.isNaN(Date.parse(text)) ||
      !new Date(text).toISOString().startsWith(text)
    ) {
      throw new UsageError(`"${text}" is no review date: write YYYY-MM-DD, or months like 6m`);
    }
    return text;
  }
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + Number(months), 1));
  const last = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.toISOString().slice(0, 10);
}
