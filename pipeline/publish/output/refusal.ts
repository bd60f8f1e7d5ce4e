/** The message about a refused output folder: the reason, the first ten files and their number, and what to do. */
import { EnvironmentError } from '../../program/failures.ts';
import { COUNTED } from './inventory.ts';

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
    ...(unknown.length > 0 ? [`${counted(unknown.length)} that this program did not write`] : []),
    ...(altered.length > 0 ? [`${counted(altered.length)} changed since it was published`] : []),
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

function counted(count: number): string {
  if (count > COUNTED) return `more than ${COUNTED} files`;
  return count === 1 ? '1 file' : `${count} files`;
}

/** A file's name may contain control characters, which a terminal would obey. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );
}
