/** What a visitor has done, as values: attempts under way and finished, the log, the settings. Pure. */
import { type Attempt, type LoggedAnswer, loggedAnswers } from './attempt.ts';
import type { Plain } from './checks.ts';

export type PracticeSettings = {
  shuffle: boolean;
  keys: boolean;
  /** The first press of an option answers, where each answer is explained. */
  tap: boolean;
};

/** An attempt under way, and the tab that owns it: the one that claimed it last. */
export type Running = { attempt: Attempt; tab: string; claimedAt: number };

export type Progress = {
  settings: PracticeSettings;
  running: readonly Running[];
  finished: readonly Attempt[];
  /** Answers of attempts that are no longer stored, for the memory of the plan. */
  log: readonly LoggedAnswer[];
  /** What the plan stores. Only its own script reads it (store/plan.ts): other pages carry it unchanged. */
  learning?: Plain;
};

export const DEFAULT_SETTINGS: PracticeSettings = {
  shuffle: false,
  keys: true,
  tap: false,
};
export const EMPTY_PROGRESS: Progress = {
  settings: DEFAULT_SETTINGS,
  running: [],
  finished: [],
  log: [],
};

export const MAX_LOG = 5000;
/** In a log, in place of a choice: a drill draws its options anew. */
export const RIGHT_DRILL = 4;
export const WRONG_DRILL = -1;
/** Drills and clips have no revisions. */
export const DRILL_REVISION = 1;

const MAX_RESULTS = 100;
/** Of the harder questions of each topic. */
const MAX_RETOS = 5;

/** Each test and each topic of harder questions has its place; all exams share one. */
export const placeOf = ({ kind, ref }: Pick<Attempt, 'kind' | 'ref'>): string =>
  kind === 'simulacro' ? kind : ref;

export const runningOf = (progress: Progress, place: string): Running | undefined =>
  progress.running.find(({ attempt }) => placeOf(attempt) === place);

export const resultsOf = (progress: Progress, place: string): Attempt[] =>
  progress.finished.filter((attempt) => placeOf(attempt) === place);

export function withRunning(progress: Progress, running: Running): Progress {
  const { attempt } = running;
  const rest = withoutRunning(progress, placeOf(attempt), attempt.id);
  return { ...rest, running: [...rest.running, running] };
}

/** The answers of the attempt that is dropped enter the log. @param id of an attempt whose answers do not, since it goes on */
export function withoutRunning(progress: Progress, place: string, id?: string): Progress {
  const isThere = ({ attempt }: Running) => placeOf(attempt) === place;
  const replaced = progress.running.filter(isThere).map(({ attempt }) => attempt);
  return {
    ...withLogged(
      progress,
      replaced.filter((attempt) => attempt.id !== id),
    ),
    running: progress.running.filter((other) => !isThere(other)),
  };
}

export const withFinished = (progress: Progress, done: Attempt): Progress => ({
  ...progress,
  running: progress.running.filter(({ attempt }) => attempt.id !== done.id),
  finished: [...progress.finished.filter(({ id }) => id !== done.id), done],
});

/** Changes only what the reader touched: a card that has not read the rest yet must not overwrite it. */
export const withSettings = (progress: Progress, change: Partial<PracticeSettings>): Progress => ({
  ...progress,
  settings: { ...progress.settings, ...change },
});

/** Answers enter the log before their attempt is dropped. */
export function trimmed(progress: Progress): Progress {
  const others = (attempt: Attempt) => attempt.kind === 'reto';
  const later = new Map<string, number>();
  // They must not push results of tests off the device.
  const recent = new Set(
    [...progress.finished].reverse().filter((attempt) => {
      const place = placeOf(attempt);
      later.set(place, (later.get(place) ?? 0) + 1);
      return others(attempt) && later.get(place)! <= MAX_RETOS;
    }),
  );
  const counted = progress.finished.filter((attempt) => !others(attempt)).slice(-MAX_RESULTS);
  const kept = new Set<Attempt>([...counted, ...recent]);
  const finished = progress.finished.filter((attempt) => kept.has(attempt));
  const dropped = progress.finished.filter((attempt) => !kept.has(attempt));
  return { ...withLogged(progress, dropped), finished };
}

/** Adds the settled answers of attempts that are about to be dropped. */
const withLogged = (progress: Progress, dropped: readonly Attempt[]): Progress =>
  dropped.length === 0 ? progress : withLog(progress, dropped.flatMap(loggedAnswers));

/** Adds answers to the log, which keeps the last ones. */
export const withLog = (progress: Progress, answers: readonly LoggedAnswer[]): Progress => ({
  ...progress,
  log: [...progress.log, ...answers].slice(-MAX_LOG),
});
