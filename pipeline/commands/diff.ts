/** `diff`: lists the changes that visitors see since a commit, or on a day on which a law changes. */

import { type Content, readWholeContent } from '../content.ts';
import { formatPlace, sortFindings } from '../findings/finding.ts';
import { addDays } from '../ledger/period.ts';
import { UsageError } from '../program/failures.ts';
import { changesBetween } from '../review/changes.ts';
import { picturesOf, unitsOf } from '../review/units.ts';
import { countWithNoun } from '../text/plural.ts';
import { contentAtCommit, readComparableContent } from './at-commit.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { printChanges } from './review.ts';

/** @throws UsageError if neither a commit nor a day is named, or the content cannot be read */
export function diffCommand(context: CommandContext): number {
  const [reference] = context.operands;
  const { on, today } = context.options;
  const options = contentOptions(context);
  if (typeof on !== 'string' && reference === undefined)
    throw new UsageError('name a commit to compare with, or a future day: --on YYYY-MM-DD');
  // `--on` alone compares with the day before it, so that only changes of that day are listed.
  const from =
    typeof on !== 'string' || typeof today === 'string' || reference !== undefined
      ? today
      : addDays(on, -1);
  const old = { ...options, ...pagesOf(from) };
  const before = unitsOf(
    reference === undefined ? readComparableContent(old) : contentAtCommit(reference, old),
  );
  const content = readWholeContent({ ...options, ...pagesOf(on ?? today) });
  const after = unitsOf(content);
  const since = [
    'from',
    ...(reference === undefined ? [] : [reference]),
    ...(typeof on === 'string'
      ? [`${reference === undefined ? '' : 'and '}${from ?? 'today'} to ${on}`]
      : []),
  ];
  const changes = changesBetween(before, after);
  printChanges(context, changes, since.join(' '), {
    remarks: typeof on === 'string' ? wrongOn(on, content) : [],
    pictures: () => new Map([...picturesOf(before), ...picturesOf(after)]),
  });
  return 0;
}

/** Options to read the content as of a day; without a day, pages use the content's own day. */
const pagesOf = (day: CommandContext['options'][string]) =>
  typeof day === 'string' ? { today: day, pageDay: day } : {};

function wrongOn(day: string, { findings }: Content): string[] {
  const errors = sortFindings(findings.filter(({ severity }) => severity === 'error'));
  return errors.length === 0
    ? []
    : [
        [
          `On ${day} the site has ${countWithNoun(errors.length, 'error')}, and cannot be published until they are corrected:`,
          ...errors.map(({ rule, title, at }) => `  ${formatPlace(at)}  ${rule}  ${title}`),
        ].join('\n'),
      ];
}
