/** What item/negative-stem reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { bad, options, testRule } from '../../../tests/rules/cases.ts';

testRule('item/negative-stem', {
  good: [
    [{ question: '¿Qué debes hacer si los frenos no responden?' }],
    [{ question: 'Si no hay línea, ¿dónde paras ante un PARE?' }],
    [{ question: '¿Qué NO debes hacer en una esquina con la luz roja?' }],
    [{ question: '¿Cuál de estas reglas **no** vale en una esquina?' }],
    [{ question: '¿Qué multa trae no parar con la luz roja?' }],
    [{ question: '¿Por qué no debes pasar con la luz roja?' }],
    [{ question: '¿Qué haces con un carro no inscrito en la esquina?' }],
    [
      {
        question: 'Si la luz no prende, ¿qué haces?',
        ...options('No pasas', 'Sigues', 'Aceleras', 'Paras'),
      },
    ],
  ],
  bad: [
    bad({ question: '¿Qué no debes hacer en una esquina con la luz roja?' }, 'question'),
    bad({ question: '¿Cuál de estas reglas no vale en la esquina?' }, 'question'),
    bad({ question: 'Ante la luz roja haces todo esto, excepto:' }, 'question'),
    bad({ question: '¿Qué frase sobre la luz roja es falsa?' }, 'question'),
    bad(
      {
        question: '¿Qué NO debes hacer con la luz roja?',
        ...options('No parar', 'Sigues', 'Aceleras', 'Paras'),
      },
      'options',
      0,
    ),
    bad(
      {
        question: '¿Cuál de estas reglas NO vale en la esquina?',
        ...options('Paras', 'Sigues', 'Ni paras ni sigues', 'Aceleras'),
      },
      'options',
      2,
    ),
  ],
});
