import {
  OTHER_QUESTION,
  options,
  speedQuestion,
  testRule,
} from '../../../tests/rules/rule-examples.ts';

testRule('item/gives-away', {
  good: [
    [{}, OTHER_QUESTION],
    [
      { ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') },
      { ...OTHER_QUESTION, question: 'Con lluvia y a {{velocidad.rural}}, ¿qué luces usas?' },
    ],
  ],
  bad: [
    {
      questions: [
        {
          ...OTHER_QUESTION,
          question: 'Si paras y esperas la verde en la lluvia, ¿qué luces usas?',
        },
        {
          ...options(
            'Paras y esperas la verde',
            'Sigues sin mirar a nadie',
            'Aceleras al entrar',
            'Tocas la bocina',
          ),
        },
      ],
      at: ['question'],
    },
    {
      questions: [
        { ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') },
        {
          ...OTHER_QUESTION,
          question:
            'Si el límite de velocidad de la vía rural es {{velocidad.rural}}, ¿qué luces usas?',
        },
      ],
      at: ['question'],
    },
    {
      questions: [
        { ...speedQuestion('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') },
        {
          ...OTHER_QUESTION,
          question: '¿Qué baja el límite de velocidad de la vía rural?',
          explanation:
            'El Art. 8.02 de la Ley 22-2000 da {{velocidad.rural}}; con lluvia usas las bajas y vas más despacio.',
        },
      ],
      at: ['explanation'],
    },
  ],
});
