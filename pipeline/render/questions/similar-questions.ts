/** Finds questions that are nearly the same; one exam never contains two such questions. */

import type { Question } from '../../../schemas/test.ts';
import { pictureIdOf } from '../../bank/item.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { foldAccents } from '../../text/fold-accents.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { writeReference } from '../../text/references.ts';
import { countEach, jaccard } from '../../text/similarity.ts';
import type { Inline } from '../../text/tree.ts';

/** Minimum share of common words at which two questions, each with its right option, count as alike. */
const ALIKE = 0.5;
/**
 * Number of words that index a question: its rarest ones. Only questions that share such a word are compared, because
 * comparing all pairs would be too slow.
 */
const RAREST = 4;

type Asked = { question: Question; nodes: readonly Inline[]; facts: readonly string[] };

/** @returns ids of similar questions by question id; no entry for a question without any */
export function similarQuestions(asked: readonly Asked[]): Map<string, string[]> {
  const words = new Map(asked.map(({ question, nodes }) => [question.id, wordsOf(nodes)]));
  const isAlike = (one: string, other: string) =>
    jaccard(words.get(one)!, words.get(other)!) >= ALIKE;
  // Questions with the same figure as key, or the same sign, give each other's answers away, however they are worded.
  const sameAnswer = groupByNames(asked, ({ question, facts }) => [
    ...facts.map((fact) => `fact ${fact}`),
    ...(pictureIdOf(question) === undefined ? [] : [`picture ${pictureIdOf(question)}`]),
  ]);
  const rarest = rarestWords([...words.values()]);
  const sameWord = groupByNames(asked, ({ question }) => rarest(words.get(question.id)!));
  const similar = new Map<string, Set<string>>();
  const compare = (group: readonly Asked[], isSimilar: typeof isAlike) => {
    const ids = group.map(({ question }) => question.id);
    for (const one of ids)
      for (const other of ids)
        if (one !== other && isSimilar(one, other))
          similar.set(one, (similar.get(one) ?? new Set()).add(other));
  };
  for (const group of sameAnswer.values()) compare(group, () => true);
  for (const group of sameWord.values()) compare(group, isAlike);
  return new Map([...similar].map(([id, others]) => [id, [...others].sort()]));
}

/** @returns a function that picks the rarest words of a set, counted over all sets */
function rarestWords(sets: readonly ReadonlySet<string>[]) {
  const frequency = countEach(sets.flatMap((set) => [...set]));
  return (words: ReadonlySet<string>): string[] =>
    [...words]
      .sort((a, b) => frequency.get(a)! - frequency.get(b)! || (a < b ? -1 : 1))
      .slice(0, RAREST);
}

/** Words of four letters or more, figures, and references and literals as they are written. */
function wordsOf(nodes: readonly Inline[]): ReadonlySet<string> {
  const references: string[] = [];
  const words = toPlainText(nodes, (node) => {
    references.push(writeReference(node));
    return ' ';
  });
  return new Set([...(foldAccents(words).match(/[a-z]{4,}|\d+/g) ?? []), ...references]);
}
