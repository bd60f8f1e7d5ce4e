/** The first sentence of an explanation is its rule, and no other sentence is lost. */
import { expect, it } from 'vitest';
import type { QuizText } from '../../../../templates/islands/model/quiz-data.ts';
import { splitExplanation } from '../../../../templates/islands/parts/question/split-explanation.ts';

it.each<[string, QuizText, QuizText, QuizText]>([
  ['one sentence', 'Paras.', 'Paras.', []],
  ['two sentences', 'Paras y cedes. Así te ven.', ['Paras y cedes.'], ['Así te ven.']],
  ['a question after its rule', 'Paras y cedes. ¿Y si no?', ['Paras y cedes.'], ['¿Y si no?']],
  [
    'abbreviations',
    'Lo pide el Art. Uno de EE. UU. desde hoy.',
    'Lo pide el Art. Uno de EE. UU. desde hoy.',
    [],
  ],
  [
    'a figure in its first sentence',
    ['Vas a ', ['limite', '25 mph'], ' o menos. Luego sigues.'],
    ['Vas a ', ['limite', '25 mph'], ' o menos.'],
    ['Luego sigues.'],
  ],
])('splits an explanation with %s', (_, text, rule, rest) => {
  expect(splitExplanation(text)).toEqual([rule, rest]);
});
