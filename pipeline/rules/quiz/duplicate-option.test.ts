import { badExample, options, testRule } from '../../../tests/rules/rule-examples.ts';

testRule('quiz/duplicate-option', {
  good: [
    [options('15 pies', '15 pies o más', '15 pulgadas', '15 yardas')],
    [options('A 5 pies del hidrante', 'A 5 pies de la esquina', 'A 10 pies', 'A 20 pies')],
    [options('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph')],
    [options('De 6:00 AM a 7:00 PM', 'De 6:00 AM a 10:00 PM', 'De 5:00 AM a 7:00 PM', 'Nunca')],
  ],
  bad: [
    badExample(options('Paras', 'Miras', '¡Pará́s!', 'Sigues'), 'options', 2),
    badExample(options('{{velocidad.rural}}', '55 mph', '45 mph', '75 mph'), 'options', 2),
    badExample(
      options('{{velocidad.rural}}', '55 mph', '45 millas por hora', '75 mph'),
      'options',
      2,
    ),
    badExample(
      options('A {{hidrante.pies}}', 'A 5 metros', 'A 30 pies', 'A 60 pies'),
      'options',
      1,
    ),
    badExample(options('{{multa.luz}}', '$50', '$100', '500 dólares'), 'options', 3),
    badExample(options('Paras', '5 pies', '60 pulgadas', 'Sigues'), 'options', 2),
    badExample(options('5\u202fpies', 'Miras', '5 pies', 'Sigues'), 'options', 2),
  ],
});
