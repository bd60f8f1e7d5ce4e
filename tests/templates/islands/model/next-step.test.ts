/** What the home page and the list of tests say to a visitor who has been here. */
import { describe, expect, test } from 'vitest';
import { type Attempt, startAttempt } from '../../../../templates/islands/model/attempt.ts';
import { dayNumber } from '../../../../templates/islands/model/days.ts';
import { formsOf, standingOf } from '../../../../templates/islands/model/learning/forms.ts';
import type { Learning } from '../../../../templates/islands/model/learning/types.ts';
import {
  type AnswerKeys,
  type Place,
  recordOf,
  nextStep as stepOf,
} from '../../../../templates/islands/model/next-step.ts';
import { EMPTY_PROGRESS, type Progress } from '../../../../templates/islands/model/progress.ts';
import { replayedLearning } from '../../../../templates/islands/store/learning.ts';
import { PROGRESS } from '../../../../templates/islands/store/progress.ts';
import { PROGRESS_KEY } from '../../../../templates/islands/store/registry.ts';
import { glance } from '../../../../templates/islands/store/stored.ts';
import { bank } from '../bank.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const data = bank(10);
const keys = data.questions.map(({ id, revision, answer }): [string, number, number] => [
  id,
  revision,
  answer,
]);
const TESTS: AnswerKeys = [
  { id: '1', title: 'Señales', keys: [['otra', 1, 0]] },
  { id: '2', title: 'Reglas', keys },
];

const forms = formsOf(
  TESTS.flatMap(({ keys: own }) =>
    own.map(([id]): [string, number, string[], []] => [`c-${id}`, 0, [id], []]),
  ),
  TESTS.flatMap(({ keys: own }) =>
    own.map(([id, revision, answer]) => ({ id, revision, answer, topic: '' })),
  ),
);
const placeOf = (progress: Progress): Place => {
  const [learning, today] = [replayedLearning(progress, forms, NOW), dayNumber(NOW)];
  return { learning, standing: standingOf(learning, forms, today), today };
};
const nextStep = (progress: Progress, tests = TESTS) => stepOf(progress, tests, placeOf(progress));

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
  test('is nothing for a device without progress, and for progress of a removed test alone', () => {
    expect(nextStep(EMPTY_PROGRESS)).toBeUndefined();
    const order = data.questions.map(({ id }) => ({ id: `borrada-${id}`, revision: 1 }));
    const removed = progress({
      running: [running(attempt(2, { ref: '99', position: 2, order }, 2))],
      finished: [done(3, { ref: '99', order })],
    });
    expect(nextStep(removed)).toBeUndefined();
  });

  test('is the practice under way that was opened last', () => {
    const test2 = running(attempt(4, { position: 4 }, 4), 5);
    expect(nextStep(progress({ running: [test2] }))).toEqual({
      title: 'Sigue en la pregunta 5 de 10',
      detail: 'Reglas',
      route: '/test/2/#p5',
    });
    const exam = running(attempt(1, { kind: 'simulacro', ref: '4821', position: 1 }, 1), 9);
    expect(nextStep(progress({ running: [test2, exam] }))?.route).toBe('/simulacro/#p2');
  });

  test('names no position where a question was removed since', () => {
    const [, ...rest] = keys;
    const tests = [{ id: '2', title: 'Reglas', keys: rest }];
    const stored = progress({ running: [running(attempt(4, { position: 4 }, 4))] });
    expect(nextStep(stored, tests)).toBeUndefined();
  });

  test('is a session of the plan once there are answers, with what it asks', () => {
    expect(nextStep(progress({ finished: [done(8)] }))).toEqual({
      title: 'Seguir (10 min)',
      detail: 'Hoy: 2\u00A0a repasar y preguntas nuevas.',
      route: '/plan/#sesion',
    });
  });

  test('says when today is done, and offers the practice that is open', () => {
    const today = dayNumber(NOW);
    const plan = { minutes: 20, startDay: today, minutesAt: 1 } as const;
    const begun = { id: 's', day: today, minutes: 10, spent: 70_000, results: [true] } as const;
    const items = [{ id: 'otra', isNew: true }];
    const session: Learning['session'] = { ...begun, items, isOver: true };
    const step = (learning: Partial<Learning>, over: Partial<Progress> = {}) => {
      const stored = progress(over);
      const place = placeOf(stored);
      return stepOf(stored, TESTS, { ...place, learning: { ...place.learning, ...learning } });
    };
    expect(step({ plan })?.title).toBe('Seguir (20 min)');
    expect(step({ plan: { ...plan, examDay: today, examAt: 1 } })?.title).toBe('Papeles y cita');
    expect(step({ plan, session })?.title).toBe('Ver tu plan');
    // Not while something that was missed today was not right since.
    const row = { id: 'c-otra', lastDay: today, daysRight: 0, lastWrong: today, seen: '' };
    const missed = new Map([['c-otra', row]]);
    expect(step({ plan, session, memory: missed })?.title).toBe('Ver tu plan');
    const before = new Map([['c-otra', { ...row, lastDay: today - 1, lastWrong: today - 1 }]]);
    expect(step({ plan, session, memory: before })?.title).toBe('Ver tu plan');
    expect(step({ plan, session: { ...session, day: today - 1 } })?.title).toBe('Seguir (20 min)');
    // A review besides it: it goes on, and when it is over today's session is still to come.
    const aside = { ...session, isAside: true } as const;
    const under = { ...begun, items, isAside: true } as const;
    expect(step({ plan, session: under })?.detail).toBe('Llevas 1 de 10 minutos.');
    expect(step({ session: under })?.route).toBe('/plan/#sesion');
    expect(step({ plan, session: aside })?.title).toBe('Seguir (20 min)');
    const open = { running: [running(attempt(4, { position: 4 }, 4))] };
    expect(step({ plan }, open)?.title).toBe('Seguir (20 min)');
    expect(step({ plan, session }, open)?.title).toBe('Sigue en la pregunta 5 de 10');
  });
});

describe('the record of a test', () => {
  test('has the last and the best result', () => {
    const stored = progress({ finished: [done(9), done(6, { id: 'b' })] });
    expect(recordOf(stored, TESTS[1]!)).toEqual({ last: 60, best: 90 });
    expect(recordOf(stored, TESTS[0]!)).toBeUndefined();
  });

  test('does not count questions that changed, and a result of changed questions alone is none', () => {
    const stored = progress({ finished: [done(5)] });
    const half = keys.map(([id, revision, answer], i): [string, number, number] => [
      id,
      i < 5 ? revision : revision + 1,
      answer,
    ]);
    expect(recordOf(stored, { id: '2', title: '', keys: half })).toEqual({ last: 100, best: 100 });
    const none = keys.map(([id, , answer]): [string, number, number] => [id, 7, answer]);
    expect(recordOf(stored, { id: '2', title: '', keys: none })).toBeUndefined();
  });
});

describe('a glance at the device', () => {
  const device = (text: string | null) => {
    const writes: string[] = [];
    const storage = { getItem: () => text, setItem: (key: string) => writes.push(key) };
    return { writes, look: () => glance(PROGRESS, () => storage as unknown as Storage) };
  };

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a newer format', '{"version":99}'],
  ])('of %s finds no practice and writes nothing', (_, text) => {
    const { look, writes } = device(text);
    const seen = look();
    expect(seen && nextStep(seen)).toBeUndefined();
    expect(writes).toEqual([]);
  });

  test('reads the valid rest of damaged progress', () => {
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
    expect(recordOf(look()!, TESTS[1]!)).toEqual({ last: 100, best: 100 });
    expect(writes).toEqual([]);
  });

  test('survives a browser that blocks storage', () => {
    expect(
      glance(PROGRESS, () => {
        throw new DOMException(PROGRESS_KEY, 'SecurityError');
      }),
    ).toBeUndefined();
  });
});
