/** What a link of another device changes here, in words before it is added, and how it is taken back. Pure. */

import { isName, isPlain, type Plain } from '../model/checks.ts';
import type { Day, Learning, MemoryRow } from '../model/learning/types.ts';
import { counted, dateWords } from '../model/learning/words.ts';
import type { Progress } from '../model/progress.ts';
import { learningOf, withLearning } from './learning.ts';
import { packLearning, readLearning } from './learning-format.ts';

/** A day of the exam that is over is no plan: it does not come here with a link, so nobody is asked how it went. */
export function withoutPastExam(brought: Learning, today: Day): Learning {
  const { plan } = brought;
  if (plan?.examDay === undefined || plan.examDay >= today) return brought;
  const { examDay: _, examAt: __, ...rest } = plan;
  return { ...brought, plan: rest };
}

/** @param ticks papers that would be ticked @returns a sentence for each thing that would change; none: the link brings nothing new */
export function changeWords(here: Learning, after: Learning, ticks: number, today: Day): string[] {
  const ids = [...after.memory.keys()];
  const added = ids.filter((id) => !here.memory.has(id)).length;
  const changed = ids.filter((id) => here.memory.has(id) && !isSame(here, after, id)).length;
  const [before, next] = [here.plan?.examDay, after.plan?.examDay];
  const [minutes, later] = [here.plan?.minutes ?? 10, after.plan?.minutes ?? 10];
  const isPassed = here.plan?.passedAt === undefined && after.plan?.passedAt !== undefined;
  const sentences = [
    examSentence(before, next, today),
    minutes === later ? '' : `Tus minutos al día pasan de ${minutes} a ${later}.`,
    isPassed ? 'Queda anotado que aprobaste.' : '',
    rowSentence(added, changed),
    ticks === 0
      ? ''
      : `Se ${ticks === 1 ? 'marca' : 'marcan'} ${counted(ticks, 'papel', 'papeles')}.`,
  ];
  const isNothing = before === next && sentences.slice(1).every((sentence) => sentence === '');
  return isNothing ? [] : sentences.filter((sentence) => sentence !== '');
}

function examSentence(before: Day | undefined, next: Day | undefined, today: Day): string {
  if (next === undefined) return '';
  const date = dateWords(next, today);
  if (before === next) return next < today ? '' : `Tu examen sigue el ${date}.`;
  return before === undefined
    ? `Tu examen queda para el ${date}.`
    : `Tu examen pasa del ${dateWords(before, today)} al ${date}.`;
}

function rowSentence(added: number, changed: number): string {
  const more = `Se ${added === 1 ? 'suma' : 'suman'} ${counted(added, 'pregunta', 'preguntas')}`;
  const other = changed === 1 ? 'cambia' : 'cambian';
  if (added === 0)
    return changed === 0 ? '' : `${capital(other)} ${counted(changed, 'pregunta', 'preguntas')}.`;
  return changed === 0 ? `${more}.` : `${more}; ${changed} ${other}.`;
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const textOf = (row: MemoryRow | undefined): string =>
  row ? JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))) : '';
const isSame = (a: Learning, b: Learning, id: string): boolean =>
  textOf(a.memory.get(id)) === textOf(b.memory.get(id));

/** What was here before a link was added, and right after it. */
export type Before = {
  day: Day;
  before: Learning;
  after: Learning;
  /** Papers that the link ticked. */
  ticks: readonly string[];
};

const VERSION = 1;

export const writeBefore = ({ day, before, after, ticks }: Before): string =>
  JSON.stringify({
    version: VERSION,
    day,
    before: packLearning(before),
    missed: before.missed ?? [],
    after: packLearning(after),
    ticks,
  });

/** `over`: of another day, or damaged. A text of a newer version is left to it. */
export function readBefore(text: string, today: Day): Before | 'over' | 'newer' {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'over';
  }
  if (!isPlain(value)) return 'over';
  if (typeof value.version === 'number' && value.version > VERSION) return 'newer';
  const { day, missed, ticks } = value;
  const [before, after] = [value.before, value.after].map((part) =>
    isPlain(part) ? readLearning(part) : undefined,
  );
  const areNames = (list: unknown): list is string[] => Array.isArray(list) && list.every(isName);
  return day === today && before?.isSound && after?.isSound && areNames(missed) && areNames(ticks)
    ? { day, before: { ...before.learning, missed }, after: after.learning, ticks }
    : 'over';
}

/** Takes a link back: what it changed is as it was before, and what was done here since stays. */
export function undone(progress: Progress, { before, after }: Before): Progress {
  const here = learningOf(progress);
  const ids = new Set([...here.memory.keys(), ...before.memory.keys()]);
  const isBack = (id: string) => isSame(here, after, id) && !isSame(before, after, id);
  const memory = [...ids].flatMap((id): [string, MemoryRow][] => {
    const row = (isBack(id) ? before : here).memory.get(id);
    return row ? [[id, row]] : [];
  });
  const { plan: _, ...rest } = here;
  const plan = back(here.plan, before.plan, after.plan);
  const learning = { ...rest, memory: new Map(memory), ...(plan ? { plan: plan as never } : {}) };
  // A right answer that the link brought may have taken a miss out of the bank.
  const missed = (before.missed ?? []).filter((id) => isBack(id) && !progress.mistakes.has(id));
  const mistakes = new Set([...missed, ...progress.mistakes]);
  return withLearning({ ...progress, mistakes }, learning);
}

/** Each field that is as the link left it is as it was before it. */
function back(here: Plain | undefined, before: Plain | undefined, after: Plain | undefined) {
  const names = new Set([here, before].flatMap((part) => Object.keys(part ?? {})));
  const fields = [...names].flatMap((name): [string, unknown][] => {
    const value = (here?.[name] === after?.[name] ? before : here)?.[name];
    return value === undefined ? [] : [[name, value]];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
