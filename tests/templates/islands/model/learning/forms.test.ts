import { expect, it } from 'vitest';
import { countRuleStates } from '../../../../../templates/islands/model/learning/course.ts';
import { missesOf } from '../../../../../templates/islands/model/learning/forms.ts';
import { packRow, unpackRow } from '../../../../../templates/islands/model/learning/rule.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';
import { learningAfter, planForms, TODAY } from './fixtures.ts';

const forms = planForms(100, 5);

it('counts a harder question and a test question of one rule in one row', () => {
  const { memory, counts } = learningAfter(forms, [
    ['r-0', TODAY - 1, true],
    ['p-1', TODAY, true],
  ]);
  expect(memory.get('c-0')).toMatchObject({ daysRight: 2, lastDay: TODAY });
  expect(memory.size).toBe(1);
  expect(counts.others).toEqual([1, 1]);
  expect(learningAfter(forms, [['signo-1', TODAY, true]]).counts).toEqual(EMPTY_LEARNING.counts);
});

it.each([
  [{ firm: 0, right: 1, unlearned: 0 }, ['p-0']],
  [{ firm: 0, right: 1, unlearned: 0 }, ['p-0', 'p-0']],
  [{ firm: 1, right: 0, unlearned: 0 }, ['p-0', 'p-1']],
  [{ firm: 1, right: 0, unlearned: 0 }, ['p-50', 'p-50']],
  [{ firm: 0, right: 1, unlearned: 0 }, ['p-0', 'p-1', '!p-0']],
  [{ firm: 0, right: 0, unlearned: 1 }, ['!p-0', '!p-0']],
])('counts %j after one answer a day: %j', (counts, ids) => {
  const asks = ids.map(
    (id, at) => [id.replace('!', ''), TODAY - ids.length + at, !id.startsWith('!')] as const,
  );
  const { memory } = learningAfter(forms, asks);
  expect(countRuleStates(memory, forms.rules)).toEqual({ ...counts, new: 84 });
});

it('keeps a miss until its rule is answered right on a later day', () => {
  const row = (...asks: [day: number, right: boolean][]) =>
    learningAfter(
      forms,
      asks.map(([day, right]) => ['p-50', TODAY + day, right] as const),
    );
  expect(row([0, false], [0, true]).memory.get('c-50')).toMatchObject({ missedSince: TODAY });
  expect(missesOf(row([0, false], [0, true]), forms)).toEqual([]);
  expect(row([0, false], [1, true]).memory.get('c-50')).toMatchObject({ missedSince: 0 });
  const again = row([0, false], [1, false]);
  expect(again.memory.get('c-50')).toMatchObject({ missedSince: TODAY, wasRight: false });
  expect(missesOf(again, forms).map(({ id }) => id)).toEqual(['c-50']);
  for (const [, each] of again.memory) expect(unpackRow(packRow(each))).toEqual(each);
});
