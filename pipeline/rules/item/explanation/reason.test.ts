import { SOUND_QUESTION } from '../../../../tests/rules/questions.ts';
import { badExample, testRule } from '../../../../tests/rules/rule-examples.ts';

/** Options of `SOUND_QUESTION` with these reasons; null removes the reason of an option. */
const reasons = (...why: (string | null)[]) => ({
  options: SOUND_QUESTION.options.map(({ why: _, ...option }, index) =>
    why[index] === null ? option : { ...option, why: why[index] },
  ),
});

testRule('item/explanation', {
  good: [[{}], [reasons(null, 'prisa', 'ruido', 'miedo')]],
  bad: [
    badExample(reasons(null, null, 'ruido', 'miedo'), 'options', 1, 'text'),
    badExample(reasons('prisa', 'calma', 'ruido', 'miedo'), 'options', 0, 'why'),
    badExample(reasons('prisa', null, 'ruido', 'miedo'), 'options', 0, 'why'),
    badExample(reasons(null, 'prisa', null, 'miedo'), 'options', 2, 'text'),
  ],
});
