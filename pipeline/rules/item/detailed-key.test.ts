/** What item/detailed-key reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/detailed-key', {
  good: [
    [options('Paras cuando cambia', 'Sigues cuando cambia', 'Aceleras', 'Tocas la bocina')],
    [options('16.4 pies', '10 pies', '15 pies', '20 pies')],
  ],
  bad: [
    bad(
      options('Paras (y esperas)', 'Sigues sin mirar', 'Aceleras al entrar', 'Tocas la bocina'),
      'options',
      0,
    ),
    bad(
      options('Paras porque cambia', 'Sigues sin mirar', 'Aceleras al entrar', 'Tocas la bocina'),
      'options',
      0,
    ),
    bad(
      options('Paras a 5 pies', 'Sigues sin mirar', 'Aceleras al entrar', 'Tocas la bocina'),
      'options',
      0,
    ),
  ],
});
