/** Maps offsets in a piece of a text, such as the content of a quote without its marks, to the whole text. */

/** Converts an offset in a piece to an offset in the whole text. */
export type OffsetMap = (offset: number) => number;

/** The beginning of each part that the piece shares with the text: offsets in the piece (`at`) and text (`outer`). */
type Starts = [Start, ...Start[]];
type Start = { at: number; outer: number };

/** The map of a piece that is copied unchanged from the text, from the offset `by` on. */
export const shiftOffsets = (origin: OffsetMap, by: number): OffsetMap =>
  by === 0 ? origin : (offset) => origin(by + offset);

/** The map of a piece whose lines are the ends of the text's lines, such as the content of a quote. */
export function mapLineOffsets(inner: string, outer: string, origin: OffsetMap): OffsetMap {
  const outerLines = outer.split('\n');
  const starts: Starts = [{ at: 0, outer: 0 }];
  let innerAt = 0;
  let outerAt = 0;
  for (const [index, line] of inner.split('\n').entries()) {
    const written = outerLines[index] ?? '';
    const at = written.lastIndexOf(line.trimEnd());
    starts.push({ at: innerAt, outer: outerAt + (at === -1 ? 0 : at) });
    innerAt += line.length + 1;
    outerAt += written.length + 1;
  }
  return (offset) => origin(mapped(starts, offset));
}

/** The map of a piece that lacks backslashes of the text, such as the cell of a table: `\|`. */
export function mapUnescapedOffsets(inner: string, outer: string, origin: OffsetMap): OffsetMap {
  if (inner.length === outer.length) return origin;
  const starts: Starts = [{ at: 0, outer: 0 }];
  for (let at = 0, innerAt = 0; at < outer.length; at++, innerAt++) {
    if (outer[at] === '\\' && inner[innerAt] !== '\\') starts.push({ at: innerAt, outer: ++at });
  }
  return (offset) => origin(mapped(starts, offset));
}

function mapped(starts: Starts, offset: number): number {
  const { at, outer } = findLastStart(starts, offset);
  return outer + offset - at;
}

/** The last start at or before an offset. @param starts sorted */
export function findLastStart<Start extends { at: number }>(
  starts: readonly [Start, ...Start[]],
  offset: number,
): Start {
  let [found] = starts;
  let [low, high] = [1, starts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const start = starts[middle];
    if (start !== undefined && start.at <= offset) [found, low] = [start, middle + 1];
    else high = middle - 1;
  }
  return found;
}
