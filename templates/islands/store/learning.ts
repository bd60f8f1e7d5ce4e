/** The plan's part of the stored progress. All changes go through `store.update()`, so two tabs lose nothing. */
import {
  type Attempt,
  type Choice,
  GUESSED,
  type LoggedAnswer,
  loggedAnswers,
} from '../model/attempt.ts';
import { dayNumber, isFuture, MINUTE_MS } from '../model/days.ts';
import type { ConceptState } from '../model/learning/concept.ts';
import {
  type FormAnswer,
  type Forms,
  type KnownForm,
  withAnswers,
} from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { answered, isStep, withNext } from '../model/learning/session.ts';
import type { Counted, Day, Learning } from '../model/learning/types.ts';
import type { Progress } from '../model/progress.ts';
import { hash32 } from '../model/shuffle.ts';
import { packLearning, readLearning } from './plan.ts';
import type { ProgressStore } from './progress.ts';

/** The valid parts of what is stored; nothing throws. */
export const learningOf = ({ learning }: Pick<Progress, 'learning'>): Learning =>
  readLearning(learning).learning;

export const withLearning = (progress: Progress, learning: Learning): Progress => ({
  ...progress,
  learning: packLearning(learning),
});

/**
 * Call it when the bank has been loaded: puts the answers of tests, drills and exams into memory that it does not contain, and
 * stores the result. Parts that cannot be read are set aside before they are left out.
 * @returns the learning to draw
 */
export function openLearning(store: ProgressStore, forms: Forms, now: number): Learning {
  if (!readLearning(store.read().learning).isSound) store.setAside();
  store.update((progress) => replayed(progress, forms, now));
  return learningOf(store.read());
}

/** Reads, changes and writes at once. @returns the changed learning */
export function changeLearning(
  store: ProgressStore,
  change: (learning: Learning) => Learning,
): Learning {
  store.update((progress) => withLearning(progress, change(learningOf(progress))));
  return learningOf(store.read());
}

export type SessionAnswer = {
  /** Of the session that is answered: a session of another tab may have taken its place. */
  session: string;
  id: string;
  right: boolean;
  choice: Choice;
  /** Milliseconds that the learner has spent on the session. */
  spent: number;
};

/**
 * The learning after an answer of the session under way, and with its next item. An answer that comes twice counts once.
 * @param form what it asks; absent: a step of a pair that nothing counts
 */
export function withSessionAnswer(
  learning: Learning,
  material: Material,
  given: SessionAnswer,
  form: KnownForm | undefined,
  now: number,
): Learning {
  const { session } = learning;
  if (session?.id !== given.session) return learning;
  const after = answered(session, given);
  if (after === session) return learning;
  // A session that goes on past the end of its day keeps it.
  const today = dayNumber(now);
  const day = today === session.day + 1 ? session.day : today;
  const { right } = given;
  const counted =
    form && !isStep(given.id) ? withAnswers(learning, [{ form, right, day }]) : learning;
  return { ...counted, session: withNext(after, counted, material) };
}

/**
 * The progress with the stored answers in memory that it does not contain, oldest first. Repeating it has no effect. Answers
 * with a date in the future wait for it.
 */
export function replayed(progress: Progress, forms: Forms, now: number): Progress {
  const today = dayNumber(now);
  return {
    ...withLearning(progress, replayedLearning(progress, forms, now)),
    // What this bank does not know, and what is of the future, may count later.
    log: progress.log.filter(
      ([at, id, revision]) => dayOf(at) > today || revision > (forms.byId.get(id)?.revision ?? 0),
    ),
  };
}

/** The learning as `replayed` would store it. */
export function replayedLearning(progress: Progress, forms: Forms, now: number): Learning {
  const today = dayNumber(now);
  const stored = answersOf(progress).filter(({ answer: [at] }) => dayOf(at) <= today);
  const before = learningOf(progress);
  const known = new Set(before.counted.answers);
  const answers = stored.flatMap(({ answer, until }): FormAnswer[] => {
    const [at, id, revision, choice] = answer;
    const form = forms.byId.get(id);
    const isCounted = known.has(keyOf(answer)) || until < before.counted.day - 1;
    if (isCounted || form?.revision !== revision) return [];
    const sure = choice < GUESSED;
    return [
      { form, right: (sure ? choice : choice - GUESSED) === form.answer, sure, day: dayOf(at) },
    ];
  });
  // An answer of before says nothing about what was answered since.
  const isNew = (row: ConceptState | undefined, { day }: FormAnswer) =>
    !row || row.lastDay <= day || isFuture(row.lastDay, today);
  const learning = withAnswers(before, answers, isNew);
  // Those of the log leave it.
  const isKept = ({ until, isLogged }: Stored) => !isLogged && until >= today - 1;
  const recent = stored.filter(isKept).map(({ answer }) => answer);
  return { ...learning, counted: countedTo(today, recent) };
}

const countedTo = (day: Day, answers: readonly LoggedAnswer[]): Counted => ({
  day,
  answers: [...new Set(answers.map(keyOf))].sort((a, b) => a - b),
});

const keyOf = ([at, id, , choice]: LoggedAnswer): number => hash32(`${at} ${id} ${choice}`);
const dayOf = (minutes: number): Day => dayNumber(minutes * MINUTE_MS);

/** `until`: the last day on which it may have been stored. */
type Stored = { answer: LoggedAnswer; until: Day; isLogged?: true };

function answersOf({ log, finished, running }: Progress): Stored[] {
  const ofAttempt = (until: (attempt: Attempt) => Day) => (attempt: Attempt) =>
    loggedAnswers(attempt).map((answer): Stored => ({ answer, until: until(attempt) }));
  return [
    ...log.map((answer): Stored => ({ answer, until: dayOf(answer[0]), isLogged: true })),
    ...finished.flatMap(ofAttempt(({ endedAt = 0 }) => dayNumber(endedAt))),
    ...running.map(({ attempt }) => attempt).flatMap(ofAttempt(() => Number.POSITIVE_INFINITY)),
  ].sort((a, b) => a.answer[0] - b.answer[0] || order(a.answer[1], b.answer[1]));
}

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
