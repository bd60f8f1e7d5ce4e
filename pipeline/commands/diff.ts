/** `diff <git-ref>`: what visitors read differently in the working tree since that commit. */

import { readContent, readWholeContent } from '../content.ts';
import { differenceOf } from '../diff/index.ts';
import { failureOf, UsageError } from '../program/failures.ts';
import { withTemporaryFolder } from '../program/temporary-folder.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { printDifference } from './difference.ts';
import { git, unpackTar } from './git.ts';

export function diffCommand(context: CommandContext): number {
  const reference = context.operands[0]!;
  const options = contentOptions(context);
  const after = readWholeContent(options);
  const before = withTemporaryFolder('diff', (folder) =>
    readContent({ ...options, data: contentAt(reference, options.data, folder) }),
  );
  // Only a day that somebody named: pages go by their content's own day otherwise.
  const day = context.options.today === undefined ? undefined : options.today;
  printDifference(context, differenceOf({ ...before, day }, { ...after, day }));
  return 0;
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
