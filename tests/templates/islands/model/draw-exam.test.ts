import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apportion,
  drawExam,
  examNumberIn,
  newExamNumber,
} from '../../../../templates/islands/model/draw-exam.ts';
import type { BankQuestion } from '../../../../templates/islands/model/quiz-data.ts';

const WEIGHTS = [
  { topic: 'senales', percent: 40 },
  { topic: 'reglas', percent: 30 },
  { topic: 'conduccion-segura', percent: 20 },
  { topic: 'vehiculo', percent: 10 },
] as const;
const BLUEPRINT = { questions: 40, weights: [...WEIGHTS] };

const stock = (count: number, twins: (n: number) => string[] = () => []) =>
  Array.from(
    { length: count },
    (_, n) =>
      ({ id: `q-${n}`, topic: WEIGHTS[n % 4]!.topic, twins: twins(n) }) as unknown as BankQuestion,
  );
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

describe('shares', () => {
  it('the shares of 40 questions are 16, 12, 8 and 4', () => {
    expect([...apportion(40, WEIGHTS).values()]).toEqual([16, 12, 8, 4]);
  });

  it('shares add up to the total, each less than one off its exact value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }),
        (total, percents) => {
          const weights = percents.map((percent, i) => ({ topic: `t${i}`, percent }));
          const sum = percents.reduce((sum, percent) => sum + percent, 0);
          const found = apportion(total, weights);
          expect([...found.values()].reduce((sum, count) => sum + count, 0)).toBe(total);
          for (const { topic, percent } of weights)
            expect(Math.abs(found.get(topic)! - (total * percent) / sum)).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('an exam', () => {
  it('is the same for the same number, whatever the order of the files', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (number) => {
        const bank = stock(200);
        expect(ids(drawExam([...bank].reverse(), BLUEPRINT, number))).toEqual(
          ids(drawExam(bank, BLUEPRINT, number)),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('asks each topic’s share of questions, and no question twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (number) => {
        const drawn = drawExam(stock(200), BLUEPRINT, number);
        expect(new Set(ids(drawn)).size).toBe(40);
        expect(
          WEIGHTS.map(({ topic }) => drawn.filter((question) => question.topic === topic).length),
        ).toEqual([16, 12, 8, 4]);
      }),
      { numRuns: 50 },
    );
  });

  it('never contains two near-duplicates', () => {
    // Question n asks the same thing as question n + 4 if n % 8 < 4: 0 and 4, 1 and 5, 8 and 12 …
    const bank = stock(200, (n) => [`q-${n % 8 < 4 ? n + 4 : n - 4}`]);
    for (let number = 1; number < 200; number++) {
      const drawn = new Set(ids(drawExam(bank, BLUEPRINT, number)));
      expect(
        [...drawn].filter(
          (id) => Number(id.slice(2)) % 8 < 4 && drawn.has(`q-${Number(id.slice(2)) + 4}`),
        ),
      ).toEqual([]);
    }
  });

  it('fills up from other topics; is shorter only if the whole bank is too small', () => {
    const poor = stock(200).filter(
      ({ topic, id }) => topic !== 'vehiculo' || Number(id.slice(2)) < 8,
    );
    expect(drawExam(poor, BLUEPRINT, 7)).toHaveLength(40);
    expect(drawExam(stock(12), BLUEPRINT, 7)).toHaveLength(12);
    expect(drawExam([], BLUEPRINT, 7)).toEqual([]);
  });

  it('keeps its other questions in order when a bank question is added or removed', () => {
    const bank = stock(200);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(199), (number, at) => {
        const before = ids(drawExam(bank, BLUEPRINT, number));
        const gone = bank[at]!.id;
        const after = ids(drawExam(bank.toSpliced(at, 1), BLUEPRINT, number));
        const kept = before.filter((id) => id !== gone);
        expect(after.filter((id) => kept.includes(id))).toEqual(kept);
        expect(after.filter((id) => !kept.includes(id))).toHaveLength(before.length - kept.length);
        const added = { ...bank[0]!, id: 'nueva' };
        const more = ids(drawExam([...bank, added], BLUEPRINT, number));
        expect(more.filter((id) => !before.includes(id)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('differs from number to number', () => {
    const bank = stock(200);
    expect(
      new Set(Array.from({ length: 50 }, (_, i) => ids(drawExam(bank, BLUEPRINT, 1000 + i)).join()))
        .size,
    ).toBe(50);
  });
});

describe('an exam with second forms', () => {
  const WITH_FORMS = { ...BLUEPRINT, forms: 12 };
  /** Two forms for four of every eight questions. */
  const formsOf = (bank: readonly BankQuestion[]) =>
    bank
      .filter((_, at) => at % 8 < 4)
      .flatMap(({ id, topic }) =>
        ['a', 'b'].map((letter) => ({ id: `${id}-${letter}`, topic, of: id }) as BankQuestion),
      );
  const bank = [...stock(200), ...formsOf(stock(200))];
  const numbers = Array.from({ length: 60 }, (_, i) => 1000 + i);

  it('asks 12 second forms, distributed according to the topics’ shares', () => {
    for (const number of numbers) {
      const drawn = drawExam(bank, WITH_FORMS, number);
      const countOf = (of: readonly BankQuestion[]) =>
        WEIGHTS.map(({ topic }) => of.filter((each) => each.topic === topic).length);
      expect(countOf(drawn)).toEqual([16, 12, 8, 4]);
      expect(countOf(drawn.filter(({ of }) => of !== undefined))).toEqual([5, 4, 2, 1]);
    }
  });

  it('never asks one rule twice', () => {
    for (const number of numbers) {
      const rules = drawExam(bank, WITH_FORMS, number).map(({ id, of }) => of ?? id);
      expect(new Set(rules).size).toBe(40);
    }
  });

  it('fills up with ordinary questions of a topic that lacks second forms', () => {
    const few = bank.filter(({ topic, of }) => of === undefined || topic === 'reglas');
    const drawn = drawExam(few, WITH_FORMS, 7);
    expect(WEIGHTS.map(({ topic }) => drawn.filter((each) => each.topic === topic).length)).toEqual(
      [16, 12, 8, 4],
    );
    expect(drawn.filter(({ of }) => of !== undefined)).toHaveLength(4);
  });

  it('asks no form if the blueprint wants none', () => {
    expect(drawExam(bank, BLUEPRINT, 7)).toEqual(drawExam(stock(200), BLUEPRINT, 7));
  });

  it('newExamNumber chooses the tried number with the most unseen second forms', () => {
    const seen = new Set(ids(bank.filter((_, at) => at % 3 > 0)));
    const unseenForms = (number: number) =>
      drawExam(bank, WITH_FORMS, number).filter(({ id, of }) => of !== undefined && !seen.has(id))
        .length;
    let state = 1;
    const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
    const tried = Array.from({ length: 24 }, () => 1000 + Math.floor(random() * 9000));
    state = 1;
    expect(unseenForms(newExamNumber(bank, WITH_FORMS, seen, random))).toBe(
      Math.max(...tried.map(unseenForms)),
    );
  });
});

it('a new exam asks more unseen questions than an average one', () => {
  const bank = stock(200);
  const seen = new Set(ids(bank.filter((_, n) => n % 8 < 4)));
  const unseen = (number: number) =>
    drawExam(bank, BLUEPRINT, number).filter(({ id }) => !seen.has(id)).length;
  const average =
    Array.from({ length: 100 }, (_, i) => unseen(2000 + i)).reduce((sum, count) => sum + count, 0) /
    100;
  let state = 1;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  expect(unseen(newExamNumber(bank, BLUEPRINT, seen, random))).toBeGreaterThan(average);
});

it.each([
  ['#examen=4821', 4821],
  ['#examen=999999', 999_999],
  ['#examen=0', undefined],
  ['#examen=1000000', undefined],
  ['#examen=-1', undefined],
  ['#examen=4821x', undefined],
  ['#examen=', undefined],
  ['#p1', undefined],
])('the hash %s names the exam %s', (hash, number) => {
  expect(examNumberIn(hash)).toBe(number);
});
