/** Tests that distances in a scene fit the scale of its cars. */
import { expect, test } from 'vitest';
import { auditOf } from '../../../tests/rules/questions.ts';

const STREET = [{ is: 'carril', to: 'este' }, { is: 'encintado', height: 6 }, { is: 'acera' }];

/** The findings of a scene with one distance and a car whose front is at x = 123 and whose right side is at y = 29. */
function reportsOf(distance: object, more: object = {}) {
  const scene = {
    title: 'Una escena',
    description: 'Tú estás estacionado.',
    road: { strips: STREET },
    vehicles: [{ name: 'tú', lane: 0, x: 100 }],
    distances: [distance],
    ...more,
  };
  return auditOf([[{}]], { 'escenas/prueba.json': { prueba: scene } }).filter(
    ({ rule }) => rule === 'item/scene',
  );
}
const along = (label: string, from: number, to: number) => ({
  label,
  from: { lane: 2, x: from },
  to: { lane: 2, x: to },
});
const hydrantAt = (x: number) => ({ things: [{ kind: 'boca-incendio', lane: 2, x }] });

test('accepts a distance line of the labelled length, or up to a tenth longer', () => {
  expect(reportsOf(along('{{"20 pies"}}', 123, 180.5), hydrantAt(180.5))).toEqual([]);
  expect(reportsOf(along('{{"20 pies"}}', 123, 186), hydrantAt(186))).toEqual([]);
});

test('reports a distance line that is too long or too short, with its drawn length', () => {
  const [long] = reportsOf(along('{{"20 pies"}}', 123, 187), hydrantAt(187));
  expect(long!.title).toBe('prueba: the distance of 20 feet is drawn as 22.3 feet');
  expect(long!.written).toEqual(along('{{"20 pies"}}', 123, 187));
  const [short] = reportsOf(along('{{"20 pies"}}', 123, 174), hydrantAt(174));
  expect(short!.title).toMatch(/drawn as 17\.7 feet/);
});

test('reports the end of a distance line at which no object begins or ends', () => {
  const found = reportsOf(along('{{"20 pies"}}', 133, 190.5), hydrantAt(190.5));
  expect(found.map(({ title, written }) => [title, written])).toEqual([
    [expect.stringMatching(/nothing begins or ends/), { lane: 2, x: 133 }],
  ]);
});

test('measures a vertical distance of one foot from a kerb', () => {
  const upright = (shift: number) => ({
    label: '{{"1 pie"}}',
    from: { lane: 0, x: 100, shift: 10 },
    to: { lane: 0, x: 100, shift },
  });
  const [wide] = reportsOf(upright(19));
  expect(wide!.title).toMatch(/1 feet is drawn as 3\.1 feet/);
  const near = { vehicles: [{ name: 'tú', lane: 0, x: 100, shift: 6.1 }] };
  expect(reportsOf({ ...upright(19), from: { lane: 0, x: 100, shift: 16.1 } }, near)).toEqual([]);
});

test('does not measure a distance in seconds', () => {
  expect(reportsOf(along('{{"3 segundos"}}', 10, 300))).toEqual([]);
});
