import { badExample, options, testRule } from '../../../tests/rules/rule-examples.ts';

testRule('item/alt-text', {
  good: [
    [{ sign: 'octagono', question: '¿Qué te pide esta señal?' }],
    [
      {
        sign: 'delatora',
        question: '¿Qué te pide esta señal?',
        ...options('Ceder y mirar', 'Ceder y parar', 'Seguir', 'Mirar'),
      },
    ],
    [{ sign: 'octagono', question: 'Al ver esta placa, ¿qué haces en la esquina?' }],
  ],
  bad: [
    badExample(
      {
        sign: 'delatora',
        question: '¿Qué te pide esta señal?',
        ...options('Ceder al que pasa', 'Parar', 'Seguir', 'Mirar'),
      },
      'sign',
    ),
    badExample({ sign: 'muda', question: '¿Qué te pide esta señal?' }, 'sign'),
  ],
});
