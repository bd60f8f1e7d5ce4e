/** A session by the clock: what it asks, when it ends, a miss that returns, and a session over midnight. */
import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../../../templates/islands/model/learning/forms.ts';
import { minutesOn } from '../../../../../templates/islands/model/learning/plan-settings.ts';
import {
  isDone,
  isOver,
  isReturn,
  nextDayOf,
  plannedSession,
  reachedAt,
  type Start,
  scoreOf,
  sessionOf,
  underWayWords,
  withChoice,
  withoutLost,
  withSession,
} from '../../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type Minutes,
  type PlanSession,
} from '../../../../../templates/islands/model/learning/types.ts';
import { withSessionAnswer } from '../../../../../templates/islands/store/learning.ts';
import { type Ask, learned, noon, planMaterial, TODAY } from './fixtures.ts';

const material = planMaterial(140, 12);
const { forms } = material;
const SECONDS = 12;

/** Answers a session to its end. @returns the learning, and the ids in their order */
function played(
  learning: Learning,
  start: Start,
  isRight: (at: number, id: string) => boolean = () => true,
  { day = TODAY, seconds = SECONDS, now = noon(day) } = {},
): { learning: Learning; session: PlanSession; ids: string[] } {
  let known: Learning = {
    ...learning,
    session: plannedSession(learning, material, day, start)!,
  };
  for (let at = 0; !isOver(known.session!); at += 1) {
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
const conceptOf = (id: string) => forms.byId.get(id)!.concept;

describe('a session lasts its minutes', () => {
  it.each([5, 10, 20] as const)('of %i, and finishes the item under way', (minutes: Minutes) => {
    const { session } = played(EMPTY_LEARNING, { minutes });
    const most = minutes * 60;
    expect(session.spent / 1000).toBeGreaterThanOrEqual(most);
    expect(session.spent / 1000).toBeLessThan(most + SECONDS);
    expect(session.results).toHaveLength(most / SECONDS);
  });

  it('of a slow reader is as long, and asks less', () => {
    const { session } = played(EMPTY_LEARNING, { minutes: 10 }, undefined, { seconds: 50 });
    expect(session.results).toHaveLength(12);
  });

  it('of ten questions asks ten, however long they take', () => {
    const start = { minutes: 5, isExtra: true, most: 10 } as const;
    const { session } = played(EMPTY_LEARNING, start, undefined, { seconds: 50 });
    expect(session.results).toHaveLength(10);
    expect(underWayWords(session)).toBe('Llevas 10 de 10.');
  });

  it('ends before where nothing is left to ask', () => {
    const all: Ask[] = [...forms.byId.keys()].map((id) => [id, TODAY, true]);
    const known = learned(forms, all);
    expect(plannedSession(known, material, TODAY, { minutes: 20 })).toBeUndefined();
    expect(plannedSession(known, material, TODAY, { minutes: 5, isExtra: true })).toBeDefined();
  });

  it('of 20 minutes never asks one concept twice where it was right, and no more than three of a topic in a row', () => {
    const { ids } = played(EMPTY_LEARNING, { minutes: 20 });
    expect(new Set(ids.map(conceptOf)).size).toBe(ids.length);
    const topics = ids.map((id) => forms.byId.get(id)!.topic);
    const isCrowded = topics.some((topic, at) =>
      [1, 2, 3].every((before) => topics[at - before] === topic),
    );
    expect(isCrowded).toBe(false);
  });
});

describe('a miss', () => {
  it('returns after five others, in another form, until it is right', () => {
    const { session, ids } = played(EMPTY_LEARNING, { minutes: 10 }, (at) => at !== 0);
    const again = ids.findIndex((id, at) => at > 0 && conceptOf(id) === conceptOf(ids[0]!));
    expect(again).toBeGreaterThanOrEqual(6);
    expect(ids[again]).not.toBe(ids[0]);
    expect(isReturn(session, again, material)).toBe(true);
    expect(isReturn(session, again - 1, material)).toBe(false);
    expect(scoreOf(session)).toEqual({ asked: ids.length, right: ids.length - 1 });
  });

  it('is asked on the next day in another form', () => {
    const missed = 'p-0';
    const { learning } = played(EMPTY_LEARNING, { minutes: 5 }, (_, id) => conceptOf(id) !== 'c-0');
    expect(learning.memory.get(conceptOf(missed))?.daysRight).toBe(0);
    const tomorrow = played(learning, { minutes: 10 }, undefined, { day: TODAY + 1 });
    expect(tomorrow.ids.map(conceptOf)).toContain('c-0');
    expect(tomorrow.learning.memory.get('c-0')?.daysRight).toBe(1);
  });
});

describe('a review', () => {
  const known = learned(forms, [
    ['p-0', TODAY, false],
    ['p-50', TODAY - 1, false],
    ['p-60', TODAY, true],
  ]);

  it('asks what it names, also what was missed today, and nothing else', () => {
    const { session, ids } = played(known, { minutes: 10, only: ['p-1', 'p-50'] });
    expect(ids.map(conceptOf).sort()).toEqual(['c-0', 'c-50']);
    expect(session).toMatchObject({ isAside: true, isOver: true });
    expect(isDone(session, TODAY)).toBe(false);
  });

  it('after today’s session leaves it done', () => {
    const { learning } = played(EMPTY_LEARNING, { minutes: 5 });
    expect(isDone(learning.session, TODAY)).toBe(true);
    const { session } = played(learning, { minutes: 5, isExtra: true });
    expect(isDone(session, TODAY)).toBe(true);
  });

  it('that another page began chooses its first item when it is opened', () => {
    const stored = { id: 's', day: TODAY, minutes: 10, spent: 0, items: [], results: [] } as const;
    const session = { ...stored, isAside: true, only: ['p-0'] } as const;
    const opened = withoutLost({ ...known, session }, material);
    expect(opened.session?.items.map(({ id }) => conceptOf(id))).toEqual(['c-0']);
  });
});

describe('a session over midnight', () => {
  const { session: done, ...rest } = played(EMPTY_LEARNING, { minutes: 5 }).learning;
  const session = { ...done!, items: done!.items.slice(0, 3), results: [true, true] };
  const { isOver: _, ...open } = session;

  it('keeps its day while it is on the screen, and is another one for a page that is opened then', () => {
    const learning = { ...rest, session: open };
    expect(sessionOf(learning, material, TODAY + 1, open.id)).toBe(open);
    expect(sessionOf(learning, material, TODAY + 1)).toBeUndefined();
    expect(sessionOf(learning, material, TODAY + 2, open.id)).toBeUndefined();
  });

  it('counts its answers for its own day, so that the next one is still to come', () => {
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
    expect(after.memory.get(conceptOf(id))?.lastDay).toBe(TODAY);
    expect(plannedSession(after, material, TODAY + 1, { minutes: 10 })).toBeDefined();
    expect(isDone(after.session, TODAY + 1)).toBe(false);
  });
});

it('on the day of the exam is a short one, and leaves the minutes of the plan', () => {
  const plan = {
    minutes: 20,
    minutesAt: 0,
    startDay: TODAY - 9,
    examDay: TODAY,
    examAt: 0,
  } as const;
  const known = learned(forms, [['p-50', TODAY - 2, true]], { ...EMPTY_LEARNING, plan });
  const start = { minutes: minutesOn(known, standingOf(known, forms, TODAY), TODAY) };
  expect(start.minutes).toBe(5);
  const session = plannedSession(known, material, TODAY, start)!;
  expect(withSession(known, session, start, noon(TODAY)).plan).toBe(plan);
  expect(played(known, start).ids).toEqual(['p-50']);
  const chosen = { ...session, minutes: 10 } as const;
  expect(withSession(EMPTY_LEARNING, chosen, start, noon(TODAY)).plan?.minutes).toBe(10);
});

describe('what is on the device', () => {
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

  it('has a choice as soon as it is made, and an answer once, whichever tab gave it', () => {
    const { id } = session.items[0]!;
    const chosen = withChoice(learning, session.id, 0, 2);
    expect(chosen.session?.picks).toEqual([2]);
    const once = answer(chosen, id);
    expect(once.session?.items).toHaveLength(2);
    expect(answer(once, id)).toBe(once);
    expect(withChoice(once, session.id, 0, 3).session).toEqual(once.session);
    expect(reachedAt(once.session!, 0)).toBe(0);
    expect(reachedAt(once.session!, 9)).toBe(1);
    expect(underWayWords(once.session!)).toBe('Llevas 1 de 10 minutos de hoy.');
  });

  it('is no session where this site no longer has what it asked', () => {
    const gone = { ...session, items: [{ id: 'p-999', isNew: true }] };
    expect(sessionOf({ ...learning, session: gone }, material, TODAY)).toBeUndefined();
  });

  it('goes on with something else where an item cannot be loaded', () => {
    const { id } = session.items[0]!;
    const byId = new Map([...material.byId].filter(([each]) => each !== id));
    const ready = material.ready.map((concept) => ({
      ...concept,
      forms: concept.forms.filter((form) => form.id !== id),
    }));
    const { session: after } = withoutLost(learning, { ...material, byId, ready });
    expect(after?.items).toHaveLength(1);
    expect(after?.items[0]?.id).not.toBe(id);
  });
});

it('says when something is to be asked again', () => {
  const known = [TODAY - 3, TODAY].flatMap((day) =>
    [...forms.byId.keys()].map((id): Ask => [id, day, true]),
  );
  expect(nextDayOf(EMPTY_LEARNING, material, TODAY)).toBe(TODAY + 1);
  expect(nextDayOf(learned(forms, known), material, TODAY)).toBe(TODAY + 7);
});

it('asks what a learner asks for herself on the day of the exam too', () => {
  const onTheDay = learned(forms, [['p-2', TODAY - 3, true]], {
    ...EMPTY_LEARNING,
    plan: { examDay: TODAY, minutes: 10, minutesAt: 1, startDay: TODAY - 20 },
  });
  const ten = { minutes: 5, isExtra: true, most: 2 } as const;
  expect(played(onTheDay, { ...ten, only: ['p-10', 'p-12'] }).ids).toHaveLength(2);
});
