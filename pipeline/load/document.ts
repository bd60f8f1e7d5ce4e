/** A source file with its text, and the line and column of each value in it. */
import type { Position, Range } from '../findings/finding.ts';
import { findLastStart } from '../text/offset-map.ts';

/** Steps from the top of the data to a value: object keys and array indices. */
export type DataPath = readonly (string | number)[];

/** True if a path leads to a record or into it. */
export const isWithin = (path: DataPath, record: DataPath): boolean =>
  record.every((step, depth) => path[depth] === step);

/** A text with the offsets at which its lines start. They are computed when the first position is needed. */
export type TextWithLineStarts = {
  /** The whole text of a file, without byte order mark, with `\n` line ends. */
  text: string;
  lineStarts?: LineStarts;
};

export type SourceDocument = TextWithLineStarts & {
  collection: string;
  /** Path below the data folder, with `/`. */
  path: string;
  /** The path that messages show: `data/blog/x.md`. */
  file: string;
  readonly data: unknown;
  /** Markdown after the front matter, and where it starts in `text`. */
  body?: { text: string; offset: number };
  /** If the items of a list in the data have their own files: those files, in order. */
  items?: { list: string; documents: readonly SourceDocument[] };
  /**
   * True if the syntax of the text was repaired before it was read; a finding reports each repair. The offsets must not
   * be used to edit such a file.
   */
  isRepaired?: true;
  /**
   * Offsets of a value (or of its key) in `text`; of the first character of the nearest existing parent if it is
   * missing.
   */
  locate(path: DataPath, want?: 'value' | 'key'): { start: number; end: number };
};

type LineStarts = [LineStart, ...LineStart[]];
type LineStart = { line: number; at: number };

function lineStartsOf(text: string): LineStarts {
  const starts: LineStarts = [{ line: 1, at: 0 }];
  for (let next = text.indexOf('\n'); next !== -1; next = text.indexOf('\n', next + 1))
    starts.push({ line: starts.length + 1, at: next + 1 });
  return starts;
}

/** Line and column (1-based) of an offset. */
export function positionAt(source: TextWithLineStarts, offset: number): Position {
  source.lineStarts ??= lineStartsOf(source.text);
  const { line, at } = findLastStart(source.lineStarts, offset);
  return { line, column: offset - at + 1 };
}

/** The range of a part of a text; never backwards, although a repair may move an end before its start. */
export function rangeAt(source: TextWithLineStarts, start: number, end: number): Range {
  return { start: positionAt(source, start), end: positionAt(source, Math.max(start, end)) };
}

/** The file that a value is in, and the steps to it there: an item may be in its own file. */
export function fileOfValue(document: SourceDocument, path: DataPath): [SourceDocument, DataPath] {
  const { items } = document;
  const [list, index, ...rest] = path;
  const item = list === items?.list ? items?.documents[index as number] : undefined;
  return item === undefined ? [document, path] : [item, rest];
}

/** The files that a document was read from. */
export const filesOf = (document: SourceDocument): readonly SourceDocument[] => [
  document,
  ...(document.items?.documents ?? []),
];

/** Location of a value: its file, and its range in that file. */
export function locationOf(
  document: SourceDocument,
  path: DataPath,
  want: 'value' | 'key' = 'value',
): { file: string; range: Range } {
  const [file, steps] = fileOfValue(document, path);
  return { file: file.file, range: rangeOf(file, steps, want) };
}

/** Range of a value in its own file. */
export function rangeOf(
  document: SourceDocument,
  path: DataPath,
  want: 'value' | 'key' = 'value',
): Range {
  const { start, end } = document.locate(path, want);
  return rangeAt(document, start, end);
}
