import {
  OTHER_QUESTION,
  options,
  speedQuestion,
  testRule,
} from '../../../tests/rules/rule-examples.ts';

testRule('item/repeated', {
  good: [
    [{}, OTHER_QUESTION],
    [
      { sign: 'octagono', question: '¿Qué indica esta señal de tránsito?' },
      { sign: 'delatora', question: '¿Qué indica esta señal de tránsito?' },
    ],
    [
      { ...speedQuestion('45 mph', '25 mph', '35 mph', '55 mph') },
      {
        ...speedQuestion('55 mph', '65 mph', '75 mph', '85 mph'),
        question: '¿Y en esa vía rural?',
      },
    ],
  ],
  bad: [
    { questions: [{}, {}], at: ['question'] },
    { questions: [{}, options('Paras y esperas', 'Miras', 'Cedes', 'Corres')], at: ['question'] },
    {
      questions: [{}, { question: '¡Si la luz está en ROJO, ¿qué haces en la esquina?' }],
      at: ['question'],
    },
    {
      questions: [
        {},
        {
          question: 'Si la luz está roja en la esquina, ¿qué haces?',
          ...options('Paras y esperas', 'Miras', 'Cedes', 'Sigues'),
        },
      ],
      at: ['question'],
    },
    {
      questions: [
        {
          sign: 'octagono',
          question: '¿Qué haces al ver esta señal en la esquina?',
          ...options('Paras', 'Miras', 'Cedes', 'Sigues'),
        },
        {
          sign: 'octagono',
          question: 'En la esquina ves esta señal. ¿Qué te pide?',
          ...options('Que pares', 'Que mires', 'Que cedas', 'Que sigas'),
        },
      ],
      at: ['question'],
    },
  ],
});
