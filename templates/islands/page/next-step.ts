/** What a visitor does next, and how each test went, from the progress on the device. Pure. */
import { type Attempt, percent } from '../quiz/attempt.ts';
import { type Progress, placeOf, resultsOf } from '../storage/progress.ts';
import { type AnswerKeys, type NextStep, planStep } from './plan-step.ts';

export type { AnswerKeys } from './plan-step.ts';

/**
 * Today's session of the plan comes first; a test that was left half-way waits until it is over.
 * @param now milliseconds since 1970
 * @returns nothing for a device that says nothing about the tests of today
 */
export function nextStep(progress: Progress, tests: AnswerKeys, now: number): NextStep | undefined {
  const plan = planStep(progress, tests, now);
  if (plan && !plan.isDone) return plan;
  return goOn(progress, tests) ?? plan ?? review(progress, tests) ?? nextTest(progress, tests);
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

function review({ mistakes }: Progress, tests: AnswerKeys): NextStep | undefined {
  const count = tests.flatMap(({ keys }) => keys.filter(([id]) => mistakes.has(id))).length;
  return count === 0
    ? undefined
    : {
        title: count === 1 ? 'Repasa 1 pregunta' : `Repasa ${count} preguntas`,
        detail: 'Las que contestaste mal',
        route: '/repaso/',
      };
}

/** The first test without a result; of a reader who has done all, the weakest. */
function nextTest(progress: Progress, tests: AnswerKeys): NextStep | undefined {
  const records = tests.map((test) => ({ ...test, record: recordOf(progress, test) }));
  if (records.every(({ record }) => record === undefined)) return undefined;
  const [next] = records.sort((a, b) => (a.record?.last ?? -1) - (b.record?.last ?? -1));
  if (!next) return undefined;
  const { id, title, record } = next;
  return {
    title: record ? 'Sube tu nota' : 'Sigue con otro test',
    detail: record ? `${title} · último ${record.last}\u00a0%` : title,
    route: `/test/${id}/`,
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
