import { badExample, speedQuestion, testRule } from '../../../tests/rules/rule-examples.ts';

testRule('quiz/explanation-differs', {
  good: [
    [{ ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') }],
    [
      {
        ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
        explanation:
          'El Art. 8.02 de la Ley 22-2000 fija {{velocidad.rural}}, aunque {{velocidad.urbana}} es lo que vale en la ciudad.',
      },
    ],
    [
      {
        ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
        explanation:
          'El Art. 8.02 de la Ley 22-2000 lo fija así; tienes {{plazo.aviso}} para avisar.',
      },
    ],
  ],
  bad: [
    badExample(
      {
        ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
        explanation: 'El Art. 8.02 de la Ley 22-2000 fija {{velocidad.urbana}} en esa vía.',
      },
      'explanation',
    ),
    badExample(
      {
        ...speedQuestion('{{multa.luz}}', '$600', '$700', '$800'),
        explanation: 'El Art. 8.02 de la Ley 22-2000 fija $600 por esa falta.',
      },
      'explanation',
    ),
  ],
});
