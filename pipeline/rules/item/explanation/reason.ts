/** Each wrong option must give its reason in "why", and the right option must have no "why". */
import { checkEachItem, type Rule } from '../../rule.ts';

export const distractorReason: Rule = {
  id: 'item/explanation',
  part: 'reasons-of-options',
  about: 'The right option has a reason that says it is wrong, or a wrong option has no reason.',
  severity: 'error',
  check: checkEachItem(() => ({ question, answer, place }, report) => {
    const { options } = question;
    const right = options[answer];
    const withoutReason = [...options.entries()].filter(
      ([, option]) => option !== right && option.why === undefined,
    );
    if (right?.why !== undefined)
      report({
        at: ['options', answer, 'why'],
        title: `the right option "${right.text}" has a "why", which is for wrong options: "${right.why}"`,
        help: [LOOK_AGAIN],
        related: withoutReason.map(([index, { text }]) => ({
          at: place(['options', index, 'text']),
          says: `"${text}" is a wrong option without a "why"`,
        })),
      });
    // If the right option has a "why" and one wrong option has none, the finding above names both.
    if (right?.why !== undefined && withoutReason.length === 1) return;
    for (const [index, { text }] of withoutReason)
      report({
        at: ['options', index, 'text'],
        title: `the wrong option "${text}" has no "why"`,
        help: [
          LOOK_AGAIN,
          'If the option is wrong, say in "why" what learners confuse: "pies/metros", "zona rural", "lectura anterior" …',
        ],
      });
  }),
};

const LOOK_AGAIN =
  'Read the question and its source again, and decide which option is right; then correct "right" or "why".';
