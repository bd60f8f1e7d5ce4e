/** The mistake bank in storage: it outlives results, imports and changes of the format. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Attempt,
  type Choice,
  startAttempt,
} from '../../../templates/islands/quiz/attempt.ts';
import { importText } from '../../../templates/islands/storage/import.ts';
import {
  type Mistakes,
  openProgress,
  resultsOf,
  runningOf,
  withFinished,
  withRunning,
} from '../../../templates/islands/storage/progress.ts';
import { PROGRESS_KEY } from '../../../templates/islands/storage/registry.ts';
import { bank } from './bank.ts';

const data = bank(4);
const FIRST = 'pregunta-1';
const missed: Mistakes = new Map([[FIRST, 0]]);

describe('the mistake bank on the device', () => {
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

  it('stays when the results it came from are removed', () => {
    const store = open();
    store.update((progress) => ({ ...progress, mistakes: missed }));
    for (let n = 1; n < 130; n++)
      store.update((progress) =>
        withFinished(progress, ended(startAttempt(data, { id: `t${n}`, seed: 0, now: n }), n)),
      );
    expect(open().read().finished).toHaveLength(100);
    expect([...open().read().mistakes]).toEqual([[FIRST, 0]]);
  });

  it('leaves the results of tests alone after many reviews', () => {
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

  it('has one place for each test, one for exams and one for reviews, even for an exam with the number of a test', () => {
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

  it('keeps, after an import, what is still to be learned on either side', () => {
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
    importText(here, text, 0);
    expect(new Map(here.read().mistakes)).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
        ['c', 1],
      ]),
    );
  });

  it('migrates progress of the first version', () => {
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
