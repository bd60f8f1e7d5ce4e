/** Every form feeds the memory of its concept, and every page says the same word of it. */
import { expect, it } from 'vitest';
import {
  countsOf,
  scoredOf,
  standingOf,
} from '../../../../../templates/islands/model/learning/forms.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';
import { learned, planForms, TODAY } from './fixtures.ts';

const forms = planForms(100, 5);

it('a harder question and a question of a test feed one row; only the latter is counted for the exam', () => {
  const { memory, sights } = learned(forms, [
    ['r-0', TODAY - 1, true],
    ['p-1', TODAY, true],
  ]);
  expect(memory.get('c-0')).toMatchObject({ daysRight: 2, lastDay: TODAY });
  expect(memory.size).toBe(1);
  expect(sights.others).toEqual([1, 1]);
  expect(learned(forms, [['signo-1', TODAY, true]]).sights).toEqual(EMPTY_LEARNING.sights);
});

it('known is right on two days and in two forms, where there are two', () => {
  const standOf = (...ids: string[]) => {
    const asks = ids.map((id, at) => [id, TODAY - ids.length + at + 1, true] as const);
    const standing = standingOf(learned(forms, asks), forms, TODAY);
    return Object.entries(standing).flatMap(([word, { length }]) =>
      length > 0 && word !== 'unseen' ? [word] : [],
    );
  };
  expect(standOf('p-0')).toEqual(['once']);
  expect(standOf('p-0', 'p-0')).toEqual(['once']);
  expect(standOf('p-0', 'p-1')).toEqual(['known']);
  expect(standOf('p-50', 'p-50')).toEqual(['known']);
});

it('the numbers of every page add up to all that is asked', () => {
  const standing = standingOf(
    learned(forms, [
      ['p-0', TODAY, false],
      ['p-50', TODAY, true],
    ]),
    forms,
    TODAY,
  );
  expect(countsOf(standing).map(({ count }) => count)).toEqual([0, 1, 1, 83]);
  expect(forms.concepts).toHaveLength(85);
  expect(scoredOf(forms)).toHaveLength(80);
});
