/** Two questions of one test with the same words and the same sign. */
import type { Rule } from '../rule.ts';

export const quizNearDuplicate: Rule = {
  id: 'quiz/near-duplicate',
  about: 'Two questions of one test with the same words.',
  severity: 'warning',
  scope: 'bank',
  check(content, report) {
    for (const items of content.bank.withStem.values()) {
      for (const [index, item] of items.entries()) {
        const first = items.slice(0, index).find(({ test }) => test === item.test);
        if (first !== undefined)
          report({
            title: `${item.id} asks in the same words as ${first.id}`,
            at: item.place(['question']),
            restsOn: item.grounds(),
            related: [{ at: first.place(['question']), says: 'the first one' }],
            help: ['Ask for another thing, or delete one of the two.'],
          });
      }
    }
  },
};
