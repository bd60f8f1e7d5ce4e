/** The plan's part of the stored progress. All changes go through `store.update()`, so two tabs lose nothing. */
import { type Attempt, type Choice, type LoggedAnswer, loggedAnswers } from '../model/attempt.ts';
import { dayNumber } from '../model/days.ts';
import { type GivenAnswer, gradeRow, withAnswer, withAnswers } from '../model/learning/memory.ts';
import { advanced, currentItem, withPick } from '../model/learning/session.ts';
import type { Day, Learning, PlanBank, PlanQuestion } from '../model/learning/types.ts';
import type { Mistakes, Progress } from '../model/progress.ts';
import { RIGHT_DRILL } from '../model/progress.ts';
import { hash32 } from '../model/shuffle.ts';
import { packLearning, readLearning } from './plan.ts';
import type { ProgressStore } from './progress.ts';

const MINUTE_MS = 60_000;

/** The valid parts of what is stored; nothing throws. */
export const learningOf = ({
  learning,
  mistakes,
}: Pick<Progress, 'learning' | 'mistakes'>): Learning => ({
  ...readLearning(learning).learning,
  missed: [...mistakes],
});

export const withLearning = (progress: Progress, learning: Learning): Progress => ({
  ...progress,
  learning: packLearning(learning),
});

/**
 * Call it when the bank has been loaded: replays the answers of tests, reviews and exams that memory does not contain, and
 * stores the result. Parts that cannot be read are set aside before they are left out.
 * @returns the learning to draw
 */
export function openLearning(store: ProgressStore, bank: PlanBank, now: number): Learning {
  if (!readLearning(store.read().learning).isSound) store.setAside();
  store.update((progress) => replayed(progress, bank, now));
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
  /** False too if the answer was shown first, or with a hint. */
  right: boolean;
  choice: Choice;
};

/** Stores an answer of the session under way: memory, session and mistake bank. An answer that comes twice counts once. */
export function answerSession(
  store: ProgressStore,
  bank: PlanBank,
  { session: sessionId, id, right, choice }: SessionAnswer,
  now: number,
): Learning {
  store.update((progress) => {
    const learning = learningOf(progress);
    const { session } = learning;
    const item = session?.id === sessionId ? currentItem(session) : undefined;
    const question = bank.questions.find((each) => each.id === id);
    if (!session || item?.id !== id || !question) return progress;
    // A session that goes on past the end of its day keeps it.
    const today = dayNumber(now);
    const day = today === session.day + 1 ? session.day : today;
    const answer = { question, right, day, choice };
    const graded = item.again ? learning : withAnswer(learning, answer);
    const answered = withPick(session, session.results.length, choice);
    const next = { ...graded, session: advanced(answered, { id, right }, bank) };
    return withLearning(withMistake(progress, id, right, question.isDrill), next);
  });
  return learningOf(store.read());
}

/** Drills are not in the mistake bank: its page asks questions only. */
function withMistake(progress: Progress, id: string, right: boolean, isDrill?: boolean): Progress {
  if (isDrill || (right && !progress.mistakes.has(id))) return progress;
  const mistakes = new Set(progress.mistakes);
  mistakes.delete(id);
  if (!right) mistakes.add(id);
  return { ...progress, mistakes };
}

/**
 * Memory with the stored answers that it does not contain, oldest first. Repeating it has no
 * effect: a finished attempt is counted once, and an answer of a day that is graded already is not graded again. Answers with
 * a date in the future wait for it. Questions that are only in the mistake bank enter as missed yesterday.
 */
export function replayed(progress: Progress, bank: PlanBank, now: number): Progress {
  const today = dayNumber(now);
  const byId = new Map(bank.questions.map((question) => [question.id, question]));
  const before = learningOf(progress);
  const counted = new Set(before.counted);
  const isOver = ({ startedAt, endedAt = 0 }: Attempt) =>
    dayNumber(Math.max(startedAt, endedAt)) <= today;
  const isNew = ({ id }: Attempt) => !counted.has(hash32(id));
  const answers = [
    ...progress.log,
    ...progress.finished.filter(isNew).flatMap(loggedAnswers),
    ...progress.running.flatMap(({ attempt }) => loggedAnswers(attempt)),
  ].sort((a, b) => a[0] - b[0] || order(a[1], b[1]) || a[3] - b[3]);
  const learning = withSeeds(
    withAnswers(before, givenAnswers(answers, before, byId, today)),
    progress.mistakes,
    byId,
    today,
  );
  const over = progress.finished.filter(isOver).map(({ id }) => hash32(id));
  return {
    ...withLearning(progress, { ...learning, counted: over.sort((a, b) => a - b) }),
    // What this bank does not know, and what is of the future, may count later.
    log: progress.log.filter(
      ([at, id, revision]) => dayOf(at) > today || revision > (byId.get(id)?.revision ?? 0),
    ),
    mistakes: stillMissed(progress.mistakes, learning, today),
  };
}

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const dayOf = (minutes: number): Day => dayNumber(minutes * MINUTE_MS);

function givenAnswers(
  answers: readonly LoggedAnswer[],
  { memory }: Learning,
  byId: ReadonlyMap<string, PlanQuestion>,
  today: Day,
): GivenAnswer[] {
  // The answers of an exam have one time.
  let time = Number.NaN;
  let day = 0;
  return answers.flatMap(([at, id, revision, choice]) => {
    const question = byId.get(id);
    if (at !== time) day = dayOf(at);
    time = at;
    if (question?.revision !== revision || day > today) return [];
    const row = memory.get(id);
    // A stored answer never restarts a row: only one given now tells that the row's date is wrong.
    if (row && row.revision >= revision && day <= row.lastDay) return [];
    const isChoice = choice >= 0 && choice < RIGHT_DRILL;
    return [
      {
        question,
        day,
        right: question.isDrill ? choice === RIGHT_DRILL : choice === question.answer,
        ...(isChoice ? { choice: choice as Choice } : {}),
      },
    ];
  });
}

/** Missed by an answer that is no longer stored: its row was damaged, or it came with a file. No day of study is known for it. */
function withSeeds(
  learning: Learning,
  mistakes: Mistakes,
  byId: ReadonlyMap<string, PlanQuestion>,
  today: Day,
): Learning {
  const memory = new Map(learning.memory);
  for (const id of mistakes) {
    const question = byId.get(id);
    if (!question || memory.has(id)) continue;
    const { revision } = question;
    memory.set(id, gradeRow(undefined, { id, revision, right: false, day: today - 1 }));
  }
  return { ...learning, memory };
}

/** Without what another device has answered right since; a right answer given here has taken it out at once. */
const stillMissed = (mistakes: Mistakes, { memory }: Learning, today: Day): Mistakes =>
  new Set(
    [...mistakes].filter((id) => {
      const row = memory.get(id);
      return !row?.lastRight || row.lastDay >= today;
    }),
  );
