/** The message about a refused output folder: the reason, the first ten files and their number, and what to do. */
import { EnvironmentError } from '../../program/failures.ts';

/** Files named in a message. */
const NAMED = 10;

export type RefusedFiles = {
  /** Files that this program did not write, as paths for the reader. */
  unknown: readonly string[];
  /** Files that were changed after this program wrote them. */
  altered: readonly string[];
};

export function refusal(out: string, why: string): EnvironmentError {
  return new EnvironmentError(`the output folder ${printable(out)} is refused: ${why}`);
}

/** @param advice what to do; a sentence */
export function refusalOfFiles(
  out: string,
  { unknown, altered }: RefusedFiles,
  advice: string,
): EnvironmentError {
  const parts = [
    ...(unknown.length > 0 ? [`${counted(unknown)} that this program did not write`] : []),
    ...(altered.length > 0 ? [`${counted(altered)} changed since it was published`] : []),
  ];
  const files = [
    ...[...unknown].sort(byDepth),
    ...[...altered].sort(byDepth).map((path) => `${path} (changed)`),
  ];
  const rest = files.length - NAMED;
  return refusal(
    out,
    [
      `there ${unknown.length + altered.length === 1 ? 'is' : 'are'} ${parts.join(' and ')}. Nothing was written.`,
      ...files.slice(0, NAMED).map((path) => `  ${printable(path)}`),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
      advice,
    ].join('\n'),
  );
}

/** Files at the top first: people know them by name. */
function byDepth(one: string, other: string): number {
  return one.split('/').length - other.split('/').length || (one < other ? -1 : 1);
}

/** An empty folder ends with a slash. */
function counted(paths: readonly string[]): string {
  const folders = paths.filter((path) => path.endsWith('/')).length;
  const counts: [number, string][] = [
    [paths.length - folders, 'file'],
    [folders, 'empty folder'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(' and ');
}

/** A file's name may contain control characters, which a terminal would obey. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );
}
