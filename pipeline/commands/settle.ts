/** `settle`: records a decision about a fact in its file. */

import { readWholeContent } from '../content.ts';
import { decide, reviewDay, withRuling } from '../edit/settle.ts';
import { didYouMean } from '../findings/suggest.ts';
import { readingText } from '../ledger/describe.ts';
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
  const verdicts = [
    options.prefer !== undefined,
    options.keepBoth === true,
    options.distinct === true,
  ].filter(Boolean).length;
  if (verdicts > 1) throw new UsageError('say only one of --prefer, --keep-both and --distinct');
  const before = readWholeContent(contentOptions(context));
  const { ledger } = before;
  const id = operands[0]!;
  const entry = ledger.get(id);
  if (entry === undefined)
    throw new UsageError([`there is no fact "${id}".`, ...didYouMean(id, ledger.keys())].join(' '));
  const today = todayOf(context);
  const ruling = decide(entry, {
    ...(options.prefer !== undefined
      ? { verdict: 'prefer' as const, reading: String(options.prefer) }
      : options.keepBoth
        ? { verdict: 'keep-both' as const }
        : options.distinct
          ? { verdict: 'distinct' as const }
          : {}),
    renew: options.renew === true,
    ...(typeof options.because === 'string' ? { because: options.because } : {}),
    by:
      typeof options.by === 'string' && options.by.trim() !== ''
        ? options.by.trim()
        : gitName(folderOf(context, 'data')),
    on: today,
    ...(typeof options.review === 'string' ? { review: reviewDay(options.review, today) } : {}),
  });
  const { document } = entry.entry;
  writeEdited(`${folderOf(context, 'data')}/${document.path}`, withRuling(entry, ruling));
  const line = rangeOf(
    document,
    [id, ...(entry.fact.ruling === undefined ? [] : ['ruling'])],
    'key',
  ).start.line;
  const chosen =
    ruling.reading === undefined
      ? ''
      : ` ${ruling.reading} (${entry.readings
          .filter((each) => each.id === ruling.reading || each.surface === ruling.reading)
          .map((each) => readingText(entry, each))
          .join('; ')})`;
  if (options.format === 'json') {
    const wrote = { file: document.file, line };
    print(`${JSON.stringify({ version: 1, fact: id, ruling, wrote }, null, 2)}\n`, 'json');
    return 0;
  }
  confirm(
    context,
    `${id}: ${ruling.verdict}${chosen}\n  wrote ${document.file}:${line}  ruling over ${ruling.over.length} readings${ruling.review === undefined ? '' : `, review ${ruling.review}`}\n\n`,
  );
  confirmDifference(context, before, contentOptions(context));
  return 0;
}

/** The name that git would sign with in the content's repository. */
function gitName(data: string): string {
  try {
    return git(['config', 'user.name'], data).toString().trim() || 'mantenimiento';
  } catch {
    return 'mantenimiento';
  }
}
