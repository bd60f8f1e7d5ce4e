/** Computes the visitor's next step and the record of each test from the progress on the device. Pure. */

import { type Attempt, roundedPercent } from './attempt.ts';
import type { CourseContent } from './learning/agenda.ts';
import type { StopRules } from './learning/course.ts';
import type { RuleRecord } from './learning/forms.ts';
import { isDayDone, isSessionOver } from './learning/session.ts';
import { DAY_ROUTES, dayView } from './learning/today.ts';
import type { Day, Learning } from './learning/types.ts';
import { finishedAttemptsOf, type Progress } from './progress.ts';

/**
 * The tests in their order, each with the id, the revision, the right option and the topic of its questions. The build
 * writes them.
 */
export type AnswerKeys = {
  id: string;
  title: string;
  keys: [id: string, revision: number, answer: number, topic: string][];
}[];
export type KeysFile = {
  tests: AnswerKeys;
  rules: RuleRecord[];
  stops: StopRules;
  weights: CourseContent['weights'];
};

export type LearnerDay = { learning: Learning; road: CourseContent; today: Day };
export type NextStep = { title: string; detail: string; route: string };

/**
 * Suggests today's session if it was begun, or if there is a plan and the session is not over; otherwise a practice
 * that was left half-way; otherwise what the plan suggests today.
 * @returns undefined if the device has no plan, no practice or session under way, and no remembered answers
 */
export function nextStep(
  progress: Progress,
  tests: AnswerKeys,
  place: LearnerDay,
): NextStep | undefined {
  const { learning, road, today } = place;
  const { plan, session } = learning;
  const isBegun = session?.day === today && session.results.length > 0 && !isSessionOver(session);
  const isFree = !isBegun && (!plan || isDayDone(session, today));
  const open = isFree ? unfinishedStep(progress, tests, road) : undefined;
  if (open) return open;
  if (!plan && !isBegun && learning.memory.size === 0) return undefined;
  const { title, rows, button } = dayView(place, String);
  // After the exam, one link must not answer for the learner: it leads to the page with all three answers.
  if (button.route === DAY_ROUTES.passed)
    return { title: 'Contar cómo me fue', detail: title, route: DAY_ROUTES.plan };
  const words = rows.map(({ count, what }) => `${count}\u00A0${what}`).join(', ');
  return { title: button.label, detail: words || title, route: button.route };
}

const EXAM = { title: 'Simulacro', route: '/simulacro/' };

/** The step that resumes the unfinished test or exam that was opened last. */
export function unfinishedStep(
  { running }: Progress,
  tests: AnswerKeys,
  { forms: { byId } }: CourseContent,
): NextStep | undefined {
  const [last] = running
    .flatMap(({ attempt, claimedAt }) => {
      const test = tests.find(({ id }) => attempt.kind === 'test' && id === attempt.ref);
      const place = test
        ? { title: test.title, route: `/test/${test.id}/` }
        : attempt.kind === 'simulacro' && EXAM;
      // If a question was removed, the stored position is no longer right, so the practice is not suggested.
      return place && attempt.order.every(({ id }) => byId.has(id))
        ? [{ attempt, claimedAt, place }]
        : [];
    })
    .sort((a, b) => b.claimedAt - a.claimedAt);
  if (!last) return undefined;
  const { attempt, place } = last;
  const number = attempt.position + 1;
  return {
    title: `Sigue en la pregunta ${number} de ${attempt.order.length}`,
    detail: place.title,
    route: `${place.route}#p${number}`,
  };
}

type TestRecord = { last: number; best: number };

/** Last and best result of a test, computed from the questions that the test still asks unchanged. */
export function testRecord(
  progress: Progress,
  { id, keys }: AnswerKeys[number],
): TestRecord | undefined {
  const answers = new Map(
    keys.map(([question, revision, answer]) => [`${question}@${revision}`, answer]),
  );
  const percentOf = (attempt: Attempt): number | undefined => {
    const asked = attempt.order.filter((each) => answers.has(`${each.id}@${each.revision}`));
    const right = asked.filter(
      (each) => attempt.answers.get(each.id)?.choice === answers.get(`${each.id}@${each.revision}`),
    );
    return roundedPercent(right.length, asked.length);
  };
  const results = finishedAttemptsOf(progress, id).flatMap((attempt) => percentOf(attempt) ?? []);
  const last = results.at(-1);
  return last === undefined ? undefined : { last, best: Math.max(...results) };
}
