/** A sign in a question needs a description for screen readers that does not give away the right option. */

import { contentStems } from '../../text/spanish.ts';
import { checkEachItem, type Rule } from '../rule.ts';

export const itemAltText: Rule = {
  id: 'item/alt-text',
  about: 'The description of a sign gives away the right option, or is missing.',
  severity: 'error',
  check: checkEachItem(({ site }) => ({ question, key, distractors }, report) => {
    const sign = question.sign === undefined ? undefined : site.signs.get(question.sign);
    if (sign === undefined) return;
    const alt = sign.symbol;
    if (alt === undefined) {
      report({
        at: ['sign'],
        title: `the sign "${sign.id}" has no "symbol", its description for screen readers`,
        help: ['Describe its shape, colour and symbol in data/senales, without its meaning.'],
      });
      return;
    }
    const described = contentStems(alt);
    // A word of the description that wrong options also have gives nothing away.
    const leaked = [...key.stems].filter(
      (stem) => described.has(stem) && !distractors.some(({ stems }) => stems.has(stem)),
    );
    if (leaked.length > 0)
      report({
        at: ['sign'],
        title: `the description of the sign "${sign.id}" contains ${leaked.map((stem) => `"${stem}…"`).join(', ')} of the right option`,
        help: [
          `Change the description "${alt}" so that it says what is drawn, not what it means,`,
          'or use another word in the right option.',
        ],
      });
  }),
};
