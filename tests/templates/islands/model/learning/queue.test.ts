/** The one queue, from what the device stores and without FSRS: the same numbers as the plan has with it. */
import fc from 'fast-check';
import { default_w, FSRSAlgorithm } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { Attempt, Choice } from '../../../../../templates/islands/model/attempt.ts';
import { dueOn } from '../../../../../templates/islands/model/learning/due.ts';
import {
  DUE_AFTER,
  memoryWords,
  queueOf,
  shareOf,
} from '../../../../../templates/islands/model/learning/queue.ts';
import { startSession } from '../../../../../templates/islands/model/learning/session.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';
import {
  EMPTY_PROGRESS,
  type Progress,
  withFinished,
} from '../../../../../templates/islands/model/progress.ts';
import {
  learningOf,
  replayed,
  withLearning,
} from '../../../../../templates/islands/store/learning.ts';
import { anyLearning, noon, planBank, TODAY } from './fixtures.ts';

const bank = planBank(100, 12);
const questions = bank.questions.filter(({ isDrill }) => !isDrill);
const NOW = noon(TODAY);

/** A test of the first questions, of which so many are missed, as its page stores it. */
function afterTest(missed: number, day = TODAY, of = 25): Progress {
  const order = questions.slice(0, of).map(({ id, revision }) => ({ id, revision }));
  const attempt: Attempt = {
    id: 'a',
    kind: 'test',
    ref: '1',
    bankRevision: 'x',
    seed: 0,
    startedAt: noon(day) - 60_000,
    endedAt: noon(day),
    order,
    answers: new Map(
      order.map(({ id }, i) => [id, { choice: (i < missed ? 0 : 1) as Choice, revealed: false }]),
    ),
    flagged: [],
    position: 0,
    usedMs: 0,
  };
  const mistakes = new Set(order.slice(0, missed).map(({ id }) => id));
  return withFinished({ ...EMPTY_PROGRESS, mistakes }, attempt);
}

describe('the queue', () => {
  it('uses the intervals of the library for its targets', () => {
    const fsrs = new FSRSAlgorithm({ w: [...default_w], enable_short_term: false });
    const targets = { review: 0.8, firm: 0.9, exam: 0.95 } as const;
    for (const [name, recall] of Object.entries(targets))
      expect(fsrs.calculate_interval_modifier(recall)).toBeCloseTo(
        DUE_AFTER[name as keyof typeof targets],
        7,
      );
  });

  it('has 18 questions after 18 misses, on home and in the plan, before and after memory has them', () => {
    const progress = afterTest(18);
    const home = queueOf(progress, questions, NOW);
    expect([home.review.length, home.known, home.unseen]).toEqual([18, 7, 75]);
    const opened = replayed(progress, bank, NOW);
    expect(queueOf(opened, questions, NOW)).toEqual(home);
    expect(dueOn(learningOf(opened), bank, TODAY).due).toHaveLength(18);
  });

  it('says when answers of an earlier day are not in memory yet, and no longer once they are', () => {
    const progress = afterTest(3, TODAY - 2);
    expect(queueOf(progress, questions, NOW).isStale).toBe(true);
    const opened = replayed(progress, bank, NOW);
    const queue = queueOf(opened, questions, NOW);
    expect(queue.isStale).toBe(false);
    expect(queue.review).toHaveLength(dueOn(learningOf(opened), bank, TODAY).due.length);
  });

  it('is the same as that of the plan, and its parts add up, whatever was answered', () => {
    fc.assert(
      fc.property(anyLearning(bank), (learning) => {
        const progress = withLearning(EMPTY_PROGRESS, learning);
        const queue = queueOf(progress, questions, NOW);
        const stored = learningOf(progress);
        const { due, notMet, unseen } = dueOn(stored, bank, TODAY);
        expect(new Set(queue.review)).toEqual(new Set(due.map(({ id }) => id)));
        expect(queue.unseen).toBe(notMet);
        expect(queue.review.length + queue.known + queue.unseen).toBe(questions.length);
        const { minutes = 10 } = stored.plan ?? {};
        const session = startSession({ learning: stored, bank, day: TODAY, minutes, id: 'a' });
        const fresh = session?.items.filter(({ reason }) => reason === 'new').length ?? 0;
        expect(fresh).toBeLessThanOrEqual(Math.min(queue.today.fresh, unseen.length));
      }),
      { numRuns: 200 },
    );
  });

  it('counts broken parts as absent, and a row of the future as due', () => {
    for (const memory of [undefined, 7, [null, 3, ['p-0'], ['p-0', 1, 'x', 2]]])
      expect(queueOf({ ...EMPTY_PROGRESS, learning: { memory } }, questions, NOW).unseen).toBe(100);
    const row = ['p-0', 1, TODAY + 9, 30, 50, 3, 1, 0];
    const learning = { memory: [row] };
    expect(queueOf({ ...EMPTY_PROGRESS, learning }, questions, NOW).review).toEqual(['p-0']);
  });

  it('counts a question as not seen once its revision is raised', () => {
    const learning = { memory: [['p-0', 1, TODAY - 1, 3000, 50, 3, 1, 0]] };
    const known = (raised: number) =>
      queueOf(
        { ...EMPTY_PROGRESS, learning },
        questions.map(({ id, revision }) => ({ id, revision: revision + raised })),
        NOW,
      ).known;
    expect([known(0), known(1)]).toEqual([1, 0]);
  });

  it('is printed in the words of every page', () => {
    expect(memoryWords(34, 18, 153)).toBe(
      'Te\u00A0sabes\u00A034 · A\u00A0repasar\u00A018 · Sin\u00A0ver\u00A0153',
    );
  });
});

describe('the share of a session', () => {
  it('differs by the minutes, and fills them', () => {
    const shares = ([5, 10, 20] as const).map((minutes) =>
      shareOf(minutes, { due: 0, unseen: 205, held: 0, firm: 0 }, undefined),
    );
    expect(shares.map(({ fresh, signs }) => [fresh, signs])).toEqual([
      [7, 3],
      [15, 5],
      [32, 8],
    ]);
  });

  it('meets all 205 questions in 14 days of ten minutes, however many are due', () => {
    let unseen = 205;
    for (let left = 14; left > 0; left -= 1)
      unseen -= shareOf(10, { due: 60, unseen, held: 0, firm: 0 }, left).fresh;
    expect(unseen).toBe(0);
  });

  it('asks nothing new on the day of the exam', () => {
    const onTheDay = (due: number) => {
      const { review, fresh, firm, signs } = shareOf(20, { due, unseen: 50, held: 0, firm: 90 }, 0);
      return [review, fresh, firm, signs];
    };
    expect(onTheDay(50)).toEqual([6, 0, 0, 0]);
    expect(onTheDay(2)).toEqual([2, 0, 4, 0]);
  });

  it('goes through today without a plan', () => {
    expect(queueOf({ ...EMPTY_PROGRESS, learning: {} }, questions, NOW).today.fresh).toBe(15);
    expect(EMPTY_LEARNING.plan).toBeUndefined();
  });
});
