/** Every wrong option stands for a confusion, which `errors` names; the right one stands for none. */
import type { ItemRule } from '../rule.ts';

export const distractorReason: ItemRule = {
  id: 'item/distractor-reason',
  about: 'A wrong option without the confusion it stands for.',
  severity: 'warning',
  checkItem({ question: { errors }, answer, options }, report) {
    for (const [index, error] of errors.entries()) {
      if (index === answer && error !== null)
        report({
          at: ['errors', index],
          title: `the right option is said to be an error: "${error}"`,
          help: ['Write null there.'],
        });
      if (index !== answer && error === null)
        report({
          at: ['errors', index],
          title: `nothing says which confusion "${options[index]?.text ?? ''}" stands for`,
          help: ['Name it: "pies/metros", "zona rural", "lectura anterior" …'],
        });
    }
  },
};
