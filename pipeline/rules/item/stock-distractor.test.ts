/** What item/stock-distractor reports and what it leaves alone; the examples of its page are run by tests/rules/pages.test.ts. */
import { options, testRule } from '../../../tests/rules/cases.ts';

const three = (...texts: string[]) => options('Paras y esperas', ...texts);
const RUSH = three('Acelerar al entrar', 'Acelerar a fondo', 'Acelerar poco');
const RUSH_AGAIN = three('Acelerar ya', 'No acelerar tarde', 'Aceleras antes');

testRule('item/stock-distractor', {
  good: [
    // Five options are not too many.
    [RUSH, three('Acelerar ya', 'Acelerar tarde', 'Tocar bocina')],
    [RUSH, RUSH_AGAIN, { ...RUSH, correctAnswer: 1, errors: ['prisa', null, 'ruido', 'miedo'] }],
    // A noun that begins like the verb is none.
    [
      three('Frenar a fondo', 'Frenar poco', 'Frenar tarde'),
      three('Frenos mojados', 'Frenos sucios', 'Frenos viejos'),
    ],
  ],
  bad: [
    { questions: [RUSH, RUSH_AGAIN], at: ['options', 1] },
    {
      questions: [RUSH_AGAIN, three('Acelerar a', 'Acelerar b', 'Acelerar c')],
      at: ['options', 3],
    },
  ],
});
