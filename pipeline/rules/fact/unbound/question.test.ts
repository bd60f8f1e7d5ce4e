import { SOUND_QUESTION } from '../../../../tests/rules/questions.ts';
import { badExample, speedQuestion, testRule } from '../../../../tests/rules/rule-examples.ts';

testRule('fact/unbound', {
  good: [
    [{ ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') }],
    [{ question: 'Vas a {{"40 mph"}} y ves la luz roja. ¿Qué haces?' }],
    [
      {
        ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
        explanation:
          'El Art. 8.02 de la Ley 22-2000 fija {{velocidad.rural}}. Los 55 mph valen si hay un letrero.',
      },
    ],
  ],
  bad: [
    badExample({ question: 'Vas a 40 mph y ves la luz roja. ¿Qué haces?' }, 'question'),
    badExample(
      {
        ...speedQuestion('45 mph', '55 mph', '65 mph', '75 mph'),
        explanation: SOUND_QUESTION.explanation,
      },
      'options',
      0,
    ),
    badExample({ explanation: `${SOUND_QUESTION.explanation} La multa es de $50.` }, 'explanation'),
    badExample(
      { explanation: `${SOUND_QUESTION.explanation} Son treinta y cinco millas por hora.` },
      'explanation',
    ),
  ],
});
