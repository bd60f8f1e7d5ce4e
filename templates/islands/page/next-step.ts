/** Where a visitor is on the road, what comes next, and how each test went, from the progress on the device. Pure. */
import { dayNumber } from '../plan/days.ts';
import { minutesOf, type Queue, queueOf } from '../plan/queue.ts';
import { type Attempt, percent } from '../quiz/attempt.ts';
import { type Progress, placeOf, resultsOf } from '../storage/progress.ts';
import { isPlain } from '../storage/progress-format.ts';

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
 * Today's session comes first once there is a plan; without one, the practice that was left half-way.
 * @param now milliseconds since 1970
 * @returns nothing for a device that says nothing about the tests of today
 */
export function nextStep(
  progress: Progress,
  tests: AnswerKeys,
  now: number,
  queue: Queue = queueOf(progress, askedIn(tests), now),
): NextStep | undefined {
  const { learning } = progress;
  const hasPlan = isPlain(learning) && isPlain(learning.plan);
  const isDone = hasPlan && isOver(learning.session, dayNumber(now));
  if (!hasPlan || isDone) {
    const open = goOn(progress, tests);
    if (open) return open;
  }
  if (isDone) return { title: 'Listo por hoy', detail: 'Mira cómo vas', route: '/plan/' };
  if (!hasPlan && queue.review.length + queue.known === 0) return undefined;
  const { review, fresh } = queue.today;
  if (review + fresh === 0 && queue.unseen === 0)
    return {
      title: 'Hoy no te toca nada',
      detail: 'Si quieres, haz un simulacro',
      route: '/simulacro/',
    };
  return {
    title: `Seguir (${queue.daysLeft === 0 ? 'un repaso corto' : `${minutesOf(learning?.plan)} min`})`,
    detail: todayWords(review, fresh),
    route: '/plan/#sesion',
  };
}

/** «5 a repasar y 15 nuevas». */
function todayWords(review: number, fresh: number): string {
  const parts = [
    review > 0 && `${review} a repasar`,
    fresh > 0 && `${fresh} ${fresh === 1 ? 'nueva' : 'nuevas'}`,
  ].filter((part) => part !== false);
  return parts.join(' y ') || 'Un repaso corto';
}

/** «Km 30 de 205 · Faltan 14 días», and in the next line what there is to do: «A repasar hoy 18 · Nuevas 8». */
export function roadWords({ known, review, unseen, daysLeft, today }: Queue): string {
  const met = known + review.length;
  const left = daysLeft === undefined ? '' : ` · ${untilExam(daysLeft)}`;
  return `Km ${met} de ${met + unseen}${left}\nA repasar hoy ${review.length} · Nuevas ${today.fresh}`;
}

function untilExam(days: number): string {
  if (days === 0) return 'Tu examen es hoy';
  return days === 1 ? 'Falta 1 día' : `Faltan ${days} días`;
}

function isOver(session: unknown, today: number): boolean {
  if (!isPlain(session) || session.day !== today) return false;
  const { items, results } = session;
  return Array.isArray(items) && Array.isArray(results) && results.length >= items.length;
}

const PLACES: Record<string, { title: string; route: string }> = {
  simulacro: { title: 'Simulacro', route: '/simulacro/' },
  repaso: { title: 'Repaso', route: '/repaso/' },
};

/** The practice under way that was opened last. */
function goOn({ running }: Progress, tests: AnswerKeys): NextStep | undefined {
  const known = new Set(tests.flatMap(({ keys }) => keys.map(([id]) => id)));
  const [last] = running
    .flatMap(({ attempt, claimedAt }) => {
      const test = tests.find(({ id }) => attempt.kind === 'test' && id === attempt.ref);
      const place = test
        ? { title: test.title, route: `/test/${test.id}/` }
        : attempt.kind !== 'test' && PLACES[placeOf(attempt)];
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
  return tests.find(({ running }) => running) ?? tests.toSorted((a, b) => lastOf(a) - lastOf(b))[0];
}
