import { badExample, speedQuestion, testRule } from '../../../tests/rules/rule-examples.ts';

testRule('item/unofficial-key', {
  good: [
    [{}],
    [{ cite: ['practica', 'ley'] }],
    [speedQuestion('{{velocidad.urbana}}', '55 mph', '65 mph', '75 mph')],
    // A figure in the stem needs no source.
    [
      {
        ...speedQuestion('35 mph', '55 mph', '65 mph', '75 mph'),
        question: '¿A {{velocidad.rural}}?',
      },
    ],
  ],
  bad: [
    badExample({ cite: ['practica', 'practica'] }, 'cite'),
    badExample(speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'), 'options', 0),
    badExample(
      speedQuestion('{{velocidad.urbana@manual}}', '55 mph', '65 mph', '75 mph'),
      'options',
      0,
    ),
  ],
});
