import { expect, test } from 'vitest';
import { auditOf } from '../../../tests/rules/questions.ts';

const marking = (more: object) => ({
  title: 'Marcas',
  description: 'Una familia.',
  order: 2,
  items: [
    {
      id: 'mixta',
      kind: 'marca',
      name: 'Dos líneas',
      family: 'marca',
      symbol: 'Dos líneas',
      pattern: 'Una línea continua y una discontinua',
      meaning: 'Algo.',
      action: 'Algo.',
      confidence: 'high',
      ...more,
    },
  ],
});
const titles = (more: object, question = 'La línea continua está de tu lado. ¿Qué haces?') =>
  auditOf([[{ question, sign: 'mixta' }]], { 'senales/marcas.json': marking(more) })
    .filter(({ rule }) => rule === 'item/driver-side')
    .map(({ title }) => title);

test.each([
  ['a question about the side of the driver', { driverSide: 'continua' }],
  ['a marking with two equal lines', { pattern: 'Dos líneas continuas' }],
  [
    'a marking with both lines on each side',
    { pattern: 'A cada lado, línea continua y discontinua' },
  ],
])('accepts %s', (_, more) => {
  expect(titles(more)).toEqual([]);
});

test("reports a marking that does not name the driver's side", () => {
  expect(titles({})).toEqual([expect.stringContaining('"mixta" does not say')]);
});

test.each(['La línea continua está de tu lado. ¿Qué haces?', '¿Pasas con la continua a tu lado?'])(
  'reports a question about the other side: %s',
  (question) => {
    expect(titles({ driverSide: 'discontinua' }, question)).toEqual([
      expect.stringContaining('puts the line "continua"'),
    ]);
  },
);
