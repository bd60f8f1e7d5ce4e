/** What home says of the plan, from what the plan stored and without its script. */
import { default_w, FSRSAlgorithm } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { DUE_AFTER, planStep } from '../../../templates/islands/page/plan-step.ts';
import { dayNumber } from '../../../templates/islands/plan/days.ts';
import { recallOn } from '../../../templates/islands/plan/memory.ts';
import { EMPTY_PROGRESS } from '../../../templates/islands/storage/progress.ts';

const NOW = new Date(2026, 10, 23, 9).getTime();
const TODAY = dayNumber(NOW);
const TESTS = [
  {
    id: '1',
    title: 'Señales',
    keys: [['a', 1, 0] as [string, number, number], ['b', 1, 0] as [string, number, number]],
  },
];
const plan = { minutes: 10, startDay: TODAY - 9, seed: 1, changedAt: 1 };
const step = (learning: unknown) =>
  planStep({ ...EMPTY_PROGRESS, learning: learning as Record<string, unknown> }, TESTS, NOW);
/** Stability 3 days, asked so many days ago. */
const row = (id: string, ago: number) => [id, 1, TODAY - ago, 30, 50, 3, 1, 0];

describe('the plan on the home page', () => {
  test('uses the intervals of the library for both targets', () => {
    const fsrs = new FSRSAlgorithm({ w: [...default_w], enable_short_term: false });
    expect(fsrs.calculate_interval_modifier(0.9)).toBeCloseTo(DUE_AFTER.known, 7);
    expect(fsrs.calculate_interval_modifier(0.8)).toBeCloseTo(DUE_AFTER.unseen, 7);
  });

  test('is nothing without a plan, and for parts that are broken', () => {
    for (const learning of [undefined, {}, { plan: 3 }, { memory: [row('a', 9)] }, { plan: [] }])
      expect(step(learning)).toBeUndefined();
    for (const memory of [undefined, 7, [null, 3, ['a'], ['a', 1, 'x', 2]]])
      expect(step({ plan, memory })?.title).toBe('Hoy: 10 minutos');
  });

  test('counts what is due on the day on which recall has fallen to the target', () => {
    const memory = [row('a', 3), row('b', 2)];
    const rows = { id: 'a', revision: 1, stability: 3, difficulty: 5, asks: 1, lapses: 0 } as const;
    const known = { ...rows, lastDay: TODAY - 3, firstRight: true, lastRight: true };
    expect(recallOn(known, TODAY)).toBeCloseTo(0.9, 6);
    expect(step({ plan, memory })).toMatchObject({
      title: 'Hoy: 10 minutos',
      detail: '1 por repasar',
      route: '/plan/#sesion',
    });
  });

  test('waits longer while there are unseen questions before an exam, and says how far it is', () => {
    const exam = { ...plan, examDay: TODAY + 1 };
    expect(step({ plan: exam, memory: [row('a', 9)] })?.detail).toBe(
      'Preguntas nuevas · falta 1 día',
    );
    expect(step({ plan: exam, memory: [row('a', 10)] })?.detail).toBe(
      '1 por repasar · falta 1 día',
    );
    const today = { ...plan, examDay: TODAY };
    expect(step({ plan: today, memory: [row('a', 1), row('b', 1)] })?.detail).toBe(
      'Un repaso corto · tu examen es hoy',
    );
    expect(step({ plan: { ...plan, examDay: TODAY - 1 } })?.detail).toBe('Preguntas nuevas');
  });

  test('counts a row of the future as due, and tells no exam that is years away', () => {
    const memory = [row('a', -1), row('b', -2)];
    const exam = { ...plan, examDay: TODAY + 731 };
    expect(step({ plan: exam, memory })?.detail).toBe('1 por repasar');
  });

  test('says that today is done only when the session of today is over', () => {
    const session = { day: TODAY, items: [['a', 0, 0]], results: [1] };
    expect(step({ plan, session })).toMatchObject({ title: 'Listo por hoy', isDone: true });
    expect(step({ plan, session: { ...session, results: [] } })?.isDone).toBe(false);
    expect(step({ plan, session: { ...session, day: TODAY - 1 } })?.isDone).toBe(false);
  });
});
