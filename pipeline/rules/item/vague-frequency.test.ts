/** What item/vague-frequency reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/vague-frequency', {
  good: [
    [options('Paras y esperas', 'Sigues poco a poco', 'Aceleras', 'Miras')],
    [options('Paras', 'Por poco sigues', 'Aceleras', 'Miras')],
  ],
  bad: [
    bad(options('Paras', 'Sigues a veces', 'Aceleras', 'Miras'), 'options', 1),
    bad(options('Paras un poco', 'Sigues', 'Aceleras', 'Miras'), 'options', 0),
    bad(options('Paras', 'Sigues', 'Generalmente cedes', 'Miras'), 'options', 2),
  ],
});
