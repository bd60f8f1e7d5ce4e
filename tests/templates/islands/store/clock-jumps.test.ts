/** A device whose clock jumps by up to two years either way between two visits. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '../../../../templates/islands/model/days.ts';
import { agendaOn } from '../../../../templates/islands/model/learning/agenda.ts';
import { courseContentOf } from '../../../../templates/islands/model/learning/plan-material.ts';
import { withPlanSettings } from '../../../../templates/islands/model/learning/plan-settings.ts';
import {
  examDateText,
  isReturning,
} from '../../../../templates/islands/model/learning/plan-words.ts';
import { readinessOf } from '../../../../templates/islands/model/learning/readiness.ts';
import {
  plannedSession,
  withChoice,
} from '../../../../templates/islands/model/learning/session.ts';
import {
  changeLearning,
  learningOf,
  openLearning,
  withSessionAnswer,
} from '../../../../templates/islands/store/learning.ts';
import type { ProgressStore } from '../../../../templates/islands/store/progress.ts';
import { noon, planMaterial, TODAY } from '../model/learning/fixtures.ts';
import { device } from './device.ts';

const material = planMaterial(60, 4);
const { bank, forms } = material;

/** The counts that must never decrease. */
function historyOf(store: ProgressStore) {
  const { memory, days } = learningOf(store.read());
  const seen = [...memory.values()].reduce((sum, row) => sum + row.seen.length, 0);
  return { rows: memory.size, seen, days: days.length };
}

/** Opens the plan, begins a session if there is none today, and answers it. */
function study(store: ProgressStore, now: number, rights: readonly boolean[]): void {
  const today = dayNumber(now);
  const learning = openLearning(store, forms, now);
  if (learning.session?.day !== today) {
    const session = plannedSession(learning, material, today, { minutes: 5 });
    changeLearning(store, (before) =>
      session ? { ...withPlanSettings(before, { examDay: today + 9 }, now), session } : before,
    );
  }
  for (const right of rights) {
    const { session } = learningOf(store.read());
    const item = session?.items[session.results.length];
    if (!session || !item) return;
    const choice = right ? (1 as const) : (0 as const);
    changeLearning(store, (before) =>
      withChoice(before, session.id, session.results.length, choice),
    );
    const { id } = item;
    const given = { session: session.id, id, right, choice, spent: session.spent + 9000 };
    changeLearning(store, (before) =>
      withSessionAnswer(before, material, given, forms.byId.get(id), now),
    );
  }
}

/** Computes texts that the page shows: the forecast, the exam sentence and the agenda of tomorrow. */
function draw(store: ProgressStore, now: number): void {
  const today = dayNumber(now);
  const learning = openLearning(store, forms, now);
  const readiness = readinessOf({ ...forms, ...learning }, bank);
  expect(readiness.state === 'silent' || readiness.low <= readiness.high).toBe(true);
  isReturning(learning, today);
  expect(examDateText(learning.plan?.examDay, today)).not.toMatch(/NaN|Invalid|undefined/);
  agendaOn(learning, courseContentOf(material), today + 1);
}

it('a clock that jumps by up to two years causes no exception and loses no history', () => {
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
        // Opens a new page each time, since only stored data count.
        study(open(), noon(day), rights);
        const after = historyOf(open());
        for (const [name, count] of Object.entries(before))
          expect(after[name as keyof typeof after], name).toBeGreaterThanOrEqual(count);
        before = after;
      }
      draw(open(), noon(list.at(-1)![0]));
      answered += before.seen / 2;
    }),
    { numRuns: 200 },
  );
  expect(answered).toBeGreaterThan(500);
});
