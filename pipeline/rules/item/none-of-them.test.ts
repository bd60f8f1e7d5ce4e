/** What item/none-of-them reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/none-of-them', {
  good: [[{}], [options('Paras', 'Sigues', 'Aceleras', 'Cruzas sin ninguna luz')]],
  bad: [
    bad(options('Paras', 'Sigues', 'Aceleras', 'Ninguna de las anteriores'), 'options', 3),
    bad(options('Paras', 'Nada de lo anterior', 'Aceleras', 'Sigues'), 'options', 1),
  ],
});
