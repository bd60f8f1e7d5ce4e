import { describe, expect, test } from 'vitest';
import { auditOf } from '../../../tests/rules/questions.ts';

const LAW = { surface: 'ley', source: 'ley', confidence: 'high' } as const;
const speed = (more: object) => ({
  'prueba.limite': {
    label: 'Límite',
    kind: 'quantity',
    unit: 'mph',
    unprinted: 'Se pregunta.',
    ...more,
  },
});

function titles(fact: object, drill: object = { wrong: [30, 35, 65] }): string[] {
  return auditOf([[{}]], {
    'facts/prueba.json': speed(fact),
    'confusiones/prueba.json': {
      pairs: [{ id: 'p', signs: ['octagono', 'muda'], difference: 'Una no es la otra.' }],
      same: [],
      facts: [{ fact: 'prueba.limite', ...drill }],
    },
  })
    .filter(({ rule, title }) => rule === 'drill/unfit-fact' && !title.startsWith('the pair'))
    .map(({ rule, title }) => `${rule} ${title}`);
}

const sound = { readings: [{ ...LAW, value: 45 }] };

describe('a drilled fact', () => {
  test('is accepted with one figure from the law', () => {
    expect(titles(sound)).toEqual([]);
  });

  test.each([
    ['has a range', { readings: [{ ...LAW, value: [30, 45] }] }, 'is a range'],
    ['has no source', { readings: [{ surface: 'guia', value: 45 }] }, 'has no confirmed source'],
    ['is a claim of the site', { ...sound, claim: true }, 'is a claim of the site'],
    [
      'is a text',
      { kind: 'text', unit: undefined, readings: [{ ...LAW, value: 'mucho' }] },
      'has the kind "text", not "quantity"',
    ],
    [
      'has readings under two conditions',
      {
        readings: [
          { ...LAW, id: 'a', when: 'de día', value: 45 },
          { ...LAW, id: 'b', when: 'de noche', value: 40 },
        ],
      },
      'prints several readings',
    ],
    [
      'has two readings without a decision',
      {
        readings: [
          { ...LAW, value: 45 },
          { surface: 'manual', value: 55 },
        ],
      },
      'has no decision',
    ],
  ])('is reported if it %s', (_, fact, says) => {
    expect(titles(fact)).toEqual([
      expect.stringContaining(`drill/unfit-fact prueba.limite ${says}`),
    ]);
  });
});

test('reports a ruling that keeps both readings, a repeated fact and two synonymous signs', () => {
  const found = auditOf([[{}]], {
    'confusiones/prueba.json': {
      pairs: [{ id: 'p', signs: ['octagono', 'muda'], difference: 'Una no es la otra.' }],
      same: [],
      facts: [
        { fact: 'velocidad.disputada', wrong: [30, 40, 70] },
        { fact: 'velocidad.urbana', wrong: [15, 30, 45] },
        { fact: 'velocidad.urbana', wrong: [15, 30, 45] },
      ],
    },
  }).filter(({ rule }) => rule.startsWith('drill/'));
  expect(found.map(({ title }) => title).sort()).toEqual([
    'the pair "p": "octagono" and "muda" mean the same',
    'velocidad.disputada keeps both of its readings',
    'velocidad.urbana is listed twice',
  ]);
});

describe('a wrong option', () => {
  test.each([
    [
      'a figure of a conditional reading',
      [30, 35, 55],
      'the wrong option 55 is also a reading of the fact',
    ],
    ['too small', [10, 35, 65], 'the wrong option 10 is not between 0.25 and 4 times 45'],
    ['too large', [30, 35, 190], 'the wrong option 190 is not between'],
    ['listed twice', [30, 30, 65], 'a wrong option is listed twice'],
  ])('is reported if it is %s', (_, wrong, says) => {
    const fact = {
      readings: [
        { ...LAW, value: 45 },
        { ...LAW, id: 'rotulada', when: 'rotulado', value: 55 },
      ],
    };
    expect(titles(fact, { wrong })).toEqual([expect.stringContaining(says)]);
  });

  test('is reported as missing if no similar figure has the unit', () => {
    expect(titles({ ...sound, unit: 'lb' }, {})).toEqual([
      expect.stringContaining('only 0 similar figures have the unit "lb"'),
    ]);
  });
});
