/** When the readiness speaks, and what it says. */
import { describe, expect, it } from 'vitest';
import {
  predictedShare,
  readinessOn,
} from '../../../../../templates/islands/model/learning/readiness.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';
import { randomFrom } from '../../../../../templates/islands/model/shuffle.ts';
import { type Ask, learned, planBank, TODAY } from './fixtures.ts';

const bank = planBank(100);
const days = { today: TODAY, day: TODAY + 1 };

/** `count` answers on `length` days until today, right with a chance. */
function history(count: number, length: number, chance: number): Ask[] {
  const random = randomFrom(count + length);
  return Array.from(
    { length: count },
    (_, i): Ask => [
      i % 100,
      TODAY - length + 1 + Math.floor((i * length) / count),
      random() < chance,
    ],
  );
}
const reading = (count: number, length: number, chance: number) =>
  readinessOn(learned(bank, history(count, length, chance)), bank, days);

describe('the readiness', () => {
  it('is silent under 40 answers, and says how many are missing', () => {
    expect(readinessOn(EMPTY_LEARNING, bank, days)).toEqual({
      state: 'silent',
      answers: 0,
      missing: 40,
    });
    expect(reading(39, 4, 1)).toMatchObject({ state: 'silent', answers: 39, missing: 1 });
    expect(reading(40, 4, 1).state).toBe('range');
  });

  it('has a forecast from 15 answers on, which is not told', () => {
    expect(reading(14, 2, 0)).not.toHaveProperty('forecast');
    expect(reading(15, 2, 0)).toMatchObject({ state: 'silent', forecast: expect.any(Number) });
  });

  it('is a range up to 80 answers or 3 days', () => {
    expect(reading(79, 5, 0.7).state).toBe('range');
    expect(reading(90, 2, 0.7).state).toBe('range');
    expect(reading(90, 3, 0.7).state).toBe('told');
    const range = reading(60, 5, 0.6);
    if (range.state !== 'range') throw new Error(range.state);
    expect(range.low).toBeGreaterThanOrEqual(0);
    expect(range.high).toBeLessThanOrEqual(40);
    expect(range.high - range.low).toBeGreaterThan(4);
  });

  it('is rounded to 5 under 160 answers', () => {
    for (const chance of [0.5, 0.6, 0.7, 0.8, 0.9]) {
      const told = reading(150, 6, chance);
      expect(told.state === 'told' && told.passing % 5).toBe(0);
    }
  });

  it('is never above «más de 95», and rises with right answers', () => {
    const passing = [0.2, 0.5, 0.7, 1].map((chance) => {
      const told = reading(400, 10, chance);
      if (told.state !== 'told') throw new Error(told.state);
      expect(told.passing).toBeLessThanOrEqual(95);
      expect(told.isTop ? told.passing : 95).toBe(95);
      return told.passing;
    });
    expect(passing).toEqual([...passing].sort((a, b) => a - b));
    expect(passing[0]).toBeLessThan(20);
    expect(reading(400, 10, 1)).toMatchObject({ passing: 95, isTop: true, of: 40 });
  });

  it('says the same of the same answers', () => {
    expect(reading(200, 8, 0.6)).toEqual(reading(200, 8, 0.6));
  });

  it('falls with the days until the exam', () => {
    const learning = learned(bank, history(200, 8, 0.75));
    const expected = [1, 30, 300].map((ahead) => {
      const told = readinessOn(learning, bank, { today: TODAY, day: TODAY + ahead });
      return told.state === 'told' ? told.expected : -1;
    });
    expect(expected[0]).toBeGreaterThan(expected[1]!);
    expect(expected[1]).toBeGreaterThan(expected[2]!);
  });

  it('takes rows of the future for forgotten, also when the exam is after them', () => {
    const days = { today: TODAY, day: TODAY + 60 };
    const ahead = learned(
      bank,
      history(200, 8, 0.75).map(([place, day, right]): Ask => [place, day + 40, right]),
    );
    const told = readinessOn(ahead, bank, days);
    const known = readinessOn(learned(bank, history(200, 8, 0.75)), bank, days);
    if (told.state !== 'told' || known.state !== 'told') throw new Error(told.state);
    expect(told.expected).toBeLessThan(known.expected - 5);
  });

  it('shows the hold-out instead when that was more than 15 points worse than predicted', () => {
    const learning = learned(bank, history(200, 8, 0.8));
    const measured = (right: number, day = TODAY) =>
      readinessOn({ ...learning, measure: { day, right, asked: 20, predicted: 0.85 } }, bank, days);
    expect(measured(13)).toMatchObject({ state: 'measured', right: 13, asked: 20 });
    expect(measured(14).state).toBe('told');
    expect(measured(13, TODAY - 8).state).toBe('told');
    expect(measured(13, TODAY + 2).state).toBe('told');
  });

  it('names the group that raises it most, and how many of its questions are weak', () => {
    const grouped = {
      ...bank,
      questions: bank.questions.map((question, i) => ({
        ...question,
        group: i < 10 ? 'paso' : 'otro',
      })),
    };
    const asks = [TODAY - 5, TODAY - 3, TODAY - 1].flatMap((day) =>
      bank.questions.map((_, place): Ask => [place, day, place >= 10]),
    );
    const learning = learned(grouped, asks);
    expect(readinessOn(learning, grouped, days)).toMatchObject({
      next: { group: 'paso', questions: 10 },
    });
  });

  it('takes a part of the right answers at first sight for guesses, the more the more are wrong', () => {
    /** Of questions that were asked once and right, a share of all: expected without guesses, less what is predicted. */
    const taken = (share: number) => {
      const asks = Array.from({ length: 80 }, (_, i): Ask => [i, TODAY, i % 20 < 20 * share]);
      const learning = learned(bank, asks);
      const right = asks.filter(([, , isRight]) => isRight).map(([place]) => `p-${place}`);
      return 0.25 + 0.73 - predictedShare(learning, bank, right, TODAY);
    };
    expect(taken(0.4)).toBeGreaterThan(0.07);
    expect(taken(0.7)).toBeGreaterThan(0.02);
    expect(taken(0.7)).toBeLessThan(taken(0.4));
    expect(taken(0.95)).toBeLessThan(0.02);
    // A second right answer is hardly luck.
    const twice = learned(bank, [
      ...[0, 1, 2].map((i): Ask => [i, TODAY - 9, true]),
      ...[0, 1, 2].map((i): Ask => [i, TODAY, true]),
    ]);
    expect(predictedShare(twice, bank, ['p-0', 'p-1', 'p-2'], TODAY)).toBeGreaterThan(0.97);
  });

  it('does not count the answers of drills', () => {
    const signs = planBank(100, 60);
    const drilled = Array.from({ length: 60 }, (_, i): Ask => [100 + i, TODAY - (i % 5), true]);
    const learning = learned(signs, [...history(10, 4, 1), ...drilled]);
    expect(readinessOn(learning, signs, days)).toEqual({
      state: 'silent',
      answers: 10,
      missing: 30,
    });
  });

  it('leaves out drills', () => {
    const drills = planBank(100, 40);
    const asks = history(200, 8, 0.7);
    const signs = Array.from({ length: 40 }, (_, i): Ask => [100 + i, TODAY - 2, false]);
    const without = readinessOn(learned(drills, asks), drills, days);
    const all = [...asks, ...signs].sort((a, b) => a[1] - b[1]);
    expect(readinessOn(learned(drills, all), drills, days)).toEqual(without);
  });

  it('predicts the hold-out from the first answers of the person', () => {
    const share = (chance: number) =>
      predictedShare(learned(bank, history(80, 5, chance)), bank, ['p-90', 'p-91', 'p-99'], TODAY);
    expect(share(0.9)).toBeGreaterThan(0.75);
    expect(share(0.2)).toBeLessThan(0.4);
  });
});
