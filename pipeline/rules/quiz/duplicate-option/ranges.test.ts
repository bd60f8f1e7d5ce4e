import { badExample, options, testRule } from '../../../../tests/rules/rule-examples.ts';

testRule('quiz/duplicate-option', {
  good: [
    [options('5–10 pies', '10–15 pies', '15–20 pies', '20–25 pies')],
    [
      options(
        'A menos de 5 pies',
        'A menos de 10 pies',
        'A menos de 15 pies',
        'A menos de 20 pies',
      ),
    ],
    [options('Hasta 5 pies', '6 pies', '7 pies', 'Más de 8 pies')],
    [options('5 pies o más del hidrante', '10 pies o más de la esquina', 'Lejos', 'Cerca')],
  ],
  bad: [
    badExample(options('5–10 pies', '8–15 pies', '15–20 pies', '20–25 pies'), 'options', 1),
    badExample(options('Al menos 5 pies', 'Al menos 10 pies', '2 pies', '3 pies'), 'options', 1),
    badExample(options('Hasta 20 pies', '25 pies', '30 pies', '10 pies'), 'options', 3),
    badExample(
      options('5 pies o más', '10 pies o más', '15 pies o más', '20 pies o más'),
      'options',
      1,
    ),
  ],
});
