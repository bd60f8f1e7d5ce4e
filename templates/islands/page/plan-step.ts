/** Today's part of the plan for the home page, from what the plan stored. Loads nothing of the plan but its days. */
import { comingExam, dayNumber, isFuture } from '../plan/days.ts';
import type { Progress } from '../storage/progress.ts';
import { isCount, isPlain } from '../storage/progress-format.ts';

/** Written by the build: the tests in their order, each with the id, the revision and the right option of its questions. */
export type AnswerKeys = {
  id: string;
  title: string;
  keys: [id: string, revision: number, answer: number][];
}[];

/** `route` has no base path. */
export type NextStep = { title: string; detail: string; route: string };

/**
 * Days until recall falls to the target, as a multiple of the stability: FSRS-6 with its default weights. A test compares
 * them with the library's own.
 */
export const DUE_AFTER = { known: 1, unseen: 3.315_959_8 } as const;

/** @returns nothing without a plan; `isDone`: today's session is over */
export function planStep(
  { learning }: Progress,
  tests: AnswerKeys,
  now: number,
): (NextStep & { isDone: boolean }) | undefined {
  if (!isPlain(learning) || !isPlain(learning.plan)) return undefined;
  const { minutes, examDay } = learning.plan;
  const today = dayNumber(now);
  const { session } = learning;
  const route = '/plan/#sesion';
  if (isPlain(session) && session.day === today && isOver(session))
    return { title: 'Listo por hoy', detail: 'Mira cómo vas', route: '/plan/', isDone: true };
  const rows = new Map(
    listOf(learning.memory).flatMap((row) => (isRow(row) ? [[row[0], row]] : [])),
  );
  const asked = tests.flatMap(({ keys }) => keys);
  const known = asked.map(([id]) => rows.get(id)).filter((row) => row !== undefined);
  const coming = comingExam(isCount(examDay) ? examDay : undefined, today);
  const factor =
    coming !== undefined && known.length < asked.length ? DUE_AFTER.unseen : DUE_AFTER.known;
  const due = known.filter(
    ([, , lastDay, stability]) =>
      isFuture(lastDay, today) ||
      (lastDay < today && today - lastDay >= Math.ceil((factor * stability) / 10 - 1e-6)),
  ).length;
  return {
    title: `Hoy: ${isCount(minutes) ? minutes : 10} minutos`,
    detail: `${detailOf(due, asked.length - known.length)}${coming === undefined ? '' : ` · ${untilExam(coming - today)}`}`,
    route,
    isDone: false,
  };
}

function detailOf(due: number, unseen: number): string {
  if (due > 0) return `${due} por repasar`;
  return unseen > 0 ? 'Preguntas nuevas' : 'Un repaso corto';
}

function untilExam(days: number): string {
  if (days === 0) return 'tu examen es hoy';
  return days === 1 ? 'falta 1 día' : `faltan ${days} días`;
}

const isOver = ({ items, results }: Record<string, unknown>): boolean =>
  listOf(results).length >= listOf(items).length;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** As learning-format.ts packs it. */
type Row = [id: string, revision: number, lastDay: number, stability: number];
const isRow = (row: unknown): row is Row =>
  Array.isArray(row) && typeof row[0] === 'string' && isCount(row[2]) && isCount(row[3]);
