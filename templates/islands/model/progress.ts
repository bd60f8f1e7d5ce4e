/** A visitor's progress as values: attempts under way and finished, the log, the settings. Pure. */
import { type Attempt, type LoggedAnswer, loggedAnswers } from './attempt.ts';
import type { PlainObject } from './stored-value-checks.ts';

export type PracticeSettings = {
  shuffle: boolean;
  keys: boolean;
  /** True if the first press of an option submits it as the answer, in practices that explain each answer. */
  tap: boolean;
};

/** An attempt under way, and its owner, which is the tab that claimed it last. */
export type RunningAttempt = { attempt: Attempt; tab: string; claimedAt: number };

export type Progress = {
  settings: PracticeSettings;
  running: readonly RunningAttempt[];
  finished: readonly Attempt[];
  /** Answers for the memory of the plan: from question pages, drills and attempts that are no longer stored. */
  log: readonly LoggedAnswer[];
  /** The plan's data in its stored form, which store/plan.ts reads. Pages without the plan write it back unchanged. */
  learning?: PlainObject;
};

export const DEFAULT_SETTINGS: PracticeSettings = { shuffle: false, keys: true, tap: false };
export const EMPTY_PROGRESS: Progress = {
  settings: DEFAULT_SETTINGS,
  running: [],
  finished: [],
  log: [],
};

export const MAX_LOG = 5000;
/** Logged instead of the chosen option for a right answer in a drill, which draws its options anew each time. */
export const DRILL_RIGHT_CHOICE = 4;
export const DRILL_WRONG_CHOICE = -1;
/** Drills and clips have no revisions. */
export const DRILL_REVISION = 1;

const MAX_RESULTS = 100;
const MAX_RETOS = 5;

/**
 * The key under which an attempt is stored: each test and each topic of harder questions has its own key, and all exams
 * share one.
 */
export const keyOfAttempt = ({ kind, ref }: Pick<Attempt, 'kind' | 'ref'>): string =>
  kind === 'simulacro' ? kind : ref;

export const runningAttemptOf = (progress: Progress, place: string): RunningAttempt | undefined =>
  progress.running.find(({ attempt }) => keyOfAttempt(attempt) === place);

export const finishedAttemptsOf = (progress: Progress, place: string): Attempt[] =>
  progress.finished.filter((attempt) => keyOfAttempt(attempt) === place);

/** The try number of a pupil's next class exam. The seed of the question order identifies the pupil. */
export const nextTryNumber = (progress: Progress, place: string, seed: number): number =>
  1 +
  finishedAttemptsOf(progress, place).filter(
    (done) => done.sealed !== undefined && done.seed === seed,
  ).length;

export function withRunningAttempt(progress: Progress, running: RunningAttempt): Progress {
  const { attempt } = running;
  const rest = withoutRunningAttempt(progress, keyOfAttempt(attempt), attempt.id);
  return { ...rest, running: [...rest.running, running] };
}

/**
 * Drops the attempt at a place and logs its answers.
 * @param id the id of an attempt that continues; its answers are not logged
 */
export function withoutRunningAttempt(progress: Progress, place: string, id?: string): Progress {
  const isThere = ({ attempt }: RunningAttempt) => keyOfAttempt(attempt) === place;
  const replaced = progress.running.filter(isThere).map(({ attempt }) => attempt);
  return {
    ...withLogged(
      progress,
      replaced.filter((attempt) => attempt.id !== id),
    ),
    running: progress.running.filter((other) => !isThere(other)),
  };
}

export const withFinishedAttempt = (progress: Progress, done: Attempt): Progress => ({
  ...progress,
  running: progress.running.filter(({ attempt }) => attempt.id !== done.id),
  finished: [...progress.finished.filter(({ id }) => id !== done.id), done],
});

/** Changes only the given settings, because a card that has not read the other settings must not overwrite them. */
export const withSettings = (progress: Progress, change: Partial<PracticeSettings>): Progress => ({
  ...progress,
  settings: { ...progress.settings, ...change },
});

/** Drops the oldest results, after their answers are logged. */
export function withoutOldResults(progress: Progress): Progress {
  const isReto = ({ kind }: Attempt) => kind === 'reto';
  const isKept = (attempt: Attempt, at: number) => {
    const later = progress.finished.slice(at + 1);
    // Harder questions must not displace results of tests.
    return isReto(attempt)
      ? later.filter((other) => keyOfAttempt(other) === keyOfAttempt(attempt)).length < MAX_RETOS
      : later.filter((other) => !isReto(other)).length < MAX_RESULTS;
  };
  const finished = progress.finished.filter(isKept);
  const dropped = progress.finished.filter((attempt) => !finished.includes(attempt));
  return { ...withLogged(progress, dropped), finished };
}

const withLogged = (progress: Progress, dropped: readonly Attempt[]): Progress =>
  dropped.length === 0 ? progress : withLoggedAnswers(progress, dropped.flatMap(loggedAnswers));

/** Adds answers to the log, which keeps the last `MAX_LOG` of them. */
export const withLoggedAnswers = (
  progress: Progress,
  answers: readonly LoggedAnswer[],
): Progress => ({
  ...progress,
  log: [...progress.log, ...answers].slice(-MAX_LOG),
});
