/** Two devices' outings as one list. Only an import loads it. */
import type { KeptList } from './kept-list.ts';
import { type Outing, unpackOuting } from './outings.ts';

/** More is no log: a file may hold anything. */
const MOST = 1000;

/** Adds what another device has noted; it takes nothing away, and adds nothing twice. */
export function addOutings(outings: KeptList<Outing>, brought: unknown): void {
  const sound = (Array.isArray(brought) ? (brought as unknown[]) : [])
    .slice(0, MOST)
    .map(unpackOuting)
    .filter((outing) => outing !== undefined);
  if (sound.length > 0) outings.change((here) => mergeOutings(here, sound));
}

/** All outings of both, the newest day first. One that is on both sides, as often as there, is the same one. */
export function mergeOutings(a: readonly Outing[], b: readonly Outing[]): Outing[] {
  const own = countsOf(a);
  const other = countsOf(b);
  return [...new Map([...a, ...b].map((outing) => [textOf(outing), outing]))]
    .sort(([one], [two]) => (one < two ? 1 : -1))
    .flatMap(([text, outing]) =>
      Array.from({ length: Math.max(own.get(text) ?? 0, other.get(text) ?? 0) }, () => outing),
    );
}

function countsOf(outings: readonly Outing[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of outings.map(textOf)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Two outings of one text are one outing. */
const textOf = ({ day, minutes, where, what }: Outing): string =>
  JSON.stringify([day, minutes, where, what]);
