/** Choices of a session, which are stored before they are checked. */
import { expect, it } from 'vitest';
import {
  choiceAt,
  reachedAt,
  withChoice,
} from '../../../../../templates/islands/model/learning/run.ts';
import {
  currentItem,
  startSession,
  withPick,
} from '../../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type PlanSession,
} from '../../../../../templates/islands/model/learning/types.ts';
import {
  answerSession,
  changeLearning,
  learningOf,
} from '../../../../../templates/islands/store/learning.ts';
import { readLearning } from '../../../../../templates/islands/store/plan.ts';
import { device } from '../../store/device.ts';
import { noon, planBank, TODAY } from './fixtures.ts';

const bank = planBank(60, 9);
const session = startSession({
  learning: EMPTY_LEARNING,
  bank,
  day: TODAY,
  minutes: 5,
  id: 's',
})!;

/** The session after wrong answers with these choices, as a new page reads it. */
function afterChoices(...choices: (0 | 2 | 3)[]): PlanSession {
  const { open } = device();
  const store = open();
  changeLearning(store, (learning) => ({ ...learning, session }));
  for (const choice of choices) {
    const { id } = currentItem(learningOf(store.read()).session!)!;
    answerSession(store, bank, { session: 's', id, right: false, choice }, noon(TODAY));
  }
  return learningOf(open().read()).session!;
}

it('a choice is stored before it is checked, and the last one counts', () => {
  const { open } = device();
  changeLearning(open(), (learning) => ({ ...learning, session }));
  for (const choice of [2, 3] as const)
    changeLearning(open(), (learning) => withChoice(learning, 's', 0, choice));
  const stored = learningOf(open().read());
  expect(choiceAt(stored.session!, 0)).toBe(3);
  expect(stored.session?.results).toEqual([]);
  expect(stored.memory.size).toBe(0);
});

it('each answered item keeps its own choice, also one that came back', () => {
  const after = afterChoices(2, 0, 3, 2, 0, 3, 2);
  expect(after.picks).toEqual([2, 0, 3, 2, 0, 3, 2]);
  expect(after.items.slice(0, 7).some(({ again }) => again)).toBe(true);
});

it('a choice for an answered item, for a later one, or of another session changes nothing', () => {
  const after = afterChoices(2, 0);
  const learning = { ...EMPTY_LEARNING, session: after };
  for (const at of [0, 1, 3]) expect(withPick(after, at, 1)).toBe(after);
  expect(withChoice(learning, 'otra', 2, 1)).toBe(learning);
});

it('a session of before choices were stored goes on, and its earlier questions stay closed', () => {
  const { picks: _, ...before } = afterChoices(2, 0);
  expect(choiceAt(before, 1)).toBeUndefined();
  expect(reachedAt(before, 1)).toBe(2);
  const after = withPick(before, 2, 3);
  expect(after.picks).toEqual([null, null, 3]);
  expect(choiceAt(after, 2)).toBe(3);
  const stored = JSON.parse(
    JSON.stringify({ session: { ...after, items: [['p-0', 'easy', 0]], results: [1] } }),
  );
  expect(readLearning({ session: { ...stored.session, picks: [null] } }).isSound).toBe(true);
  for (const picks of [[4], ['1'], 7, [1, 1]])
    expect(readLearning({ session: { ...stored.session, picks } }).isSound).toBe(false);
});
