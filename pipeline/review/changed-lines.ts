/**
 * Compares the lines of two printed texts: finds the hunks that differ, each with its place, and those that only
 * moved.
 */
import { diffArrays } from 'diff';
import { omitUndefined } from '../program/omit-undefined.ts';
import { describeLinePlace } from './line-place.ts';

/** Neighbouring lines that differ; `before` or `after` is empty if lines were only added or only removed. */
export type ChangedLines = {
  before: string[];
  after: string[];
  /** The place of the lines, such as `items 2 (infraction: Pasar la luz amarilla)`; absent if the lines name it. */
  where?: string;
  /** The former place of lines that only moved: `from items 5`, `below "Otra frase."`, `to the beginning`. */
  moved?: string;
};

/** Lines removed and added at one place; `at` holds their indices in both texts. */
type Hunk = { before: string[]; after: string[]; at: { before: number; after: number } };

/** Groups neighbouring changed lines into a hunk; if as many were removed as added, pairs them line by line. */
export function groupChangedLines(
  before: readonly string[],
  after: readonly string[],
): ChangedLines[] {
  const hunks = hunksOf(before, after);
  const { from, to } = moves(hunks);
  return hunks.flatMap((hunk): ChangedLines[] => {
    if (from.has(hunk)) return [];
    const moved = to.get(hunk);
    if (moved !== undefined)
      return [
        omitUndefined({
          before: moved.before,
          after: hunk.after,
          where: describeLinePlace(after, hunk.at.after, true),
          moved: movedFrom(before, moved.at.before) ?? belowWhat(after, hunk.at.after),
        }),
      ];
    return pairedUp(hunk).map((pair) => {
      const [lines, at] = pair.after.length > 0 ? [after, pair.at.after] : [before, pair.at.before];
      return omitUndefined({
        before: pair.before,
        after: pair.after,
        where: describeLinePlace(lines, at, isPure(pair)),
      });
    });
  });
}

/** @returns undefined for a line that is not an item of a field, and so has no number */
function movedFrom(lines: readonly string[], at: number): string | undefined {
  if (!/^ +- /.test(lines[at] ?? '')) return undefined;
  const [item] =
    / ?[^›(]*\d+(?= \(|$)/.exec(describeLinePlace(lines, at)?.split(' › ').at(-1) ?? '') ?? [];
  return item === undefined ? undefined : `from ${item}`;
}

const belowWhat = (lines: readonly string[], at: number): string => {
  const above = lines.slice(0, at).findLast((line) => line !== '');
  return above === undefined ? 'to the beginning' : `below "${above.trim()}"`;
};

function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  const at = { before: 0, after: 0 };
  let open: Hunk | undefined;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) open = undefined;
    else {
      if (open === undefined) hunks.push((open = { before: [], after: [], at: { ...at } }));
      open[added ? 'after' : 'before'].push(...value);
    }
    if (!added) at.before += value.length;
    if (!removed) at.after += value.length;
  }
  return hunks.map((hunk, index) => slid(hunk, hunks[index - 1], before, after));
}

const isPure = ({ before, after }: Pick<Hunk, 'before' | 'after'>): boolean =>
  before.length === 0 || after.length === 0;

/** Moves a hunk up to an item's first line: if items begin with the same line, the diff may start at the second. */
function slid(
  hunk: Hunk,
  above: Hunk | undefined,
  before: readonly string[],
  after: readonly string[],
): Hunk {
  if (!isPure(hunk)) return hunk;
  const [side, lines] =
    hunk.after.length > 0 ? (['after', after] as const) : (['before', before] as const);
  const { length } = hunk[side];
  const least = above === undefined ? 0 : above.at[side] + above[side].length;
  for (let start = hunk.at[side]; start >= least; start -= 1) {
    const shift = hunk.at[side] - start;
    if (shift > 0 && lines[start] !== lines[start + length]) return hunk;
    if (!/^ *- /.test(lines[start] ?? '')) continue;
    const at = { before: hunk.at.before - shift, after: hunk.at.after - shift };
    return { ...hunk, [side]: lines.slice(start, start + length), at };
  }
  return hunk;
}

/** Pairs lines that were removed at one place with the same lines added, and nothing removed, at another place. */
function moves(hunks: readonly Hunk[]): { from: Set<Hunk>; to: Map<Hunk, Hunk> } {
  const from = new Set<Hunk>();
  const to = new Map<Hunk, Hunk>();
  for (const hunk of hunks) {
    if (hunk.before.length > 0 || nameOf(hunk.after) === '') continue;
    const origin = hunks.find(
      (each) =>
        each.after.length === 0 && !from.has(each) && nameOf(each.before) === nameOf(hunk.after),
    );
    if (origin === undefined) continue;
    from.add(origin);
    to.set(hunk, origin);
  }
  return { from, to };
}

/** A key to match moved lines: one-line rows match in any order, the lines of a record only in their original order. */
function nameOf(lines: readonly string[]): string {
  const isFlat = new Set(lines.map((line) => line.search(/\S/))).size === 1;
  return (isFlat ? [...lines].sort() : lines).join('\n').trim();
}

function pairedUp({ before, after, at }: Hunk): Hunk[] {
  if (before.length !== after.length) return [{ before, after, at }];
  return before.map((line, index) => ({
    before: [line],
    after: after.slice(index, index + 1),
    at: { before: at.before + index, after: at.after + index },
  }));
}

/** Both sides without their common indentation, because the heading above names their place. */
export function dedent({ before, after }: ChangedLines): Pick<ChangedLines, 'before' | 'after'> {
  const least = Math.min(...[...before, ...after].map((line) => line.search(/\S|$/)));
  const cut = (line: string) => line.slice(least);
  return { before: before.map(cut), after: after.map(cut) };
}
