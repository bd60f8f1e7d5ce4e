/** `errors` names the confusion behind every wrong option, and null for the right one. */
import type { ItemRule } from '../rule.ts';

export const distractorReason: ItemRule = {
  id: 'item/distractor-reason',
  about: '`errors` does not agree with the right option.',
  severity: 'error',
  checkItem(item, report) {
    const { answer, options } = item;
    const { errors } = item.question;
    const textOf = (index: number) => options[index]?.text ?? '';
    const mistake = errors[answer];
    const withoutReason = errors.flatMap((error, index) =>
      error === null && index !== answer ? [index] : [],
    );
    if (mistake !== null)
      report({
        at: ['errors', answer],
        title: `correctAnswer is "${textOf(answer)}", but \`errors\` says why that is wrong: "${mistake}"`,
        help: [LOOK_AGAIN],
        related: withoutReason.map((index) => ({
          at: item.place(['options', index]),
          says: `\`errors\` has null, so no mistake, for "${textOf(index)}"`,
        })),
      });
    // The single null of a question with a wrong key is part of the finding above.
    if (mistake !== null && withoutReason.length === 1) return;
    for (const index of withoutReason)
      report({
        at: ['errors', index],
        title: `no confusion is named for the wrong option "${textOf(index)}"`,
        help: [
          LOOK_AGAIN,
          'If the option is wrong, name the confusion: "pies/metros", "zona rural", "lectura anterior" …',
        ],
      });
  },
};

const LOOK_AGAIN =
  'Read the question and its source again, and decide which option is right; then correct `correctAnswer` or `errors`.';
