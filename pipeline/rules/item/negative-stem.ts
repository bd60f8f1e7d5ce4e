/** IW-06, IW-07. A negative question is misread, unless its negation is stressed and the only one, and its key is the exception. */
import type { Item } from '../../bank/item.ts';
import { type Negation, negationOf } from '../../bank/negation.ts';
import { factsOf } from '../../text/tree.ts';
import type { ItemRule, ReportItem } from '../rule.ts';

export const negativeStem: ItemRule = {
  id: 'item/negative-stem',
  about:
    'A negative question whose negation is not stressed, meets another one in an option, or has the rule itself as the right option.',
  severity: 'error',
  checkItem(item, report) {
    const negation = negationOf(item);
    if (negation === undefined) return;
    if (!negation.stressed)
      report({
        at: ['question'],
        title: `the question depends on "${negation.word}", which is not stressed`,
        help: [`Ask a positive question, or write ${negation.word.toUpperCase()} in capitals.`],
      });
    checkOptions(item, negation, report);
    checkKey(item, negation, report);
  },
};

function checkOptions({ options }: Item, { word }: Negation, report: ReportItem): void {
  for (const { text, plain, index } of options)
    if (/^no \S|\bni\b|\bningun/.test(plain))
      report({
        at: ['options', index, 'text'],
        title: `"${text}" answers a question with "${word}" by another negation`,
        help: ['Ask the question without the negation.'],
      });
}

/** After "NO" was added to a question, the option that used to be right is still marked. */
function checkKey({ explanation, key }: Item, { word }: Negation, report: ReportItem): void {
  const stated = new Set(factsOf(explanation.nodes));
  const fact = factsOf(key.nodes).find((id) => stated.has(id));
  if (fact !== undefined)
    report({
      at: ['question'],
      title: `the question asks for the exception ("${word}"), and its right option is what ${fact} says`,
      help: ['Ask a positive question, or make the option right that the fact contradicts.'],
    });
}
