/** What item/distractor-reason reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, testRule } from '../../../tests/rules/cases.ts';

testRule('item/distractor-reason', {
  good: [[{}], [{ correctAnswer: 1, errors: ['prisa', null, 'ruido', 'miedo'] }]],
  bad: [
    bad({ errors: [null, null, 'ruido', 'miedo'] }, 'errors', 1),
    bad({ errors: ['prisa', 'calma', 'ruido', 'miedo'] }, 'errors', 0),
    bad({ correctAnswer: 1 }, 'errors', 1),
    bad({ errors: ['prisa', null, null, 'miedo'] }, 'errors', 2),
  ],
});
