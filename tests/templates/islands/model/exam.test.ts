import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  type AttemptAction,
  type AttemptKind,
  answeredCount,
  type Choice,
  countRightAnswers,
  mayMoveOn,
  reduceAttempt,
  remainingMs,
  roundedPercent,
  startAttempt,
  updateAttemptToBank,
} from '../../../../templates/islands/model/attempt.ts';
import {
  outcomeOfAttempt,
  outcomeOfCode,
  resultCodeOf,
} from '../../../../templates/islands/model/outcome.ts';
import { bank, question } from '../bank.ts';

const data = bank(12);
const keys = new Map(data.questions.map((q) => [q.id, q.answer]));
const begin = (kind: AttemptKind, limitMinutes?: number) =>
  startAttempt(data, {
    id: 'a',
    seed: 4821,
    now: 1,
    kind,
    ref: '4821',
    ...(limitMinutes === undefined ? {} : { limitMinutes }),
  });
const play = (actions: AttemptAction[], from: Attempt) => actions.reduce(reduceAttempt, from);
const action: fc.Arbitrary<AttemptAction> = fc.oneof(
  fc.constantFrom<Choice>(0, 1, 2, 3).map((choice): AttemptAction => ({ type: 'choose', choice })),
  fc.constant<AttemptAction>({ type: 'reveal' }),
  fc.boolean().map((explain): AttemptAction => ({ type: 'next', explain })),
  fc.constant<AttemptAction>({ type: 'previous' }),
  fc.constant<AttemptAction>({ type: 'flag' }),
  fc
    .oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.constant(Number.NaN))
    .map((ms): AttemptAction => ({ type: 'spend', ms })),
  fc.integer({ min: -5, max: 60 }).map((position): AttemptAction => ({ type: 'goTo', position })),
);

describe('an exam', () => {
  it('reveals no answer before its end, allows skipping, and counts correctly after any actions', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 200 }), (actions) => {
        let attempt = begin('simulacro', 40);
        const chosen = new Map<string, Choice>();
        for (const action of actions) {
          const asked = attempt.order[attempt.position]!.id;
          if (action.type === 'choose') chosen.set(asked, action.choice);
          const before = attempt.usedMs;
          attempt = reduceAttempt(attempt, action);
          expect(attempt.usedMs).toBeGreaterThanOrEqual(before);
          expect(remainingMs(attempt)).toBeGreaterThanOrEqual(0);
        }
        expect([...attempt.answers.values()].some(({ revealed }) => revealed)).toBe(false);
        expect(mayMoveOn(attempt)).toBe(true);
        expect(answeredCount(attempt)).toBe(chosen.size);
        expect(countRightAnswers(attempt, keys)).toBe(
          [...chosen].filter(([id, choice]) => keys.get(id) === choice).length,
        );
        expect(new Set(attempt.flagged).size).toBe(attempt.flagged.length);
        const done = reduceAttempt(attempt, { type: 'finish', at: 9 });
        const outcome = outcomeOfAttempt(data, done)!;
        expect(outcome.total).toBe(12);
        expect(outcome.score + outcome.misses.length).toBe(12);
        expect(outcome.percent).toBe(roundedPercent(outcome.score, 12));
      }),
      { numRuns: 200 },
    );
  });

  it('can be finished without answers, and blanks count as wrong', () => {
    const done = play([{ type: 'finish', at: 5 }], begin('simulacro'));
    expect(done.endedAt).toBe(5);
    expect(outcomeOfAttempt(data, done)).toMatchObject({ score: 0, total: 12, percent: 0 });
  });

  it('can continue without a time limit, and keeps the time used', () => {
    const over = play([{ type: 'spend', ms: 99 * 60_000 }], begin('simulacro', 40));
    expect(remainingMs(over)).toBe(0);
    const on = reduceAttempt(over, { type: 'untime' });
    expect(remainingMs(on)).toBeUndefined();
    expect(on.usedMs).toBe(99 * 60_000);
  });

  it('has a code that gives the same outcome', () => {
    const done = play(
      [
        { type: 'choose', choice: 1 },
        { type: 'goTo', position: 5 },
        { type: 'choose', choice: 2 },
        { type: 'finish', at: 5 },
      ],
      begin('simulacro'),
    );
    const code = resultCodeOf(data, done)!;
    const read = outcomeOfCode(data, code, true);
    expect(read).toEqual({ state: 'ok', outcome: outcomeOfAttempt(data, done), seed: 4821 });
    // The code of an exam opens no test, and the code of a test opens no exam.
    expect(outcomeOfCode(data, code).state).toBe('other-test');
    expect(
      outcomeOfCode(data, resultCodeOf(data, { ...begin('test'), endedAt: 1 })!, true).state,
    ).toBe('other-test');
  });
});

describe('an exam in progress', () => {
  it('adds no new questions and drops removed ones', () => {
    const exam = startAttempt(data, {
      id: 'r',
      seed: 0,
      now: 1,
      kind: 'simulacro',
      ref: '7',
      questions: data.questions.slice(0, 3),
    });
    const { attempt } = updateAttemptToBank(exam, {
      ...data,
      questions: [...data.questions.slice(1), question(99)],
    });
    expect(attempt.order.map(({ id }) => id)).toEqual(['pregunta-2', 'pregunta-3']);
    expect(updateAttemptToBank(exam, { ...data, questions: [] }).attempt.order).toEqual([]);
  });
});

it('the result of harder questions has no code: it says nothing about the exam', () => {
  const options = { id: 'r', seed: 0, now: 1, ref: 'retos-reglas' };
  expect(resultCodeOf(data, startAttempt(data, { ...options, kind: 'test' }))).toBeDefined();
  expect(resultCodeOf(data, startAttempt(data, { ...options, kind: 'reto' }))).toBeUndefined();
});

it('lists flagged right answers separately; flagged wrong answers are among the misses', () => {
  const right = keys.get(data.questions[0]!.id)!;
  const first = startAttempt(data, { id: 'a', seed: 0, now: 1 });
  const all = data.questions.flatMap((): AttemptAction[] => [
    { type: 'flag' },
    { type: 'choose', choice: right },
    { type: 'next', explain: false },
  ]);
  const outcome = outcomeOfAttempt(data, play([...all, { type: 'finish', at: 2 }], first))!;
  expect(outcome.flagged.length + outcome.misses.length).toBe(12);
  expect(outcome.flagged.length).toBe(outcome.score);
});
