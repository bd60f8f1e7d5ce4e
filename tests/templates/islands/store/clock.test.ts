/** A device whose clock jumps by up to two years either way between two presses. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '../../../../templates/islands/model/days.ts';
import { withPlan } from '../../../../templates/islands/model/learning/plan-settings.ts';
import { readinessOn } from '../../../../templates/islands/model/learning/readiness.ts';
import { roadDays } from '../../../../templates/islands/model/learning/road-days.ts';
import { withChoice } from '../../../../templates/islands/model/learning/run.ts';
import {
  currentItem,
  startSession,
  summaryOf,
} from '../../../../templates/islands/model/learning/session.ts';
import { examWords, isBack } from '../../../../templates/islands/model/learning/words.ts';
import {
  answerSession,
  changeLearning,
  learningOf,
  openLearning,
} from '../../../../templates/islands/store/learning.ts';
import type { ProgressStore } from '../../../../templates/islands/store/progress.ts';
import { noon, planBank, TODAY } from '../model/learning/fixtures.ts';
import { device } from './device.ts';

const bank = planBank(40, 4);

/** What must never become less. */
function historyOf(store: ProgressStore) {
  const { memory, days } = learningOf(store.read());
  const rows = [...memory.values()];
  return {
    rows: rows.length,
    asks: rows.reduce((sum, row) => sum + row.asks, 0),
    lapses: rows.reduce((sum, row) => sum + row.lapses, 0),
    days: days.length,
  };
}

/** Opens the plan, begins a session if there is none today, chooses and answers as often as wanted. */
function study(store: ProgressStore, now: number, rights: readonly boolean[]): void {
  const today = dayNumber(now);
  const learning = openLearning(store, bank, now);
  if (learning.session?.day !== today) {
    const session = startSession({ learning, bank, day: today, minutes: 5, id: `s${now}` });
    changeLearning(store, (before) =>
      session ? { ...withPlan(before, { examDay: today + 9 }, now), session } : before,
    );
  }
  for (const right of rights) {
    const { session } = learningOf(store.read());
    const item = session && currentItem(session);
    if (!item) return;
    const choice = right ? 1 : 0;
    changeLearning(store, (before) =>
      withChoice(before, session.id, session.results.length, choice),
    );
    answerSession(store, bank, { session: session.id, id: item.id, right, choice }, now);
  }
}

/** Everything that the page draws. */
function draw(store: ProgressStore, now: number): void {
  const today = dayNumber(now);
  const learning = openLearning(store, bank, now);
  const { passing = 0, share = 0 } = readinessOn(learning, bank, {
    today,
    day: learning.plan?.examDay ?? today,
  }) as { passing?: number; share?: number };
  expect(Number.isFinite(passing + share)).toBe(true);
  const { days } = roadDays(learning, today, learning.plan?.examDay);
  expect(days.length > 0 && days.length <= 14 && days.some(({ day }) => day === today)).toBe(true);
  isBack(learning, today);
  expect(examWords(learning.plan?.examDay, today)).not.toMatch(/NaN|Invalid|undefined/);
  if (learning.session) summaryOf(learning.session, learning, bank, today);
}

it('never throws and never shrinks the history, by up to two years either way', () => {
  const visits = fc.array(
    fc.tuple(
      fc.integer({ min: TODAY - 730, max: TODAY + 730 }),
      fc.array(fc.boolean(), { maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 8 },
  );
  let answered = 0;
  fc.assert(
    fc.property(visits, (list) => {
      const { open } = device();
      let before = historyOf(open());
      for (const [day, rights] of list) {
        // A new page each time: what counts is what is stored.
        study(open(), noon(day), rights);
        const after = historyOf(open());
        for (const [name, count] of Object.entries(before))
          expect(after[name as keyof typeof after], name).toBeGreaterThanOrEqual(count);
        before = after;
      }
      draw(open(), noon(list.at(-1)![0]));
      answered += before.asks;
    }),
    { numRuns: 200 },
  );
  expect(answered).toBeGreaterThan(500);
}, 60_000);
