/** The count a list promises must be the count of the bank. */
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const quizListedCount: Rule = {
  id: 'quiz/listed-count',
  about: 'The listed number of questions differs from the bank.',
  severity: 'error',
  scope: 'bank',
  check({ site }, report) {
    for (const test of site.entries.tests) {
      const { listedQuestions, questions, title } = test.data;
      if (listedQuestions === undefined || listedQuestions === questions.length) continue;
      report({
        title: `${title}: ${listedQuestions} questions listed, ${questions.length} in the bank`,
        at: placeOf(test, ['listedQuestions']),
        help: [
          `Write ${questions.length}, or delete the field: the list then shows the computed count.`,
        ],
      });
    }
  },
};
