/** `diff`: what visitors read differently since a commit, or on a day on which a law changes. */

import { type ContentOptions, readContent, readWholeContent } from '../content.ts';
import { daysAfter } from '../ledger/period.ts';
import { failureOf, UsageError } from '../program/failures.ts';
import { withTemporaryFolder } from '../program/temporary-folder.ts';
import { changesBetween } from '../review/changes.ts';
import type { Printable } from '../review/printed-value.ts';
import { type Unit, unitsOf } from '../review/units.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { git, unpackTar } from './git.ts';
import { printChanges } from './review.ts';

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
  const before = oldUnits(reference, options, from);
  const after = unitsOn(readWholeContent({ ...options, ...pagesOf(on ?? today) }), on ?? today);
  const since = [
    'from',
    ...(reference === undefined ? [] : [reference]),
    ...(typeof on === 'string'
      ? [`${reference === undefined ? '' : 'and '}${from ?? 'today'} to ${on}`]
      : []),
  ];
  printChanges(context, changesBetween(before, after), since.join(' '));
  return 0;
}

type Option = CommandContext['options'][string];
/** The content as it is on a day, for review dates and for pages. */
const pagesOf = (day: Option) => (typeof day === 'string' ? { today: day, pageDay: day } : {});

/** Only a day that somebody named: pages go by their content's own day otherwise. */
const unitsOn = (content: Printable, day: Option): ReadonlyMap<string, Unit> =>
  unitsOf(content, typeof day === 'string' ? day : undefined);

/**
 * The units at a commit, or those of the working tree.
 * @throws UsageError if they cannot be read: zero changes would read as "nothing changed"
 */
function oldUnits(
  reference: string | undefined,
  options: ContentOptions,
  day: Option,
): ReadonlyMap<string, Unit> {
  const read = (data: string) => {
    const { site, ledger } = readContent({ ...options, ...pagesOf(day), data });
    if (site?.isWhole !== true || ledger === undefined)
      throw new UsageError(
        'some of the old content cannot be read, so there is nothing to compare; name a commit in which licencia validate passes',
      );
    return unitsOn({ site, ledger }, day);
  };
  if (reference === undefined) return read(options.data);
  return withTemporaryFolder('diff', (folder) => read(contentAt(reference, options.data, folder)));
}

/**
 * Unpacks the data folder as it was at a commit.
 * @returns the folder with the old content
 * @throws UsageError if there is no such commit, or it has no such folder
 */
function contentAt(reference: string, data: string, folder: string): string {
  try {
    const top = line(git(['rev-parse', '--show-toplevel'], data));
    const prefix = line(git(['rev-parse', '--show-prefix'], data)).replace(/\/$/, '');
    const commit = commitOf(reference, data);
    unpackTar(git(['archive', '--format=tar', `${commit}:${prefix}`], top), folder);
    return folder;
  } catch (error) {
    if (failureOf(error) !== undefined) throw error;
    throw new UsageError(
      `the content at "${reference}" cannot be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** git takes a name with a hyphen in front for an option; no reference may begin with one. */
function commitOf(reference: string, data: string): string {
  if (reference.startsWith('-')) throw new Error('a git reference must not begin with a hyphen');
  return line(git(['rev-parse', '--verify', '--end-of-options', `${reference}^{commit}`], data));
}

/** Without the line feed that git adds: a path may end with a space. */
const line = (output: Buffer) => output.toString().replace(/\n$/, '');
