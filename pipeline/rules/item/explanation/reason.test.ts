/** What item/explanation reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, testRule } from '../../../../tests/rules/cases.ts';
import { SOUND } from '../../../../tests/rules/questions.ts';

/** The sound question with other reasons: null takes one away. */
const reasons = (...why: (string | null)[]) => ({
  options: SOUND.options.map(({ why: _, ...option }, index) =>
    why[index] === null ? option : { ...option, why: why[index] },
  ),
});

testRule('item/explanation', {
  good: [[{}], [reasons(null, 'prisa', 'ruido', 'miedo')]],
  bad: [
    bad(reasons(null, null, 'ruido', 'miedo'), 'options', 1, 'text'),
    bad(reasons('prisa', 'calma', 'ruido', 'miedo'), 'options', 0, 'why'),
    bad(reasons('prisa', null, 'ruido', 'miedo'), 'options', 0, 'why'),
    bad(reasons(null, 'prisa', null, 'miedo'), 'options', 2, 'text'),
  ],
});
