/** A source file with its text, and the way back from a value in it to its line and column. */
import type { Position, Range } from '../findings/finding.ts';

/** Steps from the top of the data to a value: object keys and array indices. */
export type DataPath = readonly (string | number)[];

export type SourceDocument = {
  collection: string;
  /** Path below the data folder, with `/`. */
  path: string;
  /** The same as the maintainer names it: `data/blog/x.md`. */
  file: string;
  /** The whole text, without byte order mark, with `\n` line ends. */
  text: string;
  /** Parsed JSON, or parsed front matter. */
  readonly data: unknown;
  /** Markdown after the front matter, and where it starts in `text`. */
  body?: { text: string; offset: number };
  /** Read after repairs of its syntax, each of them a finding: nothing may be written by its places. */
  isRepaired?: true;
  /** Offsets of a value (or of its key) in `text`. The nearest existing parent stands in for a missing one. */
  locate(path: DataPath, want?: 'value' | 'key'): { start: number; end: number };
};

/** Where the lines of the text last asked about begin: places are asked for file by file. */
let indexed: { text: string; starts: number[] } = { text: '', starts: [0] };

function lineStarts(text: string): number[] {
  if (indexed.text !== text) {
    const starts = [0];
    for (let next = text.indexOf('\n'); next !== -1; next = text.indexOf('\n', next + 1))
      starts.push(next + 1);
    indexed = { text, starts };
  }
  return indexed.starts;
}

/** Line and column (1-based) of an offset. */
export function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - starts[low]! + 1 };
}

export function rangeAt(text: string, start: number, end: number): Range {
  return { start: positionAt(text, start), end: positionAt(text, Math.max(start, end)) };
}

/** Range of a value in its document. */
export function rangeOf(
  document: SourceDocument,
  path: DataPath,
  want: 'value' | 'key' = 'value',
): Range {
  const { start, end } = document.locate(path, want);
  return rangeAt(document.text, start, end);
}
