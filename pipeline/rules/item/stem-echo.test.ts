/** What item/stem-echo reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/stem-echo', {
  good: [
    [
      {
        question: 'Si ves la luz roja, ¿qué haces?',
        ...options('Esperas la luz', 'Pasas la luz', 'Aceleras', 'Miras'),
      },
    ],
    [
      {
        question: '¿Dónde esperas con la luz roja?',
        ...options('Antes del cruce', 'En el medio', 'Al otro lado', 'En la acera'),
      },
    ],
  ],
  bad: [
    bad(
      {
        question: '¿Dónde está la línea del cruce de peatones?',
        ...options('Antes de los peatones', 'En el medio', 'Al otro lado', 'Después'),
      },
      'options',
      0,
    ),
    bad(
      {
        question: '¿Qué límites rigen en esta vía?',
        ...options('El límite del letrero', 'La prisa', 'El tapón', 'La hora'),
      },
      'options',
      0,
    ),
  ],
});
