/** The mistake bank in storage: it outlives results and imports. */
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  type Choice,
  startAttempt,
} from '../../../../templates/islands/model/attempt.ts';
import {
  type Mistakes,
  runningOf,
  withFinished,
  withRunning,
} from '../../../../templates/islands/model/progress.ts';
import { importText } from '../../../../templates/islands/store/import.ts';
import { bank } from '../bank.ts';
import { device } from './device.ts';

const data = bank(4);
const FIRST = 'pregunta-1';
const missed: Mistakes = new Set([FIRST]);

describe('the mistake bank on the device', () => {
  const ended = (attempt: Attempt, n: number): Attempt => ({
    ...attempt,
    id: `fin${n}`,
    answers: new Map(
      data.questions.map(({ id }) => [id, { choice: 0 as Choice, revealed: false }]),
    ),
    endedAt: n,
  });
  it('stays when the results it came from are removed', () => {
    const { open } = device();
    const store = open();
    store.update((progress) => ({ ...progress, mistakes: missed }));
    for (let n = 1; n < 130; n++)
      store.update((progress) =>
        withFinished(progress, ended(startAttempt(data, { id: `t${n}`, seed: 0, now: n }), n)),
      );
    expect(open().read().finished).toHaveLength(100);
    expect([...open().read().mistakes]).toEqual([FIRST]);
  });

  it('has one place for each test and one for exams, even for an exam with the number of a test', () => {
    const { open } = device();
    const store = open();
    const place = (kind: 'test' | 'simulacro', id: string) => ({
      attempt: startAttempt(data, { id, seed: 2, now: 1, kind, ref: '2' }),
      tab: 'a',
      claimedAt: 1,
    });
    for (const [kind, id] of [
      ['test', 'a'],
      ['simulacro', 'b'],
    ] as const)
      store.update((progress) => withRunning(progress, place(kind, id)));
    expect(['2', 'simulacro'].map((at) => runningOf(open().read(), at)?.attempt.id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('keeps, after an import, what is still to be learned on either side', () => {
    const [there, here] = [device(), device()];
    there.open().update((progress) => ({ ...progress, mistakes: new Set(['a', 'b']) }));
    here.open().update((progress) => ({ ...progress, mistakes: new Set(['b', 'c']) }));
    importText(here.stores(), there.exported(), 0);
    expect(here.open().read().mistakes).toEqual(new Set(['a', 'b', 'c']));
  });
});
