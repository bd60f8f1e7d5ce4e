/** Reads the content as it was at a commit, with the current program. */
import { join } from 'node:path';
import { type ContentOptions, readContent } from '../content.ts';
import { failureOf, UsageError } from '../program/failures.ts';
import { withTemporaryFolder } from '../program/temporary-folder.ts';
import type { PrintableContent } from '../review/printed-value.ts';
import { execGit } from './git.ts';

/**
 * @throws UsageError if there is no such commit, or its content cannot be read: an empty diff would look like "nothing
 * changed"
 */
export const contentAtCommit = (reference: string, options: ContentOptions): PrintableContent =>
  withTemporaryFolder('commit', (folder) => {
    unpack(reference, options.data, folder);
    return readComparableContent({ ...options, data: folder });
  });

/** @throws UsageError if a part of the content cannot be read */
export function readComparableContent(options: ContentOptions): PrintableContent {
  const { site, ledger } = readContent(options);
  if (site?.isWhole !== true || ledger === undefined)
    throw new UsageError(
      'some of the old content cannot be read, so there is nothing to compare; name a commit in which licencia validate passes',
    );
  return { site, ledger };
}

/**
 * @param file path below the data folder
 * @returns the commit that last changed the file; undefined if there is none, or git fails
 */
export function lastCommitOf(file: string, data: string): string | undefined {
  try {
    return line(execGit(['log', '-1', '--format=%H', '--', file], data)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Unpacks the data folder as it was at a commit.
 * @throws UsageError if there is no such commit, or it has no such folder
 */
function unpack(reference: string, data: string, folder: string): void {
  try {
    const top = line(execGit(['rev-parse', '--show-toplevel'], data));
    const prefix = line(execGit(['rev-parse', '--show-prefix'], data)).replace(/\/$/, '');
    const commit = commitOf(reference, data);
    // Uses a separate index, so that the repository's index is unchanged. It is hidden, because content readers skip
    // hidden files.
    const index = join(folder, '.index');
    execGit(['read-tree', `${commit}:${prefix}`], top, index);
    execGit(['checkout-index', '--all', `--prefix=${folder}/`], top, index);
  } catch (error) {
    if (failureOf(error) !== undefined) throw error;
    throw new UsageError(
      `the content at "${reference}" cannot be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** The hash of a commit. git would read a reference that starts with a hyphen as an option. */
function commitOf(reference: string, data: string): string {
  if (reference.startsWith('-')) throw new Error('a git reference must not begin with a hyphen');
  return line(
    execGit(['rev-parse', '--verify', '--end-of-options', `${reference}^{commit}`], data),
  );
}

/** Removes only the line feed that git adds: a path may end with a space. */
const line = (output: Buffer) => output.toString().replace(/\n$/, '');
