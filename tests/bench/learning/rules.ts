/** Two ways to spend the minutes of a day: the rule before the plan, and the plan's own code. */

import { drawExam } from '../../../templates/islands/model/draw.ts';
import { holdOut } from '../../../templates/islands/model/learning/due.ts';
import { withAnswer } from '../../../templates/islands/model/learning/memory.ts';
import {
  predictedShare,
  readinessOn,
} from '../../../templates/islands/model/learning/readiness.ts';
import { needsMore } from '../../../templates/islands/model/learning/readiness-words.ts';
import {
  advanced,
  currentItem,
  startSession,
} from '../../../templates/islands/model/learning/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type Minutes,
  type PlanBank,
  type PlanQuestion,
} from '../../../templates/islands/model/learning/types.ts';
import { type Learner, REASON_SECONDS } from './learner.ts';

export type Practice = { seconds: number };
export type Course = {
  bank: PlanBank;
  learner: Learner;
  days: number;
  minutes: Minutes;
  seed: number;
};

/** Questions of a review, as in Review.tsx. */
const REVIEW_SIZE = 20;

/** Questions of a test. */
const TEST_SIZE = 25;

/** An exam by its number, as the simulator draws it. */
export function examOf({ questions, exam }: PlanBank, number: number): PlanQuestion[] {
  const drawable = questions.map(({ twins: _, ...question }) => question);
  return drawExam(drawable, exam, number);
}

/**
 * Before the plan: each day first the mistake bank, until it is empty, then the tests in their order, then exams. A missed
 * question leaves the bank when it was right twice in a row.
 */
export function practiseByTests({ bank, learner, days, minutes, seed }: Course): Practice {
  const mistakes = new Map<string, 0 | 1>();
  const byId = new Map(bank.questions.map((question) => [question.id, question]));
  const unasked = [...bank.questions];
  let exams = 0;
  /** What is next on the site. */
  const nextPage = (): { questions: PlanQuestion[]; isExam: boolean } => {
    if (mistakes.size > 0) {
      const waiting = [...mistakes.keys()].slice(0, REVIEW_SIZE);
      return { questions: waiting.flatMap((id) => byId.get(id) ?? []), isExam: false };
    }
    if (unasked.length > 0) return { questions: unasked.splice(0, TEST_SIZE), isExam: false };
    exams += 1;
    return { questions: examOf(bank, seed + exams), isExam: true };
  };
  const noteResult = (id: string, right: boolean) => {
    if (!right) {
      mistakes.delete(id);
      mistakes.set(id, 0);
    } else if (mistakes.get(id) === 1) mistakes.delete(id);
    else if (mistakes.has(id)) mistakes.set(id, 1);
  };
  let total = 0;
  let page = nextPage();
  for (let day = 1; day <= days; day += 1) {
    for (let left = minutes * 60; left > 0; ) {
      const question = page.questions.shift();
      if (!question) {
        page = nextPage();
        continue;
      }
      const { right, seconds } = learner.answer(question, day, !page.isExam);
      noteResult(question.id, right);
      // The result of an exam explains what was missed.
      const spent = seconds + (page.isExam && !right ? REASON_SECONDS : 0);
      left -= spent;
      total += spent;
    }
  }
  return { seconds: total };
}

type Run = Course & { isOnce: boolean; examDay: number; learning: Learning; seconds: number };

/**
 * With the plan's own code and a false clock.
 * @param isOnce one session a day, as somebody who presses «Empezar» once; else one after the other until the time is over
 */
export function practiseByPlan(
  course: Course,
  isOnce = false,
): Practice & { learning: Learning; warned: number | undefined } {
  const { days, minutes, seed } = course;
  const examDay = days + 1;
  const plan = { minutes, startDay: 1, seed, minutesAt: 0, examDay, examAt: 0 };
  const run: Run = {
    ...course,
    isOnce,
    examDay,
    learning: { ...EMPTY_LEARNING, plan },
    seconds: 0,
  };
  let warned: number | undefined;
  for (let day = 1; day <= days; day += 1) {
    practiseOn(run, day);
    if (isOnce && needsMore(readinessOf(run, day), examDay - day)) warned ??= day;
  }
  return { seconds: run.seconds, learning: run.learning, warned };
}

const readinessOf = ({ learning, bank, examDay }: Run, day: number) =>
  readinessOn(learning, bank, { today: day, day: examDay });

function ask(run: Run, id: string, day: number, isGraded = true): boolean {
  const question = run.bank.questions.find((each) => each.id === id)!;
  const { right, seconds } = run.learner.answer(question, day);
  run.seconds += seconds;
  if (isGraded) run.learning = withAnswer(run.learning, { question, right, day });
  if (run.isOnce) {
    const others = (run.learning.missed ?? []).filter((other) => other !== id);
    run.learning = { ...run.learning, missed: right ? others : [...others, id] };
  }
  return right;
}

/** «Mide tu preparación», a week before the exam. */
function measure(run: Run, day: number): void {
  const { bank, examDay, isOnce } = run;
  const held = examDay - day === 7 ? holdOut(run.learning, bank, day).map(({ id }) => id) : [];
  if (held.length === 0 || (isOnce && readinessOf(run, day).state === 'silent')) return;
  const predicted = predictedShare(run.learning, bank, held, day);
  const right = held.filter((id) => ask(run, id, day)).length;
  run.learning = { ...run.learning, measure: { day, right, asked: held.length, predicted } };
}

function practiseOn(run: Run, day: number): void {
  const { bank, minutes, seed, isOnce } = run;
  const end = run.seconds + minutes * 60;
  const hasTime = () => isOnce || run.seconds < end;
  measure(run, day);
  for (let n = 0; hasTime(); n += 1) {
    const id = isOnce ? `${seed}-${day}` : `${seed}-${day}-${n}`;
    let session = startSession({ learning: run.learning, bank, day, minutes, id });
    if (!session) return;
    for (let item = currentItem(session); item && hasTime(); item = currentItem(session))
      session = advanced(
        session,
        { id: item.id, right: ask(run, item.id, day, !item.again) },
        bank,
      );
    if (isOnce) return;
  }
}
