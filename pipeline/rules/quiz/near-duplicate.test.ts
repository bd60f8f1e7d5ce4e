/** What quiz/near-duplicate reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { OTHER, options, testRule } from '../../../tests/rules/cases.ts';

testRule('quiz/near-duplicate', {
  good: [
    [{}, OTHER],
    [
      { sign: 'octagono', question: '¿Qué indica esta señal de tránsito?' },
      { sign: 'delatora', question: '¿Qué indica esta señal de tránsito?' },
    ],
  ],
  bad: [
    { questions: [{}, options('Paras y esperas', 'Miras', 'Cedes', 'Corres')], at: ['question'] },
    {
      questions: [{}, { question: '¡Si la luz está en ROJO, ¿qué haces en la esquina?' }],
      at: ['question'],
    },
  ],
});
