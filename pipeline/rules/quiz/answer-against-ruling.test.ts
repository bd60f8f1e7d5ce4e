import {
  badExample,
  options,
  speedQuestion,
  testRule,
} from '../../../tests/rules/rule-examples.ts';

testRule('quiz/answer-against-ruling', {
  good: [
    [{ ...speedQuestion('{{velocidad.urbana}}', '35 mph', '45 mph', '55 mph') }],
    [{ ...speedQuestion('{{velocidad.urbana@ley}}', '35 mph', '45 mph', '55 mph') }],
    [
      {
        ...speedQuestion('{{velocidad.urbana@cuatro}}', '45 mph', '55 mph', '65 mph'),
        ...options('{{velocidad.rural}}', '45 mph', '55 mph', '65 mph'),
      },
    ],
  ],
  bad: [
    badExample(
      { ...speedQuestion('{{velocidad.urbana@manual}}', '45 mph', '55 mph', '65 mph') },
      'options',
      0,
    ),
    badExample(
      { ...speedQuestion('35 mph', '45 mph', '55 mph', '65 mph'), facts: ['velocidad.urbana'] },
      'options',
      0,
    ),
  ],
});
