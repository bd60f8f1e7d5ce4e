/** Two options that read the same would both be right or both be wrong. */

import { placeOf } from '../../link/place.ts';
import { fold } from '../../text/fold.ts';
import type { Rule } from '../rule.ts';

const normalised = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}{}.@]+/gu, ' ')
    .trim();

export const quizDuplicateOption: Rule = {
  id: 'quiz/duplicate-option',
  about: 'Two options of a question are the same.',
  severity: 'error',
  check({ site }, report) {
    for (const { question, test, index } of site.questions.values()) {
      const seen = new Map<string, number>();
      for (const [at, option] of question.options.entries()) {
        const first = seen.get(normalised(option));
        if (first === undefined) seen.set(normalised(option), at);
        else {
          report({
            title: `options ${first + 1} and ${at + 1} of ${question.id} read the same`,
            at: placeOf(test, ['questions', index, 'options', at]),
            related: [
              { at: placeOf(test, ['questions', index, 'options', first]), says: 'the first one' },
            ],
            help: ['Rewrite one of the two.'],
          });
        }
      }
    }
  },
};
