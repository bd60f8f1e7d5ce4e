/** Finds the listed centre whose name is closest to a misspelt one. */
import { foldText } from '../model/fold-text.ts';

/** The name in the form of an address: "Bayamón " and "bayamon" both become "bayamon". */
export function plainSlug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}

/** Levenshtein distance, computed one row at a time. The library fastest-levenshtein would add 2 KB. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * @returns the closest listed address; undefined if more than two letters and more than a third of its letters differ
 */
export function nearestAddress(asked: string, listed: readonly string[]): string | undefined {
  const wanted = plainSlug(asked);
  if (wanted === '') return undefined;
  const best = listed
    .map((slug) => ({ slug, distance: editDistance(wanted, slug) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return best && best.distance <= Math.max(2, Math.floor(best.slug.length / 3))
    ? best.slug
    : undefined;
}
