/** IW-19. A question that tells the answer of another one. */

import { type Bank, factsIn, grouped, type Item, withoutReading } from '../../bank/item.ts';
import type { ItemText } from '../../bank/item-text.ts';
import { countWords } from '../../bank/option-set.ts';
import { jaccard } from '../../text/likeness.ts';
import type { ItemRule } from '../rule.ts';

const MIN_WORDS = 4;
/** A figure alone is no give-away: the two questions must speak of the same thing. */
const SAME_SUBJECT = 0.3;

export const givesAway: ItemRule = {
  id: 'item/gives-away',
  about: 'A question or its explanation that tells the answer of another question.',
  severity: 'warning',
  checkItem(item, report, bank) {
    const told = new Set<Item>();
    // A stem is read everywhere; an explanation is shown after its own question, so it matters within one test.
    for (const part of ['question', 'explanation'] as const) {
      const text = part === 'question' ? item.stem : item.explanation;
      for (const other of [...phrasesIn(text.plain, bank), ...figuresIn(item, text, bank)]) {
        if (
          other === item ||
          told.has(other) ||
          other.question.sign !== item.question.sign ||
          (part === 'explanation' && other.test !== item.test)
        )
          continue;
        told.add(other);
        report({
          at: [part],
          title: `the ${part} tells the answer of ${other.id}: "${other.key.text}"`,
          help: [
            'Leave the answer out here, or ask the other question so that this does not answer it.',
          ],
          related: [
            { at: other.place(['options', other.answer]), says: `the answer of ${other.id}` },
          ],
        });
      }
    }
  },
};

type Phrase = { plain: string; items: Item[] };
const long = new WeakMap<Bank, ReadonlyMap<string, Phrase[]>>();

/** Questions whose right option is long enough to be told by being said, and is said in a text; in the order of the bank. */
function phrasesIn(plain: string, bank: Bank): Item[] {
  if (!long.has(bank)) long.set(bank, phrasesByWord(bank));
  const byWord = long.get(bank)!;
  return [...new Set(plain.split(' '))]
    .flatMap((word) => byWord.get(word) ?? [])
    .flatMap((phrase) => (plain.includes(phrase.plain) ? phrase.items : []))
    .sort((a, b) => a.order - b.order);
}

/** Each long answer under its rarest inner word: a text that says the answer has that word, whole. */
function phrasesByWord({ items }: Bank): ReadonlyMap<string, Phrase[]> {
  const answers = grouped(
    items.filter(({ key }) => countWords(key) >= MIN_WORDS),
    ({ key }) => [key.plain],
  );
  const inner = (plain: string) => plain.split(' ').slice(1, -1);
  const uses = new Map<string, number>();
  for (const plain of answers.keys())
    for (const word of inner(plain)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const phrases = [...answers].map(([plain, of]): Phrase => ({ plain, items: of }));
  return grouped(phrases, ({ plain }) => [
    inner(plain).reduce((a, b) => (uses.get(b)! < uses.get(a)! ? b : a)),
  ]);
}

/** Questions whose right option is a figure that the text states of the same subject: the same fact of the ledger. */
function figuresIn(item: Item, { nodes }: ItemText, { withKeyFact }: Bank): Item[] {
  return factsIn(nodes).flatMap((fact) => {
    // Where this question has the same answer, it is as hard as the other one.
    if (item.keyFacts.includes(fact)) return [];
    return (withKeyFact.get(withoutReading(fact)) ?? []).filter(
      (other) =>
        other.keyFacts.includes(fact) && jaccard(item.stem.stems, other.stem.stems) >= SAME_SUBJECT,
    );
  });
}
