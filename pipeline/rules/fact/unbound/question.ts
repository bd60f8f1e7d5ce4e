/**
 * Each figure in a question's stem, right option and explanation must be a reference or a literal; an explanation may
 * also type the figure of a wrong option.
 */
import { type Quantity, quantitiesIn } from '../../../text/quantities.ts';
import { checkEachItem, type Rule, rightOptionPath } from '../../rule.ts';

export const questionFigureUnbound: Rule = {
  id: 'fact/unbound',
  part: 'figure-in-question',
  about:
    'A figure in a question, right option or explanation is neither a reference nor a quoted literal.',
  severity: 'error',
  readsFacts: true,
  check: checkEachItem(() => (item, report) => {
    const texts = [
      [['question'], item.stem.written],
      [rightOptionPath(item), item.key.written],
      [['explanation'], item.explanation.written],
    ] as const;
    const hasDigits = texts.some(([, words]) => /\d/.test(words));
    const wrong = new Set(item.distractors.flatMap(({ text }) => quantitiesIn(text).map(valueOf)));
    for (const [at, words] of texts) {
      for (const quantity of quantitiesIn(words)) {
        if (!hasDigits && isSmallCount(quantity)) continue;
        if (at[0] === 'explanation' && wrong.has(valueOf(quantity))) continue;
        report({
          at,
          title: `"${quantity.text}" is typed, so it does not change with its fact`,
          help: [
            'Refer to its fact, {{topic.name}}; or quote it, {{"…"}}, if no law and no source states it.',
          ],
        });
      }
    }
  }),
};

/** A number up to ten in words, such as «dos personas», is often part of the scene of a question without figures. */
const isSmallCount = ({ value }: Quantity) => value.every((end) => end === null || end <= 10);

const valueOf = ({ value, unit }: Quantity) => `${value.join('–')} ${unit}`;
