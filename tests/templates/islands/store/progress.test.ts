import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Attempt,
  type Choice,
  startAttempt,
} from '../../../../templates/islands/model/attempt.ts';
import {
  finishedAttemptsOf,
  runningAttemptOf,
  withFinishedAttempt,
  withRunningAttempt,
  withSettings,
} from '../../../../templates/islands/model/progress.ts';
import { importBackup } from '../../../../templates/islands/store/import.ts';
import { openProgress, removeProgress } from '../../../../templates/islands/store/progress.ts';
import {
  CORRUPT_KEY,
  PROGRESS_KEY,
  STORED_KEYS,
} from '../../../../templates/islands/store/registry.ts';
import { bank } from '../bank.ts';
import { blocked, device } from './device.ts';

let { values, open, stores, limit, exported } = device();
const running = (attempt: Attempt, claimedAt = 1) => ({ attempt, tab: 'a', claimedAt });
const attempt = (ref = '2', given = 3): Attempt => {
  const data = bank(5, { test: { id: ref, title: 'x', minutes: 1 } });
  const answers = new Map(
    data.questions
      .slice(0, given)
      .map(({ id }, i) => [id, { choice: (i % 4) as Choice, revealed: i === 1 }]),
  );
  return {
    ...startAttempt(data, { id: `intento-${ref}`, seed: 9, now: 10 }),
    answers,
    position: Math.min(given, 4),
  };
};

beforeEach(() => {
  ({ values, open, stores, limit, exported } = device());
});

describe('a working storage', () => {
  it('returns stored progress on another page', () => {
    open().update((p) => withRunningAttempt(p, running(attempt())));
    expect(runningAttemptOf(open().read(), '2')).toEqual(running(attempt()));
  });

  it('moves a finished attempt to the results', () => {
    const store = open();
    store.update((p) => withRunningAttempt(p, running(attempt())));
    store.update((p) => withFinishedAttempt(p, { ...attempt(), endedAt: 20 }));
    expect(runningAttemptOf(store.read(), '2')).toBeUndefined();
    expect(finishedAttemptsOf(open().read(), '2').at(-1)?.endedAt).toBe(20);
  });

  it('keeps what another tab wrote in between', () => {
    const [one, two] = [open(), open()];
    one.read();
    two.update((p) => withRunningAttempt(p, running(attempt('3'))));
    one.update((p) => withRunningAttempt(p, running(attempt('2'))));
    expect(open().read().running).toHaveLength(2);
  });

  it('leaves the keys of other programs alone when everything is deleted', () => {
    values.set('de-otro', 'x');
    const store = open();
    store.update((p) => withRunningAttempt(p, running(attempt())));
    removeProgress(store);
    expect([...values]).toEqual([['de-otro', 'x']]);
    expect(store.read().running).toEqual([]);
  });
});

describe('harder questions', () => {
  const data = bank(5, { test: { id: 'retos-reglas', title: 'Retos', minutes: 5, reto: true } });
  const done = (n: number): Attempt => ({
    ...startAttempt(data, { id: `reto${n}`, seed: 0, now: n }),
    answers: new Map(
      data.questions.map(({ id, answer }) => [
        id,
        { choice: ((answer + 1) % 4) as Choice, revealed: false },
      ]),
    ),
    endedAt: n,
  });

  it('have their own results, which never displace the results of tests', () => {
    const store = open();
    store.update((progress) => withFinishedAttempt(progress, { ...attempt('2', 5), endedAt: 20 }));
    for (let n = 1; n <= 120; n += 1)
      store.update((progress) => withFinishedAttempt(progress, done(n)));
    const stored = open().read();
    expect(finishedAttemptsOf(stored, '2').at(-1)).toBeDefined();
    expect(finishedAttemptsOf(stored, 'retos-reglas').at(-1)?.id).toBe('reto120');
    expect(stored.finished.length).toBeLessThan(10);
  });
});

describe('bad values', () => {
  const BAD = [
    '{',
    '',
    'null',
    '[]',
    '1',
    '"x"',
    '{}',
    '{"version":0}',
    '{"version":"1"}',
    '{"version":1,"finished":7}',
    '{"__proto__":{"x":1},"version":1,"log":7}',
    `[${'1,'.repeat(1000)}1]`,
    'x'.repeat(3_000_000),
    '\u0000',
    '[['.repeat(10_000),
  ];

  it.each(BAD.map((value) => [value.slice(0, 40), value]))(
    '%s is set aside and replaced',
    (_, value) => {
      values.set(PROGRESS_KEY, value);
      const store = open();
      store.update((p) => withRunningAttempt(p, running(attempt())));
      expect(store.trouble()).toBe('damaged');
      expect(values.get(CORRUPT_KEY)).toBe(value);
      expect(runningAttemptOf(open().read(), '2')).toBeDefined();
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  it.each<[string, (attempt: { id: unknown; answers: unknown[] }) => void]>([
    ['a numeric id', (broken) => void (broken.id = 7)],
    ['a duplicate answer', ({ answers }) => void answers.push(answers[0])],
  ])('saves the valid attempts of a damaged value: %s', (_, damage) => {
    open().update((p) =>
      withRunningAttempt(
        withFinishedAttempt(p, { ...attempt('1', 5), endedAt: 3 }),
        running(attempt('2')),
      ),
    );
    const stored = JSON.parse(values.get(PROGRESS_KEY)!);
    damage(stored.running[0].attempt);
    const text = JSON.stringify(stored);
    values.set(PROGRESS_KEY, text);
    const progress = open().read();
    expect(progress.running).toEqual([]);
    expect(progress.finished).toHaveLength(1);
    expect(values.get(CORRUPT_KEY)).toBe(text);
  });

  it('keeps each damaged value under its own key', () => {
    for (const value of ['{1', '{2']) {
      values.set(PROGRESS_KEY, value);
      open().read();
    }
    expect([values.get(CORRUPT_KEY), values.get(`${CORRUPT_KEY}:2`)]).toEqual(['{1', '{2']);
  });

  it('does not change data that a newer version of the site wrote', () => {
    values.set(PROGRESS_KEY, '{"version":9,"todo":"nuevo"}');
    const store = open();
    store.update((p) => withRunningAttempt(p, running(attempt())));
    expect(store.trouble()).toBe('newer');
    expect(runningAttemptOf(store.read(), '2')).toBeDefined();
    expect(values.get(PROGRESS_KEY)).toBe('{"version":9,"todo":"nuevo"}');
  });

  it('does not overwrite a damaged value that it cannot set aside', () => {
    values.set(PROGRESS_KEY, '{"roto": "largo largo"');
    limit(5);
    const store = open();
    store.read();
    limit(1e6);
    store.update((p) => withRunningAttempt(p, running(attempt())));
    expect(values.get(PROGRESS_KEY)).toBe('{"roto": "largo largo"');
    expect(runningAttemptOf(store.read(), '2')).toBeDefined();
  });
});

describe('progress with blocked or full storage', () => {
  it('works in memory when blocked', () => {
    const store = openProgress(blocked);
    store.update((p) => withRunningAttempt(p, running(attempt())));
    expect(store.trouble()).toBe('blocked');
    expect(runningAttemptOf(store.read(), '2')).toBeDefined();
    removeProgress(store);
    expect(store.read().running).toEqual([]);
  });

  it('works in memory when full, and saves again when there is room', () => {
    limit(10);
    const store = open();
    store.update((p) => withRunningAttempt(p, running(attempt())));
    expect(store.trouble()).toBe('full');
    expect(runningAttemptOf(store.read(), '2')).toBeDefined();
    limit(1e6);
    store.update((p) => withSettings(p, { shuffle: true, keys: true }));
    expect(store.trouble()).toBeUndefined();
    expect(runningAttemptOf(open().read(), '2')).toBeDefined();
  });

  it('keeps what another tab stored while storage was full for this tab', () => {
    const [here, there] = [open(), open()];
    limit(10);
    here.update((p) => withRunningAttempt(p, running(attempt('2'))));
    limit(1e6);
    there.update((p) => withRunningAttempt(p, running(attempt('1'))));
    const names = () => here.read().running.map(({ attempt: { ref } }) => ref);
    expect(names().sort()).toEqual(['1', '2']);
    here.update((p) => withRunningAttempt(p, running(attempt('3'))));
    expect(here.trouble()).toBeUndefined();
    expect(names().sort()).toEqual(['1', '2', '3']);
    expect(open().read()).toEqual(here.read());
  });
});

describe('export and import', () => {
  it('adds to stored data, and keeps the attempt with more answers', () => {
    open().update((p) =>
      withFinishedAttempt(withRunningAttempt(p, running(attempt('2', 1))), {
        ...attempt('1', 5),
        endedAt: 3,
      }),
    );
    const text = exported();
    ({ stores, open, exported } = device());
    const here = open();
    here.update((p) => withRunningAttempt(p, running(attempt('2', 4))));
    expect(importBackup(stores(), text, 10)).toBe('ok');
    expect(runningAttemptOf(here.read(), '2')?.attempt.answers.size).toBe(4);
    expect(finishedAttemptsOf(here.read(), '1').at(-1)).toBeDefined();
  });

  it('leaves out data dated after tomorrow, and says so', () => {
    const DAY = 86_400_000;
    const now = 20_780 * DAY;
    const at = (ref: string, time: number) => ({ ...attempt(ref), startedAt: now, endedAt: time });
    open().update((p) => ({
      ...withFinishedAttempt(withFinishedAttempt(p, at('1', now + DAY)), at('3', now + 2 * DAY)),
      running: [running(attempt('2'), now + 2 * DAY), running(attempt('4'), now)],
      log: [
        [(now + 9 * DAY) / 60_000, 'a', 1, 2],
        [now / 60_000, 'b', 1, 2],
      ],
    }));
    const text = exported();
    ({ stores, open, exported } = device());
    const here = open();
    expect(importBackup(stores(), text, now)).toBe('partly');
    const progress = here.read();
    expect(progress.finished.map(({ ref }) => ref)).toEqual(['1']);
    expect(progress.running.map(({ attempt: { ref } }) => ref)).toEqual(['4']);
    expect(progress.log).toEqual([[now / 60_000, 'b', 1, 2]]);
    // The file is unchanged: once the date is right, all of it is imported.
    expect(importBackup(stores(), text, now + 9 * DAY)).toBe('ok');
    expect(here.read().finished).toHaveLength(2);
  });

  it('refuses a text that is damaged or from a newer version of the site', () => {
    expect(importBackup(stores(), 'hola', 10)).toBe('damaged');
    expect(importBackup(stores(), '{"version":10}', 10)).toBe('newer');
  });
});

it('the registry lists every stored key', () => {
  expect(STORED_KEYS.map(({ key }) => key)).toEqual([
    'accessibility-settings',
    'notice-seen',
    'show-performance-monitor',
    'licencia-pr:progreso',
    'licencia-pr:progreso:corrupto',
    'licencia-pr:antes',
    'licencia-pr:papeles',
    'licencia-pr:salidas',
  ]);
});
