import { fourOptions } from '../../../../tests/fixtures/base-data.ts';
import { badExample, options, testRule } from '../../../../tests/rules/rule-examples.ts';

testRule('quiz/duplicate-option', {
  good: [
    [options('5 pies', '10 pies', '15 pies', '20 pies')],
    [options('$1,000', '$500', '$100', '$50')],
    [options('30 minutos', '1 hora', '2 horas', '1 día')],
    [options('No, son 3 pies', 'No, son 5 pies', 'Sí, son 5 pies', 'Sí, son 9 pies')],
    [options('Dos o 3 pies', '10 pies del PARE 1', 'Lejos', 'Cerca')],
  ],
  bad: [
    badExample(options('5 pies', '15 pies', '10 pies', '20 pies'), 'options', 2),
    badExample(options('1 hora', '30 minutos', '2 horas', '3 horas'), 'options', 2),
    badExample(
      { options: fourOptions(['$100', '$50', '{{multa.luz}}', '$1,000'], 2) },
      'options',
      2,
    ),
  ],
});
