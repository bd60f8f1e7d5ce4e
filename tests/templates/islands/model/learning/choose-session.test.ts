import { describe, expect, it } from 'vitest';
import {
  type ChooserInput,
  chooseReview,
  chooseSession,
  planPhase,
} from '../../../../../templates/islands/model/learning/choose-session.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';
import { type Ask, learningAfter, planMaterial, TODAY } from './fixtures.ts';

const { forms, bank } = planMaterial(140, 20);
const asking = (over: Partial<ChooserInput> = {}): ChooserInput => ({
  rules: forms.rules,
  weights: bank.exam.weights,
  memory: EMPTY_LEARNING.memory,
  today: TODAY,
  startDay: TODAY,
  perSession: 40,
  ...over,
});
const memoryOf = (...asks: Ask[]) => learningAfter(forms, asks).memory;
const ruleIds = (over: Partial<ChooserInput> = {}, size = 40, isAgain = false) =>
  chooseSession(asking(over), size, isAgain).map(({ form }) => form.rule);
const reasons = (over: Partial<ChooserInput> = {}, size = 40) => {
  const counts = { missed: 0, new: 0, again: 0 };
  for (const { reason } of chooseSession(asking(over), size)) counts[reason] += 1;
  return counts;
};
const missed = (count: number, day = TODAY - 1): Ask[] =>
  forms.rules.slice(0, count).map(({ forms: [form] }) => [form!.id, day, false]);

describe('the phase', () => {
  const at = (today: number, examDay?: number, startDay = TODAY) =>
    planPhase({ today, startDay, examDay });
  it('is "first" for 80% of the days before an exam, else for 14 days', () => {
    expect([0, 7, 8].map((day) => at(TODAY + day, TODAY + 10))).toEqual([
      'first',
      'first',
      'second',
    ]);
    expect([13, 14].map((day) => at(TODAY + day))).toEqual(['first', 'spacing']);
  });

  it('asks nothing new on the last evening, unless the plan is shorter than five days', () => {
    expect([9, 10, 11].map((day) => at(TODAY + day, TODAY + 10))).toEqual([
      'last evening',
      'exam day',
      'spacing',
    ]);
    expect(at(TODAY + 2, TODAY + 3)).toBe('first');
    expect(at(TODAY, TODAY + 1)).toBe('first');
    expect(reasons({ today: TODAY + 9, examDay: TODAY + 10 }).new).toBe(0);
  });
});

describe('a session of the first round', () => {
  it('begins with misses, at most a quarter, the oldest first; the rest is new', () => {
    const memory = memoryOf(...missed(15), ['p-139', TODAY - 2, false]);
    expect(reasons({ memory })).toEqual({ missed: 10, new: 30, again: 0 });
    expect(ruleIds({ memory })[0]).toBe('c-139');
  });

  it('asks the same question after a miss, and another form after a right answer', () => {
    const formAfter = (right: boolean) =>
      chooseSession(
        asking({
          memory: memoryOf(['p-0', TODAY - 1, right]),
          examDay: TODAY + 1,
          startDay: TODAY - 9,
        }),
        1,
      )[0]!.form.id;
    expect([formAfter(false), formAfter(true)]).toEqual(['p-0', 'p-1']);
  });

  it('repeats nothing that was asked today, unless the learner wants more', () => {
    const memory = memoryOf(
      ...forms.rules.map(({ forms: [form] }): Ask => [form!.id, TODAY, false]),
    );
    expect(ruleIds({ memory })).toEqual([]);
    expect(ruleIds({ memory }, 5, true)).toHaveLength(5);
  });

  it('asks each rule once, sign drills last, never four of one topic in a row', () => {
    const chosen = chooseSession(asking({ perSession: 200 }), 200);
    expect(new Set(chosen.map(({ form }) => form.rule)).size).toBe(chosen.length);
    const topics = chosen.slice(0, 60).map(({ form }) => form.topic);
    expect(topics.some((topic, at) => [1, 2, 3].every((n) => topics[at - n] === topic))).toBe(
      false,
    );
    const isDrill = chosen.map(({ form }) => form.rule.startsWith('signo'));
    expect(isDrill.lastIndexOf(false)).toBeLessThan(isDrill.indexOf(true));
  });

  it('asks about half of each topic’s share, or more, if not everything fits', () => {
    const counts = new Map<string, number>();
    for (const { form } of chooseSession(asking({ examDay: TODAY + 1, perSession: 40 }), 40))
      counts.set(form.topic, (counts.get(form.topic) ?? 0) + 1);
    for (const { topic, percent } of bank.exam.weights)
      expect(counts.get(topic) ?? 0, topic).toBeGreaterThanOrEqual(
        Math.floor((40 * percent) / 200) - 1,
      );
  });

  it('begins with rules that were hard in an exam', () => {
    expect(
      ruleIds({ hard: new Set(['c-77', 'c-99']) })
        .slice(0, 2)
        .sort(),
    ).toEqual(['c-77', 'c-99']);
  });
});

describe('after the first round', () => {
  it('the second round asks misses, then right answers, the oldest first', () => {
    const memory = memoryOf(
      ['p-60', TODAY - 3, true],
      ['p-50', TODAY - 5, true],
      ['p-70', TODAY - 1, false],
    );
    const second = { memory, startDay: TODAY - 9, examDay: TODAY + 2 };
    expect(ruleIds(second).slice(0, 3)).toEqual(['c-70', 'c-50', 'c-60']);
  });

  it('without an exam ahead, due rules come before rules that were never asked', () => {
    const memory = memoryOf(['p-60', TODAY - 3, true], ['p-50', TODAY, true]);
    const chosen = chooseSession(asking({ memory, startDay: TODAY - 40 }), 10);
    expect(chosen.map(({ reason }) => reason)).toEqual(['again', ...Array(9).fill('new')]);
  });

  it('a session on the exam day repeats no misses', () => {
    const memory = memoryOf(['p-60', TODAY - 3, true], ['p-70', TODAY - 1, false]);
    expect(ruleIds({ memory, startDay: TODAY - 9, examDay: TODAY })).toEqual(['c-60']);
  });
});

it('a review asks misses, then new rules, then the rest, including those asked today', () => {
  const memory = memoryOf(['p-60', TODAY, true], ['p-70', TODAY, false]);
  const chosen = chooseReview(asking({ memory }), new Set(['c-60', 'c-70', 'c-80']));
  expect(chosen.map(({ form }) => form.rule)).toEqual(['c-70', 'c-80', 'c-60']);
});
