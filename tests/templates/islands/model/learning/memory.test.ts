/** Memory of one question: days, clocks, grades. */
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import {
  dateOfDay,
  dayNumber,
  dayOfDate,
  examDayFrom,
} from '../../../../../templates/islands/model/days.ts';
import {
  gradeRow,
  isFirm,
  recallOn,
  withAnswer,
} from '../../../../../templates/islands/model/learning/memory.ts';
import {
  EMPTY_LEARNING,
  type MemoryRow,
} from '../../../../../templates/islands/model/learning/types.ts';
import { learned, planBank, TODAY } from './fixtures.ts';

const bank = planBank(10);
const asked = (day: number, right: boolean, revision = 1) => ({ id: 'p-0', revision, right, day });
const graded = (...asks: [day: number, right: boolean][]): MemoryRow =>
  asks.reduce<MemoryRow | undefined>(
    (row, [day, right]) => gradeRow(row, asked(day, right)),
    undefined,
  )!;

describe('a day', () => {
  it('starts at 04:00 local time', () => {
    const at = (hour: number, minute: number) =>
      dayNumber(new Date(2026, 10, 22, hour, minute).getTime());
    expect(dateOfDay(at(12, 0))).toBe('2026-11-22');
    expect(dateOfDay(at(3, 59))).toBe('2026-11-21');
    expect(at(4, 0) - at(3, 59)).toBe(1);
    expect(at(23, 59)).toBe(at(4, 0));
  });

  it('is read from a date, and anything that is no date is refused', () => {
    expect(dateOfDay(dayOfDate('2028-02-29')!)).toBe('2028-02-29');
    for (const text of ['2026-02-30', '2026-13-01', '', '22/11/2026', '2026-1-1', 'mañana'])
      expect(dayOfDate(text)).toBeUndefined();
  });

  it.each([
    ['2026-11-22', { state: 'ok', day: TODAY - 1 }],
    ['2026-11-21', { state: 'past' }],
    ['2036-11-22', { state: 'too-far' }],
    ['pronto', { state: 'no-date' }],
  ])('of an exam: %s', (text, reading) => {
    expect(examDayFrom(text, TODAY - 1)).toEqual(reading);
  });
});

describe('a graded ask', () => {
  it('gives the stability and difficulty of FSRS', () => {
    const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
    const date = (day: number) => new Date(day * 86_400_000);
    let card = createEmptyCard(date(TODAY));
    let row: MemoryRow | undefined;
    for (const [day, right] of [
      [TODAY, false],
      [TODAY + 1, true],
      [TODAY + 4, true],
      [TODAY + 20, false],
      [TODAY + 21, true],
    ] as const) {
      card = scheduler.next(card, date(day), right ? Rating.Good : Rating.Again).card;
      row = gradeRow(row, asked(day, right));
      // Rows have one decimal, and each rounding enters the next step.
      expect(Math.abs(row.stability / card.stability - 1)).toBeLessThan(0.15);
      expect(row.difficulty).toBeCloseTo(card.difficulty, 0);
    }
  });

  it('is the first of its day only', () => {
    const row = graded([TODAY, false]);
    expect(gradeRow(row, asked(TODAY, true))).toBe(row);
  });

  it('of a device that came a day further west counts as the same day', () => {
    const row = graded([TODAY, true]);
    expect(gradeRow(row, asked(TODAY - 1, false))).toBe(row);
    expect(recallOn(row, TODAY - 1)).toBe(1);
    expect(isFirm(row, TODAY - 1)).toBe(isFirm(row, TODAY));
  });

  it('after more than 400 days starts the row anew, and so does one before a row of the future', () => {
    const row = graded([TODAY, true], [TODAY + 3, true], [TODAY + 20, true]);
    for (const day of [row.lastDay + 401, row.lastDay - 2, row.lastDay - 401]) {
      const next = gradeRow(row, asked(day, true));
      expect(next).toMatchObject({
        lastDay: day,
        asks: 4,
        stability: graded([TODAY, true]).stability,
      });
    }
    expect(gradeRow(row, asked(row.lastDay + 400, true)).stability).toBeGreaterThan(row.stability);
  });

  it('of the future is no knowledge of today: not recalled and not firm', () => {
    const row = { ...graded([TODAY + 2, true]), stability: 300 };
    expect(recallOn(row, TODAY)).toBe(0);
    expect(isFirm(row, TODAY)).toBe(false);
    expect(isFirm(row, TODAY, TODAY + 9)).toBe(false);
    expect(isFirm(row, TODAY + 2)).toBe(true);
  });

  it('of a later revision starts the row anew, and one of an older revision is not graded', () => {
    const row = graded([TODAY, true], [TODAY + 3, true]);
    const later = gradeRow(row, asked(TODAY + 3, false, 2));
    expect(later).toMatchObject({ revision: 2, firstRight: false, asks: 3, lapses: 1 });
    expect(gradeRow(later, asked(TODAY + 9, true, 1))).toBe(later);
  });

  it('with any clock never throws, and never shrinks the history', () => {
    const days = fc.integer({ min: TODAY - 730, max: TODAY + 730 });
    fc.assert(
      fc.property(fc.array(fc.tuple(days, fc.boolean()), { maxLength: 60 }), (asks) => {
        let row: MemoryRow | undefined;
        for (const [day, right] of asks) {
          const next = gradeRow(row, asked(day, right));
          expect(next.asks).toBeGreaterThanOrEqual(row?.asks ?? 0);
          expect(next.lapses).toBeGreaterThanOrEqual(row?.lapses ?? 0);
          if (row && next.lastDay < row.lastDay) expect(row.lastDay - day).toBeGreaterThan(1);
          expect(next.stability).toBeGreaterThanOrEqual(0.1);
          expect(next.difficulty >= 1 && next.difficulty <= 10).toBe(true);
          const recall = recallOn(next, day);
          expect(recall >= 0 && recall <= 1).toBe(true);
          row = next;
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('an answer', () => {
  it('enters the reviews with the recall that was expected, the first one of a question does not', () => {
    const learning = learned(bank, [
      [0, TODAY, true],
      [0, TODAY + 5, false],
      [0, TODAY + 5, true],
    ]);
    const [first] = [...learned(bank, [[0, TODAY, true]]).memory.values()];
    const recall = Math.round(recallOn(first!, TODAY + 5) * 100) / 100;
    expect(learning.reviews).toEqual({ day: TODAY + 5, list: [{ recall, right: false }] });
    expect(learning.days).toEqual([TODAY, TODAY + 5]);
  });

  it('keeps the last wrong choice', () => {
    const [question] = bank.questions;
    const wrong = withAnswer(EMPTY_LEARNING, {
      question: question!,
      right: false,
      choice: 3,
      day: TODAY,
    });
    const right = withAnswer(wrong, {
      question: question!,
      right: true,
      choice: 1,
      day: TODAY + 1,
    });
    expect(right.memory.get('p-0')).toMatchObject({ wrong: 3, lastRight: true });
  });

  it('to a drill is no review', () => {
    const drills = planBank(0, 2);
    const learning = learned(drills, [
      [0, TODAY, true],
      [0, TODAY + 5, true],
    ]);
    expect(learning.memory.size).toBe(1);
    expect(learning.reviews.list).toEqual([]);
  });
});

it('a question is firm while its recall stays at 0.9 until the exam, or for a week', () => {
  const row = { ...graded([TODAY, true]), stability: 10 };
  expect(isFirm(row, TODAY)).toBe(true);
  expect(isFirm(row, TODAY, TODAY + 10)).toBe(true);
  expect(isFirm(row, TODAY, TODAY + 12)).toBe(false);
  expect(isFirm({ ...row, lastRight: false }, TODAY)).toBe(false);
});
