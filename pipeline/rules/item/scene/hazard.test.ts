import { expect, test } from 'vitest';
import type { Hazard } from '../../../../schemas/hazard.ts';
import { HAZARD } from '../../../../tests/fixtures/hazard.ts';
import { auditOf } from '../../../../tests/rules/questions.ts';

const reportsOf = (more: Partial<Hazard>) =>
  auditOf([[{}]], { 'peligros/calle.json': { ...HAZARD, ...more } }).filter(
    ({ rule }) => rule === 'item/scene',
  );
const [walker] = HAZARD.users as [Hazard['users'][number]];

test('accepts a valid hazard', () => {
  expect(reportsOf({})).toEqual([]);
});

test.each<[what: string, more: Partial<Hazard>, title: RegExp, written: unknown]>([
  [
    'a time line that moves nobody',
    { users: [{ ...walker, x: 14 }] },
    /"peaton" does not move/,
    { ...walker, x: 14 },
  ],
  [
    'two users in one place',
    { users: [walker, { ...walker, who: 'b' }] },
    /"peaton" is in the same place as "b" at second 0\.0/,
    walker,
  ],
  ['a hazard whose window is too short', { window: [5, 5] }, /too short/, [5, 5]],
])('reports %s once, with its position', (_, more, title, written) => {
  const found = reportsOf(more);
  expect(found.map((finding) => finding.title)).toEqual([expect.stringMatching(title)]);
  expect(found[0]?.written).toEqual(written);
  expect(found[0]?.at.range).toBeDefined();
  expect(found[0]?.help.join()).not.toBe('');
});
