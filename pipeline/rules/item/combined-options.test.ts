import { badExample, options, testRule } from '../../../tests/rules/rule-examples.ts';

testRule('item/combined-options', {
  good: [
    [options('Paras y miras', 'Sigues y aceleras', 'Vas a la derecha', 'Vas a un lado')],
    [options('La respuesta a la señal', 'La letra a un lado', 'Aceleras', 'Paras')],
    [options('Paras', 'Sigues', 'Aceleras', 'Cruzas con todas las luces')],
    [options('Paras', 'Sigues', 'Aceleras', 'Cruzas sin ninguna luz')],
    [{ ...options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores'), fixed: true }],
  ],
  bad: [
    badExample(options('Paras', 'Sigues', 'Aceleras', 'A y B'), 'options', 3),
    badExample(options('Paras', 'Sigues', 'Ambas respuestas', 'Aceleras'), 'options', 2),
    badExample(options('Paras', 'Igual que la opción A', 'Aceleras', 'Sigues'), 'options', 1),
    badExample(options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores'), 'options', 3),
    badExample(options('Todo lo anterior', 'Sigues', 'Aceleras', 'Paras'), 'options', 0),
    badExample(
      { ...options('Todo lo anterior', 'Sigues', 'Aceleras', 'Paras'), fixed: true },
      'options',
      0,
    ),
    badExample(options('Paras', 'Sigues', 'Aceleras', 'Ninguna de las anteriores'), 'options', 3),
    badExample(options('Paras', 'Nada de lo anterior', 'Aceleras', 'Sigues'), 'options', 1),
  ],
});
