/** What item/double-negative reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/double-negative', {
  good: [
    [{ question: '¿Qué NO debes hacer con la luz roja?' }],
    [
      {
        question: 'Si la luz no prende, ¿qué haces?',
        ...options('No pasas', 'Sigues', 'Aceleras', 'Paras'),
      },
    ],
  ],
  bad: [
    bad(
      {
        question: '¿Qué NO debes hacer con la luz roja?',
        ...options('No parar', 'Sigues', 'Aceleras', 'Paras'),
      },
      'options',
      0,
    ),
    bad(
      {
        question: '¿Cuál de estas reglas no vale en la esquina?',
        ...options('Paras', 'Sigues', 'Ni paras ni sigues', 'Aceleras'),
      },
      'options',
      2,
    ),
  ],
});
