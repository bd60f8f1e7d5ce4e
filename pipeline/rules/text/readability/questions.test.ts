import { expect, it } from 'vitest';
import { reportsOf } from '../../../../tests/rules/questions.ts';
import { badExample, options, testRule } from '../../../../tests/rules/rule-examples.ts';

testRule('text/readability', {
  good: [
    [{}],
    [
      {
        question:
          'Si la luz está en rojo y no hay nadie en la calle ni en la acera, ¿qué haces al llegar?',
      },
    ],
  ],
  bad: [
    badExample(
      {
        question: '¿Qué responsabilidades administrativas corresponden al conductor?',
        ...options(
          'Reglamentariamente inmediatas',
          'Extraordinariamente rigurosas',
          'Considerablemente inferiores',
          'Administrativamente idénticas',
        ),
      },
      'question',
    ),
    badExample(
      {
        question:
          'Si la luz está en rojo y no hay nadie en la calle ni en la acera ni en la vía de al lado ni en el paseo, ¿qué haces tú?',
      },
      'question',
    ),
    badExample(
      options(
        'Paras, miras a la derecha y a la izquierda, y luego miras otra vez a la derecha, y sigues por ahí',
        'Sigues',
        'Miras',
        'Cedes',
      ),
      'options',
      0,
    ),
    badExample(
      {
        explanation:
          'El Art. 8.02 de la Ley 22-2000 manda a que paras y esperas la luz verde si vas por la vía y la luz está en rojo para ti y para los que van contigo.',
      },
      'explanation',
    ),
  ],
});

it('accepts stems of up to 22 words, like the longest in an exam', () => {
  const stem = (words: number) =>
    reportsOf('text/readability', {
      question: `¿${Array.from({ length: words }, () => 'vas').join(' ')}?`,
    }).filter(({ title }) => title.includes('words'));
  expect(stem(22)).toEqual([]);
  expect(stem(23)).toHaveLength(1);
});
