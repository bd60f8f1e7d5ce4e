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
import type { Learner } from './learner.ts';

export type Practice = { seconds: number; learning?: Learning };
export type Course = { bank: PlanBank; learner: Learner; days: number; minutes: Minutes; seed: number };

/** Questions of a review, as in Review.tsx. */
const REVIEW_SIZE = 20;

/**
 * Before the plan: each day first the mistake bank, until it is empty, then the tests in their order, then exams. A missed
 * question leaves the bank when it was right twice in a row.
 */
export function practiseByTests({ bank, learner, days, minutes, seed }: Course): Practice {
  const mistakes = new Map<string, 0 | 1>();
  const byId = new Map(bank.questions.map((question) => [question.id, question]));
  let next = 0;
  let exams = 0;
  let total = 0;
  for (let day = 1; day <= days; day += 1) {
    let left = minutes * 60;
    const ask = (question: PlanQuestion, hasReason = true) => {
      const { right, seconds } = learner.answer(question, day, hasReason);
      left -= seconds;
      total += seconds;
      const rights = mistakes.get(question.id);
      if (!right) {
        mistakes.delete(question.id);
        mistakes.set(question.id, 0);
      } else if (rights === 1) mistakes.delete(question.id);
      else if (rights === 0) mistakes.set(question.id, 1);
      return right;
    };
    while (left > 0) {
      const waiting = [...mistakes.keys()].slice(0, REVIEW_SIZE).map((id) => byId.get(id)!);
      if (waiting.length > 0) for (const question of waiting) left > 0 && ask(question);
      else if (next < bank.questions.length) {
        // One test, to its end or the end of the day.
        const end = Math.min(bank.questions.length, next + 25);
        while (next < end && left > 0) ask(bank.questions[next++]!);
      } else {
        exams += 1;
        const missed = drawExam(bank.questions as never, bank.exam, seed + exams)
          .filter((question) => left > 0 && !ask(question, false));
        // The result explains what was missed: about as long as the reason after a question.
        left -= 14 * missed.length;
      }
    }
  }
  return { seconds: total };
}

export function practiseByPlan({ bank, learner, days, minutes, seed }: Course): Practice {
  const examDay = days + 1;
  const plan = { minutes, startDay: 1, seed, changedAt: 0, examDay };
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
    // «Mide tu preparación», three days before the exam.
    const held = day === days - 2 ? holdOut(learning, bank) : [];
    if (held.length > 0) {
      const predicted = predictedShare(learning, bank, held.map(({ id }) => id), day);
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
