/** The mistake bank: in with a miss, out after twice right in a row, each answer counted once. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Action,
  type Attempt,
  type Choice,
  reduceAttempt,
  startAttempt,
} from '../../../templates/islands/quiz/attempt.ts';
import {
  type Mistakes,
  openProgress,
  resultsOf,
  runningOf,
  withFinished,
  withMistakes,
  withRunning,
} from '../../../templates/islands/storage/progress.ts';
import {
  progressWriter,
  readProgress,
} from '../../../templates/islands/storage/progress-format.ts';
import { PROGRESS_KEY } from '../../../templates/islands/storage/registry.ts';
import { bank } from './bank.ts';

const data = bank(4);
const keys = new Map(data.questions.map((q) => [q.id, q.answer]));
const FIRST = 'pregunta-1';
const right = keys.get(FIRST) as Choice;
const wrong = ((right + 1) % 4) as Choice;

/** Plays an attempt action by action, as the page does. */
function practise(mistakes: Mistakes, actions: Action[]): Mistakes {
  let attempt = startAttempt(data, { id: 'a', seed: 0, now: 1 });
  let held = mistakes;
  for (const action of actions) {
    const next = reduceAttempt(attempt, action);
    held = withMistakes(held, attempt, next, keys);
    attempt = next;
  }
  return held;
}
const answer = (choice: Choice): Action[] => [{ type: 'choose', choice }, { type: 'reveal' }];
const none: Mistakes = new Map();

describe('a question', () => {
  it('is in the bank after a wrong answer, and out of it after two right ones in a row', () => {
    const missed = practise(none, answer(wrong));
    expect([...missed]).toEqual([[FIRST, 0]]);
    const once = practise(missed, answer(right));
    expect([...once]).toEqual([[FIRST, 1]]);
    expect([...practise(once, answer(right))]).toEqual([]);
    expect([...practise(once, answer(wrong))]).toEqual([[FIRST, 0]]);
  });

  it('is not added by a right answer', () => {
    expect([...practise(none, answer(right))]).toEqual([]);
  });

  it('does not count while its answer may still change', () => {
    expect([
      ...practise(none, [
        { type: 'choose', choice: wrong },
        { type: 'next', explain: false },
        { type: 'previous' },
      ]),
    ]).toEqual([]);
  });

  it('counts once, at the reveal or at the end, however often the reader goes back and forth', () => {
    const rest = data.questions.slice(1).flatMap(({ answer: key }): Action[] => [
      { type: 'choose', choice: key },
      { type: 'next', explain: false },
    ]);
    const around: Action[] = [
      { type: 'next', explain: false },
      { type: 'previous' },
      { type: 'next', explain: false },
    ];
    const held = practise(new Map([[FIRST, 0]]), [
      ...answer(right),
      ...around,
      ...rest,
      { type: 'finish', at: 3 },
    ]);
    expect([...held]).toEqual([[FIRST, 1]]);
  });
});

it('a bank of any history holds only 0 and 1, and exactly the questions whose last misses are not yet made good', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3), fc.constantFrom<Choice>(0, 1, 2, 3)), { maxLength: 60 }),
      (history) => {
        let held = none;
        const expected = new Map<string, number>();
        for (const [n, choice] of history) {
          const { id } = data.questions[n]!;
          const attempt = startAttempt(data, {
            id: 'x',
            seed: 0,
            now: 1,
            kind: 'repaso',
            ref: 'todo',
            questions: [data.questions[n]!],
          });
          held = withMistakes(
            held,
            attempt,
            { ...attempt, answers: new Map([[id, { choice, revealed: true }]]) },
            keys,
          );
          if (choice !== keys.get(id)) expected.set(id, 0);
          else if (expected.get(id) === 1) expected.delete(id);
          else if (expected.has(id)) expected.set(id, 1);
        }
        expect(new Map(held)).toEqual(expected);
      },
    ),
  );
});

describe('on the device', () => {
  let values: Map<string, string>;
  const open = () =>
    openProgress(
      () =>
        ({
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => void values.set(key, value),
          removeItem: (key: string) => void values.delete(key),
        }) as unknown as Storage,
    );
  const ended = (attempt: Attempt, n: number): Attempt => ({
    ...attempt,
    id: `fin${n}`,
    answers: new Map(
      data.questions.map(({ id }) => [id, { choice: 0 as Choice, revealed: false }]),
    ),
    endedAt: n,
  });
  beforeEach(() => {
    values = new Map();
  });

  it('the bank outlives the results it came from', () => {
    const store = open();
    store.update((progress) => ({ ...progress, mistakes: practise(none, answer(wrong)) }));
    for (let n = 1; n < 130; n++)
      store.update((progress) =>
        withFinished(progress, ended(startAttempt(data, { id: `t${n}`, seed: 0, now: n }), n)),
      );
    expect(open().read().finished).toHaveLength(100);
    expect([...open().read().mistakes]).toEqual([[FIRST, 0]]);
  });

  it('many reviews remove no result of a test', () => {
    const store = open();
    store.update((progress) =>
      withFinished(progress, ended(startAttempt(data, { id: 't', seed: 0, now: 1 }), 1)),
    );
    for (let n = 2; n < 150; n++)
      store.update((progress) =>
        withFinished(
          progress,
          ended(
            startAttempt(data, { id: `r${n}`, seed: 0, now: n, kind: 'repaso', ref: 'todo' }),
            n,
          ),
        ),
      );
    expect(resultsOf(open().read(), '2')).toHaveLength(1);
  });

  it('each test, the exam and the review have a place of their own, even an exam with a test’s number', () => {
    const store = open();
    const place = (kind: 'test' | 'simulacro' | 'repaso', id: string) => ({
      attempt: startAttempt(data, { id, seed: 2, now: 1, kind, ref: '2' }),
      tab: 'a',
      claimedAt: 1,
    });
    for (const [kind, id] of [
      ['test', 'a'],
      ['simulacro', 'b'],
      ['repaso', 'c'],
    ] as const)
      store.update((progress) => withRunning(progress, place(kind, id)));
    expect(
      ['2', 'simulacro', 'repaso'].map((at) => runningOf(open().read(), at)?.attempt.id),
    ).toEqual(['a', 'b', 'c']);
  });

  it('an import keeps what is still to be learned on either side', () => {
    const there = open();
    there.update((progress) => ({
      ...progress,
      mistakes: new Map([
        ['a', 1],
        ['b', 0],
      ] as const),
    }));
    const text = there.exportText();
    values = new Map();
    const here = open();
    here.update((progress) => ({
      ...progress,
      mistakes: new Map([
        ['b', 1],
        ['c', 1],
      ] as const),
    }));
    here.importText(text);
    expect(new Map(here.read().mistakes)).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
        ['c', 1],
      ]),
    );
  });

  it('progress of the first version is brought to this one', () => {
    const old = {
      version: 1,
      settings: { explain: true, shuffle: false, keys: true },
      running: [
        {
          tab: 'a',
          claimedAt: 1,
          attempt: {
            id: 'x',
            kind: 'test',
            ref: '2',
            bankRevision: 'r',
            seed: 0,
            startedAt: 1,
            position: 0,
            order: [[FIRST, 1]],
            answers: [[FIRST, 2, 0]],
          },
        },
      ],
      finished: [],
    };
    values.set(PROGRESS_KEY, JSON.stringify(old));
    const store = open();
    expect(store.trouble()).toBeUndefined();
    expect(runningOf(store.read(), '2')?.attempt).toMatchObject({
      id: 'x',
      flagged: [],
      usedMs: 0,
    });
    expect(store.read().settings.explain).toBe(true);
    expect(store.read().mistakes.size).toBe(0);
  });
});

it('2,000 random values: no exception, nothing undefined, and what comes out goes back in', () => {
  let kept: string | null = null;
  const sound = openProgress(
    () =>
      ({
        getItem: () => kept,
        setItem: (_: string, value: string) => void (kept = value),
      }) as unknown as Storage,
  );
  sound.update((progress) =>
    withRunning(progress, {
      attempt: startAttempt(data, {
        id: 'a',
        seed: 3,
        now: 1,
        limitMinutes: 40,
        kind: 'simulacro',
        ref: '7',
      }),
      tab: 't',
      claimedAt: 2,
    }),
  );
  const base = JSON.parse(sound.exportText()) as Record<string, unknown>;
  /** A sound value with one part of it replaced by anything: such damage is harder to see than noise. */
  const damaged = fc
    .tuple(
      fc.constantFrom('version', 'settings', 'running', 'finished', 'mistakes'),
      fc.jsonValue(),
    )
    .map(([key, value]) => JSON.stringify({ ...base, [key]: value }));
  const inner = fc
    .tuple(
      fc.constantFrom(
        'id',
        'kind',
        'ref',
        'seed',
        'startedAt',
        'endedAt',
        'position',
        'usedMs',
        'limitMinutes',
        'order',
        'answers',
        'flagged',
      ),
      fc.jsonValue(),
    )
    .map(([key, value]) => {
      const [running] = base.running as { attempt: object }[];
      return JSON.stringify({
        ...base,
        running: [{ ...running, attempt: { ...running!.attempt, [key]: value } }],
      });
    });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), damaged, inner), (text) => {
      const reading = readProgress(text);
      if (reading.state === 'newer') return;
      for (const { attempt } of reading.progress.running) {
        expect(attempt.order.length).toBeGreaterThan(attempt.position);
        expect(Number.isFinite(new Date(attempt.startedAt).getTime())).toBe(true);
      }
      expect(
        [...reading.progress.mistakes.values()].every((rights) => rights === 0 || rights === 1),
      ).toBe(true);
      expect(readProgress(progressWriter()(reading.progress))).toEqual({
        state: 'ok',
        progress: reading.progress,
      });
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
