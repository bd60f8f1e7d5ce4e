/** IW-19. A question that tells the answer of another one. */
import type { Finding } from '../../findings/finding.ts';
import type { ItemCheck } from './check.ts';
import { type Bank, factsIn, type Item } from './item.ts';
import { jaccard } from './spanish-text.ts';

const MIN_WORDS = 4;
/** A figure alone is no give-away: the two questions must speak of the same thing. */
const SAME_SUBJECT = 0.3;

export const givesAway: ItemCheck = {
  id: 'item/gives-away',
  severity: 'warning',
  check(item, report, bank) {
    for (const { other, part } of answersIn(item, bank)) {
      const related: Finding['related'] = [{ at: other.place(['options', other.answer]), says: `the answer of ${other.id}` }];
      report({ at: [part], title: `the ${part} tells the answer of ${other.id}: "${other.key.text}"`, help: ['Leave the answer out here, or ask the other question so that this does not answer it.'], related });
    }
  },
};

type Part = 'question' | 'explanation';

/** An explanation is shown after its own question, so it matters within one test; a stem is read everywhere. */
function* answersIn(item: Item, { items }: Bank): Generator<{ other: Item; part: Part }> {
  const facts: Record<Part, string[]> = { question: factsIn(item.question.question), explanation: factsIn(item.question.explanation) };
  for (const other of items) {
    if (other === item || other.question.sign !== item.question.sign) continue;
    if (tells(item, other, 'question', facts.question)) yield { other, part: 'question' };
    else if (other.test === item.test && tells(item, other, 'explanation', facts.explanation)) yield { other, part: 'explanation' };
  }
}

function tells(item: Item, other: Item, part: Part, facts: readonly string[]): boolean {
  const text = part === 'question' ? item.stem : item.explanation;
  const { plain } = other.key;
  if (plain.split(' ').length >= MIN_WORDS && text.plain.includes(plain)) return true;
  // The figure with its unit and subject is the fact; a question of another subject may use it.
  return facts.length > 0 && other.keyFacts.some((fact) => facts.includes(fact)) && !item.keyFacts.some((fact) => other.keyFacts.includes(fact)) && jaccard(item.stem.stems, other.stem.stems) >= SAME_SUBJECT;
}
