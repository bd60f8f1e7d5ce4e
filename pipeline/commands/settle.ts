/** `settle`: records a decision about a fact in its file. */
import { defined } from '../../schemas/defined.ts';
import type { Ruling } from '../../schemas/fact.ts';
import { readWholeContent } from '../content.ts';
import { type Decision, decide, reviewDay, withRuling } from '../edit/settle.ts';
import { didYouMean } from '../findings/suggest.ts';
import { readingText } from '../ledger/describe.ts';
import type { LedgerFact } from '../ledger/types.ts';
import { rangeOf } from '../load/document.ts';
import { UsageError } from '../program/failures.ts';
import { writeEdited } from '../publish/output/atomic.ts';
import { type CommandContext, contentOptions, folderOf, todayOf } from './context.ts';
import { confirmDifference } from './difference.ts';
import { git } from './git.ts';
import { print } from './output.ts';
import { confirm } from './report.ts';

export function settleCommand(context: CommandContext): number {
  const { options, operands } = context;
  const verdict = verdictOf(options);
  const before = readWholeContent(contentOptions(context));
  const { ledger } = before;
  const id = operands[0]!;
  const entry = ledger.get(id);
  if (entry === undefined)
    throw new UsageError([`there is no fact "${id}".`, ...didYouMean(id, ledger.keys())].join(' '));
  const data = folderOf(context, 'data');
  const today = todayOf(context);
  const ruling = decide(entry, {
    ...verdict,
    ...defined({
      because: textOf(options.because),
      review: typeof options.review === 'string' ? reviewDay(options.review, today) : undefined,
    }),
    renew: options.renew === true,
    by: textOf(options.by)?.trim() || gitName(data),
    on: today,
  });
  const { document } = entry.entry;
  writeEdited(`${data}/${document.path}`, withRuling(entry, ruling));
  const key = entry.fact.ruling === undefined ? [id] : [id, 'ruling'];
  const { line } = rangeOf(document, key, 'key').start;
  if (options.format === 'json') {
    const wrote = { file: document.file, line };
    print(`${JSON.stringify({ version: 1, fact: id, ruling, wrote }, null, 2)}\n`, 'json');
    return 0;
  }
  confirm(context, `${confirmation(entry, ruling, `${document.file}:${line}`)}\n`);
  confirmDifference(context, before, contentOptions(context));
  return 0;
}

const textOf = (option: unknown) => (typeof option === 'string' ? option : undefined);

/** @returns nothing if no verdict is named @throws UsageError if several are */
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
    throw new UsageError('say only one of --prefer, --keep-both and --distinct');
  return named[0] ?? {};
}

function confirmation(entry: LedgerFact, ruling: Ruling, place: string): string {
  const { verdict, reading: chosen, over, review } = ruling;
  const texts = entry.readings
    .filter(({ id, surface }) => id === chosen || surface === chosen)
    .map((reading) => readingText(entry, reading));
  return [
    `${entry.id}: ${verdict}${chosen === undefined ? '' : ` ${chosen} (${texts.join('; ')})`}\n`,
    `  wrote ${place}  ruling over ${over.length} readings`,
    `${review === undefined ? '' : `, review ${review}`}\n`,
  ].join('');
}

/** The author's name for commits in the content's repository. */
function gitName(data: string): string {
  try {
    return git(['config', 'user.name'], data).toString().trim() || 'mantenimiento';
  } catch {
    return 'mantenimiento';
  }
}
