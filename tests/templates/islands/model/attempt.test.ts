import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  type AttemptAction,
  answeredCount,
  type Choice,
  countRightAnswers,
  isLastQuestion,
  mayMoveOn,
  reduceAttempt,
  roundedPercent,
  startAttempt,
  updateAttemptToBank,
} from '../../../../templates/islands/model/attempt.ts';
import { mergeAttempts } from '../../../../templates/islands/model/merge-attempts.ts';
import { bank, question } from '../bank.ts';

const choice = fc.constantFrom<Choice>(0, 1, 2, 3);
const action: fc.Arbitrary<AttemptAction> = fc.oneof(
  { weight: 4, arbitrary: choice.map((c): AttemptAction => ({ type: 'choose', choice: c })) },
  { weight: 1, arbitrary: fc.constant<AttemptAction>({ type: 'reveal' }) },
  { weight: 1, arbitrary: fc.constant<AttemptAction>({ type: 'unsure' }) },
  {
    weight: 4,
    arbitrary: fc.boolean().map((explain): AttemptAction => ({ type: 'next', explain })),
  },
  { weight: 2, arbitrary: fc.constant<AttemptAction>({ type: 'previous' }) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(fc.integer({ min: -5, max: 60 }), fc.constant(Number.NaN))
      .map((position): AttemptAction => ({ type: 'goTo', position })),
  },
  { weight: 1, arbitrary: fc.nat().map((at): AttemptAction => ({ type: 'finish', at })) },
);

const data = bank(12);
const keys = new Map(data.questions.map((q) => [q.id, q.answer]));
const begin = (seed = 0) => startAttempt(data, { id: 'a', seed, now: 1 });
const play = (actions: AttemptAction[], from: Attempt = begin()) =>
  actions.reduce(reduceAttempt, from);

describe('any sequence of actions', () => {
  it('keeps 0 ≤ score ≤ answered ≤ N, and the score equals a recount', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 200 }), fc.nat(), (actions, seed) => {
        const chosen = new Map<string, Choice>();
        let attempt = begin(seed);
        for (const action of actions) {
          const asked = attempt.order[attempt.position]?.id ?? '';
          const locked = attempt.answers.get(asked)?.revealed || attempt.endedAt !== undefined;
          if (action.type === 'choose' && !locked) chosen.set(asked, action.choice);
          attempt = reduceAttempt(attempt, action);
          const expected = [...chosen].filter(([id, c]) => keys.get(id) === c).length;
          expect(countRightAnswers(attempt, keys)).toBe(expected);
          expect(answeredCount(attempt)).toBe(chosen.size);
          expect(countRightAnswers(attempt, keys)).toBeLessThanOrEqual(answeredCount(attempt));
          expect(answeredCount(attempt)).toBeLessThanOrEqual(data.questions.length);
          expect(attempt.position).toBeGreaterThanOrEqual(0);
          expect(attempt.position).toBeLessThanOrEqual(
            Math.min(chosen.size, data.questions.length - 1),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never changes an answer once it was revealed', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 200 }), (actions) => {
        let attempt = begin();
        for (const action of actions) {
          const before = attempt;
          attempt = reduceAttempt(attempt, action);
          for (const [id, answer] of before.answers)
            if (answer.revealed) expect(attempt.answers.get(id)).toMatchObject(answer);
        }
      }),
    );
  });
});

describe('the flow of an attempt', () => {
  it('does not advance without a choice', () => {
    expect(play([{ type: 'next', explain: false }]).position).toBe(0);
    expect(mayMoveOn(begin())).toBe(false);
  });

  it('lets the choice change until the answer is revealed', () => {
    const attempt = play([
      { type: 'choose', choice: 0 },
      { type: 'choose', choice: 1 },
      { type: 'reveal' },
      { type: 'choose', choice: 2 },
    ]);
    expect(attempt.answers.get('pregunta-1')).toEqual({ choice: 1, revealed: true });
  });

  it('lets a revealed answer be marked as a guess without changing its choice', () => {
    const chosen: AttemptAction[] = [{ type: 'choose', choice: 1 }, { type: 'unsure' }];
    expect(play(chosen).answers.get('pregunta-1')).toEqual({ choice: 1, revealed: false });
    const told = play([...chosen, { type: 'reveal' }, { type: 'unsure' }]);
    expect(told.answers.get('pregunta-1')).toEqual({ choice: 1, revealed: true, guessed: true });
  });

  it('a first press on "next" reveals the answer if answers are explained', () => {
    const once = play([
      { type: 'choose', choice: 0 },
      { type: 'next', explain: true },
    ]);
    expect(once.position).toBe(0);
    expect(play([{ type: 'next', explain: true }], once).position).toBe(1);
  });

  it('counts a point once, however often the reader goes back and forward', () => {
    const forth: AttemptAction = { type: 'next', explain: false };
    const attempt = play([
      { type: 'choose', choice: 1 },
      forth,
      { type: 'previous' },
      forth,
      { type: 'previous' },
      forth,
    ]);
    expect(countRightAnswers(attempt, keys)).toBe(1);
  });

  it('ends only when every question is answered, and nothing changes after the end', () => {
    const all = data.questions.flatMap((): AttemptAction[] => [
      { type: 'choose', choice: 2 },
      { type: 'next', explain: false },
    ]);
    expect(play([{ type: 'finish', at: 5 }]).endedAt).toBeUndefined();
    const done = play([...all, { type: 'finish', at: 5 }]);
    expect(done.endedAt).toBe(5);
    expect(play([{ type: 'previous' }, { type: 'choose', choice: 0 }], done)).toBe(done);
  });

  it('does not let a URL skip a blank question', () => {
    expect(
      play([
        { type: 'choose', choice: 0 },
        { type: 'goTo', position: 9 },
      ]).position,
    ).toBe(1);
  });
});

describe('an attempt that a URL starts in the middle', () => {
  const last = data.questions.length - 1;
  const begun = startAttempt(data, { id: 'a', seed: 0, now: 1, position: last - 1 });

  it('stays at that question, and moves on and back from it', () => {
    expect(play([{ type: 'goTo', position: last - 1 }], begun).position).toBe(last - 1);
    expect(play([{ type: 'previous' }], begun).position).toBe(last - 2);
    const next = play(
      [
        { type: 'choose', choice: 0 },
        { type: 'next', explain: false },
      ],
      begun,
    );
    expect(next.position).toBe(last);
  });

  it('asks skipped questions after the last one, and ends when all are answered', () => {
    const onward: AttemptAction[] = [
      { type: 'choose', choice: 0 },
      { type: 'next', explain: false },
    ];
    const round = play([...onward, ...onward], begun);
    expect(round.position).toBe(0);
    expect(isLastQuestion(play(onward.slice(0, 1), { ...begun, position: last }))).toBe(false);
    const whole = play(
      data.questions.slice(2).flatMap(() => onward),
      round,
    );
    expect(play([{ type: 'finish', at: 9 }], whole).endedAt).toBe(9);
  });
});

describe('roundedPercent', () => {
  it('is undefined for no questions, and 72 for 18 of 25', () => {
    expect(roundedPercent(0, 0)).toBeUndefined();
    expect(roundedPercent(18, 25)).toBe(72);
  });
});

describe('an attempt whose bank changed', () => {
  const played = play([
    { type: 'choose', choice: 1 },
    { type: 'next', explain: false },
    { type: 'choose', choice: 0 },
    { type: 'next', explain: false },
  ]);

  it('keeps answers to unchanged questions and counts the voided answers', () => {
    const questions = data.questions.map((q) =>
      q.id === 'pregunta-1' ? { ...q, revision: 2 } : q,
    );
    const { attempt, voided } = updateAttemptToBank(played, {
      ...data,
      bankRevision: 'neu',
      questions,
    });
    expect(voided).toBe(1);
    expect([...attempt.answers.keys()]).toEqual(['pregunta-2']);
    expect(attempt.position).toBe(0);
    expect(attempt.order[0]).toEqual({ id: 'pregunta-1', revision: 2 });
  });

  it('drops questions that are gone and adds new ones', () => {
    const { attempt } = updateAttemptToBank(played, {
      ...data,
      questions: [...data.questions.slice(1), question(99)],
    });
    expect(attempt.order.map(({ id }) => id)).not.toContain('pregunta-1');
    expect(attempt.order.at(-1)?.id).toBe('pregunta-99');
    expect(attempt.order).toHaveLength(12);
  });
});

describe('two tabs', () => {
  it('lose no answer given in either', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 60 }),
        fc.array(action, { maxLength: 60 }),
        (one, two) => {
          const [mine, other] = [play(one), play(two)];
          const merged = mergeAttempts(mine, other);
          for (const id of [...mine.answers.keys(), ...other.answers.keys()])
            expect(merged.answers.has(id)).toBe(true);
          for (const [id, answer] of other.answers)
            if (answer.revealed) expect(merged.answers.get(id)?.revealed).toBe(true);
        },
      ),
    );
  });
});
