/** Questions → which of them ask nearly the same: one exam never holds two of them. */
import type { Question } from '../../schemas/test.ts';
import { fold } from '../text/fold.ts';
import { jaccard } from '../text/likeness.ts';
import { plain } from '../text/plain.ts';
import { referenceTo } from '../text/references.ts';
import type { Inline } from '../text/tree.ts';

/** Share of common words from which two stems with their keys ask the same. */
const ALIKE = 0.5;
/** Compared only with questions that share one of its rarest words: all pairs of a large bank would cost its square. */
const RAREST = 4;

/** A question, the nodes of its stem and its key, and the facts that its key prints. */
type Asked = { question: Question; nodes: readonly Inline[]; facts: readonly string[] };

export function twinsOf(asked: readonly Asked[]): Map<string, string[]> {
  const words = new Map(asked.map(({ question, nodes }) => [question.id, wordsOf(nodes)]));
  const frequency = new Map<string, number>();
  for (const set of words.values())
    for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const buckets = new Map<string, string[]>();
  const put = (key: string, id: string) => buckets.set(key, [...(buckets.get(key) ?? []), id]);
  for (const { question, facts } of asked) {
    for (const fact of facts) put(`fact ${fact}`, question.id);
    if (question.sign !== undefined) put(`sign ${question.sign}`, question.id);
    const rare = [...words.get(question.id)!]
      .sort((a, b) => frequency.get(a)! - frequency.get(b)! || (a < b ? -1 : 1))
      .slice(0, RAREST);
    for (const word of rare) put(`word ${word}`, question.id);
  }
  const twins = new Map<string, Set<string>>();
  const pair = (a: string, b: string) => twins.set(a, (twins.get(a) ?? new Set()).add(b));
  for (const [key, ids] of buckets) {
    for (const a of ids) {
      for (const b of ids) {
        // The same figure as key, or the same sign, gives the other one away however it is worded.
        if (a !== b && (!key.startsWith('word ') || jaccard(words.get(a)!, words.get(b)!) >= ALIKE))
          pair(a, b);
      }
    }
  }
  return new Map([...twins].map(([id, set]) => [id, [...set].sort()]));
}

/** Words of four letters or more, figures, and references and literals as they are. */
function wordsOf(nodes: readonly Inline[]): ReadonlySet<string> {
  const held: string[] = [];
  const words = plain(nodes, ({ id, reading }) => {
    held.push(referenceTo(id, reading));
    return ' ';
  });
  return new Set([...(fold(words).match(/[a-z]{4,}|\d+/g) ?? []), ...held]);
}
