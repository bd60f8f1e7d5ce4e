/** What item/combined-options reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/combined-options', {
  good: [
    [options('Paras y miras', 'Sigues y aceleras', 'Vas a la derecha', 'Vas a un lado')],
    [options('La respuesta a la señal', 'La letra a un lado', 'Aceleras', 'Paras')],
    [options('Paras', 'Sigues', 'Aceleras', 'Cruzas con todas las luces')],
    [options('Paras', 'Sigues', 'Aceleras', 'Cruzas sin ninguna luz')],
    [{ ...options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores'), fixed: true }],
  ],
  bad: [
    bad(options('Paras', 'Sigues', 'Aceleras', 'A y B'), 'options', 3),
    bad(options('Paras', 'Sigues', 'Ambas respuestas', 'Aceleras'), 'options', 2),
    bad(options('Paras', 'Igual que la opción A', 'Aceleras', 'Sigues'), 'options', 1),
    bad(options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores'), 'options', 3),
    bad(options('Todo lo anterior', 'Sigues', 'Aceleras', 'Paras'), 'options', 0),
    bad(
      { ...options('Todo lo anterior', 'Sigues', 'Aceleras', 'Paras'), fixed: true },
      'options',
      0,
    ),
    bad(options('Paras', 'Sigues', 'Aceleras', 'Ninguna de las anteriores'), 'options', 3),
    bad(options('Paras', 'Nada de lo anterior', 'Aceleras', 'Sigues'), 'options', 1),
  ],
});
