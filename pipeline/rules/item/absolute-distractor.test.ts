/** What item/absolute-distractor reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/absolute-distractor', {
  good: [
    [options('Paras siempre', 'Sigues siempre', 'Aceleras', 'Miras')],
    [
      {
        question: '¿Qué haces siempre con la luz roja?',
        ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'),
      },
    ],
    [options('Paras', 'Sigues siempre que no venga nadie', 'No solo miras', 'Aceleras')],
    [options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores')],
  ],
  bad: [
    bad(options('Paras', 'Nunca paras', 'Aceleras', 'Miras'), 'options', 1),
    bad(options('Paras', 'Miras', 'Aceleras', 'Paras solo de noche'), 'options', 3),
    bad(options('Paras', 'Miras', 'Cedes a todos', 'Aceleras'), 'options', 2),
  ],
});
