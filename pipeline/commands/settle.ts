/** `settle`: records a decision about facts in their files. */

import type { Ruling } from '../../schemas/fact.ts';
import { readWholeContent } from '../content.ts';
import { applyEdits } from '../edit/fix.ts';
import { type Decision, makeRuling, parseReviewDay, rulingEdit } from '../edit/settle.ts';
import { unknownNameAdvice } from '../findings/suggest.ts';
import { readingText } from '../ledger/describe.ts';
import { readingsNamed } from '../ledger/ledger.ts';
import type { Ledger, LedgerFact } from '../ledger/types.ts';
import { rangeOf } from '../load/document.ts';
import { UsageError } from '../program/failures.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { writeEditedFile } from '../program/write-file.ts';
import {
  type CommandContext,
  contentOptions,
  resolveFolderOption,
  resolveToday,
} from './context.ts';
import { execGit } from './git.ts';
import { print } from './output.ts';
import { printOutcome } from './report.ts';
import { printEditedUnits } from './review.ts';

export function settleCommand(context: CommandContext): number {
  const { options, operands } = context;
  const verdict = verdictOf(options);
  const before = readWholeContent(contentOptions(context));
  const entries = [...new Set(operands)].map((id) => factNamed(id, before.ledger));
  const data = resolveFolderOption(context, 'data');
  const today = resolveToday(context);
  const decision = {
    ...verdict,
    ...omitUndefined({
      because: textOf(options.because),
      review:
        typeof options.review === 'string' ? parseReviewDay(options.review, today) : undefined,
    }),
    renew: options.renew === true,
    by: textOf(options.by)?.trim() || gitName(data),
    on: today,
  };
  // Make every ruling before writing the first: if one is refused, no file is changed.
  const settled = entries.map((entry) => ({ entry, ruling: makeRuling(entry, decision) }));
  for (const document of new Set(entries.map(({ entry }) => entry.document))) {
    const edits = settled
      .filter(({ entry }) => entry.entry.document === document)
      .map(({ entry, ruling }) => rulingEdit(entry, ruling));
    writeEditedFile(`${data}/${document.path}`, applyEdits(document.text, edits));
  }
  if (options.format === 'json') {
    const written = settled.map(({ entry, ruling }) => ({
      fact: entry.id,
      ruling,
      wrote: placeOfRuling(entry),
    }));
    const answer = written.length === 1 ? written[0] : { facts: written };
    print(`${JSON.stringify({ version: 1, ...answer }, null, 2)}\n`, 'json');
    return 0;
  }
  for (const { entry, ruling } of settled)
    printOutcome(context, `${confirmation(entry, ruling)}\n`);
  printEditedUnits(context, before, contentOptions(context));
  return 0;
}

function factNamed(id: string, ledger: Ledger): LedgerFact {
  const entry = ledger.get(id);
  if (entry === undefined)
    throw new UsageError(`there is no fact "${id}". ${unknownNameAdvice(id, ledger.keys())}`);
  return entry;
}

function placeOfRuling({ id, entry: { document }, fact }: LedgerFact) {
  const key = fact.ruling === undefined ? [id] : [id, 'ruling'];
  return { file: document.file, line: rangeOf(document, key, 'key').start.line };
}

const textOf = (option: unknown) => (typeof option === 'string' ? option : undefined);

/**
 * @returns an empty object if no verdict is named
 * @throws UsageError if several are named
 */
function verdictOf({
  prefer,
  keepBoth,
  distinct,
}: CommandContext['options']): Pick<Decision, 'verdict' | 'reading'> {
  const named = [
    ...(prefer === undefined ? [] : [{ verdict: 'prefer' as const, reading: String(prefer) }]),
    ...(keepBoth === true ? [{ verdict: 'keep-both' as const }] : []),
    ...(distinct === true ? [{ verdict: 'distinct' as const }] : []),
  ];
  if (named.length > 1)
    throw new UsageError('use only one of --prefer, --keep-both and --distinct');
  return named[0] ?? {};
}

function confirmation(entry: LedgerFact, ruling: Ruling): string {
  const { file, line } = placeOfRuling(entry);
  const { verdict, reading: chosen, over, review } = ruling;
  const printed = chosen === undefined ? [] : (readingsNamed(entry.readings, chosen) ?? []);
  const texts = printed.map((reading) => readingText(entry, reading));
  return [
    `${entry.id}: ${verdict}${chosen === undefined ? '' : ` ${chosen} (${texts.join('; ')})`}\n`,
    `  wrote ${file}:${line}  ruling over ${over.length} readings`,
    `${review === undefined ? '' : `, review ${review}`}\n`,
  ].join('');
}

function gitName(data: string): string {
  try {
    return execGit(['config', 'user.name'], data).toString().trim() || 'mantenimiento';
  } catch {
    return 'mantenimiento';
  }
}
