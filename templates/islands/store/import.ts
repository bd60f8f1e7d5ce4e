/** Import of a file of progress. Only the buttons that import load it. */

import { type Attempt, loggedAnswers } from '../model/attempt.ts';
import { isName, type Plain } from '../model/checks.ts';
import { DAY_MS } from '../model/days.ts';
import { type Progress, placeOf, type Running, withLogged } from '../model/progress.ts';
import { packLearning, readLearning } from './learning-format.ts';
import { greater, mergeLearning, withoutFuture } from './merge-learning.ts';
import { addOutings } from './merge-outings.ts';
import { deviceOutings } from './outings.ts';
import type { ProgressStore } from './progress.ts';
import { packAttempt, readProgress } from './progress-format.ts';
import { addTicks, deviceTicks } from './ticks.ts';

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
  addTicks(deviceTicks, Array.isArray(papers) ? papers.filter(isName).slice(0, MAX_PAPERS) : []);
  addOutings(deviceOutings, outings);
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

/**
 * Nothing of either side is lost. It commutes, is associative, and repeating it has no effect, but for the settings, which are
 * of this device, and the order of what was missed.
 */
export function combine(here: Progress, brought: Progress, now: number): Progress {
  const finished = new Map<string, Attempt>();
  for (const attempt of [...here.finished, ...brought.finished])
    finished.set(attempt.id, fuller(finished.get(attempt.id), attempt));
  // A question that is to be learned on either side is still to be learned.
  const mistakes = new Set([...here.mistakes, ...brought.mistakes]);
  const running = new Map<string, Running>();
  const unused: Attempt[] = [];
  for (const one of [...here.running, ...brought.running]) {
    const place = placeOf(one.attempt);
    const own = running.get(place);
    const [kept, left] = own && ahead(own, one) === own ? [own, one] : [one, own];
    running.set(place, kept);
    if (left && textOf(left.attempt) !== textOf(kept.attempt)) unused.push(left.attempt);
  }
  const learning = mergeStored(here.learning, brought.learning, now);
  const { log } = withLogged({ ...here, log: [...here.log, ...brought.log] }, unused);
  // What is under way brings its answers itself, also if a copy of it was left out before.
  const open = new Set(
    [...running.values()].flatMap(({ attempt }) => loggedAnswers(attempt)).map(entryText),
  );
  return {
    ...here,
    finished: [...finished.values()].sort(
      (a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0) || (a.id < b.id ? -1 : 1),
    ),
    mistakes,
    running: [...running.values()],
    log: distinct(log).filter((entry) => !open.has(entryText(entry))),
    ...(learning ? { learning } : {}),
  };
}

const textOf = (attempt: Attempt): string => JSON.stringify(packAttempt(attempt));

/** Of two of one place the one with more answers; else the one that was used last. */
const ahead = (a: Running, b: Running): Running =>
  greater(
    a,
    b,
    ({ attempt, claimedAt }) => [attempt.answers.size, claimedAt],
    ({ attempt, tab }) => textOf(attempt) + tab,
  )!;

/** Of two copies of one attempt the one with more answers. */
const fuller = (a: Attempt | undefined, b: Attempt): Attempt =>
  greater(a, b, ({ answers, endedAt = 0 }) => [answers.size, endedAt], textOf)!;

const entryText = (entry: unknown): string => JSON.stringify(entry);

function distinct(log: readonly unknown[]): unknown[] {
  return [...new Map(log.map((entry) => [entryText(entry), entry])).values()];
}
