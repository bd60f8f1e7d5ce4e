import { describe, expect, it } from 'vitest';
import { agendaOn } from '../../../../../templates/islands/model/learning/agenda.ts';
import { courseContentOf } from '../../../../../templates/islands/model/learning/plan-material.ts';
import { usualMinutes } from '../../../../../templates/islands/model/learning/plan-settings.ts';
import { rowAfterAnswer } from '../../../../../templates/islands/model/learning/rule.ts';
import {
  countRecoveredMisses,
  currentSessionOf,
  isDayDone,
  isSessionOver,
  openingSession,
  plannedSession,
  reachableIndex,
  type SessionStart,
  sessionProgressText,
  withChoice,
  withoutCurrentItem,
  withSession,
} from '../../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  EXTRA_SESSION,
  type Learning,
  type PlanSession,
  REVIEW_SESSION,
  TEN_QUESTION_SESSION,
} from '../../../../../templates/islands/model/learning/types.ts';
import { withSessionAnswer } from '../../../../../templates/islands/store/learning.ts';
import { type Ask, learningAfter, noon, planMaterial, TODAY } from './fixtures.ts';

const material = planMaterial(140, 12);
const { forms } = material;
const SECONDS = 12;

/** Answers a session to its end. @returns the learning, and the ids in their order */
function played(
  learning: Learning,
  start: SessionStart,
  isRight: (at: number, id: string) => boolean = () => true,
  { day = TODAY, seconds = SECONDS, now = noon(day) } = {},
): { learning: Learning; session: PlanSession; ids: string[] } {
  let known: Learning = {
    ...learning,
    session: plannedSession(learning, material, day, start)!,
  };
  for (let at = 0; !isSessionOver(known.session!); at += 1) {
    const { session } = known;
    const { id } = session!.items[at]!;
    const right = isRight(at, id);
    const spent = session!.spent + seconds * 1000;
    const given = { session: session!.id, id, right, choice: 1 as const, spent };
    known = withSessionAnswer(known, material, given, forms.byId.get(id), now);
  }
  const session = known.session!;
  return { learning: known, session, ids: session.items.map(({ id }) => id) };
}
const ruleOf = (id: string) => forms.byId.get(id)!.rule;

describe('the questions of a session', () => {
  it('fill its minutes at 15 seconds each, and later at the pace of the learner', () => {
    const first = played(EMPTY_LEARNING, { minutes: 5 }, undefined, { seconds: 30 });
    expect(first.session.results).toHaveLength(20);
    expect(first.learning.counts.pace).toEqual([20, 600]);
    const { session } = played(first.learning, { minutes: 10 }, undefined, { day: TODAY + 1 });
    expect(session.results).toHaveLength(20);
  });

  it.each([
    [4, 50],
    [90, 5],
  ])('are allotted 6 to 60 seconds each, for a pace of %i seconds', (seconds, size) => {
    const counts = { ...EMPTY_LEARNING.counts, pace: [20, 20 * seconds] as const };
    const session = plannedSession({ ...EMPTY_LEARNING, counts }, material, TODAY, { minutes: 5 });
    expect(session?.items).toHaveLength(size);
  });

  it('are marked if their rule was asked but never answered correctly', () => {
    const first = played(EMPTY_LEARNING, { minutes: 5 }, (at) => at > 2);
    const never = new Set(first.ids.slice(0, 3).map(ruleOf));
    const { items } = plannedSession(first.learning, material, TODAY + 1, { minutes: 10 })!;
    const marked = items.filter(({ wasUnlearned }) => wasUnlearned).map(({ id }) => ruleOf(id));
    expect(new Set(marked)).toEqual(never);
    expect(items.some(({ isNew, wasUnlearned }) => isNew && wasUnlearned)).toBe(false);
  });

  it('are ten in a session that is limited to ten', () => {
    const { session } = played(EMPTY_LEARNING, { minutes: 5, of: TEN_QUESTION_SESSION, most: 10 });
    expect(session.results).toHaveLength(10);
    expect(sessionProgressText(session)).toBe('Llevas 10 de 10.');
  });

  it('are not planned if nothing is left to ask', () => {
    const all: Ask[] = [...forms.byId.keys()].map((id) => [id, TODAY, true]);
    const known = learningAfter(forms, all);
    expect(plannedSession(known, material, TODAY, { minutes: 20 })).toBeUndefined();
    expect(plannedSession(known, material, TODAY, { minutes: 5, of: EXTRA_SESSION })).toBeDefined();
  });
});

describe('the preview of tomorrow', () => {
  it.each([0, 0.4, 1])('equals the next session if a share of %d is answered right', (share) => {
    let known: Learning = EMPTY_LEARNING;
    for (let day = TODAY; day < TODAY + 7; day += 1) {
      const promised = agendaOn(known, courseContentOf(material), day, 10);
      const before = known.memory;
      const { learning, ids } = played(known, { minutes: 10 }, (at) => at % 10 < 10 * share, {
        day,
      });
      const fresh = ids.filter((id) => !before.has(ruleOf(id))).length;
      const misses = ids.filter((id) => (before.get(ruleOf(id))?.missedSince ?? 0) > 0).length;
      expect([promised.size, promised.fresh, promised.missed]).toEqual([ids.length, fresh, misses]);
      const due = [...before.values()].some(({ missedSince }) => missedSince > 0);
      if (due) expect(before.get(ruleOf(ids[0]!))?.missedSince).toBeGreaterThan(0);
      known = learning;
    }
  });
});

describe('a review', () => {
  const known = learningAfter(forms, [
    ['p-0', TODAY, false],
    ['p-50', TODAY - 1, false],
    ['p-60', TODAY, true],
  ]);

  it('asks the named rules, including those missed today, and nothing else', () => {
    const { session, ids } = played(known, {
      minutes: 10,
      of: REVIEW_SESSION,
      only: ['p-1', 'p-50'],
    });
    expect(ids.map(ruleOf).sort()).toEqual(['c-0', 'c-50']);
    expect(isSessionOver(session)).toBe(true);
    expect(isDayDone(session, TODAY)).toBe(false);
  });

  it('extra minutes after the day’s session keep the day marked as done', () => {
    const { learning } = played(EMPTY_LEARNING, { minutes: 5 });
    expect(isDayDone(learning.session, TODAY)).toBe(true);
    const { session } = played(learning, { minutes: 5, of: EXTRA_SESSION });
    expect(isDayDone(session, TODAY)).toBe(true);
  });
});

describe('a session that lasts past midnight', () => {
  const { session: done, ...rest } = played(EMPTY_LEARNING, { minutes: 5 }).learning;
  const open = { ...done!, items: done!.items.slice(0, 3), results: [true, true] };

  it('continues on the next day only on the page that shows it', () => {
    const learning = { ...rest, session: open };
    expect(currentSessionOf(learning, material, TODAY + 1, open.id)).toBe(open);
    expect(currentSessionOf(learning, material, TODAY + 1)).toBeUndefined();
    expect(currentSessionOf(learning, material, TODAY + 2, open.id)).toBeUndefined();
  });

  it('counts its answers for the day on which it began, so the next day has a session', () => {
    const { id } = open.items[2]!;
    const given = { session: open.id, id, right: false, choice: 0 as const, spent: 1 };
    const after = withSessionAnswer(
      { ...EMPTY_LEARNING, session: open },
      material,
      given,
      forms.byId.get(id),
      noon(TODAY + 1) - 6 * 3_600_000,
    );
    expect(after.days).toEqual([TODAY]);
    expect(after.memory.get(ruleOf(id))?.lastDay).toBe(TODAY);
    expect(plannedSession(after, material, TODAY + 1, { minutes: 10 })).toBeDefined();
    expect(isDayDone(after.session, TODAY + 1)).toBe(false);
  });
});

it('an exam-day session lasts five minutes and leaves the plan unchanged', () => {
  const plan = {
    minutes: 20,
    minutesAt: 0,
    startDay: TODAY - 9,
    examDay: TODAY,
    examAt: 0,
  } as const;
  const known = learningAfter(forms, [['p-50', TODAY - 2, true]], { ...EMPTY_LEARNING, plan });
  const start = { minutes: usualMinutes(known, TODAY) };
  expect(start.minutes).toBe(5);
  const session = plannedSession(known, material, TODAY, start)!;
  expect(withSession(known, session, start, noon(TODAY)).plan).toBe(plan);
  expect(played(known, start).ids).toEqual(['p-50']);
  // The usual minutes are not stored as a choice.
  const minutesAfter = (minutes: 5 | 10) =>
    withSession(EMPTY_LEARNING, { ...session, minutes }, { minutes }, noon(TODAY)).plan?.minutes;
  expect([10 as const, 5 as const].map(minutesAfter)).toEqual([undefined, 5]);
});

describe('a stored session', () => {
  const session = plannedSession(EMPTY_LEARNING, material, TODAY, { minutes: 10 })!;
  const learning: Learning = { ...EMPTY_LEARNING, session };
  const answer = (known: Learning, id: string) =>
    withSessionAnswer(
      known,
      material,
      { session: session.id, id, right: true, choice: 2, spent: 70_000 },
      forms.byId.get(id),
      noon(TODAY),
    );

  it('stores a choice at once, and an answer only once across tabs', () => {
    const { id } = session.items[0]!;
    const chosen = withChoice(learning, session.id, 0, 2);
    expect(chosen.session?.picks).toEqual([2]);
    const once = answer(chosen, id);
    expect(answer(once, id)).toBe(once);
    expect(withChoice(once, session.id, 0, 3).session).toEqual(once.session);
    expect(reachableIndex(once.session!, 0)).toBe(0);
    expect(reachableIndex(once.session!, 9)).toBe(1);
    expect(sessionProgressText(once.session!)).toBe('Llevas 1 de 40 de hoy.');
  });

  it('is dropped if this site no longer has its questions', () => {
    const gone = { ...session, items: [{ id: 'p-999', isNew: true }] };
    expect(currentSessionOf({ ...learning, session: gone }, material, TODAY)).toBeUndefined();
  });

  it('continues with another item if one cannot be loaded', () => {
    const { id } = session.items[0]!;
    const { session: after } = withoutCurrentItem(learning, id);
    expect(after?.items).toEqual(session.items.slice(1));
    expect(withoutCurrentItem(learning, session.items[1]!.id)).toBe(learning);
  });
});

it('asks the requested questions, even on the day of the exam', () => {
  const onTheDay = learningAfter(forms, [['p-2', TODAY - 3, true]], {
    ...EMPTY_LEARNING,
    plan: { examDay: TODAY, minutes: 10, minutesAt: 1, startDay: TODAY - 20 },
  });
  const ten = { minutes: 5, of: TEN_QUESTION_SESSION, most: 2 } as const;
  expect(played(onTheDay, { ...ten, only: ['p-10', 'p-12'] }).ids).toHaveLength(2);
});

it('a first session asks two fixed questions, then mixes two more with six random ones', () => {
  const questions = Array.from({ length: 16 }, (_, at) => ({ id: `q-${at}` }));
  const given = { questions } as unknown as Parameters<typeof openingSession>[0];
  const tens = [7, 8].map((seed) => openingSession(given, TODAY, seed).items.map(({ id }) => id));
  for (const ten of tens) {
    expect(new Set(ten).size).toBe(10);
    expect(ten.slice(0, 2)).toEqual(['q-0', 'q-1']);
    expect(ten).toEqual(expect.arrayContaining(['q-2', 'q-3']));
  }
  expect(tens[0]).not.toEqual(tens[1]);
});

it('counts earlier misses that are now right as recovered, but no new rules', () => {
  const { learning } = played(EMPTY_LEARNING, { minutes: 10 }, (at) => at >= 3);
  const next = played(learning, { minutes: 10 }, () => true, { day: TODAY + 1 });
  expect(next.session.items.filter(({ isNew }) => !isNew)).toHaveLength(3);
  expect(countRecoveredMisses(next.session, forms, next.learning)).toBe(3);
  const wrong = played(learning, { minutes: 10 }, (at) => at !== 0, { day: TODAY + 1 });
  expect(countRecoveredMisses(wrong.session, forms, wrong.learning)).toBe(2);
  const again = played(next.learning, { minutes: 20, of: EXTRA_SESSION }, () => true, {
    day: TODAY + 1,
  });
  expect(countRecoveredMisses(again.session, forms, again.learning)).toBe(0);
});

it('counts neither a guess nor the sure answer after it as a recovered miss', () => {
  const guessed = (learning: Learning, ids: readonly string[], day: number): Learning => {
    const memory = new Map(learning.memory);
    for (const id of ids) {
      const form = forms.byId.get(id)!;
      const given = { rule: form.rule, form, right: true, sure: false, day };
      memory.set(form.rule, rowAfterAnswer(learning.memory.get(form.rule), given));
    }
    return { ...learning, memory };
  };
  const first = played(EMPTY_LEARNING, { minutes: 10 }, (at) => at >= 3);
  const unsure = guessed(first.learning, first.ids.slice(0, 3), TODAY + 1);
  const next = plannedSession(first.learning, material, TODAY + 1, { minutes: 10 })!;
  const results = next.items.map(() => true);
  expect(countRecoveredMisses({ ...next, results }, forms, unsure)).toBe(0);
  // A rule that was only guessed, never missed, does not count as recovered.
  const lucky = guessed(EMPTY_LEARNING, ['p-2'], TODAY);
  const asked = { minutes: 5, only: ['p-2'] } as const;
  const sure = played(lucky, asked, () => true, { day: TODAY + 1 });
  expect(sure.learning.memory.get(ruleOf('p-2'))?.daysRight).toBe(1);
  expect(countRecoveredMisses(sure.session, forms, sure.learning)).toBe(0);
});
