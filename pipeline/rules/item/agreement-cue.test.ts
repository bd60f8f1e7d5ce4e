/** What item/agreement-cue reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/agreement-cue', {
  good: [
    [
      {
        question: 'Con la luz roja paras antes de la',
        ...options('línea', 'acera', 'isleta', 'esquina'),
      },
    ].map((each) => ({ ...each, question: `${each.question}:` })),
    [{ question: '¿Qué haces ante el?', ...options('Paras', 'Sigues', 'Aceleras', 'Miras') }],
  ],
  bad: [
    bad(
      {
        question: 'Con la luz roja paras antes de la:',
        ...options('línea', 'semáforo', 'isleta', 'esquina'),
      },
      'options',
      1,
    ),
    bad(
      {
        question: 'En la esquina cedes a los:',
        ...options('peatones', 'carro', 'ciclistas', 'motociclistas'),
      },
      'options',
      1,
    ),
  ],
});
