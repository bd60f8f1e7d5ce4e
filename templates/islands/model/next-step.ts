/** Where a visitor is on the road, what comes next, and how each test went, from the progress on the device. Pure. */

import { type Attempt, percent } from './attempt.ts';
import { isPlain } from './checks.ts';
import {
  minutesOf,
  type Queue,
  queueOf,
  todayCount,
  todayWords,
  underWayWords,
} from './learning/queue.ts';
import { type Progress, resultsOf } from './progress.ts';

/** Written by the build: the tests in their order, each with the id, the revision and the right option of its questions. */
export type AnswerKeys = {
  id: string;
  title: string;
  keys: [id: string, revision: number, answer: number][];
}[];

/** `route` has no base path. */
export type NextStep = { title: string; detail: string; route: string };

/** All questions of the tests, as the queue counts them. */
export const askedIn = (tests: AnswerKeys) =>
  tests.flatMap(({ keys }) => keys.map(([id, revision]) => ({ id, revision })));

/**
 * Today's session comes first once it is begun, or there is a plan; without one, the practice that was left half-way.
 * @param now milliseconds since 1970
 * @returns nothing for a device that says nothing about the tests of today
 */
export function nextStep(
  progress: Progress,
  tests: AnswerKeys,
  now: number,
  queue: Queue = queueOf(progress, askedIn(tests), now),
): NextStep | undefined {
  const { session, review, known, unseen, daysLeft, today } = queue;
  const { learning } = progress;
  const isOpen = session !== undefined && session.answered < session.of;
  const route = '/plan/#sesion';
  if (isOpen) return { title: 'Seguir', detail: underWayWords(session), route };
  const isDone = session !== undefined && !session.isAside;
  const hasPlan = isPlain(learning) && isPlain(learning.plan);
  const open = hasPlan && !isDone ? undefined : goOn(progress, tests);
  if (open) return open;
  if (isDone) return { title: 'Listo por hoy', detail: 'Mira cómo vas', route: '/plan/' };
  if (!hasPlan && review.length + known === 0) return undefined;
  if (today.review + today.fresh + today.firm === 0 && unseen === 0)
    return {
      title: 'Hoy no te toca nada',
      detail: 'Si quieres, haz un simulacro',
      route: '/simulacro/',
    };
  return {
    title: `Seguir (${daysLeft === 0 ? 'un repaso corto' : `${minutesOf(learning?.plan)} min`})`,
    detail: todayWords(today) || 'Un repaso corto',
    route,
  };
}

/**
 * «Km 30 de 205 · Faltan 14 días», and in the next line what there is to do: «A repasar 18 · Nuevas 8». On the day itself no
 * number says what is missing.
 */
export function roadWords({ known, review, unseen, daysLeft, today }: Queue): string {
  const met = known + review.length;
  const km = `Km ${met} de ${met + unseen}`;
  if (daysLeft === 0) return `${km}\nTu examen es hoy`;
  const left = daysLeft === undefined ? '' : ` · ${untilExam(daysLeft)}`;
  return `${km}${left}\n${todayCount(review.length)} · Nuevas ${today.fresh}`;
}

const untilExam = (days: number): string => (days === 1 ? 'Falta 1 día' : `Faltan ${days} días`);

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

export type TestRecord = { last: number; best: number };

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

/** The test to go on with: the one under way, else the first without a result, else the one with the weakest. */
export function recommended<Test extends { running?: unknown; record?: TestRecord | undefined }>(
  tests: readonly Test[],
): Test | undefined {
  const lastOf = ({ record }: Test): number => record?.last ?? -1;
  return (
    tests.find(({ running }) => running) ?? [...tests].sort((a, b) => lastOf(a) - lastOf(b))[0]
  );
}
