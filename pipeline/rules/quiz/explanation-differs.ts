/** If the explanation has quantities in the unit of the right option, one of them must be that of the right option. */

import { type Quantity, quantitiesIn } from '../../text/quantities.ts';
import type { Rule } from '../rule.ts';

export const quizExplanationDiffers: Rule = {
  id: 'quiz/explanation-differs',
  about: 'The explanation has quantities in the unit of the right option, but not the right one.',
  severity: 'error',
  readsFacts: true,
  check(content, report) {
    for (const { id, key, answer, explanation, place, dependencies } of content.bank.items) {
      const explained = quantitiesIn(explanation.text);
      for (const quantity of quantitiesIn(key.text)) {
        const others = explained.filter(({ unit }) => unit === quantity.unit);
        // Other figures may be named, to say why they are wrong; the right one must be among them.
        if (others.length === 0 || others.some((other) => meets(other, quantity))) continue;
        report({
          title: `${id}: the right option says ${quantity.text}, but the explanation says ${others.map(({ text }) => text).join(', ')}`,
          at: place(['explanation']),
          restsOn: dependencies(),
          related: [{ at: place(['options', answer, 'text']), says: key.text }],
          help: [
            'Say the figure of the right option in the explanation, or correct the one that is wrong.',
          ],
        });
      }
    }
  },
};

/** True if two quantities share an end, such as "21 años o más" and "21 años". */
function meets(a: Quantity, b: Quantity): boolean {
  return a.value.some(
    (end) =>
      end !== null && b.value.some((other) => other !== null && Math.abs(end - other) < 1e-9),
  );
}
