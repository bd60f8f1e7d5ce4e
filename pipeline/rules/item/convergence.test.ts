/** What item/convergence reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/convergence', {
  good: [
    [options('Carril derecho', 'Carril izquierdo', 'Paseo derecho', 'Paseo izquierdo')],
    [options('Miras', 'Sigues', 'Aceleras', 'Cedes')],
  ],
  bad: [
    bad(
      options('Carril derecho con luces', 'Carril izquierdo', 'Paseo derecho', 'Isleta con luces'),
      'options',
      0,
    ),
    bad(
      {
        ...options(
          'Carril derecho',
          'Luces altas',
          'Velocidad baja, carril y luces',
          'Velocidad fija',
        ),
        correctAnswer: 2,
      },
      'options',
      2,
    ),
  ],
});
