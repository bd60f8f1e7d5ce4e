/**
 * Reads and changes the plan's part of the stored progress. All changes use `store.update()`, so that no change made in
 * another tab is lost.
 */
import {
  type Attempt,
  type Choice,
  GUESS_OFFSET,
  type LoggedAnswer,
  loggedAnswers,
} from '../model/attempt.ts';
import { dayNumber, isAfterTomorrow, MINUTE_MS } from '../model/days.ts';
import { planPhase } from '../model/learning/choose-session.ts';
import { carAfterAnswer, courseOf } from '../model/learning/course.ts';
import {
  type FormAnswer,
  type FormWithAnswer,
  type RulesAndForms,
  withAnswers,
} from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-material.ts';
import { type RuleRow, ruleStateOf } from '../model/learning/rule.ts';
import { isUncountedStep, sessionAfterAnswer } from '../model/learning/session.ts';
import type { CountedAnswers, Day, Learning } from '../model/learning/types.ts';
import type { Progress } from '../model/progress.ts';
import { hash32 } from '../model/shuffle.ts';
import { packLearning, readLearning } from './plan.ts';
import type { ProgressStore } from './progress.ts';

/** Returns the valid parts of the stored learning. Never throws. */
export const learningOf = ({ learning }: Pick<Progress, 'learning'>): Learning =>
  readLearning(learning).learning;

export const withLearning = (progress: Progress, learning: Learning): Progress => ({
  ...progress,
  learning: packLearning(learning),
});

/**
 * Adds answers of tests, drills and exams that the memory does not contain, and stores the result. Call it once the
 * bank has loaded. Unreadable parts are copied to another key before they are dropped.
 * @returns the learning to show
 */
export function openLearning(store: ProgressStore, forms: RulesAndForms, now: number): Learning {
  if (!readLearning(store.read().learning).isSound) store.setAside();
  store.update((progress) => withReplayedAnswers(progress, forms, now));
  return learningOf(store.read());
}

/**
 * Reads, changes and writes the learning in one step.
 * @returns the changed learning
 */
export function changeLearning(store: ProgressStore, change: (learning: Learning) => Learning) {
  store.update((progress) => withLearning(progress, change(learningOf(progress))));
  return learningOf(store.read());
}

export type SessionAnswer = {
  /** Id of the answered session, which another tab may have replaced. */
  session: string;
  id: string;
  right: boolean;
  choice: Choice;
  /** Milliseconds that the learner has spent on the session. */
  spent: number;
};

/**
 * The learning after an answer, which counts only once.
 * @param form the answered form; if it is undefined, the answer does not count
 */
export function withSessionAnswer(
  learning: Learning,
  material: Pick<Material, 'forms' | 'file'>,
  given: SessionAnswer,
  form: FormWithAnswer | undefined,
  now: number,
): Learning {
  const { session } = learning;
  if (session?.id !== given.session) return learning;
  const after = sessionAfterAnswer(session, given);
  if (after === session) return learning;
  // A session that continues into the next day keeps its day.
  const today = dayNumber(now);
  const day = today === session.day + 1 ? session.day : today;
  const { right } = given;
  if (!form || isUncountedStep(given.id)) return { ...learning, session: after };
  const counted = withAnswers(learning, [{ form, right, day }]);
  const [answers, seconds] = learning.counts.pace;
  const spent = Math.round((after.spent - session.spent) / 1000);
  const moved =
    session.of === undefined ? withCarMoved(learning, counted, material, { form, day }) : counted;
  return {
    ...moved,
    counts: { ...counted.counts, pace: [answers + 1, seconds + spent] },
    session: after,
  };
}

function withCarMoved(
  { memory, plan, car }: Learning,
  after: Learning,
  { forms, file }: Pick<Material, 'forms' | 'file'>,
  { form: { rule }, day }: { form: FormWithAnswer; day: Day },
): Learning {
  const own = forms.rules.find(({ id }) => id === rule)?.forms ?? [];
  const isFirm = (rows: Learning['memory']) => ruleStateOf(rows.get(rule), own) === 'firm';
  const days = { today: day, startDay: plan?.startDay ?? day, examDay: plan?.examDay };
  const moved = carAfterAnswer(
    car,
    { rule, isNew: !memory.has(rule), isMadeFirm: !isFirm(memory) && isFirm(after.memory) },
    courseOf(after.memory, forms, file.stops),
    planPhase(days) === 'first',
  );
  return moved ? { ...after, car: moved } : after;
}

/**
 * Adds the stored answers that the memory lacks, the oldest first. Idempotent. Answers dated in the future are kept for
 * later.
 */
export function withReplayedAnswers(
  progress: Progress,
  forms: RulesAndForms,
  now: number,
): Progress {
  const today = dayNumber(now);
  return {
    ...withLearning(progress, replayedLearning(progress, forms, now)),
    // Keeps answers to questions that are newer than this bank or not in it, and answers dated in the future, because
    // they may count later.
    log: progress.log.filter(
      ([at, id, revision]) => dayOf(at) > today || revision > (forms.byId.get(id)?.revision ?? 0),
    ),
  };
}

/** The learning that `withReplayedAnswers` would store. */
export function replayedLearning(progress: Progress, forms: RulesAndForms, now: number): Learning {
  const today = dayNumber(now);
  const stored = answersOf(progress).filter(({ answer: [at] }) => dayOf(at) <= today);
  const before = learningOf(progress);
  const known = new Set(before.counted.answers);
  const answers = stored.flatMap(({ answer, until }): FormAnswer[] => {
    const [at, id, revision, choice] = answer;
    const form = forms.byId.get(id);
    const isCounted = known.has(keyOf(answer)) || until < before.counted.day - 1;
    if (isCounted || form?.revision !== revision) return [];
    const sure = choice < GUESS_OFFSET;
    return [
      {
        form,
        right: (sure ? choice : choice - GUESS_OFFSET) === form.answer,
        sure,
        day: dayOf(at),
      },
    ];
  });
  // An answer older than the last answer in its row does not count, unless the last answer is dated in the future.
  const isNew = (row: RuleRow | undefined, { day }: FormAnswer) =>
    !row || row.lastDay <= day || isAfterTomorrow(row.lastDay, today);
  const learning = withAnswers(before, answers, isNew);
  // Answers of the log are removed from it once counted, so only other answers are recorded as counted.
  const isKept = ({ until, isLogged }: Stored) => !isLogged && until >= today - 1;
  const recent = stored.filter(isKept).map(({ answer }) => answer);
  return { ...learning, counted: countedTo(today, recent) };
}

const countedTo = (day: Day, answers: readonly LoggedAnswer[]): CountedAnswers => ({
  day,
  answers: [...new Set(answers.map(keyOf))].sort((a, b) => a - b),
});

const keyOf = ([at, id, , choice]: LoggedAnswer): number => hash32(`${at} ${id} ${choice}`);
const dayOf = (minutes: number): Day => dayNumber(minutes * MINUTE_MS);

/** `until`: the last day on which the answer may have been stored. */
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
