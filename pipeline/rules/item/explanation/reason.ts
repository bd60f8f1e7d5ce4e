/** Every wrong option says why it is wrong, and the right one does not. */
import type { ItemRule } from '../../rule.ts';

export const distractorReason: ItemRule = {
  id: 'item/explanation',
  about: 'The reasons do not agree with the right option.',
  severity: 'error',
  checkItem({ question, answer, place }, report) {
    const { options } = question;
    const right = options[answer];
    const withoutReason = [...options.entries()].filter(
      ([, option]) => option !== right && option.why === undefined,
    );
    if (right?.why !== undefined)
      report({
        at: ['options', answer, 'why'],
        title: `"${right.text}" is the right option, but "why" says why it is wrong: "${right.why}"`,
        help: [LOOK_AGAIN],
        related: withoutReason.map(([index, { text }]) => ({
          at: place(['options', index, 'text']),
          says: `"${text}" is a wrong option, and no "why" says so`,
        })),
      });
    // The single option without a reason of a question with a wrong key is part of the finding above.
    if (right?.why !== undefined && withoutReason.length === 1) return;
    for (const [index, { text }] of withoutReason)
      report({
        at: ['options', index, 'text'],
        title: `no "why" at the wrong option "${text}"`,
        help: [
          LOOK_AGAIN,
          'If the option is wrong, say in "why" what learners confuse: "pies/metros", "zona rural", "lectura anterior" …',
        ],
      });
  },
};

const LOOK_AGAIN =
  'Read the question and its source again, and decide which option is right; then correct "right" or "why".';
