import { expect, test } from 'vitest';
import { auditOf } from '../../../../tests/rules/questions.ts';

const CALLE = {
  title: 'Una calle',
  description: 'Tú vas detrás del carro A por una calle.',
  road: { strips: [{ is: 'carril', to: 'este' }] },
  vehicles: [
    { name: 'tú', lane: 0, x: 60 },
    { name: 'A', lane: 0, x: 200 },
  ],
};
type Move = { who: string; legs: number[][] };

function reportsOf(...moves: Move[]) {
  const step = { scene: 'calle', text: 'Sigue.' };
  const steps = [
    { ...step, film: [{ scene: 'calle', moves }] },
    { ...step, text: 'Para.', film: [{ seconds: 1 }] },
  ];
  const items = [{ id: 'seguir', title: 'Seguir', when: 'Siempre.', steps, cite: ['ley'] }];
  return auditOf([[{}]], {
    'escenas/prueba.json': { calle: CALLE },
    'maniobras.json': { items, updated: '2026-11-20' },
  }).filter(({ rule }) => rule === 'item/scene');
}

test('accepts a valid film', () => {
  expect(reportsOf({ who: 'A', legs: [[2, 20, 0]] })).toEqual([]);
});

test.each<[what: string, move: Move, title: RegExp, isAtMove: boolean]>([
  ['a film that moves nobody', { who: 'A', legs: [[2, 0, 0]] }, /nobody moves/, false],
  [
    'two road users in one place',
    { who: 'tú', legs: [[3, 60, 0]] },
    /"tú" is in the same place as "A"/,
    true,
  ],
  [
    'a road user that the scene does not have',
    { who: 'B', legs: [[2, 9, 0]] },
    /"B" is not in/,
    true,
  ],
])('reports %s once, with its position', (_, move, title, isAtMove) => {
  const found = reportsOf(move);
  expect(found.map((finding) => finding.title)).toEqual([expect.stringMatching(title)]);
  expect(found[0]?.at.range).toBeDefined();
  if (isAtMove) expect(found[0]?.written).toEqual(move);
});
