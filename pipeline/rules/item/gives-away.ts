/** Finds questions that give away the answer of another question. */

import {
  type Bank,
  factIdOfReference,
  factReferencesIn,
  type Item,
  pictureIdOf,
} from '../../bank/item.ts';
import type { ItemText } from '../../bank/item-text.ts';
import { countWords } from '../../bank/option-set.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { countEach, jaccard } from '../../text/similarity.ts';
import { checkEachItem, type Rule, rightOptionPath } from '../rule.ts';

const MIN_WORDS = 4;
/** Minimum similarity of the stems: a figure gives an answer away only if both questions are about the same thing. */
const SAME_SUBJECT = 0.3;

export const itemGivesAway: Rule = {
  id: 'item/gives-away',
  about: 'A question or its explanation gives away the answer of another question.',
  severity: 'warning',
  check: checkEachItem((bank) => {
    const answeredBy = answersByPhrase(bank);
    return (item, report) => {
      const reported = new Set<Item>();
      // Learners may read a stem in any test, but an explanation only after its own question.
      for (const part of ['question', 'explanation'] as const) {
        const text = part === 'question' ? item.stem : item.explanation;
        const others = [...answeredBy(text.plain), ...answersByFigure(item, text, bank)].filter(
          (other) =>
            other !== item &&
            pictureIdOf(other.question) === pictureIdOf(item.question) &&
            (part === 'question' || other.set === item.set),
        );
        for (const other of others) {
          if (reported.has(other)) continue;
          reported.add(other);
          report({
            at: [part],
            title: `the ${part} gives away the answer of ${other.id}: "${other.key.text}"`,
            help: ['Remove the answer here, or change the other question.'],
            related: [
              { at: other.place(rightOptionPath(other)), says: `the answer of ${other.id}` },
            ],
          });
        }
      }
    };
  }),
};

type Phrase = { plain: string; items: Item[] };

/** Finds the questions whose long right option is in a normalised text, in the order of the bank. */
function answersByPhrase(bank: Bank): (plain: string) => Item[] {
  const byWord = phrasesByWord(bank);
  return (plain) =>
    [...new Set(plain.split(' '))]
      .flatMap((word) => byWord.get(word) ?? [])
      .flatMap((phrase) => (plain.includes(phrase.plain) ? phrase.items : []))
      .sort((a, b) => a.order - b.order);
}

/** Long right options by their rarest inner word: in a text, the first or last word may be part of a longer word. */
function phrasesByWord({ items }: Bank): ReadonlyMap<string, Phrase[]> {
  const answers = groupByNames(
    items.filter(({ key }) => countWords(key) >= MIN_WORDS),
    ({ key }) => [key.plain],
  );
  const inner = (plain: string) => plain.split(' ').slice(1, -1);
  const uses = countEach([...answers.keys()].flatMap(inner));
  const phrases = [...answers].map(([plain, of]): Phrase => ({ plain, items: of }));
  return groupByNames(phrases, ({ plain }) => [
    inner(plain).reduce((a, b) => (uses.get(b)! < uses.get(a)! ? b : a)),
  ]);
}

/** Questions with a similar stem whose right option prints a fact that the text prints too. */
function answersByFigure(item: Item, { nodes }: ItemText, { withKeyFact }: Bank): Item[] {
  return factReferencesIn(nodes).flatMap((fact) => {
    // Two questions with the same answer give nothing away.
    if (item.keyFacts.includes(fact)) return [];
    return (withKeyFact.get(factIdOfReference(fact)) ?? []).filter(
      (other) =>
        other.keyFacts.includes(fact) && jaccard(item.stem.stems, other.stem.stems) >= SAME_SUBJECT,
    );
  });
}
