import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Attempt, Choice } from '../../../../templates/islands/model/attempt.ts';
import { dayNumber } from '../../../../templates/islands/model/days.ts';
import { chooserInputOn } from '../../../../templates/islands/model/learning/agenda.ts';
import { chooseSession } from '../../../../templates/islands/model/learning/choose-session.ts';
import { missesOf } from '../../../../templates/islands/model/learning/forms.ts';
import { courseContentOf } from '../../../../templates/islands/model/learning/plan-material.ts';
import { withPlanSettings } from '../../../../templates/islands/model/learning/plan-settings.ts';
import { plannedSession } from '../../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_PROGRESS,
  type Progress,
  withFinishedAttempt,
  withRunningAttempt,
} from '../../../../templates/islands/model/progress.ts';
import { drillLogEntry, logDrill } from '../../../../templates/islands/store/drill-log.ts';
import { importBackup } from '../../../../templates/islands/store/import.ts';
import {
  changeLearning,
  learningOf,
  openLearning,
  type SessionAnswer,
  withLearning,
  withReplayedAnswers,
  withSessionAnswer,
} from '../../../../templates/islands/store/learning.ts';
import { openProgress, PROGRESS } from '../../../../templates/islands/store/progress.ts';
import { CORRUPT_KEY, PROGRESS_KEY } from '../../../../templates/islands/store/registry.ts';
import {
  parseStoredValue,
  serializeStoredValue,
} from '../../../../templates/islands/store/stored.ts';
import { type Ask, learningAfter, noon, planMaterial, TODAY } from '../model/learning/fixtures.ts';
import { device } from './device.ts';

const material = planMaterial(100, 5);
const { forms } = material;
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
  list.map((given) => attempt(given)).reduce(withFinishedAttempt, EMPTY_PROGRESS);
const rows = (progress: Progress) => learningOf(progress).memory;
const answerSession = (
  store: ReturnType<ReturnType<typeof device>['open']>,
  given: Omit<SessionAnswer, 'spent'>,
) =>
  changeLearning(store, (learning) =>
    withSessionAnswer(learning, material, { ...given, spent: 1 }, forms.byId.get(given.id), NOW),
  );

/** Runs a function in the local time of a zone. @param hours offset of the zone from UTC */
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
  it('puts the answers of tests and exams into memory in chronological order', () => {
    const progress = withReplayedAnswers(
      finished(
        { day: TODAY - 1, choices: { 'p-50': RIGHT } },
        { day: TODAY - 5, choices: { 'p-50': WRONG, 'p-51': RIGHT } },
        { day: TODAY - 3, choices: { 'p-52': undefined }, kind: 'simulacro' },
        { day: TODAY - 2, choices: { 'r-0': 2 }, kind: 'reto' },
      ),
      forms,
      NOW,
    );
    const [missed, once] = [rows(progress).get('c-50'), rows(progress).get('c-51')];
    expect(missed).toMatchObject({ daysRight: 1, missedSince: 0, lastDay: TODAY - 1 });
    expect(once).toMatchObject({ daysRight: 1, missedSince: 0 });
    // The answer to a harder question counts.
    expect(rows(progress).get('c-0')).toMatchObject({ daysRight: 1, lastDay: TODAY - 2 });
    // A question left blank in an exam counts as missed.
    expect(rows(progress).get('c-52')).toMatchObject({ daysRight: 0, missedSince: TODAY - 3 });
    expect(missesOf(learningOf(progress), forms).map(({ id }) => id)).toContain('c-52');
  });

  it('counts each answer once; a later miss outweighs a right answer of the same day', () => {
    const right = finished({ day: TODAY, choices: { 'p-50': RIGHT } });
    const first = withReplayedAnswers(right, forms, NOW);
    const missed = {
      ...attempt({ day: TODAY, choices: { 'p-50': WRONG } }),
      endedAt: NOW + 300_000,
    };
    const both = withReplayedAnswers(withFinishedAttempt(first, missed), forms, NOW + 300_000);
    expect(rows(both).get('c-50')).toMatchObject({ daysRight: 0, missedSince: TODAY });
    // The earlier right answer is not counted again.
    expect(rows(withReplayedAnswers(both, forms, NOW)).get('c-50')?.daysRight).toBe(0);
    expect(rows(withReplayedAnswers(both, forms, noon(TODAY + 1))).get('c-50')?.daysRight).toBe(0);
  });

  it('counts an attempt once, even if the time zone changes between two visits', () => {
    // A day begins at 04:00, so 03:30 belongs to the day before; two hours further east it is 05:30.
    const at = Date.UTC(2026, 10, 20, 7, 30);
    const once = {
      ...attempt({ day: TODAY, choices: { 'p-50': RIGHT } }),
      startedAt: at,
      endedAt: at,
    };
    const first = inZone(-4, () =>
      withReplayedAnswers(withFinishedAttempt(EMPTY_PROGRESS, once), forms, NOW),
    );
    expect(rows(first).get('c-50')?.lastDay).toBe(Date.UTC(2026, 10, 19) / 86_400_000);
    inZone(-2, () => {
      expect(dayNumber(at)).toBe(Date.UTC(2026, 10, 20) / 86_400_000);
      expect(rows(withReplayedAnswers(first, forms, NOW)).get('c-50')).toEqual(
        rows(first).get('c-50'),
      );
    });
  });

  it('counts revealed answers of an unfinished attempt, and not again at its end', () => {
    const choices = { 'p-50': RIGHT, 'p-51': undefined } as const;
    const running = attempt({ day: TODAY - 2, choices }, false);
    const open = withRunningAttempt(EMPTY_PROGRESS, { attempt: running, tab: 'a', claimedAt: 1 });
    const first = withReplayedAnswers(open, forms, NOW);
    expect(rows(first).get('c-50')).toMatchObject({ daysRight: 1, lastDay: TODAY - 2 });
    expect(rows(first).has('c-51')).toBe(false);
    // The learner then misses the same question in a session.
    const missed = withLearning(
      first,
      learningAfter(forms, [['p-50', TODAY, false]], learningOf(first)),
    );
    const ended = withFinishedAttempt(missed, {
      ...running,
      answers: new Map([...running.answers, ['p-51', { choice: RIGHT, revealed: false }]]),
      endedAt: NOW,
    });
    const second = withReplayedAnswers(ended, forms, NOW);
    expect(rows(second).get('c-50')).toMatchObject({ daysRight: 0, lastDay: TODAY });
    expect(rows(second).get('c-51')).toMatchObject({ daysRight: 1, lastDay: TODAY });
  });

  it('a right guess does not increase daysRight, and a wrong guess counts as a miss', () => {
    const choices = { 'p-50': RIGHT, 'p-51': RIGHT, 'p-52': WRONG } as const;
    const given = attempt({ day: TODAY - 2, choices }, false);
    const answers = new Map(given.answers);
    for (const id of ['p-51', 'p-52'])
      answers.set(id, { ...answers.get(id)!, guessed: true as const });
    const open = { attempt: { ...given, answers }, tab: 'a', claimedAt: 1 };
    const first = withReplayedAnswers(withRunningAttempt(EMPTY_PROGRESS, open), forms, NOW);
    expect(rows(first).get('c-50')).toMatchObject({ daysRight: 1, missedSince: 0 });
    expect(rows(first).get('c-51')).toMatchObject({ daysRight: 0, missedSince: 0, wasRight: true });
    expect(rows(first).get('c-52')).toMatchObject({
      daysRight: 0,
      missedSince: TODAY - 2,
      wasRight: false,
    });
    // The stored attempt is not counted again at its end.
    const stored = parseStoredValue(PROGRESS, serializeStoredValue(PROGRESS, first));
    expect(stored).toEqual({ state: 'ok', value: first });
    const ended = withFinishedAttempt(first, { ...open.attempt, endedAt: NOW });
    expect(rows(withReplayedAnswers(ended, forms, NOW))).toEqual(rows(first));
    // The log keeps a dropped attempt's answers.
    const dropped = withRunningAttempt(EMPTY_PROGRESS, open);
    const again = withRunningAttempt(dropped, {
      attempt: attempt({ day: TODAY, choices: { 'p-60': RIGHT } }, false),
      tab: 'a',
      claimedAt: 2,
    });
    const logged = parseStoredValue(PROGRESS, serializeStoredValue(PROGRESS, again));
    expect(logged.state).toBe('ok');
    expect(rows(withReplayedAnswers(again, forms, NOW)).get('c-51')).toEqual(
      rows(first).get('c-51'),
    );
  });

  it('counts the first sign-drill answer of a day, and keeps other log entries', () => {
    const store = device().open();
    store.update((progress) => ({ ...progress, log: [[1, 'p-88888', 1, 2]] }));
    logDrill('signo-1', false, noon(TODAY - 1), store);
    logDrill('signo-1', true, noon(TODAY - 1) + 60_000, store);
    logDrill('signo-1', true, NOW, store);
    logDrill('signo-2', true, NOW, store);
    expect(store.read().log).toHaveLength(4);
    const learning = openLearning(store, forms, NOW);
    expect(learning.memory.get('signo-1')).toMatchObject({
      daysRight: 1,
      missedSince: 0,
      lastDay: TODAY,
    });
    expect(learning.memory.get('signo-2')).toMatchObject({ daysRight: 1 });
    expect(learning.counts.topics).toEqual({});
    expect(store.read().log).toEqual([[1, 'p-88888', 1, 2]]);
    expect(openLearning(store, forms, NOW)).toEqual(learning);
  });

  it('keeps answers from the future and to unknown questions for later', () => {
    const ahead = finished({ day: TODAY + 30, choices: { 'p-50': RIGHT } });
    const log = [
      drillLogEntry('p-77777', true, NOW),
      drillLogEntry('signo-1', true, noon(TODAY + 2)),
    ];
    const progress = withReplayedAnswers({ ...ahead, log }, forms, NOW);
    expect(rows(progress).size).toBe(0);
    expect(progress.log).toEqual(log);
    const later = withReplayedAnswers(progress, forms, noon(TODAY + 30));
    expect([...rows(later).keys()].sort()).toEqual(['c-50', 'signo-1']);
    expect(later.log).toEqual([log[0]]);
  });

  it('ignores answers to another revision', () => {
    const old = attempt({ day: TODAY, choices: { 'p-50': RIGHT } });
    const order = old.order.map((asked) => ({ ...asked, revision: 0 }));
    const progress = withReplayedAnswers(
      withFinishedAttempt(EMPTY_PROGRESS, { ...old, order }),
      forms,
      NOW,
    );
    expect(rows(progress).size).toBe(0);
  });

  it('a repeated replay has no effect, whatever was answered', () => {
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
      fc.property(fc.array(given, { maxLength: 20 }), (list) => {
        const once = withReplayedAnswers(finished(...list), forms, NOW);
        expect(withReplayedAnswers(once, forms, NOW)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });
});

describe('progress without a plan', () => {
  it('loses no answer of a hundred exams', () => {
    const exams = Array.from({ length: 100 }, (_, n) => ({
      day: TODAY - 100 + n,
      kind: 'simulacro' as const,
      choices: Object.fromEntries(
        Array.from({ length: 40 }, (__, i) => [`p-${(n * 7 + i) % 95}`, ((n + i) % 4) as Choice]),
      ),
    }));
    const reading = parseStoredValue(PROGRESS, serializeStoredValue(PROGRESS, finished(...exams)));
    expect(reading.state).toBe('ok');
    if (reading.state !== 'ok') return;
    const progress = withReplayedAnswers(reading.value, forms, NOW);
    expect(progress.finished).toHaveLength(100);
    const { days, counts, memory } = learningOf(progress);
    expect(days).toHaveLength(100);
    expect(memory.size).toBe(75);
    expect(Object.values(counts.topics).reduce((sum, [asked]) => sum + asked, 0)).toBe(75);
  });
});

describe('answers of attempts that are no longer stored', () => {
  it('answers of harder questions and of a restarted test stay logged until the plan opens', () => {
    const { open } = device();
    const store = open();
    for (let n = 0; n < 8; n += 1)
      store.update((progress) =>
        withFinishedAttempt(
          progress,
          attempt({ day: TODAY - 20 + n, choices: { [`p-${40 + n}`]: WRONG }, kind: 'reto' }),
        ),
      );
    for (let n = 8; n < 50; n += 1) {
      const running = attempt({ day: TODAY - 2, choices: { [`p-${40 + n}`]: RIGHT } }, false);
      store.update((progress) =>
        withRunningAttempt(progress, { attempt: running, tab: 'a', claimedAt: n }),
      );
    }
    expect(store.read().finished).toHaveLength(5);
    const learning = openLearning(open(), forms, NOW);
    expect(learning.memory.size).toBe(50);
    expect(open().read().log).toEqual([]);
  });
});

describe('a session on the device', () => {
  const start = (store: ReturnType<ReturnType<typeof device>['open']>) => {
    openLearning(store, forms, NOW);
    return changeLearning(store, (learning) => {
      const planned = withPlanSettings(learning, { examDay: TODAY + 14 }, NOW);
      const session = plannedSession(planned, material, TODAY, { minutes: 10 })!;
      return { ...planned, session: { ...session, id: 's' } };
    });
  };

  const current = (store: ReturnType<ReturnType<typeof device>['open']>) =>
    learningOf(store.read()).session!.items[0]!.id;

  it('survives a reload, and an answer given in two tabs counts once', () => {
    const { open } = device();
    const first = open();
    start(first);
    const second = open();
    const id = current(second);
    const answer = { session: 's', id, right: false, choice: 2 as Choice };
    answerSession(first, answer);
    const after = answerSession(second, { ...answer, right: true, choice: 1 });
    const row = after.memory.get(forms.byId.get(id)!.rule);
    expect(row).toMatchObject({ daysRight: 0, missedSince: TODAY });
    expect(after.session?.results).toEqual([false]);
  });

  it('loses nothing when another tab finishes a test meanwhile', () => {
    const { open } = device();
    const plan = open();
    start(plan);
    const test = open();
    test.update((progress) =>
      withFinishedAttempt(progress, attempt({ day: TODAY, choices: { 'p-90': WRONG } })),
    );
    const id = current(plan);
    answerSession(plan, { session: 's', id, right: true, choice: 1 });
    expect(open().read().finished).toHaveLength(1);
    expect([...openLearning(open(), forms, NOW).memory.keys()].sort()).toEqual(
      [forms.byId.get(id)!.rule, 'c-90'].sort(),
    );
  });
});

describe('an import', () => {
  it('gives both devices the same memory, and repeating it has no effect', () => {
    const choices = (from: number, choice: Choice) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`p-${50 + from + i}`, choice]));
    const one = device();
    const other = device();
    one.open().update(() => finished({ day: TODAY - 3, choices: choices(0, WRONG) }));
    openLearning(one.open(), forms, noon(TODAY - 3));
    one
      .open()
      .update((progress) =>
        withFinishedAttempt(progress, attempt({ day: TODAY - 2, choices: choices(5, RIGHT) })),
      );
    other.open().update(() => finished({ day: TODAY - 1, choices: choices(3, RIGHT) }));
    openLearning(other.open(), forms, noon(TODAY - 1));
    const [here, there] = [one.exported(), other.exported()];
    const memoryOf = (tab: ReturnType<typeof one.open>) =>
      [...openLearning(tab, forms, NOW).memory].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(importBackup(one.stores(), there, NOW)).toBe('ok');
    expect(importBackup(other.stores(), here, NOW)).toBe('ok');
    const merged = memoryOf(one.open());
    expect(memoryOf(other.open())).toEqual(merged);
    expect(merged).toHaveLength(15);
    importBackup(one.stores(), there, NOW);
    importBackup(one.stores(), one.exported(), NOW);
    expect(memoryOf(one.open())).toEqual(merged);
    expect(one.open().read().finished).toHaveLength(3);
  });

  it('an import skips memory rows dated in the future and adds the rest', () => {
    const one = device();
    const other = device();
    const at = (day: number) =>
      learningAfter(forms, [
        ['p-51', TODAY, true],
        ['p-50', day, true],
      ]);
    one
      .open()
      .update((progress) =>
        withLearning(progress, learningAfter(forms, [['p-50', TODAY - 1, false]])),
      );
    const before = openLearning(one.open(), forms, NOW).memory.get('c-50');
    other.open().update((progress) => withLearning(progress, at(TODAY + 2)));
    expect(importBackup(one.stores(), other.exported(), NOW)).toBe('partly');
    const { memory, days } = openLearning(one.open(), forms, NOW);
    expect(memory.get('c-50')).toEqual(before);
    expect(memory.get('c-51')?.lastDay).toBe(TODAY);
    expect(days).toEqual([TODAY - 1, TODAY]);
    other.open().update((progress) => withLearning(progress, at(TODAY)));
    expect(importBackup(one.stores(), other.exported(), NOW)).toBe('ok');
    // The same holds for a device without a plan.
    const fresh = device();
    expect(importBackup(fresh.stores(), other.exported(), NOW - 2 * 86_400_000)).toBe('partly');
    expect(learningOf(fresh.open().read()).memory.size).toBe(0);
  });
});

describe('a device', () => {
  it('a device with damaged stored progress keeps a full copy and uses the valid rest', () => {
    const { values, open } = device();
    const store = open();
    store.update((progress) =>
      withLearning(progress, learningAfter(forms, [['p-50', TODAY - 1, true]])),
    );
    const text = values.get(PROGRESS_KEY)!.replace('"days":[', '"days":["ayer",');
    values.set(PROGRESS_KEY, text);
    const learning = openLearning(open(), forms, NOW);
    expect([...learning.memory.keys()]).toEqual(['c-50']);
    expect(JSON.parse(values.get(CORRUPT_KEY)!)).toEqual(JSON.parse(text));
    expect(openLearning(open(), forms, NOW)).toEqual(learning);
  });

  it('a device with unreadable rows restores them from the stored answers', () => {
    const { values, open } = device();
    open().update(() => finished({ day: TODAY - 3, choices: { 'p-50': WRONG, 'p-51': RIGHT } }));
    const before = openLearning(open(), forms, NOW);
    values.set(PROGRESS_KEY, values.get(PROGRESS_KEY)!.replace('"c-50 ', '"c-50 ? '));
    expect([...openLearning(open(), forms, NOW).memory].sort()).toEqual([...before.memory].sort());
  });

  it('a device keeps a memory row dated in the future until a new answer', () => {
    const { open } = device();
    const store = open();
    const asks = forms.rules.map((rule): Ask => [rule.forms[0]!.id, TODAY + 40, true]);
    store.update((progress) => withLearning(progress, learningAfter(forms, asks)));
    const learning = openLearning(store, forms, NOW);
    expect(learning.memory.size).toBe(asks.length);
    const again = (known: typeof learning) =>
      chooseSession(chooserInputOn(known, courseContentOf(material), TODAY), 200).length;
    expect(again(learning)).toBe(asks.length);
    const session = plannedSession(learning, material, TODAY, { minutes: 5 })!;
    changeLearning(store, (before) => ({ ...before, session }));
    const { id } = session.items[0]!;
    const after = answerSession(store, { session: session.id, id, right: true, choice: 1 });
    const { rule } = forms.byId.get(id)!;
    expect(after.memory.get(rule)).toMatchObject({ lastDay: TODAY, daysRight: 1 });
    expect(again(after)).toBe(asks.length - 1);
    // If only this device's clock was wrong, the other rows are unchanged.
    const [other] = [...after.memory].find(([each]) => each !== rule)!;
    expect(openLearning(open(), forms, noon(TODAY + 40)).memory.get(other)).toEqual(
      learning.memory.get(other),
    );
  });

  it('a device with progress of a newer format writes nothing', () => {
    const { values, open } = device();
    values.set(PROGRESS_KEY, '{"version":10,"more":1}');
    const store = open();
    openLearning(store, forms, NOW);
    changeLearning(store, (learning) => withPlanSettings(learning, { minutes: 20 }, NOW));
    expect(learningOf(store.read()).plan?.minutes).toBe(20);
    expect(values.get(PROGRESS_KEY)).toBe('{"version":10,"more":1}');
    expect(store.trouble()).toBe('newer');
  });

  it('a device that is full or forbids storage works until the page is closed', () => {
    const forbidden = openProgress(() => {
      throw new DOMException('no', 'SecurityError');
    });
    for (const store of [device(50).open(), forbidden]) {
      openLearning(store, forms, NOW);
      const session = plannedSession(learningOf(store.read()), material, TODAY, { minutes: 5 })!;
      changeLearning(store, (learning) => ({ ...learning, session }));
      const { id } = session.items[0]!;
      const given = { session: session.id, id, right: true, choice: 1 as const };
      expect(answerSession(store, given).memory.size).toBe(1);
      expect(['full', 'blocked']).toContain(store.trouble());
    }
  });
});

it('the exam day is set, survives a change of minutes, and is cleared', () => {
  const MINUTE = Math.floor(NOW / 60_000);
  const learning = learningAfter(forms, []);
  const set = withPlanSettings(learning, { examDay: TODAY + 9 }, NOW);
  expect(set.plan).toMatchObject({ examDay: TODAY + 9, minutes: 10, startDay: TODAY });
  const quick = withPlanSettings(set, { minutes: 5 }, NOW + 60_000);
  expect(quick.plan).toEqual({ ...set.plan, minutes: 5, minutesAt: MINUTE + 1, examAt: MINUTE });
  const { plan } = withPlanSettings(quick, { examDay: undefined }, NOW + 2);
  expect(plan).not.toHaveProperty('examDay');
  expect(plan).not.toHaveProperty('examAt');
});
