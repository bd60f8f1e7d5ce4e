/** Offsets in a piece of a text → offsets in the text: the lines of a quote and of an item lack the marks before them. */

/** Where in the whole text an offset of a piece of it is. */
export type Origin = (offset: number) => number;

/** A piece that is written as it reads, from `by` on. */
export const shifted = (origin: Origin, by: number): Origin =>
  by === 0 ? origin : (offset) => origin(by + offset);

/** A piece of which each line is the end of a line of the text, such as the content of a quote. */
export function byLines(inner: string, outer: string, origin: Origin): Origin {
  const outerLines = outer.split('\n');
  const starts: { inner: number; outer: number }[] = [];
  let innerAt = 0;
  let outerAt = 0;
  for (const [index, line] of inner.split('\n').entries()) {
    const written = outerLines[index] ?? '';
    const at = written.lastIndexOf(line.trimEnd());
    starts.push({ inner: innerAt, outer: outerAt + (at === -1 ? 0 : at) });
    innerAt += line.length + 1;
    outerAt += written.length + 1;
  }
  return (offset) => origin(mapped(starts, offset));
}

/** A piece in which backslashes of the text are missing, such as the cell of a table: `\|`. */
export function withoutBackslashes(inner: string, outer: string, origin: Origin): Origin {
  if (inner.length === outer.length) return origin;
  const starts = [{ inner: 0, outer: 0 }];
  for (let at = 0, innerAt = 0; at < outer.length; at++, innerAt++) {
    if (outer[at] === '\\' && inner[innerAt] !== '\\') starts.push({ inner: innerAt, outer: ++at });
  }
  return (offset) => origin(mapped(starts, offset));
}

function mapped(starts: readonly { inner: number; outer: number }[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]!.inner <= offset) low = middle;
    else high = middle - 1;
  }
  return starts[low]!.outer + offset - starts[low]!.inner;
}
