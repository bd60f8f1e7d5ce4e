/** The key must be one of the options. */
import { placeOf } from '../../link/place.ts';
import { allQuestions } from '../../link/question-sets.ts';
import type { Rule } from '../rule.ts';

export const quizAnswerOutOfRange: Rule = {
  id: 'quiz/answer-out-of-range',
  about: 'correctAnswer points outside the options.',
  severity: 'error',
  scope: 'bank',
  check({ site }, report) {
    for (const { question, set, index } of allQuestions(site).values()) {
      if (question.correctAnswer < question.options.length) continue;
      report({
        title: `correctAnswer ${question.correctAnswer} points outside the ${question.options.length} options of ${question.id}`,
        at: placeOf(set, ['questions', index, 'correctAnswer']),
        help: [`Write a number from 0 to ${question.options.length - 1}: the first option is 0.`],
      });
    }
  },
};
