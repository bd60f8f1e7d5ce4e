/** What item/all-of-them reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/all-of-them', {
  good: [[{}], [options('Paras', 'Sigues', 'Aceleras', 'Cruzas con todas las luces')]],
  bad: [
    bad(options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores'), 'options', 3),
    bad(options('Todo lo anterior', 'Sigues', 'Aceleras', 'Paras'), 'options', 0),
  ],
});
