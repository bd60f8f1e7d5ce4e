/** `errors` names the confusion behind every wrong option, and null for the right one. */
import type { ItemRule } from '../rule.ts';

export const distractorReason: ItemRule = {
  id: 'item/distractor-reason',
  about: 'A wrong option without the confusion behind it.',
  severity: 'warning',
  checkItem({ question: { errors }, answer, options }, report) {
    for (const [index, error] of errors.entries()) {
      if (index === answer && error !== null)
        report({
          at: ['errors', index],
          title: `a confusion is named for the right option: "${error}"`,
          help: ['Write null there.'],
        });
      if (index !== answer && error === null)
        report({
          at: ['errors', index],
          title: `no confusion is named for the wrong option "${options[index]?.text ?? ''}"`,
          help: ['Name it: "pies/metros", "zona rural", "lectura anterior" …'],
        });
    }
  },
};
