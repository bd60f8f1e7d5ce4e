/** A sentence and a quantity in it → the fact it speaks of: same unit, and the longest cue phrase of the ledger in the sentence. */
import type { Fact } from '../../schemas/fact.ts';
import { fold } from '../text/fold.ts';
import type { Quantity } from '../text/quantities.ts';
import type { Entry } from '../validate/index.ts';

type Cue = { words: string; pattern: RegExp; fact: Entry<Fact> };
export type CueTable = ReadonlyMap<Quantity['unit'], Cue[]>;

export function cueTable(facts: Iterable<Entry<Fact>>): CueTable {
  const table = new Map<Quantity['unit'], Cue[]>();
  for (const fact of facts) {
    const { kind, unit, mentions = [] } = fact.data;
    const key = kind === 'quantity' ? unit : kind === 'hours' ? 'hora' : undefined;
    if (key === undefined) continue;
    for (const mention of mentions) {
      const words = fold(mention);
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`,
        'u',
      );
      const cues = table.get(key);
      if (cues === undefined) table.set(key, [{ words, pattern, fact }]);
      else cues.push({ words, pattern, fact });
    }
  }
  // Longest first: the first hit decides, and its length says which others tie with it.
  for (const cues of table.values())
    cues.sort((a, b) => b.words.length - a.words.length || (a.fact.id < b.fact.id ? -1 : 1));
  return table;
}

/** Facts whose longest cue stands in the sentence: none, one, or several that tie. */
export function factsMeant(
  cues: CueTable,
  quantity: Quantity,
  foldedSentence: string,
): Entry<Fact>[] {
  const hits: Cue[] = [];
  for (const cue of cues.get(quantity.unit) ?? []) {
    if (hits.length > 0 && cue.words.length < hits[0]!.words.length) break;
    if (cue.pattern.test(foldedSentence) && !hits.some((hit) => hit.fact === cue.fact))
      hits.push(cue);
  }
  return hits.map((hit) => hit.fact);
}
