/** Memory in storage: replay of stored answers, two tabs, imports, and a device that refuses. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Attempt, Choice } from '../../../../templates/islands/model/attempt.ts';
import { dayNumber } from '../../../../templates/islands/model/days.ts';
import { dueOn, holdOut } from '../../../../templates/islands/model/learning/due.ts';
import { withPlan } from '../../../../templates/islands/model/learning/plan-settings.ts';
import { currentItem, startSession } from '../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_PROGRESS,
  type Progress,
  withFinished,
  withRunning,
} from '../../../../templates/islands/model/progress.ts';
import { drillLog, logDrill } from '../../../../templates/islands/store/drill-log.ts';
import { importText } from '../../../../templates/islands/store/import.ts';
import {
  answerSession,
  changeLearning,
  learningOf,
  openLearning,
  replayed,
  withLearning,
} from '../../../../templates/islands/store/learning.ts';
import { openProgress, PROGRESS } from '../../../../templates/islands/store/progress.ts';
import { CORRUPT_KEY, PROGRESS_KEY } from '../../../../templates/islands/store/registry.ts';
import { readText, writeText } from '../../../../templates/islands/store/stored.ts';
import { learned, noon, planBank, TODAY } from '../model/learning/fixtures.ts';
import { device } from './device.ts';

const bank = planBank(100, 5);
const NOW = noon(TODAY);
const RIGHT = 1;
const WRONG = 0;

type Given = { day: number; choices: Record<string, Choice | undefined>; kind?: Attempt['kind'] };
let serial = 0;
function attempt({ day, choices, kind = 'test' }: Given, isOver = true): Attempt {
  serial += 1;
  const answers = Object.entries(choices).flatMap(([id, choice]) =>
    choice === undefined ? [] : [[id, { choice, revealed: !isOver }] as const],
  );
  return {
    id: `intento${serial}`,
    kind,
    ref: '1',
    bankRevision: 'a',
    seed: 0,
    startedAt: noon(day),
    ...(isOver ? { endedAt: noon(day) + 60_000 } : {}),
    order: Object.keys(choices).map((id) => ({ id, revision: 1 })),
    answers: new Map(answers),
    flagged: [],
    position: 0,
    usedMs: 0,
  };
}
const finished = (...list: Given[]): Progress =>
  list.map((given) => attempt(given)).reduce(withFinished, EMPTY_PROGRESS);
const rows = (progress: Progress) => learningOf(progress).memory;

/** Runs with the local time of a zone, in hours from UTC. */
function inZone<T>(hours: number, run: () => T): T {
  const spies = (['FullYear', 'Month', 'Date', 'Hours'] as const).map((part) =>
    vi.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
      return new Date(this.getTime() + hours * 3_600_000)[`getUTC${part}`]();
    }),
  );
  try {
    return run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe('a replay', () => {
  it('puts the answers of tests and exams into memory in the order of their time', () => {
    const progress = replayed(
      finished(
        { day: TODAY - 1, choices: { 'p-0': RIGHT } },
        { day: TODAY - 5, choices: { 'p-0': WRONG, 'p-1': RIGHT } },
        { day: TODAY - 3, choices: { 'p-2': undefined }, kind: 'simulacro' },
      ),
      bank,
      NOW,
    );
    expect(rows(progress).get('p-0')).toMatchObject({
      firstRight: false,
      lastRight: true,
      asks: 2,
      lastDay: TODAY - 1,
      wrong: WRONG,
    });
    expect(rows(progress).get('p-1')).toMatchObject({ firstRight: true, asks: 1 });
    // Left blank in an exam.
    expect(rows(progress).get('p-2')).toMatchObject({ lastRight: false, lastDay: TODAY - 3 });
    // Memory asks for it; the mistake bank has what was answered wrong.
    expect(dueOn(learningOf(progress), bank, TODAY).due.map(({ id }) => id)).toContain('p-2');
  });

  it('counts an attempt once, even if the device moves to another zone between two visits', () => {
    // 03:30 belongs to the day before; two hours further east it is 05:30.
    const at = Date.UTC(2026, 10, 20, 7, 30);
    const once = {
      ...attempt({ day: TODAY, choices: { 'p-0': RIGHT } }),
      startedAt: at,
      endedAt: at,
    };
    const first = inZone(-4, () => replayed(withFinished(EMPTY_PROGRESS, once), bank, NOW));
    expect(rows(first).get('p-0')?.lastDay).toBe(Date.UTC(2026, 10, 19) / 86_400_000);
    inZone(-2, () => {
      expect(dayNumber(at)).toBe(Date.UTC(2026, 10, 20) / 86_400_000);
      expect(rows(replayed(first, bank, NOW)).get('p-0')).toEqual(rows(first).get('p-0'));
    });
  });

  it('of an attempt under way counts what is revealed, and does not count it again at its end', () => {
    const running = attempt({ day: TODAY - 2, choices: { 'p-0': RIGHT, 'p-1': undefined } }, false);
    const open = withRunning(EMPTY_PROGRESS, { attempt: running, tab: 'a', claimedAt: 1 });
    const first = replayed(open, bank, NOW);
    expect(rows(first).get('p-0')?.asks).toBe(1);
    expect(rows(first).has('p-1')).toBe(false);
    const ended = withFinished(first, {
      ...running,
      answers: new Map([...running.answers, ['p-1', { choice: RIGHT, revealed: false }]]),
      endedAt: noon(TODAY - 1),
    });
    const second = replayed(ended, bank, NOW);
    expect(rows(second).get('p-0')?.asks).toBe(1);
    expect(rows(second).get('p-1')).toMatchObject({ asks: 1, lastDay: TODAY - 1 });
  });

  it('counts the sign drill of the gallery, the first answer of a day, and keeps the rest of the log', () => {
    const store = device().open();
    store.update((progress) => ({ ...progress, log: [[1, 'p-88888', 1, 2]] }));
    logDrill('signo-1', false, noon(TODAY - 1), store);
    logDrill('signo-1', true, noon(TODAY - 1) + 60_000, store);
    logDrill('signo-1', true, NOW, store);
    logDrill('signo-2', true, NOW, store);
    expect(store.read().log).toHaveLength(4);
    const signs = planBank(100, 5);
    const learning = openLearning(store, signs, NOW);
    expect(learning.memory.get('signo-1')).toMatchObject({
      asks: 2,
      firstRight: false,
      lastRight: true,
      lastDay: TODAY,
    });
    expect(learning.memory.get('signo-2')).toMatchObject({ asks: 1, lastRight: true });
    expect(learning.reviews.list).toEqual([]);
    expect(store.read().mistakes.size).toBe(0);
    expect(store.read().log).toEqual([[1, 'p-88888', 1, 2]]);
    expect(openLearning(store, signs, NOW)).toEqual(learning);
    // A sign that was missed is asked again, one that was asked today is not.
    const plan = { learning, bank: signs, day: TODAY + 1, minutes: 10 as const, id: 'a' };
    const asked = startSession(plan)!.items.map(({ id }) => id);
    expect(asked).toContain('signo-0');
    const today = startSession({ ...plan, day: TODAY })!.items.map(({ id }) => id);
    expect(today).not.toContain('signo-1');
    expect(today).not.toContain('signo-2');
  });

  it('lets answers of the future and of unknown questions wait', () => {
    const ahead = finished({ day: TODAY + 30, choices: { 'p-0': RIGHT } });
    const log = [drillLog('p-77777', true, NOW), drillLog('signo-1', true, noon(TODAY + 2))];
    const progress = replayed({ ...ahead, log }, bank, NOW);
    expect(rows(progress).size).toBe(0);
    expect(progress.log).toEqual(log);
    const later = replayed(progress, bank, noon(TODAY + 30));
    expect([...rows(later).keys()].sort()).toEqual(['p-0', 'signo-1']);
    expect(later.log).toEqual([log[0]]);
  });

  it('ignores answers to an older revision', () => {
    const newer = {
      ...bank,
      questions: bank.questions.map((question) => ({ ...question, revision: 2 })),
    };
    const progress = replayed(finished({ day: TODAY, choices: { 'p-0': RIGHT } }), newer, NOW);
    expect(rows(progress).size).toBe(0);
  });

  it('repeated has no effect, whatever was answered', () => {
    const choice = fc.constantFrom<Choice | undefined>(0, 1, 2, 3, undefined);
    const given = fc.record({
      day: fc.integer({ min: TODAY - 730, max: TODAY + 730 }),
      choices: fc.dictionary(
        fc.nat(20).map((n) => `p-${n}`),
        choice,
        { minKeys: 1 },
      ),
      kind: fc.constantFrom('test' as const, 'simulacro' as const, 'reto' as const),
    });
    fc.assert(
      fc.property(fc.array(given, { maxLength: 20 }), fc.array(fc.nat(30)), (list, missed) => {
        const mistakes = new Set(missed.map((n) => `p-${n}`));
        const once = replayed({ ...finished(...list), mistakes }, bank, NOW);
        expect(replayed(once, bank, NOW)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });
});

describe('progress without a plan', () => {
  it('loses no answer of a hundred exams, and no missed question', () => {
    const exams = Array.from({ length: 100 }, (_, n) => ({
      day: TODAY - 100 + n,
      kind: 'simulacro' as const,
      choices: Object.fromEntries(
        Array.from({ length: 40 }, (__, i) => [`p-${(n * 7 + i) % 95}`, ((n + i) % 4) as Choice]),
      ),
    }));
    const text = writeText(PROGRESS, { ...finished(...exams), mistakes: new Set(['p-99']) });
    const reading = readText(PROGRESS, text);
    expect(reading.state).toBe('ok');
    if (reading.state !== 'ok') return;
    const progress = replayed(reading.value, bank, NOW);
    expect(progress.finished).toHaveLength(100);
    const asks = [...rows(progress).values()].reduce((sum, row) => sum + row.asks, 0);
    // One exam a day: each answer is the only one of its question on its day; and the question that was only in the bank.
    expect(asks).toBe(100 * 40 + 1);
    expect(rows(progress).get('p-99')).toMatchObject({ lastRight: false, lastDay: TODAY - 1 });
    expect(learningOf(progress).days).toHaveLength(100);
  });
});

describe('answers of attempts that are no longer stored', () => {
  it('wait in the log: harder questions and a test that was started again', () => {
    const { open } = device();
    const store = open();
    for (let n = 0; n < 8; n += 1)
      store.update((progress) =>
        withFinished(
          progress,
          attempt({ day: TODAY - 20 + n, choices: { [`p-${n}`]: WRONG }, kind: 'reto' }),
        ),
      );
    for (let n = 8; n < 50; n += 1) {
      const running = attempt({ day: TODAY - 2, choices: { [`p-${n}`]: RIGHT } }, false);
      store.update((progress) =>
        withRunning(progress, { attempt: running, tab: 'a', claimedAt: n }),
      );
    }
    expect(store.read().finished).toHaveLength(5);
    const learning = openLearning(open(), bank, NOW);
    expect(learning.memory.size).toBe(50);
    expect(open().read().log).toEqual([]);
  });
});

describe('a session on the device', () => {
  const start = (store: ReturnType<ReturnType<typeof device>['open']>) => {
    openLearning(store, bank, NOW);
    return changeLearning(store, (learning) => {
      const planned = withPlan(learning, { examDay: TODAY + 14 }, NOW);
      const session = startSession({ learning: planned, bank, day: TODAY, minutes: 10, id: 's' })!;
      return { ...planned, session };
    });
  };

  it('survives a reload, and an answer of two tabs counts once', () => {
    const { open } = device();
    const first = open();
    start(first);
    const second = open();
    const item = currentItem(learningOf(second.read()).session!)!;
    const answer = { session: 's', id: item.id, right: false, choice: 2 as Choice };
    answerSession(first, bank, answer, NOW);
    const after = answerSession(second, bank, { ...answer, right: true, choice: 1 }, NOW);
    expect(after.memory.get(item.id)).toMatchObject({ asks: 1, lastRight: false, wrong: 2 });
    expect(after.session?.results).toEqual([false]);
    expect(open().read().mistakes.has(item.id)).toBe(item.id.startsWith('p-'));
  });

  it('loses nothing when another tab finishes a test meanwhile', () => {
    const { open } = device();
    const plan = open();
    start(plan);
    const test = open();
    test.update((progress) =>
      withFinished(progress, attempt({ day: TODAY, choices: { 'p-90': WRONG } })),
    );
    const { id } = currentItem(learningOf(plan.read()).session!)!;
    answerSession(plan, bank, { session: 's', id, right: true, choice: 1 }, NOW);
    expect(open().read().finished).toHaveLength(1);
    expect([...openLearning(open(), bank, NOW).memory.keys()].sort()).toEqual([id, 'p-90'].sort());
  });

  it('does not grade a question that comes back', () => {
    const { open } = device();
    const store = open();
    start(store);
    let asked = 0;
    for (;;) {
      const item = currentItem(learningOf(store.read()).session!);
      if (!item) break;
      asked += 1;
      answerSession(store, bank, { session: 's', id: item.id, right: asked > 1, choice: 1 }, NOW);
    }
    const learning = learningOf(store.read());
    const [first] = learning.session!.items;
    expect(learning.session!.items.filter(({ id }) => id === first!.id)).toHaveLength(2);
    expect(learning.memory.get(first!.id)).toMatchObject({ asks: 1, lastRight: false });
  });

  it('never asks the hold-out', () => {
    const { open } = device();
    const { session, ...learning } = start(open());
    const held = new Set(holdOut(learning, bank, TODAY).map(({ id }) => id));
    expect(held.size).toBe(20);
    expect(session!.items.filter(({ id }) => held.has(id))).toEqual([]);
  });
});

describe('an import', () => {
  it('has the same memory in both directions, and repeated it has no effect', () => {
    const choices = (from: number, choice: Choice) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`p-${from + i}`, choice]));
    const one = device();
    const other = device();
    one.open().update(() => finished({ day: TODAY - 3, choices: choices(0, WRONG) }));
    openLearning(one.open(), bank, NOW);
    one
      .open()
      .update((progress) =>
        withFinished(progress, attempt({ day: TODAY - 2, choices: choices(5, RIGHT) })),
      );
    other.open().update(() => finished({ day: TODAY - 1, choices: choices(3, RIGHT) }));
    openLearning(other.open(), bank, NOW);
    const [here, there] = [one.exported(), other.exported()];
    const memoryOf = (tab: ReturnType<typeof one.open>) =>
      [...openLearning(tab, bank, NOW).memory].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(importText(one.stores(), there, NOW)).toBe('ok');
    expect(importText(other.stores(), here, NOW)).toBe('ok');
    const merged = memoryOf(one.open());
    expect(memoryOf(other.open())).toEqual(merged);
    expect(merged).toHaveLength(15);
    importText(one.stores(), there, NOW);
    importText(one.stores(), one.exported(), NOW);
    expect(memoryOf(one.open())).toEqual(merged);
    expect(one.open().read().finished).toHaveLength(3);
  });

  it('of a file with days of the future brings the rest, and keeps the plan that is here', () => {
    const one = device();
    const other = device();
    const at = (day: number) =>
      learned(bank, [
        [0, day, true],
        [1, TODAY, true],
      ]);
    one.open().update((progress) => withLearning(progress, learned(bank, [[0, TODAY - 1, false]])));
    const before = openLearning(one.open(), bank, NOW).memory.get('p-0');
    other.open().update((progress) => withLearning(progress, at(TODAY + 2)));
    expect(importText(one.stores(), other.exported(), NOW)).toBe('partly');
    const { memory, days } = openLearning(one.open(), bank, NOW);
    expect(memory.get('p-0')).toEqual(before);
    expect(memory.get('p-1')?.lastDay).toBe(TODAY);
    expect(days).toEqual([TODAY - 1, TODAY]);
    other.open().update((progress) => withLearning(progress, at(TODAY)));
    expect(importText(one.stores(), other.exported(), NOW)).toBe('ok');
    // To a device without a plan, too.
    const fresh = device();
    expect(importText(fresh.stores(), other.exported(), NOW - 2 * 86_400_000)).toBe('partly');
    expect(learningOf(fresh.open().read()).memory.size).toBe(0);
  });
});

describe('a device', () => {
  it('with a damaged part keeps a copy of all and goes on with the rest', () => {
    const { values, open } = device();
    const store = open();
    store.update((progress) => withLearning(progress, learned(bank, [[0, TODAY - 1, true]])));
    const text = values.get(PROGRESS_KEY)!.replace('"days":[', '"days":["ayer",');
    values.set(PROGRESS_KEY, text);
    const learning = openLearning(open(), bank, NOW);
    expect([...learning.memory.keys()]).toEqual(['p-0']);
    expect(JSON.parse(values.get(CORRUPT_KEY)!)).toEqual(JSON.parse(text));
    expect(openLearning(open(), bank, NOW)).toEqual(learning);
  });

  it('with rows that cannot be read gets them back from the stored answers', () => {
    const { values, open } = device();
    open().update(() => finished({ day: TODAY - 3, choices: { 'p-0': WRONG, 'p-1': RIGHT } }));
    const before = openLearning(open(), bank, NOW);
    values.set(PROGRESS_KEY, values.get(PROGRESS_KEY)!.replace('["p-0",1,', '["p-0",-1,'));
    expect([...openLearning(open(), bank, NOW).memory].sort()).toEqual([...before.memory].sort());
  });

  it('with rows of the future keeps them, asks them again, and an answer of today takes their place', () => {
    const { open } = device();
    const store = open();
    const questions = bank.questions.filter(({ isDrill }) => !isDrill);
    store.update((progress) =>
      withLearning(
        progress,
        learned(
          bank,
          questions.map((_, place) => [place, TODAY + 40, true]),
        ),
      ),
    );
    const learning = openLearning(store, bank, NOW);
    expect(learning.memory.size).toBe(questions.length);
    expect(store.read().mistakes.size).toBe(0);
    expect(dueOn(learning, bank, TODAY).due).toHaveLength(questions.length);
    const session = startSession({ learning, bank, day: TODAY, minutes: 5, id: 's' })!;
    changeLearning(store, (before) => ({ ...before, session }));
    const { id } = currentItem(session)!;
    const after = answerSession(store, bank, { session: 's', id, right: true, choice: 1 }, NOW);
    expect(after.memory.get(id)).toMatchObject({ lastDay: TODAY, asks: 2 });
    expect(dueOn(after, bank, TODAY).due).toHaveLength(questions.length - 1);
    // If it was this clock that was wrong, nothing else has changed.
    const [other] = [...after.memory].find(([each]) => each !== id)!;
    expect(openLearning(open(), bank, noon(TODAY + 40)).memory.get(other)).toEqual(
      learning.memory.get(other),
    );
  });

  it('with progress of a newer format writes nothing', () => {
    const { values, open } = device();
    values.set(PROGRESS_KEY, '{"version":10,"more":1}');
    const store = open();
    openLearning(store, bank, NOW);
    changeLearning(store, (learning) => withPlan(learning, { minutes: 20 }, NOW));
    expect(learningOf(store.read()).plan?.minutes).toBe(20);
    expect(values.get(PROGRESS_KEY)).toBe('{"version":10,"more":1}');
    expect(store.trouble()).toBe('newer');
  });

  it('that is full or forbids storage works until the page is closed', () => {
    const forbidden = openProgress(() => {
      throw new DOMException('no', 'SecurityError');
    });
    for (const store of [device(50).open(), forbidden]) {
      openLearning(store, bank, NOW);
      const session = startSession({
        learning: learningOf(store.read()),
        bank,
        day: TODAY,
        minutes: 5,
        id: 's',
      })!;
      changeLearning(store, (learning) => ({ ...learning, session }));
      const { id } = currentItem(session)!;
      expect(
        answerSession(store, bank, { session: 's', id, right: true, choice: 1 }, NOW).memory.size,
      ).toBe(1);
      expect(['full', 'blocked']).toContain(store.trouble());
    }
  });
});

it('the day of the exam can be set, changed and left out', () => {
  const MINUTE = Math.floor(NOW / 60_000);
  const learning = learned(bank, []);
  const set = withPlan(learning, { examDay: TODAY + 9 }, NOW);
  expect(set.plan).toMatchObject({ examDay: TODAY + 9, minutes: 10, startDay: TODAY });
  const quick = withPlan(set, { minutes: 5 }, NOW + 60_000);
  expect(quick.plan).toEqual({ ...set.plan, minutes: 5, minutesAt: MINUTE + 1, examAt: MINUTE });
  const { plan } = withPlan(quick, { examDay: undefined }, NOW + 2);
  expect(plan).not.toHaveProperty('examDay');
  expect(plan).not.toHaveProperty('examAt');
});
