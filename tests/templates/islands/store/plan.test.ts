import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countRuleStates } from '../../../../templates/islands/model/learning/course.ts';
import { readinessOf } from '../../../../templates/islands/model/learning/readiness.ts';
import {
  plannedSession,
  withSessionChoice,
} from '../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
} from '../../../../templates/islands/model/learning/types.ts';
import { mergeStoredValues } from '../../../../templates/islands/store/merge.ts';
import {
  LEARNING_CODEC,
  packLearning,
  readLearning,
} from '../../../../templates/islands/store/plan.ts';
import { learningAfter, noon, planMaterial, TODAY } from '../model/learning/fixtures.ts';

const material = planMaterial(60, 10);
const { forms } = material;
const NOW = noon(TODAY);
const NOW_MINUTE = Math.floor(NOW / 60_000);
const mergeOf = (a: Learning, b: Learning) => mergeStoredValues(LEARNING_CODEC, a, b, NOW);
const plain = (learning: Learning) => JSON.parse(JSON.stringify(packLearning(learning)));

const fiveMinutes = () => plannedSession(EMPTY_LEARNING, material, TODAY, { minutes: 5 })!;

it('reads 2,000 random states without an exception, and the plan still works', () => {
  const session = fiveMinutes();
  const base = plain({
    ...learningAfter(forms, [
      ['p-50', TODAY - 3, true],
      ['p-51', TODAY - 3, false],
      ['p-52', TODAY - 1, true],
    ]),
    plan: { minutes: 10, minutesAt: 5, startDay: TODAY - 3, examDay: TODAY, examAt: 5 },
    session,
    counted: { day: TODAY, answers: [3] },
  });
  const keys = ['memory', 'counts', 'days', 'counted', 'plan', 'session'];
  const replaced = fc
    .tuple(fc.constantFrom(...keys), fc.jsonValue())
    .map(([key, value]) => ({ ...base, [key]: value }));
  /** Boundary values of the checks, in place of valid numbers. */
  const number = fc.constantFrom(
    0,
    -1,
    0.5,
    1,
    20,
    400,
    36_500,
    1e5,
    1e8,
    1e9,
    2 ** 53,
    1e300,
    null,
  );
  const numbered = fc.tuple(fc.nat(2), fc.nat(7), number).map(([row, place, value]) => ({
    ...base,
    memory: base.memory.map((packed: string, i: number) =>
      i === row
        ? packed
            .split(' ')
            .with(place % 4, String(value))
            .join(' ')
        : packed,
    ),
  }));
  const inner = fc
    .tuple(
      fc.constantFrom('plan', 'counts', 'counted', 'session'),
      fc.constantFrom(
        'minutes',
        'examDay',
        'examAt',
        'minutesAt',
        'passedAt',
        'startDay',
        'day',
        'topics',
        'others',
        'answers',
        'spent',
        'items',
        'results',
        'picks',
        'id',
      ),
      fc.oneof(number, fc.jsonValue()),
    )
    .map(([part, key, value]) => ({ ...base, [part]: { ...base[part], [key]: value } }));
  let refused = 0;
  fc.assert(
    fc.property(
      fc.oneof(replaced, numbered, inner, fc.dictionary(fc.string(), fc.jsonValue())),
      (stored) => {
        const { learning, isSound } = readLearning(JSON.parse(JSON.stringify(stored)));
        if (!isSound) refused += 1;
        expect(readLearning(plain(learning))).toEqual({ learning, isSound: true });
        countRuleStates(learning.memory, forms.rules);
        plannedSession(learning, material, TODAY, { minutes: 10 });
        readinessOf({ ...forms, ...learning }, material.bank);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      },
    ),
    { numRuns: 2000 },
  );
  // Many of the states must be refused, or the test proves little.
  expect(refused).toBeGreaterThan(500);
});

it('an import keeps the choice of an item that has no answer yet', () => {
  const session = fiveMinutes();
  const chosen = { ...EMPTY_LEARNING, session: withSessionChoice(session, 0, 2) };
  const blank = { ...EMPTY_LEARNING, session };
  for (const merged of [mergeOf(chosen, blank), mergeOf(blank, chosen)])
    expect(merged.session?.picks).toEqual([2]);
});

it('an import keeps a rule’s newer record, and the miss if the days are equal', () => {
  const older = learningAfter(forms, [
    ['p-50', TODAY - 9, true],
    ['p-50', TODAY - 6, true],
    ['p-51', TODAY, true],
    ['p-0', TODAY - 6, false],
  ]);
  const newer = learningAfter(forms, [
    ['p-50', TODAY, false],
    ['p-51', TODAY, false],
    ['p-1', TODAY, true],
  ]);
  const { memory } = mergeOf(older, newer);
  expect(memory.get('c-50')).toMatchObject({ lastDay: TODAY, daysRight: 0, wasRight: true });
  expect(memory.get('c-51')).toMatchObject({ lastDay: TODAY, daysRight: 0 });
  expect(memory.get('c-0')).toMatchObject({ lastDay: TODAY, daysRight: 1 });
  expect(memory.get('c-0')?.seen).toHaveLength(4);
});

it('an import never replaces present data with data from the future', () => {
  const [minutesAt, examAt] = [NOW_MINUTE - 5, NOW_MINUTE - 7];
  const plan = { minutes: 10, minutesAt, startDay: TODAY - 9 } as const;
  const here: Learning = {
    ...learningAfter(forms, [
      ['p-50', TODAY - 3, false],
      ['p-50', TODAY - 1, true],
    ]),
    counted: { day: TODAY, answers: [] },
    plan: { ...plan, examDay: TODAY + 9, examAt },
    session: { ...fiveMinutes(), day: TODAY },
  };
  for (const day of [TODAY + 2, TODAY + 900, 90_000_000]) {
    const forged: Learning = {
      ...EMPTY_LEARNING,
      memory: new Map([['c-50', { ...here.memory.get('c-50')!, lastDay: day, daysRight: 9 }]]),
      counted: { day, answers: [] },
      plan: {
        minutes: 20,
        minutesAt: day * 1440,
        startDay: day,
        examDay: day + 900,
        examAt: day * 1440,
      },
      session: { ...fiveMinutes(), day },
    };
    for (const merged of [mergeOf(here, forged), mergeOf(forged, here)])
      expect(merged).toEqual(mergeOf(here, here));
    // On its own day the forged row is as valid as the present one.
    expect(
      mergeStoredValues(LEARNING_CODEC, here, forged, noon(day)).memory.get('c-50')?.daysRight,
    ).toBe(9);
  }
});
