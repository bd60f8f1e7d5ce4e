/** What a session asks, in which order, and how it ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOn, holdOut } from '../../../../../templates/islands/model/learning/due.ts';
import { recallOn, withAnswer } from '../../../../../templates/islands/model/learning/memory.ts';
import {
  advanced,
  currentItem,
  startSession,
  summaryOf,
} from '../../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type Minutes,
  type PlanSession,
} from '../../../../../templates/islands/model/learning/types.ts';
import { type Ask, anyLearning, learned, planBank, TODAY } from './fixtures.ts';

const bank = planBank(100, 12);
const topicOf = new Map(bank.questions.map(({ id, topic }) => [id, topic]));
const plan = { minutes: 10 as const, startDay: TODAY - 9, seed: 5, minutesAt: 0 };
const count = (session: PlanSession | undefined, ...reasons: string[]) =>
  session?.items.filter(({ reason }) => reasons.includes(reason)).length ?? 0;
const longestRun = (session: PlanSession) => {
  let longest = 0;
  let run = 0;
  session.items.forEach(({ id }, i) => {
    run = topicOf.get(session.items[i - 1]?.id ?? '') === topicOf.get(id) ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
};
/** Three of a topic in a row; more only where too few others are left to go between, after the two easy ones that begin. */
const allowed = ({ items }: PlanSession): number => {
  const hasFewOthers = (part: typeof items) => {
    const topics = part.map(({ id }) => topicOf.get(id));
    const most = Math.max(...topics.map((topic) => topics.filter((one) => one === topic).length));
    return most > 2 * (part.length - most) && most > 3;
  };
  const afterEasy = items.filter(({ reason }) => reason !== 'easy');
  return hasFewOthers(items) || hasFewOthers(afterEasy) ? items.length : 3;
};
/** All questions but the last ones, on one day. */
const seen = (places: number, day: number, right = true): Ask[] =>
  Array.from({ length: places }, (_, place) => [place, day, right]);

describe('a session', () => {
  it('holds to the rules of its composition, whatever was answered', () => {
    const minutes = fc.constantFrom<Minutes>(5, 10, 20);
    const places = { 5: 10, 10: 20, 20: 40 };
    fc.assert(
      fc.property(anyLearning(bank), minutes, fc.string(), (learning, given, id) => {
        const lists = dueOn(learning, bank, TODAY);
        const session = startSession({ learning, bank, day: TODAY, minutes: given, id });
        if (!session) return;
        const ids = session.items.map((item) => item.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(longestRun(session)).toBeLessThanOrEqual(allowed(session));
        expect(count(session, 'new')).toBeLessThanOrEqual(0.8 * places[given]);
        expect(count(session, 'sign')).toBeLessThanOrEqual(8);
        expect(session.items.length).toBeLessThanOrEqual(places[given]);
        const due = new Set(lists.due.map((question) => question.id));
        for (const item of session.items)
          if (item.reason === 'due' || item.reason === 'easy') expect(due.has(item.id)).toBe(true);
        const held = holdOut(learning, bank, TODAY);
        expect(held.filter((question) => ids.includes(question.id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('begins with the two due questions of the highest recall', () => {
    const learning = learned(bank, [
      ...seen(20, TODAY - 4, false),
      [0, TODAY - 2, true],
      [1, TODAY - 2, true],
    ]);
    const { due } = dueOn(learning, bank, TODAY);
    const recall = (id: string) => recallOn(learning.memory.get(id)!, TODAY);
    const session = startSession({ learning, bank, day: TODAY, minutes: 10, id: 'a' })!;
    const [one, two] = session.items;
    expect([one!.reason, two!.reason]).toEqual(['easy', 'easy']);
    const others = due.filter(({ id }) => id !== one!.id && id !== two!.id);
    const least = Math.min(recall(one!.id), recall(two!.id));
    expect(others.every(({ id }) => recall(id) <= least)).toBe(true);
  });

  it('asks three to eight signs if there are any, by the minutes', () => {
    const signs = ([5, 10, 20] as const).map((minutes) =>
      count(startSession({ learning: EMPTY_LEARNING, bank, day: TODAY, minutes, id: 'a' }), 'sign'),
    );
    expect(signs).toEqual([3, 5, 8]);
    const none = startSession({
      learning: EMPTY_LEARNING,
      bank: planBank(100),
      day: TODAY,
      minutes: 10,
      id: 'a',
    });
    expect(count(none, 'sign')).toBe(0);
    expect(count(none, 'new')).toBe(15);
  });

  it('asks no sign that a question of the same session shows', () => {
    const own = planBank(100, 30);
    const shown = own.questions.map((question) =>
      question.isDrill ? { ...question, twins: ['p-0', 'p-1', 'p-2', 'p-3'] } : question,
    );
    const learning = learned(own, seen(4, TODAY - 3, false));
    const start = (questions: typeof shown) =>
      startSession({ learning, bank: { ...own, questions }, day: TODAY, minutes: 10, id: 'a' });
    expect(count(start([...own.questions]), 'sign')).toBe(5);
    expect(count(start(shown), 'sign')).toBe(0);
  });

  it('never asks two near-duplicates', () => {
    const twins = {
      ...bank,
      questions: bank.questions.map((question, i) => ({
        ...question,
        ...(i < 40 ? { twins: [`p-${i % 2 === 0 ? i + 1 : i - 1}`] } : {}),
      })),
    };
    const learning = learned(twins, seen(40, TODAY - 3, false));
    const { items } = startSession({ learning, bank: twins, day: TODAY, minutes: 20, id: 'a' })!;
    const pairs = items.map(({ id }) => Math.floor(Number(id.split('-')[1]) / 2));
    const early = pairs.filter((pair, i) => pair < 20 && items[i]!.id.startsWith('p-'));
    expect(early.length).toBeGreaterThan(5);
    expect(new Set(early).size).toBe(early.length);
  });

  it('is not offered when nothing is due and nothing is unseen, but «5 min más» asks the weakest', () => {
    const all = bank.questions.map((_, place): Ask => [place, TODAY - 1, true]);
    const measure = { day: TODAY, right: 18, asked: 20, predicted: 0.9 };
    const learning = learned(bank, all, { ...EMPTY_LEARNING, plan, measure });
    const options = { learning, bank, day: TODAY, minutes: 5 as const, id: 'a' };
    expect(startSession(options)).toBeUndefined();
    expect(count(startSession({ ...options, isExtra: true }), 'extra')).toBe(7);
  });
});

describe('a missed question', () => {
  /** Plays a session; `miss` says which asks are wrong. */
  function played(session: PlanSession, miss: (n: number) => boolean): PlanSession {
    let now = session;
    for (let n = 0; ; n += 1) {
      const item = currentItem(now);
      if (!item) return now;
      now = advanced(now, { id: item.id, right: !miss(n) }, bank);
      expect(n).toBeLessThan(100);
    }
  }

  it('comes back once, after at least five others, and the session ends', () => {
    fc.assert(
      fc.property(
        anyLearning(bank),
        fc.constantFrom<Minutes>(5, 10, 20),
        fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }),
        (learning, minutes, misses) => {
          const session = startSession({ learning, bank, day: TODAY, minutes, id: 'a' });
          if (!session) return;
          const done = played(session, (n) => misses[n] === true);
          expect(longestRun(done) <= 3 || longestRun(session) > 3).toBe(true);
          const places = new Map<string, number[]>();
          for (const [i, { id }] of done.items.entries())
            places.set(id, [...(places.get(id) ?? []), i]);
          for (const [first, second, third] of places.values()) {
            expect(third).toBeUndefined();
            if (second === undefined) continue;
            expect(done.results[first!]).toBe(false);
            expect(second - first! - 1).toBeGreaterThanOrEqual(5);
            expect(done.items[second]!.again).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('comes back in the place of another, at most four in a session: its end does not move', () => {
    const session = startSession({
      learning: EMPTY_LEARNING,
      bank,
      day: TODAY,
      minutes: 10,
      id: 'a',
    })!;
    const done = played(session, (n) => n === 0);
    expect(done.items.filter(({ again }) => again)).toHaveLength(1);
    expect(done.items).toHaveLength(session.items.length);
    const all = played(session, () => true);
    expect(all.items).toHaveLength(session.items.length);
    expect(all.items.filter(({ again }) => again).length).toBeLessThanOrEqual(4);
    expect(count(all, 'new')).toBeGreaterThanOrEqual(15);
  });

  it('is not answered by a tab that shows another question', () => {
    const session = startSession({
      learning: EMPTY_LEARNING,
      bank,
      day: TODAY,
      minutes: 10,
      id: 'a',
    })!;
    expect(advanced(session, { id: 'p-77777', right: true }, bank)).toBe(session);
    expect(advanced(session, { id: session.items[1]!.id, right: true }, bank)).toBe(session);
  });
});

describe('what is due', () => {
  const examDay = TODAY + 20;
  const recallAfter = (learning: Learning, day: number) =>
    recallOn(learning.memory.get('p-0')!, day);
  const isDue = (learning: Learning, day: number) =>
    dueOn(learning, bank, day).due.some(({ id }) => id === 'p-0');

  it('is at 0.8, with and without a day of the exam, and after the last new question too', () => {
    const learning = learned(bank, [[0, TODAY, true]], {
      ...EMPTY_LEARNING,
      plan: { ...plan, examDay },
    });
    const { plan: _, ...noDay } = learning;
    const allMet = learned(bank, seen(100, TODAY), learning);
    const days = Array.from({ length: 20 }, (__, n) => TODAY + n);
    for (const list of [learning, noDay, allMet]) {
      const first = days.find((day) => isDue(list, day))!;
      expect(recallAfter(list, first)).toBeLessThanOrEqual(0.8);
      expect(recallAfter(list, first - 1)).toBeGreaterThan(0.8);
    }
  });

  it('leaves room to make firm what is below 0.9, once nothing new is left', () => {
    const base = { ...EMPTY_LEARNING, plan: { ...plan, examDay } };
    const measured = { ...base, measure: { day: TODAY, right: 18, asked: 20, predicted: 0.9 } };
    const allMet = learned(bank, seen(100, TODAY), measured);
    const firm = (list: Learning, day: number) => dueOn(list, bank, day).firm;
    const first = [1, 2, 3, 4, 5, 6].find((n) => firm(allMet, TODAY + n).length > 0)!;
    expect(recallAfter(allMet, TODAY + first)).toBeLessThanOrEqual(0.9);
    expect(recallAfter(allMet, TODAY + first - 1)).toBeGreaterThan(0.9);
    const session = startSession({
      learning: allMet,
      bank,
      day: TODAY + first,
      minutes: 10,
      id: 'a',
    })!;
    expect(session.items.filter(({ reason }) => reason === 'extra').length).toBeGreaterThan(0);
    // With new ones there is no room.
    expect(firm(learned(bank, seen(99, TODAY), measured), TODAY + first)).toEqual([]);
  });

  it('in the last two days, with everything seen, leaves room for what the day of the exam would find below 0.95', () => {
    const all = seen(100, TODAY - 2);
    const measure = { day: TODAY, right: 18, asked: 20, predicted: 0.9 };
    const base = { ...EMPTY_LEARNING, plan: { ...plan, examDay: TODAY + 2 }, measure };
    const learning = learned(bank, all, base);
    const lists = dueOn(learning, bank, TODAY);
    expect(lists.due.length + lists.firm.length).toBe(100);
    // Asked in the final phase: nothing is left.
    const firm = learned(bank, seen(100, TODAY), learning);
    expect(dueOn(firm, bank, TODAY).firm).toEqual([]);
  });

  it('does not include what was asked today', () => {
    const learning = learned(bank, [[0, TODAY, false]]);
    expect(isDue(learning, TODAY)).toBe(false);
    expect(isDue(learning, TODAY + 1)).toBe(true);
  });
});

describe('the hold-out', () => {
  it('is released in the last six days before the exam', () => {
    const at = (left: number): Learning => ({
      ...EMPTY_LEARNING,
      plan: { ...plan, examDay: TODAY + left },
    });
    expect(holdOut(at(7), bank, TODAY)).toHaveLength(20);
    expect(holdOut(at(6), bank, TODAY)).toEqual([]);
  });

  it('has 8, 6, 4 and 2 unseen questions, and stays the same while others are asked', () => {
    const learning: Learning = { ...EMPTY_LEARNING, plan };
    const held = holdOut(learning, bank, TODAY);
    const sizes = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'].map(
      (topic) => held.filter((question) => question.topic === topic).length,
    );
    expect(sizes).toEqual([8, 6, 4, 2]);
    const others = bank.questions.flatMap(({ id }, place): Ask[] =>
      held.some((question) => question.id === id) ? [] : [[place, TODAY, true]],
    );
    expect(holdOut(learned(bank, others, learning), bank, TODAY)).toEqual(held);
    const place = bank.questions.findIndex(({ id }) => id === held[0]!.id);
    const replaced = holdOut(learned(bank, [[place, TODAY, true]], learning), bank, TODAY);
    expect(replaced).toHaveLength(20);
    expect(replaced.filter((question) => !held.includes(question))).toHaveLength(1);
  });
});

it('the summary has the graded asks, and the next day on which something is due', () => {
  const learning = learned(bank, [...seen(20, TODAY - 20), ...seen(20, TODAY - 18)]);
  const session = startSession({ learning, bank, day: TODAY, minutes: 5, id: 'a' })!;
  let now: PlanSession = session;
  let after = learning;
  for (let item = currentItem(now); item; item = currentItem(now)) {
    const question = bank.questions.find(({ id }) => id === item?.id)!;
    const right = item.reason !== 'new';
    if (!item.again) after = withAnswer(after, { question, right, day: TODAY });
    now = advanced(now, { id: item.id, right }, bank);
  }
  const summary = summaryOf(now, after, bank, TODAY);
  const graded = now.items.filter(({ again }) => !again);
  expect(summary.asked).toBe(graded.length);
  expect(summary.right).toBe(graded.length - count(session, 'new'));
  expect(summary.nextDay).toBe(TODAY + 1);
});
