/** Import of a file of progress. Only the buttons that import load it. */
import { mergeStored } from '../plan/learning-format.ts';
import type { Attempt } from '../quiz/attempt.ts';
import {
  type Progress,
  type ProgressStore,
  placeOf,
  runningOf,
  withLogged,
  withRunning,
} from './progress.ts';
import { readProgress } from './progress-format.ts';

/** Adds the progress of a file to the device's; it never replaces an attempt by one with fewer answers. */
export function importText(store: ProgressStore, text: string): 'ok' | 'damaged' | 'newer' {
  const reading = readProgress(text);
  if (reading.state !== 'ok') return reading.state;
  store.update((here) => combine(here, reading.progress));
  return 'ok';
}

/** Nothing of either side is lost. Repeating it has no effect. */
function combine(here: Progress, brought: Progress): Progress {
  const known = new Set(here.finished.map(({ id }) => id));
  const finished = [...here.finished, ...brought.finished.filter(({ id }) => !known.has(id))].sort(
    (a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0) || (a.id < b.id ? -1 : 1),
  );
  // A question that is to be learned on either side is still to be learned.
  const mistakes = new Map(
    [...brought.mistakes, ...here.mistakes].map(([id, rights]) => [
      id,
      Math.min(rights, brought.mistakes.get(id) ?? 1) as 0 | 1,
    ]),
  );
  const learning = mergeStored(here.learning, brought.learning);
  let progress: Progress = { ...here, finished, mistakes, ...(learning ? { learning } : {}) };
  const unused: Attempt[] = [];
  for (const running of brought.running) {
    const own = runningOf(here, placeOf(running.attempt));
    if (!own || own.attempt.answers.size < running.attempt.answers.size)
      progress = withRunning(progress, running);
    else unused.push(running.attempt);
  }
  const { log } = withLogged({ ...progress, log: [...progress.log, ...brought.log] }, unused);
  return { ...progress, log: distinct(log) };
}

function distinct(log: readonly unknown[]): unknown[] {
  return [...new Map(log.map((entry) => [JSON.stringify(entry), entry])).values()];
}
