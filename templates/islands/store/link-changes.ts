/** Describes the changes that a link from another device would make on this one, and undoes them. Pure functions. */

import { capitalize, dateWords, numberWithNoun } from '../model/learning/plan-words.ts';
import { packRow, type RuleRow } from '../model/learning/rule.ts';
import type { AnswerCounts, Day, Learning } from '../model/learning/types.ts';
import type { Progress } from '../model/progress.ts';
import type { PlainObject } from '../model/stored-value-checks.ts';
import { listCodec, rankedRecordCodec } from './codec.ts';
import { DAY_CODEC, listFieldCodec, NAME_CODEC } from './field-codecs.ts';
import { learningOf, withLearning } from './learning.ts';
import { LEARNING_CODEC } from './plan.ts';
import { PLAN_BEFORE_LINK_KEY } from './registry.ts';
import { type DeviceStorage, openStoredValue, type StoredKey, type StoredValue } from './stored.ts';

/** Drops an exam day in the past from a link, so that the page does not ask how that exam went. */
export function withoutPastExam(brought: Learning, today: Day): Learning {
  const { plan } = brought;
  if (plan?.examDay === undefined || plan.examDay >= today) return brought;
  const { examDay: _, examAt: __, ...rest } = plan;
  return { ...brought, plan: rest };
}

/**
 * @param ticks number of papers that the link would tick
 * @returns sentences about the changes, and about an exam day that stays; empty if there are none
 */
export function transferChangeSentences(
  here: Learning,
  after: Learning,
  ticks: number,
  today: Day,
) {
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
      : `Se ${ticks === 1 ? 'marca' : 'marcan'} ${numberWithNoun(ticks, 'papel', 'papeles')}.`,
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
  const more = `Se ${added === 1 ? 'suma' : 'suman'} ${numberWithNoun(added, 'pregunta', 'preguntas')}`;
  const other = changed === 1 ? 'cambia' : 'cambian';
  if (added === 0)
    return changed === 0
      ? ''
      : `${capitalize(other)} ${numberWithNoun(changed, 'pregunta', 'preguntas')}.`;
  return changed === 0 ? `${more}.` : `${more}; ${changed} ${other}.`;
}

const textOf = (row: RuleRow | undefined): string => (row ? packRow(row) : '');
const isSame = (a: Learning, b: Learning, id: string): boolean =>
  textOf(a.memory.get(id)) === textOf(b.memory.get(id));

/** The learning before a link was added, and right after it. */
export type UndoState = {
  day: Day;
  before: Learning;
  after: Learning;
  ticks: readonly string[];
};

/** Undo data for the last link that was added, kept until the next day. */
export const LINK_UNDO: StoredKey<readonly UndoState[]> = {
  key: PLAN_BEFORE_LINK_KEY,
  codec: /* @__PURE__ */ listFieldCodec(
    /* @__PURE__ */ listCodec(
      /* @__PURE__ */ rankedRecordCodec<UndoState>(
        {
          day: { is: DAY_CODEC },
          before: { is: LEARNING_CODEC },
          after: { is: LEARNING_CODEC },
          ticks: { is: /* @__PURE__ */ listCodec(NAME_CODEC) },
        },
        { rank: ({ day }) => [day] },
      ),
      { keyOf: () => '' },
    ),
  ),
  empty: [],
};

export const openUndoLog = (storage: () => DeviceStorage): StoredValue<readonly UndoState[]> =>
  openStoredValue(LINK_UNDO, storage);

/** Undoes a link: reverts its changes to rules and settings, and keeps later work on this device. */
export function undoLink(progress: Progress, kept: UndoState): Progress {
  const { before, after } = kept;
  const here = learningOf(progress);
  const ids = new Set([...here.memory.keys(), ...before.memory.keys()]);
  const isBack = (id: string) => isSame(here, after, id) && !isSame(before, after, id);
  const memory = [...ids].flatMap((id): [string, RuleRow][] => {
    const row = (isBack(id) ? before : here).memory.get(id);
    return row ? [[id, row]] : [];
  });
  const { plan: _, ...rest } = here;
  const plan = back(here.plan, before.plan, after.plan);
  const counts = countsBack(here.counts, before.counts, after.counts);
  const learning = {
    ...rest,
    memory: new Map(memory),
    counts,
    ...(plan ? { plan: plan as never } : {}),
  };
  return withLearning(progress, learning);
}

/** The counts before the link was added, plus what was counted after that. */
function countsBack(here: AnswerCounts, before: AnswerCounts, after: AnswerCounts): AnswerCounts {
  const minus = ([a, b]: Pair, [c, d]: Pair = [0, 0], [e, f]: Pair = [0, 0]): Pair => [
    e + a - c,
    f + b - d,
  ];
  const topics = Object.entries(here.topics).map(
    ([topic, tally]) => [topic, minus(tally, after.topics[topic], before.topics[topic])] as const,
  );
  return {
    topics: Object.fromEntries(topics.filter(([, [asked]]) => asked > 0)),
    others: minus(here.others, after.others, before.others),
    pace: minus(here.pace, after.pace, before.pace),
  };
}
type Pair = readonly [number, number];

/** Restores each field that has not changed since the link was added. */
function back(
  here: PlainObject | undefined,
  before: PlainObject | undefined,
  after: PlainObject | undefined,
) {
  const names = new Set([here, before].flatMap((part) => Object.keys(part ?? {})));
  const fields = [...names].flatMap((name): [string, unknown][] => {
    const value = (here?.[name] === after?.[name] ? before : here)?.[name];
    return value === undefined ? [] : [[name, value]];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
