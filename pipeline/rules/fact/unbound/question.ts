/** Every figure that a question asserts comes from the ledger, or is quoted as a wrong option or a literal. */
import { type Quantity, quantitiesIn } from '../../../text/quantities.ts';
import { type ItemRule, keyPath } from '../../rule.ts';

export const unboundFigure: ItemRule = {
  id: 'fact/unbound',
  about:
    'A figure in a stem, right option or explanation that is no reference and no quoted literal.',
  severity: 'error',
  checkItem(item, report) {
    const texts = [
      [['question'], item.stem.written],
      [keyPath(item), item.key.written],
      [['explanation'], item.explanation.written],
    ] as const;
    if (!texts.some(([, words]) => /\d/.test(words))) return;
    const wrong = new Set(item.distractors.flatMap(({ text }) => quantitiesIn(text).map(valueOf)));
    for (const [at, words] of texts) {
      for (const quantity of quantitiesIn(words)) {
        if (at[0] === 'explanation' && wrong.has(valueOf(quantity))) continue;
        report({
          at,
          title: `"${quantity.text}" is written out, so it does not change with its fact`,
          help: [
            'Refer to its fact, {{topic.name}}; or quote it, {{"…"}}, if it comes from no law and no claim.',
          ],
        });
      }
    }
  },
};

const valueOf = ({ value, unit }: Quantity) => `${value.join('–')} ${unit}`;
