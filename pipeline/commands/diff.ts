/** `diff`: what visitors read differently since a commit, or on a day on which a law changes. */

import { defined } from '../../schemas/defined.ts';

import { type Content, type ContentOptions, readContent, readWholeContent } from '../content.ts';
import { differenceOf } from '../diff/index.ts';
import { daysAfter } from '../ledger/period.ts';
import { failureOf, UsageError } from '../program/failures.ts';
import { withTemporaryFolder } from '../program/temporary-folder.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { printDifference } from './difference.ts';
import { git, unpackTar } from './git.ts';

/** @throws UsageError if neither a commit nor a day is named, or a content cannot be read */
export function diffCommand(context: CommandContext): number {
  const [reference] = context.operands;
  const { on, today } = context.options;
  const options = contentOptions(context);
  if (typeof on === 'string') {
    // The same content as of the day before, so that only what begins or ends on the day is in the answer.
    const from = typeof today === 'string' || reference !== undefined ? today : daysAfter(on, -1);
    const before = oldContent(reference, { ...options, ...pagesOf(from) });
    const after = readWholeContent({ ...options, ...pagesOf(on) });
    printDifference(context, differenceOf({ ...before, ...dayOf(from) }, { ...after, day: on }));
    return 0;
  }
  if (reference === undefined)
    throw new UsageError('name a commit to compare with, or a day to come: --on YYYY-MM-DD');
  const after = readWholeContent(options);
  const before = oldContent(reference, options);
  // Only a day that somebody named: pages go by their content's own day otherwise.
  printDifference(
    context,
    differenceOf({ ...before, ...dayOf(today) }, { ...after, ...dayOf(today) }),
  );
  return 0;
}

type Option = CommandContext['options'][string];
const dayOf = (day: Option) => defined({ day: typeof day === 'string' ? day : undefined });
/** The content as it is on a day, for review dates and for pages. */
const pagesOf = (day: Option) => (typeof day === 'string' ? { today: day, pageDay: day } : {});

/** The content at a commit, or that of the working tree. */
function oldContent(reference: string | undefined, options: ContentOptions): Content {
  if (reference === undefined) return readContent(options);
  return withTemporaryFolder('diff', (folder) =>
    readContent({ ...options, data: contentAt(reference, options.data, folder) }),
  );
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
