/** What is said about the exam: nothing too early, nothing that falls with right answers, and other questions apart. */
import { describe, expect, it } from 'vitest';
import {
  type ConceptState,
  marked,
  withGiven,
} from '../../../../../templates/islands/model/learning/concept.ts';
import {
  answersOf,
  MIN_ANSWERS,
  type Passing,
  passingOn,
  type Sights,
  withSight,
} from '../../../../../templates/islands/model/learning/passing.ts';
import type { AskedConcept } from '../../../../../templates/islands/model/learning/two-rounds.ts';
import {
  EMPTY_LEARNING,
  type PlanBank,
} from '../../../../../templates/islands/model/learning/types.ts';

const START = 20_780;
const WEIGHTS = [
  { topic: 'senales', percent: 40 },
  { topic: 'reglas', percent: 60 },
] as const;
const BANK: PlanBank = {
  exam: { questions: 40, weights: [...WEIGHTS] },
  pass: 28,
};
const CONCEPTS = Array.from({ length: 100 }, (_, at): AskedConcept => {
  const topic = at % 5 < 2 ? 'senales' : 'reglas';
  const one = { revision: 1, concept: `c${at}`, topic };
  return {
    id: one.concept,
    rank: 0,
    forms: [marked({ ...one, id: `c${at}-a` }), marked({ ...one, id: `c${at}-b` })],
  };
});

/** Each answer: concept, form, day, right. */
function practised(answers: readonly (readonly [number, 0 | 1, number, boolean])[]) {
  const memory = new Map<string, ConceptState>();
  let sights: Sights = EMPTY_LEARNING.sights;
  for (const [at, which, day, right] of answers) {
    const form = CONCEPTS[at]!.forms[which]!;
    const row = memory.get(form.concept);
    sights = withSight(sights, row, { form, right, day, kind: 'test' });
    memory.set(form.concept, withGiven(row, { concept: form.concept, form, right, day }));
  }
  return { concepts: CONCEPTS, memory, sights };
}
const first = (count: number, right: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) => [at, 0, START, right(at)] as const);
const told = (passing: Passing) => {
  if (passing.state !== 'told') throw new Error('nothing is told');
  return passing;
};

describe('the readiness', () => {
  it('says nothing under 40 answers, and counts those of one day once', () => {
    const few = practised(first(MIN_ANSWERS - 1, () => true));
    expect(passingOn(few, BANK, START)).toEqual({ state: 'silent', missing: 1 });
    const twice = practised([...first(20, () => true), ...first(20, () => true)]);
    expect(answersOf(twice.sights)).toBe(20);
  });

  it('tells more to who was right more often, and most to who knows all', () => {
    const shares = [0, 3, 6, 9, 10].map((of10) =>
      told(passingOn(practised(first(100, (at) => at % 10 < of10)), BANK, START + 1)),
    );
    const numbers = shares.map(({ passing }) => passing);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers[0]).toBeLessThan(10);
    expect(shares.at(-1)!.isTop).toBe(true);
  });

  it('falls with the days, and with a miss', () => {
    const answers = first(100, (at) => at % 10 < 6);
    const known = practised(answers);
    expect(told(passingOn(known, BANK, START + 60)).passing).toBeLessThan(
      told(passingOn(known, BANK, START + 1)).passing,
    );
    const missed = practised([
      ...answers,
      ...first(100, () => false).map(([at, form]) => [at, form, START + 2, false] as const),
    ]);
    expect(told(passingOn(missed, BANK, START + 3)).passing).toBeLessThan(
      told(passingOn(known, BANK, START + 3)).passing,
    );
  });

  it('tells of other questions from twenty second forms on, by what happened at their first sight', () => {
    const answers = first(100, () => true);
    const second = (count: number, right: boolean) =>
      answers.slice(0, count).map(([at]) => [at, 1, START + 1, right] as const);
    expect(
      told(passingOn(practised([...answers, ...second(19, false)]), BANK, START + 2)),
    ).not.toHaveProperty('others');
    const bad = told(passingOn(practised([...answers, ...second(20, false)]), BANK, START + 2));
    const good = told(passingOn(practised([...answers, ...second(20, true)]), BANK, START + 2));
    expect(bad.others).toBeLessThan(20);
    expect(good.others).toBeGreaterThan(80);
    expect(good.others).toBeLessThanOrEqual(good.passing);
  });

  it('is not moved by drills', () => {
    const { sights } = practised(first(50, () => true));
    const form = CONCEPTS[99]!.forms[0]!;
    expect(withSight(sights, undefined, { form, right: false, day: START, kind: 'other' })).toBe(
      sights,
    );
  });

  it('knows a topic without questions, and an exam of yesterday', () => {
    const known = practised(first(60, () => true));
    const bank = {
      ...BANK,
      exam: { questions: 40, weights: [...WEIGHTS, { topic: 'vehiculo' as const, percent: 10 }] },
    };
    expect(told(passingOn(known, bank, START - 1)).passing).toBeGreaterThanOrEqual(0);
  });
});
