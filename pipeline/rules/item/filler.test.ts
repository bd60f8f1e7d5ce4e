/** What item/filler reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, testRule } from '../../../tests/rules/cases.ts';

testRule('item/filler', {
  good: [
    [{}],
    [
      {
        question:
          'Si la luz está en rojo y tocas la bocina y sigues sin mirar y aceleras al entrar, ¿qué pasa si paras y esperas ahí?',
      },
    ],
  ],
  bad: [
    bad(
      {
        question:
          'Juan trabaja en Ponce, tiene dos hijas, un perro negro y una casa con patio grande, y viaja. ¿Qué hace ante la roja?',
      },
      'question',
    ),
    bad(
      {
        question:
          'Ana compró un carro azul, cenó con su prima, bailó salsa, durmió tarde y salió de Ponce temprano. ¿Qué hace ante la roja?',
      },
      'question',
    ),
  ],
});
