/** A question that asks what is NOT so cannot have the value of a fact as its right option. */
import { negationOf } from '../../bank/negation.ts';
import { factsOf } from '../../text/tree.ts';
import type { ItemRule } from '../rule.ts';

export const negatedKey: ItemRule = {
  id: 'item/negated-key',
  about: 'A negative question whose right option is the value that its explanation states.',
  severity: 'error',
  checkItem(item, report) {
    const negation = negationOf(item);
    if (negation === undefined) return;
    const stated = new Set(factsOf(item.explanation.nodes));
    const fact = factsOf(item.key.nodes).find((id) => stated.has(id));
    if (fact === undefined) return;
    report({
      at: ['question'],
      title: `the question asks for the exception ("${negation.word}"), and its right option is what ${fact} says`,
      help: ['Ask a positive question, or make the option right that the fact contradicts.'],
    });
  },
};
