/** Where a visitor is on the road, what comes next, and how each test went, from the progress on the device. Pure. */

import { type Attempt, percent } from './attempt.ts';
import type { FileConcept, Standing } from './learning/forms.ts';
import { minutesOn } from './learning/plan-settings.ts';
import { isDone, isOver, underWayWords } from './learning/session.ts';
import type { StopKeys } from './learning/stops.ts';
import { roundOf } from './learning/two-rounds.ts';
import type { Day, Learning } from './learning/types.ts';
import { agendaWords, doneWords, examWords } from './learning/words.ts';
import { type Progress, resultsOf } from './progress.ts';

/** Written by the build: the tests in their order, each with the id, the revision and the right option of its questions. */
export type AnswerKeys = {
  id: string;
  title: string;
  keys: [id: string, revision: number, answer: number][];
}[];
/** With the concepts of these questions, and the other forms of each. */
export type KeysFile = { tests: AnswerKeys; concepts: FileConcept[]; stops: StopKeys };

/** `route` has no base path. */
export type NextStep = { title: string; detail: string; route: string };

/** What the plan knows of the learner today. */
export type Place = { learning: Learning; standing: Standing; today: Day };

/**
 * Today's session comes first once it is begun, or there is a plan; without one, the practice that was left half-way.
 * @returns nothing for a device that says nothing about the tests of today
 */
export function nextStep(
  progress: Progress,
  tests: AnswerKeys,
  { learning, standing, today }: Place,
): NextStep | undefined {
  const { plan, session } = learning;
  const ofToday = session?.day === today ? session : undefined;
  const route = '/plan/#sesion';
  if (ofToday && !isOver(ofToday) && ofToday.results.length > 0)
    return { title: 'Seguir', detail: underWayWords(ofToday), route };
  const isAtEnd = isDone(ofToday, today);
  const open = plan && !isAtEnd ? undefined : goOn(progress, tests);
  if (open) return open;
  if (isAtEnd)
    return {
      title: 'Ver tu plan',
      detail: `${doneWords(learning, today)}.`,
      route: '/plan/',
    };
  // The exam is over: the plan asks how it went, and has nothing to start before that is said.
  if (plan?.examDay !== undefined && plan.examDay < today)
    return { title: '¿Cómo te fue?', detail: examWords(plan.examDay, today), route: '/plan/' };
  const { known, once, review } = standing;
  if (!plan && known.length + once.length + review.length === 0) return undefined;
  const startDay = plan?.startDay ?? today;
  const round = roundOf({ today, startDay, examDay: plan?.examDay });
  if (round === 'exam day')
    return { title: 'Papeles y cita', detail: '¡Éxito!', route: '/tramites/' };
  return {
    title: `Seguir (${minutesOn(learning, standing, today)} min)`,
    detail: agendaWords(standing, round),
    route,
  };
}

const EXAM = { title: 'Simulacro', route: '/simulacro/' };

/** The practice under way that was opened last. */
function goOn({ running }: Progress, tests: AnswerKeys): NextStep | undefined {
  const known = new Set(tests.flatMap(({ keys }) => keys.map(([id]) => id)));
  const [last] = running
    .flatMap(({ attempt, claimedAt }) => {
      const test = tests.find(({ id }) => attempt.kind === 'test' && id === attempt.ref);
      const place = test
        ? { title: test.title, route: `/test/${test.id}/` }
        : attempt.kind === 'simulacro' && EXAM;
      // A removed question moves the others: then the practice itself finds the place.
      return place && attempt.order.every(({ id }) => known.has(id))
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

/** Last and best result of a test, from the questions that it still asks in the same words. */
export function recordOf(
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
    return percent(right.length, asked.length);
  };
  const results = resultsOf(progress, id).flatMap((attempt) => percentOf(attempt) ?? []);
  const last = results.at(-1);
  return last === undefined ? undefined : { last, best: Math.max(...results) };
}
