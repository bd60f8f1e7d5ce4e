import { describe, expect, test } from 'vitest';
import { type Attempt, startAttempt } from '../../../../templates/islands/model/attempt.ts';
import { dayNumber } from '../../../../templates/islands/model/days.ts';
import {
  type RuleRecord,
  rulesAndFormsOf,
} from '../../../../templates/islands/model/learning/forms.ts';
import type { Learning } from '../../../../templates/islands/model/learning/types.ts';
import {
  type AnswerKeys,
  type LearnerDay,
  nextStep as stepOf,
  testRecord,
} from '../../../../templates/islands/model/next-step.ts';
import { EMPTY_PROGRESS, type Progress } from '../../../../templates/islands/model/progress.ts';
import { replayedLearning } from '../../../../templates/islands/store/learning.ts';
import { PROGRESS } from '../../../../templates/islands/store/progress.ts';
import { PROGRESS_KEY } from '../../../../templates/islands/store/registry.ts';
import { peekStoredValue } from '../../../../templates/islands/store/stored.ts';
import { bank } from '../bank.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const data = bank(10);
type Key = AnswerKeys[number]['keys'][number];
const keys = data.questions.map(({ id, revision, answer }): Key => [id, revision, answer, '']);
const TESTS: AnswerKeys = [
  { id: '1', title: 'Señales', keys: [['otra', 1, 0, '']] },
  { id: '2', title: 'Reglas', keys },
];

const formsIn = (tests: AnswerKeys) =>
  rulesAndFormsOf(
    tests.flatMap(({ keys: own }) =>
      own.map(([id]): RuleRecord => [`c-${id}`, 0, [id], [[`forma-${id}`, 1, 0]]]),
    ),
    tests.flatMap(({ keys: own }) =>
      own.map(([id, revision, answer]) => ({ id, revision, answer, topic: '' })),
    ),
  );
const placeOf = (progress: Progress, tests = TESTS): LearnerDay => {
  const forms = formsIn(tests);
  const [learning, today] = [replayedLearning(progress, forms, NOW), dayNumber(NOW)];
  return { learning, road: { forms, stops: [], weights: [] }, today };
};
const nextStep = (progress: Progress, tests = TESTS) =>
  stepOf(progress, tests, placeOf(progress, tests));

/** An attempt whose first `right` answers are right, and whose others are wrong. */
function attempt(right: number, over: Partial<Attempt> = {}, given = 10): Attempt {
  const blank = startAttempt(data, { id: `a${right}`, seed: 0, now: 1 });
  const answers = data.questions
    .slice(0, given)
    .map(
      ({ id, answer }, i) =>
        [
          id,
          { choice: ((answer + (i < right ? 0 : 1)) % 4) as 0 | 1 | 2 | 3, revealed: false },
        ] as const,
    );
  return { ...blank, answers: new Map(answers), ...over };
}
const done = (right: number, over: Partial<Attempt> = {}) =>
  attempt(right, { endedAt: NOW - 86_400_000, ...over });
const progress = (over: Partial<Progress>): Progress => ({ ...EMPTY_PROGRESS, ...over });
const running = (of: Attempt, claimedAt = 1) => ({ attempt: of, tab: 't', claimedAt });

describe('the next step', () => {
  test('is undefined without progress, or if all progress is in a removed test', () => {
    expect(nextStep(EMPTY_PROGRESS)).toBeUndefined();
    const order = data.questions.map(({ id }) => ({ id: `borrada-${id}`, revision: 1 }));
    const removed = progress({
      running: [running(attempt(2, { ref: '99', position: 2, order }, 2))],
      finished: [done(3, { ref: '99', order })],
    });
    expect(nextStep(removed)).toBeUndefined();
  });

  test('is the unfinished practice that was opened last', () => {
    const test2 = running(attempt(4, { position: 4 }, 4), 5);
    expect(nextStep(progress({ running: [test2] }))).toEqual({
      title: 'Sigue en la pregunta 5 de 10',
      detail: 'Reglas',
      route: '/test/2/#p5',
    });
    const exam = running(attempt(1, { kind: 'simulacro', ref: '4821', position: 1 }, 1), 9);
    expect(nextStep(progress({ running: [test2, exam] }))?.route).toBe('/simulacro/#p2');
  });

  test('is an unfinished exam that asks a second form', () => {
    const order = data.questions.map(({ id }) => ({ id: `forma-${id}`, revision: 1 }));
    const exam = attempt(0, { kind: 'simulacro', ref: '4821', position: 1, order }, 0);
    expect(nextStep(progress({ running: [running(exam)] }))?.route).toBe('/simulacro/#p2');
  });

  test('is undefined if a question of the attempt was removed', () => {
    const [, ...rest] = keys;
    const tests = [{ id: '2', title: 'Reglas', keys: rest }];
    const stored = progress({ running: [running(attempt(4, { position: 4 }, 4))] });
    expect(nextStep(stored, tests)).toBeUndefined();
  });

  test('is a session of the plan, with its contents, once there are answers', () => {
    expect(nextStep(progress({ finished: [done(8)] }))).toEqual({
      title: 'Arrancar (3 min)',
      detail: '2\u00A0fallos, 1\u00A0regla nueva, 8\u00A0reglas para dejar firmes',
      route: '/plan/#sesion',
    });
  });

  test('follows the plan until today’s session is done, then offers the unfinished practice', () => {
    const today = dayNumber(NOW);
    const plan = { minutes: 20, startDay: today, minutesAt: 1 } as const;
    const items = [{ id: 'otra', isNew: true }];
    const begun = { id: 's', day: today, minutes: 10, spent: 70_000, items } as const;
    const session = { ...begun, results: [true] };
    const step = (learning: Partial<Learning>, over: Partial<Progress> = {}) => {
      const stored = progress(over);
      const place = placeOf(stored);
      return stepOf(stored, TESTS, { ...place, learning: { ...place.learning, ...learning } });
    };
    expect(step({ plan })?.title).toBe('Arrancar (3 min)');
    expect(step({ plan: { ...plan, examDay: today, startDay: today - 9, examAt: 1 } })?.title).toBe(
      'Ver qué papeles llevo',
    );
    // After the exam, the link asks how it went; it does not answer for the learner.
    expect(
      step({ plan: { ...plan, examDay: today - 1, startDay: today - 9, examAt: 1 } }),
    ).toMatchObject({ title: 'Contar cómo me fue', route: '/plan/' });
    expect(step({ plan, session })?.title).toBe('5 min más');
    expect(step({ plan, session: { ...session, day: today - 1 } })?.title).toBe('Arrancar (3 min)');
    // A review under way can be resumed; after it, today's session is still to come.
    const under = { ...session, items: [...items, ...items], of: 'repaso' };
    expect(step({ plan, session: under })?.title).toBe('Seguir (1 min)');
    expect(step({ session: under })?.route).toBe('/plan/#sesion');
    expect(step({ plan, session: { ...session, of: 'repaso' } })?.title).toBe('Arrancar (3 min)');
    const open = { running: [running(attempt(4, { position: 4 }, 4))] };
    expect(step({ plan }, open)?.title).toMatch(/^(Arrancar|Seguir) /);
    expect(step({ plan, session }, open)?.title).toBe('Sigue en la pregunta 5 de 10');
  });
});

describe('the record of a test', () => {
  test('has the last and the best result', () => {
    const stored = progress({ finished: [done(9), done(6, { id: 'b' })] });
    expect(testRecord(stored, TESTS[1]!)).toEqual({ last: 60, best: 90 });
    expect(testRecord(stored, TESTS[0]!)).toBeUndefined();
  });

  test('ignores changed questions, and a result of changed questions alone', () => {
    const stored = progress({ finished: [done(5)] });
    const half = keys.map(
      ([id, revision, answer], i): Key => [id, i < 5 ? revision : revision + 1, answer, ''],
    );
    expect(testRecord(stored, { id: '2', title: '', keys: half })).toEqual({
      last: 100,
      best: 100,
    });
    const none = keys.map(([id, , answer]): Key => [id, 7, answer, '']);
    expect(testRecord(stored, { id: '2', title: '', keys: none })).toBeUndefined();
  });
});

describe('reading stored progress', () => {
  const device = (text: string | null) => {
    const writes: string[] = [];
    const storage = { getItem: () => text, setItem: (key: string) => writes.push(key) };
    return { writes, look: () => peekStoredValue(PROGRESS, () => storage as unknown as Storage) };
  };

  test.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['a newer format', '{"version":99}'],
  ])('reading storage with %s finds no practice and writes nothing', (_, text) => {
    const { look, writes } = device(text);
    const seen = look();
    expect(seen && nextStep(seen)).toBeUndefined();
    expect(writes).toEqual([]);
  });

  test('reads the valid parts of damaged progress', () => {
    const damaged = {
      version: 1,
      settings: { shuffle: false, keys: true, tap: false },
      running: [],
      finished: [
        {
          id: 'x',
          kind: 'test',
          ref: '2',
          bankRevision: 'r',
          seed: 0,
          startedAt: 1,
          endedAt: 2,
          position: 0,
          order: [['pregunta-1', 1]],
          answers: [['pregunta-1', 1, 0]],
          flagged: [],
          usedMs: 0,
        },
        'broken',
      ],
      log: [],
    };
    const { look, writes } = device(JSON.stringify(damaged));
    expect(testRecord(look()!, TESTS[1]!)).toEqual({ last: 100, best: 100 });
    expect(writes).toEqual([]);
  });

  test('returns undefined, without an exception, if the browser blocks storage', () => {
    expect(
      peekStoredValue(PROGRESS, () => {
        throw new DOMException(PROGRESS_KEY, 'SecurityError');
      }),
    ).toBeUndefined();
  });
});
