/** Import of a file of progress. Only the buttons that import load it. */
import { addOutings } from '../companion/outings.ts';
import { addTicks } from '../page/papers.ts';
import { DAY_MS } from '../plan/days.ts';
import { packLearning, readLearning } from '../plan/learning-format.ts';
import { mergeLearning, withoutFuture } from '../plan/merge-learning.ts';
import type { Attempt } from '../quiz/attempt.ts';
import {
  type Progress,
  type ProgressStore,
  placeOf,
  runningOf,
  withLogged,
  withRunning,
} from './progress.ts';
import { isName, type Plain, readProgress } from './progress-format.ts';

const MINUTE_MS = 60_000;
const MAX_PAPERS = 100;

/** `partly`: what the file dates after tomorrow was left out. */
export type ImportResult = 'ok' | 'partly' | 'damaged' | 'newer';

/** Adds the progress of a file to the device's; it never replaces an attempt by one with fewer answers. */
export function importText(store: ProgressStore, text: string, now: number): ImportResult {
  const reading = readProgress(text);
  if (reading.state !== 'ok') return reading.state;
  const { progress: brought, isWhole } = pastOf(reading.progress, now);
  store.update((here) => combine(here, brought, now));
  const { papers, outings } = JSON.parse(text) as Plain;
  addTicks(Array.isArray(papers) ? papers.filter(isName).slice(0, MAX_PAPERS) : []);
  addOutings(() => localStorage, outings);
  return isWhole ? 'ok' : 'partly';
}

/** The progress without what is of the future: it would win over everything that is here. The file keeps it. */
function pastOf(progress: Progress, now: number): { progress: Progress; isWhole: boolean } {
  let isWhole = true;
  const isPast = (...times: number[]): boolean => {
    const all = times.every((time) => time <= now + DAY_MS);
    isWhole &&= all;
    return all;
  };
  const isPastAttempt = ({ startedAt, endedAt = 0 }: Attempt) => isPast(startedAt, endedAt);
  const running = progress.running.filter(
    ({ attempt, claimedAt }) => isPastAttempt(attempt) && isPast(claimedAt),
  );
  const finished = progress.finished.filter(isPastAttempt);
  // The plan checks the log: what is no answer is left to it.
  const log = progress.log.filter(
    (item) => !Array.isArray(item) || typeof item[0] !== 'number' || isPast(item[0] * MINUTE_MS),
  );
  const whole = progress.learning && readLearning(progress.learning).learning;
  const learning = whole && packLearning(withoutFuture(whole, now));
  isWhole &&= JSON.stringify(learning) === JSON.stringify(whole && packLearning(whole));
  return {
    progress: { ...progress, running, finished, log, ...(learning ? { learning } : {}) },
    isWhole,
  };
}

function mergeStored(a: Plain | undefined, b: Plain | undefined, now: number): Plain | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return packLearning(mergeLearning(readLearning(a).learning, readLearning(b).learning, now));
}

/** Nothing of either side is lost. Repeating it has no effect. */
function combine(here: Progress, brought: Progress, now: number): Progress {
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
  const learning = mergeStored(here.learning, brought.learning, now);
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
