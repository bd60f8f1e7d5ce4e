/** IW-19. A question that tells the answer of another one. */
import type { ItemCheck } from './check.ts';
import { type Bank, factsIn, type Item, withoutReading } from './item.ts';
import { countWords } from './option-set.ts';
import { jaccard } from './spanish-text.ts';

const MIN_WORDS = 4;
/** A figure alone is no give-away: the two questions must speak of the same thing. */
const SAME_SUBJECT = 0.3;

export const givesAway: ItemCheck = {
  id: 'item/gives-away',
  severity: 'warning',
  check(item, report, bank) {
    const told = new Set<Item>();
    // A stem is read everywhere; an explanation is shown after its own question, so it matters within one test.
    for (const part of ['question', 'explanation'] as const) {
      const plain = part === 'question' ? item.stem.plain : item.explanation.plain;
      const others = part === 'question' ? phrases(bank) : phrases(bank).filter(({ test }) => test === item.test);
      for (const other of [...others.filter(({ key }) => plain.includes(key.plain)), ...figuresIn(item, item.question[part], bank)]) {
        if (other === item || told.has(other) || other.question.sign !== item.question.sign || (part === 'explanation' && other.test !== item.test)) continue;
        told.add(other);
        report({
          at: [part],
          title: `the ${part} tells the answer of ${other.id}: "${other.key.text}"`,
          help: ['Leave the answer out here, or ask the other question so that this does not answer it.'],
          related: [{ at: other.place(['options', other.answer]), says: `the answer of ${other.id}` }],
        });
      }
    }
  },
};

const long = new WeakMap<Bank, Item[]>();

/** Questions whose right option is long enough to be told by being said. */
function phrases(bank: Bank): readonly Item[] {
  if (!long.has(bank)) long.set(bank, bank.items.filter(({ key }) => countWords(key) >= MIN_WORDS));
  return long.get(bank)!;
}

/** Questions whose right option is a figure that the text states of the same subject: the same fact of the ledger. */
function figuresIn(item: Item, raw: string, { withKeyFact }: Bank): Item[] {
  return factsIn(raw).flatMap((fact) => {
    // Where this question has the same answer, it is as hard as the other one.
    if (item.keyFacts.includes(fact)) return [];
    return (withKeyFact.get(withoutReading(fact)) ?? []).filter((other) => other.keyFacts.includes(fact) && jaccard(item.stem.stems, other.stem.stems) >= SAME_SUBJECT);
  });
}
