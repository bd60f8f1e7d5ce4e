/** Two ways to spend the minutes of a day: the rule before the plan, and the plan's own code. */
import { holdOut } from '../../../templates/islands/plan/due.ts';
import { withAnswer } from '../../../templates/islands/plan/memory.ts';
import { predictedShare } from '../../../templates/islands/plan/readiness.ts';
import { advanced, currentItem, startSession } from '../../../templates/islands/plan/session.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type Minutes,
  type PlanBank,
  type PlanQuestion,
} from '../../../templates/islands/plan/types.ts';
import { drawExam } from '../../../templates/islands/quiz/draw.ts';
import { type Learner, REASON_SECONDS } from './learner.ts';

export type Practice = { seconds: number; learning?: Learning };
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

export function practiseByPlan({ bank, learner, days, minutes, seed }: Course): Practice {
  const examDay = days + 1;
  const plan = { minutes, startDay: 1, seed, minutesAt: 0, examDay, examAt: 0 };
  let learning: Learning = { ...EMPTY_LEARNING, plan };
  let total = 0;
  for (let day = 1; day <= days; day += 1) {
    let left = minutes * 60;
    const ask = (question: PlanQuestion, isGraded = true) => {
      const { right, seconds } = learner.answer(question, day);
      left -= seconds;
      total += seconds;
      if (isGraded) learning = withAnswer(learning, { question, right, day });
      return right;
    };
    // «Mide tu preparación», a week before the exam.
    const held = day === days - 6 ? holdOut(learning, bank, day) : [];
    if (held.length > 0) {
      const predicted = predictedShare(
        learning,
        bank,
        held.map(({ id }) => id),
        day,
      );
      const right = held.filter((question) => ask(question)).length;
      learning = { ...learning, measure: { day, right, asked: held.length, predicted } };
    }
    for (let n = 0; left > 0; n += 1) {
      let session = startSession({ learning, bank, day, minutes, id: `${seed}-${day}-${n}` });
      if (!session) break;
      for (let item = currentItem(session); item && left > 0; item = currentItem(session)) {
        const question = bank.questions.find(({ id }) => id === item?.id)!;
        const right = ask(question, !item.again);
        session = advanced(session, { id: item.id, right }, bank);
      }
    }
  }
  return { seconds: total, learning };
}
