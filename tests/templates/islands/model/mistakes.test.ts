/** The mistake bank: in with a miss, out with a right answer, each answer counted once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Choice,
  reduceAttempt,
  startAttempt,
} from '../../../../templates/islands/model/attempt.ts';
import { type Mistakes, withMistakes } from '../../../../templates/islands/model/progress.ts';
import { bank } from '../bank.ts';

const data = bank(4);
const keys = new Map(data.questions.map((q) => [q.id, q.answer]));
const FIRST = 'pregunta-1';
const right = keys.get(FIRST) as Choice;
const wrong = ((right + 1) % 4) as Choice;

/** Plays an attempt action by action, as the page does. */
function practise(mistakes: Mistakes, actions: Action[]): Mistakes {
  let attempt = startAttempt(data, { id: 'a', seed: 0, now: 1 });
  let held = mistakes;
  for (const action of actions) {
    const next = reduceAttempt(attempt, action);
    held = withMistakes(held, attempt, next, keys);
    attempt = next;
  }
  return held;
}
const answer = (choice: Choice): Action[] => [{ type: 'choose', choice }, { type: 'reveal' }];
const none: Mistakes = new Set();

describe('a question', () => {
  it('is in the bank after a wrong answer, and out of it after a right one', () => {
    const missed = practise(none, answer(wrong));
    expect([...missed]).toEqual([FIRST]);
    expect([...practise(missed, answer(right))]).toEqual([]);
  });

  it('is not added by a right answer', () => {
    expect([...practise(none, answer(right))]).toEqual([]);
  });

  it('does not count while its answer may still change', () => {
    expect([
      ...practise(none, [
        { type: 'choose', choice: wrong },
        { type: 'next', explain: false },
        { type: 'previous' },
      ]),
    ]).toEqual([]);
  });

  it('counts once, at the reveal or at the end, however often the reader goes back and forth', () => {
    const rest = data.questions.slice(1).flatMap(({ answer: key }): Action[] => [
      { type: 'choose', choice: key },
      { type: 'next', explain: false },
    ]);
    const around: Action[] = [
      { type: 'next', explain: false },
      { type: 'previous' },
      { type: 'next', explain: false },
    ];
    const held = practise(new Set([FIRST]), [
      ...answer(right),
      ...around,
      ...rest,
      { type: 'finish', at: 3 },
    ]);
    expect([...held]).toEqual([]);
  });
});

it('after any history, holds exactly the questions whose last answer was wrong', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3), fc.constantFrom<Choice>(0, 1, 2, 3)), { maxLength: 60 }),
      (history) => {
        let held = none;
        const expected = new Set<string>();
        for (const [n, choice] of history) {
          const { id } = data.questions[n]!;
          const attempt = startAttempt(data, {
            id: 'x',
            seed: 0,
            now: 1,
            questions: [data.questions[n]!],
          });
          held = withMistakes(
            held,
            attempt,
            { ...attempt, answers: new Map([[id, { choice, revealed: true }]]) },
            keys,
          );
          if (choice !== keys.get(id)) expected.add(id);
          else expected.delete(id);
        }
        expect(held).toEqual(expected);
      },
    ),
  );
});
