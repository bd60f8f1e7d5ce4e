/** Finds the fact that a quantity states: the fact in the same unit with the longest cue phrase in the sentence. */
import type { Fact } from '../../schemas/fact.ts';
import { foldAccents } from '../text/fold-accents.ts';
import type { Quantity } from '../text/quantities.ts';
import type { Entry } from '../validate/index.ts';

type Cue = { words: string; isIn: (foldedSentence: string) => boolean; fact: Entry<Fact> };
export type CueTable = ReadonlyMap<Quantity['unit'], Cue[]>;

/** Kinds of facts without a unit, each with the unit of the quantities that state such facts. */
const UNIT_OF_KIND: Partial<Record<Fact['kind'], Quantity['unit']>> = {
  hours: 'hora',
  date: 'fecha',
};

/** The cue phrases of facts by their unit. Facts of the kinds text and set have none. */
export function cueTable(facts: Iterable<Entry<Fact>>): CueTable {
  const table = new Map<Quantity['unit'], Cue[]>();
  for (const fact of facts) {
    const { kind, unit, mentions = [] } = fact.data;
    const key = kind === 'quantity' ? unit : UNIT_OF_KIND[kind];
    if (key === undefined) continue;
    for (const mention of mentions) {
      const words = foldAccents(mention);
      const [first = ''] = words.split(/\s/, 1);
      let pattern: RegExp | undefined;
      const isIn = (sentence: string) =>
        // Most sentences contain no word of a cue, and a regular expression costs more than this test.
        sentence.includes(first) && (pattern ??= patternOf(words)).test(sentence);
      const cues = table.get(key) ?? [];
      cues.push({ words, isIn, fact });
      table.set(key, cues);
    }
  }
  // Longest first: `findMentionedFacts` stops at the first cue that is shorter than a hit.
  for (const cues of table.values())
    cues.sort((a, b) => b.words.length - a.words.length || (a.fact.id < b.fact.id ? -1 : 1));
  return table;
}

/** A pattern that matches a cue as whole words, with any whitespace between them. */
const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`,
    'u',
  );

/** Facts with the longest cue phrase in the sentence: none, one, or several with cues of the same length. */
export function findMentionedFacts(
  cues: CueTable,
  quantity: Quantity,
  foldedSentence: string,
): Entry<Fact>[] {
  const hits: Cue[] = [];
  for (const cue of cues.get(quantity.unit) ?? []) {
    const [longest] = hits;
    if (longest !== undefined && cue.words.length < longest.words.length) break;
    if (cue.isIn(foldedSentence) && !hits.some((hit) => hit.fact === cue.fact)) hits.push(cue);
  }
  return hits.map((hit) => hit.fact);
}
