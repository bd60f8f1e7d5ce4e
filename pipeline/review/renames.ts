/** Pairs removed units with new units that are the same unit under a new id. */
import { jaccard } from '../text/similarity.ts';

/** Minimum share of common words for a new unit to count as a removed one under a new id. */
const ALIKE = 0.5;

type States = Record<'before' | 'after', ReadonlyMap<string, { text: string }>>;

/** @returns old ids by new ids, paired by the last part of the id, then by an alias, then by similar words */
export function renamesBetween({ before, after }: States): Map<string, string> {
  const gone = new Set([...before.keys()].filter((id) => !after.has(id)));
  const came = new Set([...after.keys()].filter((id) => !before.has(id)));
  const renames = new Map<string, string>();
  if (gone.size === 0 || came.size === 0) return renames;
  const pair = (to: string, from: string | undefined) => {
    if (from === undefined) return;
    renames.set(to, from);
    came.delete(to);
    gone.delete(from);
  };
  for (const to of [...came]) {
    const [from, ...others] = [...gone].filter((id) => lastOf(id) === lastOf(to));
    if (others.length === 0) pair(to, from);
  }
  for (const to of [...came]) {
    const aliases = aliasesIn(after.get(to)!.text);
    pair(
      to,
      [...gone].find((id) => collectionOf(id) === collectionOf(to) && aliases.has(lastOf(id))),
    );
  }
  const words = new Map(
    [
      ...[...gone].map((id) => [id, before.get(id)!] as const),
      ...[...came].map((id) => [id, after.get(id)!] as const),
    ].map(([id, { text }]) => [id, new Set(text.match(/[\p{L}\d]+/gu))]),
  );
  const alike = [...came]
    .flatMap((to) =>
      [...gone]
        .filter((from) => collectionOf(from) === collectionOf(to))
        .map((from) => ({ to, from, share: jaccard(words.get(to)!, words.get(from)!) })),
    )
    .filter(({ share }) => share >= ALIKE)
    .sort((a, b) => b.share - a.share);
  for (const { to, from } of alike) if (came.has(to) && gone.has(from)) pair(to, from);
  return renames;
}

const lastOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
const collectionOf = (id: string): string => id.replace(/\/.*/s, '');

function aliasesIn(text: string): ReadonlySet<string> {
  const listed = /^aliases:((?: .*)?(?:\n {2}.*)*)/m.exec(text)?.[1] ?? '';
  return new Set(listed.split(/\s+/));
}
