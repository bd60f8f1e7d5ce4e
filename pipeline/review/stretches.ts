/** The lines of two printed texts → the stretches that differ, where each stands, and what only moved. */
import { diffArrays } from 'diff';
import { defined } from '../../schemas/defined.ts';
import { whereOf } from './where.ts';

/** Neighbouring lines that differ; `before` or `after` is empty where lines came or went. */
export type Stretch = {
  before: string[];
  after: string[];
  /** `items 2 (infraction: Pasar la luz amarilla)`; absent where the lines say it themselves. */
  where?: string;
  /** They are the same lines in another place: below the line with these words, or first. */
  movedBelow?: string;
};

/** Lines that went and came at one place; `at` are their indices in both texts. */
type Hunk = { before: string[]; after: string[]; at: { before: number; after: number } };

/** Neighbouring lines that changed are one stretch, or one each where as many went as came. */
export function stretchesOf(before: readonly string[], after: readonly string[]): Stretch[] {
  const hunks = hunksOf(before, after);
  const { from, to } = moves(hunks);
  return hunks.flatMap((hunk): Stretch[] => {
    if (from.has(hunk)) return [];
    const moved = to.get(hunk);
    if (moved !== undefined)
      return [
        defined({
          before: moved.before,
          after: hunk.after,
          where: whereOf(after, hunk.at.after),
          movedBelow: after[hunk.at.after - 1]?.trim() ?? '',
        }),
      ];
    return pairedUp(hunk).map((pair) => {
      const [lines, at] = pair.after.length > 0 ? [after, pair.at.after] : [before, pair.at.before];
      return defined({ before: pair.before, after: pair.after, where: whereOf(lines, at) });
    });
  });
}

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
  return hunks;
}

/** Lines that went at one place and came at another one, where nothing else went or came. */
function moves(hunks: readonly Hunk[]): { from: Set<Hunk>; to: Map<Hunk, Hunk> } {
  const from = new Set<Hunk>();
  const to = new Map<Hunk, Hunk>();
  const nameOf = (lines: readonly string[]) => [...lines].sort().join('\n').trim();
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

function pairedUp({ before, after, at }: Hunk): Hunk[] {
  if (before.length !== after.length) return [{ before, after, at }];
  return before.map((line, index) => ({
    before: [line],
    after: [after[index]!],
    at: { before: at.before + index, after: at.after + index },
  }));
}

/** Both sides without the indentation that all of their lines have: where they stand is said above them. */
export function outdented({ before, after }: Stretch): Pick<Stretch, 'before' | 'after'> {
  const least = Math.min(...[...before, ...after].map((line) => line.search(/\S|$/)));
  const cut = (line: string) => line.slice(least);
  return { before: before.map(cut), after: after.map(cut) };
}
