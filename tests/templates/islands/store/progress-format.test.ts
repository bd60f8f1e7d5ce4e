/** Stored text as progress, whatever the text. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startAttempt } from '../../../../templates/islands/model/attempt.ts';
import { DEFAULT_SETTINGS, withRunning } from '../../../../templates/islands/model/progress.ts';
import { importText } from '../../../../templates/islands/store/import.ts';
import { packLearning, readLearning } from '../../../../templates/islands/store/learning-format.ts';
import { openProgress } from '../../../../templates/islands/store/progress.ts';
import {
  progressWriter,
  readProgress,
} from '../../../../templates/islands/store/progress-format.ts';
import { bank } from '../bank.ts';
import { FULL_LEARNING, fullProgress } from './full-progress.ts';

const data = bank(4);

it('reads 2,000 random values without an exception, and writes what it read so that it reads the same', () => {
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
      fc.constantFrom('version', 'settings', 'running', 'finished', 'mistakes', 'log', 'learning'),
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
      expect([...reading.progress.mistakes].every((id) => typeof id === 'string')).toBe(true);
      expect(readProgress(progressWriter()(reading.progress))).toEqual({
        state: 'ok',
        progress: reading.progress,
      });
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

it('every field of the progress is there after a reload, and what a file brings to an empty device', () => {
  const full = fullProgress(packLearning(FULL_LEARNING));
  const text = progressWriter()(full);
  expect(readProgress(text)).toEqual({ state: 'ok', progress: full });
  expect(readLearning(full.learning)).toEqual({ learning: FULL_LEARNING, isSound: true });

  let kept: string | null = null;
  const device = openProgress(
    () =>
      ({
        getItem: () => kept,
        setItem: (_: string, value: string) => void (kept = value),
      }) as unknown as Storage,
  );
  importText(device, text, 20_781 * 86_400_000);
  // The settings are of the device.
  expect(device.read()).toEqual({ ...full, settings: DEFAULT_SETTINGS });
});
