/** `diff`: what visitors read differently since a commit, or on a day on which a law changes. */

import { readWholeContent } from '../content.ts';
import { daysAfter } from '../ledger/period.ts';
import { UsageError } from '../program/failures.ts';
import { changesBetween } from '../review/changes.ts';
import { picturesOf, unitsOf } from '../review/units.ts';
import { contentAtCommit, readOld } from './at-commit.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { printChanges } from './review.ts';
import { acceptedByEditors } from './who-accepted.ts';

/** @throws UsageError if neither a commit nor a day is named, or a content cannot be read */
export function diffCommand(context: CommandContext): number {
  const [reference] = context.operands;
  const { on, today } = context.options;
  const options = contentOptions(context);
  if (typeof on !== 'string' && reference === undefined)
    throw new UsageError('name a commit to compare with, or a day to come: --on YYYY-MM-DD');
  // The same content as of the day before, so that only what begins or ends on the day is in the answer.
  const from =
    typeof on !== 'string' || typeof today === 'string' || reference !== undefined
      ? today
      : daysAfter(on, -1);
  const old = { ...options, ...pagesOf(from) };
  const before = unitsOf(reference === undefined ? readOld(old) : contentAtCommit(reference, old));
  const after = unitsOf(readWholeContent({ ...options, ...pagesOf(on ?? today) }));
  const since = [
    'from',
    ...(reference === undefined ? [] : [reference]),
    ...(typeof on === 'string'
      ? [`${reference === undefined ? '' : 'and '}${from ?? 'today'} to ${on}`]
      : []),
  ];
  const changes = changesBetween(before, after);
  const placeOf = (unit: string) => (after.get(unit) ?? before.get(unit))?.place;
  printChanges(context, changes, since.join(' '), {
    remarks:
      reference === undefined ? [] : acceptedByEditors({ reference, ...options }, changes, placeOf),
    pictures: () => new Map([...picturesOf(before), ...picturesOf(after)]),
  });
  return 0;
}

/** The content as it is on a day, for review dates and for pages; otherwise pages go by their content's own day. */
const pagesOf = (day: CommandContext['options'][string]) =>
  typeof day === 'string' ? { today: day, pageDay: day } : {};
