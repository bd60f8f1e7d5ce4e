/** What item/longest-key reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/longest-key', {
  good: [
    [
      options(
        'Paras y esperas la verde',
        'Sigues sin mirar a los lados',
        'Aceleras',
        'Tocas la bocina',
      ),
    ],
    [options('Te detienes ya', 'Sigues', 'Aceleras', 'Miras')],
  ],
  bad: [
    bad(
      options(
        'Paras del todo y esperas la luz verde',
        'Sigues sin mirar',
        'Aceleras',
        'Tocas bocina',
      ),
      'options',
      0,
    ),
    bad(
      {
        ...options('Sigues', 'Aceleras', 'Miras y paras antes de la línea', 'Tocas bocina'),
        correctAnswer: 2,
      },
      'options',
      2,
    ),
  ],
});
