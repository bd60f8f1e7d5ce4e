/** What item/combined-options reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/combined-options', {
  good: [
    [options('Paras y miras', 'Sigues y aceleras', 'Vas a la derecha', 'Vas a un lado')],
    [options('La respuesta a la señal', 'La letra a un lado', 'Aceleras', 'Paras')],
  ],
  bad: [
    bad(options('Paras', 'Sigues', 'Aceleras', 'A y B'), 'options', 3),
    bad(options('Paras', 'Sigues', 'Ambas respuestas', 'Aceleras'), 'options', 2),
    bad(options('Paras', 'Igual que la opción A', 'Aceleras', 'Sigues'), 'options', 1),
  ],
});
