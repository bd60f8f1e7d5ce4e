/** The plan's part of the stored progress: any text, and imports of any two devices. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueOn } from '../../../../templates/islands/model/learning/due.ts';
import { readinessOn } from '../../../../templates/islands/model/learning/readiness.ts';
import { startSession, withPick } from '../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
} from '../../../../templates/islands/model/learning/types.ts';
import { merge } from '../../../../templates/islands/store/merge.ts';
import { LEARNING, packLearning, readLearning } from '../../../../templates/islands/store/plan.ts';
import { learned, noon, planBank, TODAY } from '../model/learning/fixtures.ts';

const bank = planBank(60, 10);
const NOW = noon(TODAY);
const NOW_MINUTE = Math.floor(NOW / 60_000);
/** An import of today. */
const mergeOf = (a: Learning, b: Learning) => merge(LEARNING, a, b, NOW);
const plain = (learning: Learning) => JSON.parse(JSON.stringify(packLearning(learning)));

const fiveMinutes = () =>
  startSession({ learning: EMPTY_LEARNING, bank, day: TODAY, minutes: 5, id: 'a' })!;

it('reads 2,000 random states without an exception, and the plan works with what is left', () => {
  const session = fiveMinutes();
  const base = plain({
    ...learned(bank, [
      [0, TODAY - 3, true],
      [1, TODAY - 3, false],
      [0, TODAY - 1, true],
    ]),
    plan: { minutes: 10, minutesAt: 5, startDay: TODAY - 3, seed: 4, examDay: TODAY, examAt: 5 },
    measure: { day: TODAY, right: 11, asked: 20, predicted: 0.7 },
    session,
    counted: [3],
  });
  const keys = ['memory', 'reviews', 'days', 'counted', 'plan', 'measure', 'session'];
  const replaced = fc
    .tuple(fc.constantFrom(...keys), fc.jsonValue())
    .map(([key, value]) => ({ ...base, [key]: value }));
  /** Numbers at the edges of what is checked, in the place of sound ones. */
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
    memory: base.memory.map((packed: unknown[], i: number) =>
      i === row ? packed.with(place, value) : packed,
    ),
  }));
  const inner = fc
    .tuple(
      fc.constantFrom('plan', 'measure', 'session'),
      fc.constantFrom(
        'minutes',
        'examDay',
        'examAt',
        'minutesAt',
        'passedAt',
        'startDay',
        'day',
        'right',
        'asked',
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
        dueOn(learning, bank, TODAY);
        startSession({ learning, bank, day: TODAY, minutes: 10, id: 'b' });
        readinessOn(learning, bank, { today: TODAY, day: learning.plan?.examDay ?? TODAY });
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      },
    ),
    { numRuns: 2000 },
  );
  // The damage is noticed, not only survived.
  expect(refused).toBeGreaterThan(500);
}, 60_000);

it('an import keeps a choice that is not checked yet', () => {
  const session = fiveMinutes();
  const chosen = { ...EMPTY_LEARNING, session: withPick(session, 0, 2) };
  const blank = { ...EMPTY_LEARNING, session };
  for (const merged of [mergeOf(chosen, blank), mergeOf(blank, chosen)])
    expect(merged.session?.picks).toEqual([2]);
});

it('an import takes the newer day, of the same day a miss, and never lowers a count', () => {
  const older = learned(bank, [
    [0, TODAY - 9, true],
    [0, TODAY - 6, true],
    [1, TODAY, true],
    [2, TODAY - 9, true],
    [2, TODAY - 6, false],
  ]);
  const newer = learned(bank, [
    [0, TODAY, false],
    [1, TODAY, false],
    [2, TODAY, true],
  ]);
  const { memory } = mergeOf(older, newer);
  expect(memory.get('p-0')).toMatchObject({ lastDay: TODAY, lastRight: false, asks: 2, lapses: 0 });
  expect(memory.get('p-1')).toMatchObject({ lastRight: false });
  expect(memory.get('p-2')).toMatchObject({ lastRight: true, asks: 2, lapses: 1 });
});

it('an import never replaces what is here by what is of the future', () => {
  const [minutesAt, examAt] = [NOW_MINUTE - 5, NOW_MINUTE - 7];
  const plan = { minutes: 10, minutesAt, startDay: TODAY - 9, seed: 4 } as const;
  const here: Learning = {
    ...learned(bank, [
      [0, TODAY - 3, false],
      [0, TODAY - 1, true],
    ]),
    plan: { ...plan, examDay: TODAY + 9, examAt },
    measure: { day: TODAY - 1, right: 11, asked: 20, predicted: 0.7 },
    session: { ...fiveMinutes(), day: TODAY },
  };
  const days = [TODAY + 2, TODAY + 900, 90_000_000];
  for (const day of days) {
    const forged: Learning = {
      memory: new Map([
        ['p-0', { ...here.memory.get('p-0')!, revision: 9, lastDay: day, stability: 3000 }],
      ]),
      reviews: { day, list: Array.from({ length: 300 }, () => ({ recall: 0, right: true })) },
      days: [],
      counted: [],
      plan: {
        minutes: 20,
        minutesAt: day * 1440,
        startDay: day,
        seed: 1,
        examDay: day + 900,
        examAt: day * 1440,
      },
      measure: { day, right: 20, asked: 20, predicted: 0 },
      session: { ...fiveMinutes(), day },
    };
    for (const merged of [mergeOf(here, forged), mergeOf(forged, here)])
      expect(merged).toEqual({ ...mergeOf(here, here), days: here.days });
    // On this day it is as good as what is here.
    expect(merge(LEARNING, here, forged, noon(day)).memory.get('p-0')?.stability).toBe(3000);
  }
});
