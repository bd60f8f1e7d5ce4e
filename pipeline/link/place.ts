/** Places of the values and texts of an entry, and the finding about a reference without a target. */
import type { Fact } from '../../schemas/fact.ts';
import {
  type Dependency,
  errorAt,
  type Finding,
  type Place,
  type Range,
} from '../findings/finding.ts';
import {
  type DataPath,
  fileOfValue,
  rangeAt,
  rangeOf,
  type SourceDocument,
} from '../load/document.ts';
import type { DrawingFile } from '../load/drawings.ts';
import type { Span } from '../text/tree.ts';
import type { Entry } from '../validate/index.ts';
import { urlsOf } from './routes.ts';

/**
 * A place whose range is computed when it is first read: computing it parses the file again, and most notes are only
 * counted. A copy (`{ ...place }`) reads the range.
 */
function placeAt(
  entry: Entry,
  { file }: Pick<SourceDocument, 'file'>,
  rangeIn: () => Range,
): Place {
  let range: Range | undefined;
  return {
    file,
    get range() {
      range ??= rangeIn();
      return range;
    },
    entry: entry.id,
    urls: urlsOf(entry),
  };
}

/** The place of a value of an entry, or of its key. */
export function placeOf(entry: Entry, path: DataPath, want: 'value' | 'key' = 'value'): Place {
  const [file, steps] = fileOfValue(entry.document, [...entry.path, ...path]);
  return placeAt(entry, file, () => rangeOf(file, steps, want));
}

/** The place of a reading's value, or of the name of its computation. */
export function placeOfReading(entry: Entry<Fact>, index: number): Place {
  const isCounted = entry.data.readings[index]?.value === undefined;
  return placeOf(entry, ['readings', index, isCounted ? 'computed' : 'value']);
}

/** The place of a part of a drawing's file; its start if no part is given. */
export const placeInDrawing = (file: DrawingFile, start = 0, end = 1): Place => ({
  file: file.file,
  range: rangeAt(file, start, Math.min(end, file.text.length)),
  urls: [],
});

/** The place of a part of an entry's body. */
export function placeInBody(entry: Entry, { start, end }: Span): Place {
  const { document } = entry;
  const from = document.body?.offset ?? 0;
  return placeAt(entry, document, () => rangeAt(document, from + start, from + end));
}

/** The place of a part of a text value, which JSON and YAML may write with escapes. */
export function placeInValue(
  entry: Entry,
  path: DataPath,
  value: string,
  { start, end }: Span,
): Place {
  const [file, steps] = fileOfValue(entry.document, [...entry.path, ...path]);
  return placeAt(entry, file, () => rangeInValue(file, steps, value, { start, end }));
}

function rangeInValue(
  document: SourceDocument,
  path: DataPath,
  value: string,
  { start, end }: Span,
): Range {
  const range = document.locate(path);
  const isJson = document.path.endsWith('.json');
  const inFile = (text: string) => (isJson ? JSON.stringify(text).slice(1, -1) : text);
  const written = inFile(value.slice(start, end));
  // The computed offset is right unless YAML quotes or folds the value. If it does, the words are searched for.
  const guess = range.start + (isJson ? 1 : 0) + inFile(value.slice(0, start)).length;
  const at = document.text.startsWith(written, guess)
    ? guess
    : document.text.indexOf(written, range.start);
  if (at === -1 || at > range.end) return rangeAt(document, range.start, range.end);
  return rangeAt(document, at, at + written.length);
}

/** The record that a value of an entry is in: a question of a test, a sign of a family, or the entry itself. */
export function dependencyAt({ collection, id, data }: Entry, path: DataPath): Dependency {
  const [list, index] = path;
  const item = (data as Record<string, { id?: string }[] | undefined>)[String(list)]?.[
    Number(index)
  ];
  return (list === 'questions' || list === 'items') && item?.id !== undefined
    ? `record ${collection}/${id}/${list}/${index}`
    : `record ${collection}/${id}`;
}

/** The finding about a reference to something that does not exist. */
export function missingReferenceFinding(
  what: Dependency,
  title: string,
  at: Place,
  guess: string[],
  otherwise: string,
): Finding {
  return {
    ...errorAt('link/missing-target', title, at, ...guessOrFallback(guess, otherwise)),
    breaks: [what],
  };
}

/** The guess or, if there is no guess, the fallback advice. */
export const guessOrFallback = (guess: string[], otherwise: string): string[] =>
  guess.length > 0 ? guess : [otherwise];
