/**
 * What a session asks next. Two rounds: first what is new, then all of it once more. What was missed comes back in the session,
 * or on the next day, until it is right, as soon as the day has met its share of what nearly all exams ask; the rest that is
 * new waits for it.
 */
import { comingExam, isFuture } from '../days.ts';
import {
  type ConceptMemory,
  type ConceptState,
  type Form,
  isMissed,
  isRested,
  placeSeen,
} from './concept.ts';
import type { Day } from './types.ts';

export type AskedForm = Form & { readonly concept: string; readonly topic: string };
export type AskedConcept = {
  readonly id: string;
  /** In the order in which they are asked for the first time; without any it is not asked. */
  readonly forms: readonly AskedForm[];
  /** Of nearly all exams 0, of many 1, of few 2. */
  readonly rank: number;
};

export type Asking = {
  /** As `inWorth` orders them. */
  readonly concepts: readonly AskedConcept[];
  readonly memory: ConceptMemory;
  readonly today: Day;
  /** The first day of practice. */
  readonly startDay: Day;
  readonly examDay?: Day | undefined;
  /** A review: what was asked today before it is asked too. */
  readonly isAgain?: boolean;
  /** The last minutes of the session: what was missed in it comes back sooner, so that it ends with it right. */
  readonly isEnding?: boolean;
};
/** What the session has asked, in its order. `isNew`: the concept was asked for the first time ever. */
export type Answered = {
  readonly form: AskedForm;
  readonly right: boolean;
  readonly isNew: boolean;
};

/** Answers between a miss and its return. */
const BETWEEN = 5;
const BETWEEN_AT_END = 1;
const MAX_OF_TOPIC = 3;
/** Share of the days in which what is new comes first. */
const FIRST_ROUND = 0.8;
/** Days of the two rounds of somebody who has no exam yet. */
const WITHOUT_EXAM = 14;
/** In fewer days there is no time for a second round: the last evening still asks what is new. */
const SHORT = 5;

/** The concepts in the order of their worth: by rank, the topics mixed in proportion to their weights. */
export function inWorth(
  concepts: readonly AskedConcept[],
  weights: readonly { topic: string; percent: number }[],
): AskedConcept[] {
  const percents = new Map(weights.map(({ topic, percent }) => [topic, percent]));
  const counts = new Map<string, number>();
  return [...concepts]
    .sort((a, b) => a.rank - b.rank)
    .map((concept) => {
      const topic = concept.forms[0]?.topic ?? '';
      const key = `${concept.rank} ${topic}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { concept, place: count / (percents.get(topic) || 1) };
    })
    .sort((a, b) => a.concept.rank - b.concept.rank || a.place - b.place)
    .map(({ concept }) => concept);
}

/** @returns the form to ask next; undefined: nothing is worth a question today */
export function nextForm(asking: Asking, answered: readonly Answered[]): AskedForm | undefined {
  const round = roundOf(asking);
  const isShort = isNewDue(asking, answered);
  const place = { ...asking, ...readSession(answered), round, isShort };
  let best: { concept: AskedConcept; rank: Rank } | undefined;
  for (const [worth, concept] of asking.concepts.entries()) {
    const [form] = concept.forms;
    const rank = form && rankOf(concept, worth, place);
    if (!rank) continue;
    const ranked: Rank = [Number(form.topic === place.crowded), ...rank];
    if (!best || isBefore(ranked, best.rank)) best = { concept, rank: ranked };
  }
  return best && formOf(best.concept, asking.memory.get(best.concept.id));
}

/** Lower numbers are asked first, the first one counts most. */
type Rank = readonly number[];

function isBefore(a: Rank, b: Rank): boolean {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at >= 0 && a[at]! < b[at]!;
}

/** A form that was not asked yet, in their order; else the one asked longest ago. */
function formOf({ forms }: AskedConcept, row: ConceptState | undefined): AskedForm {
  const place = (form: Form) => placeSeen(row?.seen ?? '', form);
  return forms.reduce((least, form) => (place(form) < place(least) ? form : least));
}

export type Round = 'first' | 'second' | 'last evening' | 'exam day' | 'spacing';

type Days = Pick<Asking, 'today' | 'startDay' | 'examDay'>;

/** The days of the two rounds. A start in the future was noted by a clock that was wrong. */
function spanOf({ today, startDay, examDay }: Days): [start: Day, end: Day] {
  const start = Math.min(startDay, today);
  return [start, comingExam(examDay, today) ?? start + WITHOUT_EXAM];
}

/** Where the learner is on the way to the exam, or in the first two weeks of somebody who has none. */
export function roundOf(days: Days): Round {
  const { today, examDay } = days;
  const exam = comingExam(examDay, today);
  const [start, end] = spanOf(days);
  if (exam === today) return 'exam day';
  if (exam === today + 1 && exam - start >= SHORT) return 'last evening';
  if (today >= end) return 'spacing';
  return today - start < FIRST_ROUND * (end - start) ? 'first' : 'second';
}

/** The answers since, and whether the last one was right. */
type Here = { since: number; right: boolean };
type Session = {
  /** Of each concept that was asked. */
  asked: ReadonlyMap<string, Here>;
  /** The topic of the last three answers, if it is one. */
  crowded: string | undefined;
};

function readSession(answered: readonly Answered[]): Session {
  const asked = new Map(
    answered.map(({ form, right }, at) => [
      form.concept,
      { since: answered.length - 1 - at, right },
    ]),
  );
  const run = answered.slice(-MAX_OF_TOPIC).map(({ form }) => form.topic);
  const isRun = run.length === MAX_OF_TOPIC && new Set(run).size === 1;
  return { asked, crowded: isRun ? run[0] : undefined };
}

/** The order of the kinds; within one the numbers after it decide. */
/** What is new of nearly all exams, until as much was met as every day of the first round must meet: misses wait where time is so short. */
const RETURN_AT_END = 0;
const NEW_DUE = 1;
const RETURN = 2;
const MISSED = 3;
const NEW = 4;
const ONCE = 5;
/** After the first round, what is new waits for what was right once. */
const NEW_LATE = 6;
const KNOWN = 7;
/** A return before its time, where nothing else is left to ask. */
const EARLY = 8;

type Place = Asking & Session & { round: Round; isShort: boolean };

/** @returns undefined: not today */
function rankOf(
  { id, forms, rank }: AskedConcept,
  worth: number,
  { memory, today, asked, round, isShort, isAgain = false, isEnding = false }: Place,
): Rank | undefined {
  const here = asked.get(id);
  if (here) return rankAsked(here, isEnding);
  const row = memory.get(id);
  if (isAgain && row) return [isMissed(row) ? MISSED : KNOWN, row.lastWrong];
  if (row?.lastDay === today) return undefined;
  return row ? rankSeen(row, forms, round, today) : rankNew(round, isShort && rank === 0, worth);
}

function rankAsked({ since, right }: Here, isEnding: boolean): Rank | undefined {
  if (right) return undefined;
  if (since < (isEnding ? BETWEEN_AT_END : BETWEEN)) return [EARLY, -since];
  return [isEnding ? RETURN_AT_END : RETURN, -since];
}

/** Nothing new on the last evening, and none on the day. What nearly all exams ask and is still new opens the second round. */
function rankNew(round: Round, isShort: boolean, worth: number): Rank | undefined {
  if (round === 'last evening' || round === 'exam day') return undefined;
  if (isShort && round !== 'spacing') return [NEW_DUE, worth];
  return [round === 'second' ? NEW_LATE : NEW, worth];
}

/** Whether less that is new was met today than must be met each day, so that all that nearly all exams ask is met in the first round. */
function isNewDue(asking: Asking, answered: readonly Answered[]): boolean {
  const { concepts, memory, today } = asking;
  const [start, end] = spanOf(asking);
  const days = Math.floor(start + FIRST_ROUND * (end - start)) - today;
  const unseen = concepts.filter(
    ({ id, rank, forms }) => rank === 0 && forms.length > 0 && !memory.has(id),
  ).length;
  const met = answered.filter(({ isNew }) => isNew).length;
  return met * Math.max(1, days) < unseen + met;
}

function rankSeen(
  row: ConceptState,
  forms: readonly AskedForm[],
  round: Round,
  today: Day,
): Rank | undefined {
  const { lastDay, daysRight, lastWrong } = row;
  if (isFuture(lastDay, today)) return [ONCE, 0];
  // On the day of the exam nothing is asked that would be missed again.
  if (isMissed(row)) return round === 'exam day' ? undefined : [MISSED, lastWrong];
  if (round === 'spacing' && !isRested(row, today)) return undefined;
  const isWhole = forms.every((form) => placeSeen(row.seen, form) >= 0);
  return [daysRight < 2 ? ONCE : KNOWN, Number(isWhole), lastDay];
}
