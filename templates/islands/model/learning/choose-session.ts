/**
 * Chooses all questions of a session before the first answer, so that the page can announce them: misses of earlier
 * days first, then new rules in the order of the road; in the second round, rules that were asked before.
 */
import { isAfterTomorrow, upcomingExamDay } from '../days.ts';
import { SHORT_PLAN_DAYS } from './plan-settings.ts';
import {
  askedFormIndex,
  dueDay,
  type Form,
  isMissedRule,
  type RuleMemory,
  type RuleRow,
} from './rule.ts';
import type { Day } from './types.ts';

export type RuleForm = Form & { readonly rule: string; readonly topic: string };
export type LearningRule = {
  readonly id: string;
  /** The test question comes first. A rule without forms is never asked. */
  readonly forms: readonly RuleForm[];
  /** Share of exams that ask about the rule: 0 is nearly all, 1 many, 2 few. */
  readonly rank: number;
  /** True if a test asks about the rule. A rule with only second forms and drills belongs to no stop. */
  readonly isTested: boolean;
};

export type ChooserInput = {
  /** In the order of the road; rules that no test asks about come last. */
  readonly rules: readonly LearningRule[];
  readonly weights: readonly { topic: string; percent: number }[];
  readonly memory: RuleMemory;
  readonly today: Day;
  readonly startDay: Day;
  readonly examDay?: Day | undefined;
  /** Questions in a usual session, at the learner's pace. */
  readonly perSession: number;
  /** Number of new rules that were already asked today. They count towards today's share. */
  readonly newToday?: number;
  /** Rules that the learner called hard after an exam, which come first. */
  readonly hard?: ReadonlySet<string> | undefined;
};

type AskedReason = 'missed' | 'new' | 'again';
export type ChosenForm = { readonly form: RuleForm; readonly reason: AskedReason };

/** Share of the days before the exam in which new rules come first. */
const FIRST_ROUND = 0.8;
/** Length of the first round in days, if there is no exam date. */
const WITHOUT_EXAM = 14;
/** Largest share of a session for misses, which come before new rules in round one and known rules in round two. */
const MISSES = { first: 0.25, second: 0.5 };
/** Rules that no test asks about come before repeats if the sessions left can ask each tested rule this many times. */
const ROUNDS_LEFT = 1.6;
const MAX_OF_TOPIC = 3;
/**
 * Number of following rules that are searched for one with another topic. With more, a session would no longer follow
 * the road.
 */
const AHEAD = 12;

type PlanPhase = 'first' | 'second' | 'last evening' | 'exam day' | 'spacing';
type Days = Pick<ChooserInput, 'today' | 'startDay' | 'examDay'>;

function firstEnd({ today, startDay, examDay }: Days): number {
  const start = Math.min(startDay, today);
  const exam = upcomingExamDay(examDay, today);
  return exam === undefined ? start + WITHOUT_EXAM : start + FIRST_ROUND * (exam - start);
}

/** The phase of the plan today, by its start day and its exam day. */
export function planPhase(days: Days): PlanPhase {
  const { today, startDay, examDay } = days;
  const exam = upcomingExamDay(examDay, today);
  const isFirst = today < firstEnd(days);
  if (exam === undefined) return isFirst && examDay === undefined ? 'first' : 'spacing';
  if (exam - Math.min(startDay, today) >= SHORT_PLAN_DAYS && exam - today < 2)
    return exam === today ? 'exam day' : 'last evening';
  return isFirst ? 'first' : 'second';
}

const topicOf = ({ forms }: LearningRule): string => forms[0]?.topic ?? '';

/** Number of answers left in the first round, including today's. */
const answersLeft = (asking: ChooserInput): number =>
  Math.max(1, firstEnd(asking) - asking.today) * asking.perSession;

/** Share of a session in which misses come first; it falls with the cube of the share of new rules that fit. */
const missShare = (asking: ChooserInput, unmet: number): number =>
  MISSES.first * Math.min(1, ((1 - MISSES.first) * answersLeft(asking)) / Math.max(1, unmet)) ** 3;

/**
 * The new tested rules that fit into the first round, in the order of the road. Each topic gets half of its exam share;
 * the remaining places go to rules by rank, then by their weight in the exam.
 */
function budgeted(asking: ChooserInput, unmet: readonly LearningRule[]): LearningRule[] {
  const { rules, weights, newToday = 0 } = asking;
  const forNew = answersLeft(asking) * (1 - missShare(asking, unmet.length));
  const room = Math.max(0, Math.round(forNew) - newToday);
  if (unmet.length <= room) return [...unmet];
  const tested = rules.filter(({ isTested }) => isTested);
  const open = [...unmet].sort((a, b) => a.rank - b.rank);
  const total = tested.length - unmet.length + room;
  const worth = new Map<string, number>();
  const chosen = new Set<LearningRule>();
  for (const { topic, percent } of weights) {
    const own = tested.filter((rule) => topicOf(rule) === topic);
    const left = open.filter((rule) => topicOf(rule) === topic);
    worth.set(topic, percent / own.length);
    const share = Math.round((total * percent) / 200) - (own.length - left.length);
    for (const rule of left.slice(0, Math.max(0, share))) chosen.add(rule);
  }
  const worthOf = (rule: LearningRule) => worth.get(topicOf(rule)) ?? 0;
  const rest = open
    .filter((rule) => !chosen.has(rule))
    .sort((a, b) => a.rank - b.rank || worthOf(b) - worthOf(a));
  for (const rule of rest.slice(0, Math.max(0, room - chosen.size))) chosen.add(rule);
  return unmet.filter((rule) => chosen.has(rule));
}

type Listed = { rule: LearningRule; reason: AskedReason };

/** The rules that may be asked today, in order, without those that were already asked today. */
function listedFor(asking: ChooserInput, size: number): Listed[] {
  const { memory, today, rules } = asking;
  const before = rules.filter(({ id }) => (memory.get(id)?.lastDay ?? today) !== today);
  const isDue = ({ id }: LearningRule) => memory.get(id)!.missedSince > 0;
  const missed = listed(oldestFirst(before.filter(isDue), memory), 'missed');
  const known = oldestFirst(
    before.filter((rule) => !isDue(rule)),
    memory,
  );
  const again = listed(known, 'again');
  const unmet = rules.filter(({ id, forms }) => !memory.has(id) && forms.length > 0);
  const tested = unmet.filter(({ isTested }) => isTested);
  const others = listed(
    unmet.filter(({ isTested }) => !isTested),
    'new',
  );
  const atMost = (share: number) => missed.slice(0, Math.ceil(size * share));
  const quarter = atMost(missShare(asking, tested.length));
  switch (planPhase(asking)) {
    case 'exam day':
      return again;
    case 'last evening':
      return [...missed, ...again];
    case 'second':
      return [...atMost(MISSES.second), ...again, ...missed, ...listed(tested, 'new'), ...others];
    case 'spacing': {
      const due = known.filter(({ id }) => isRested(memory.get(id)!, today));
      const unseen = [...listed(tested, 'new'), ...others];
      return [...quarter, ...listed(due, 'again'), ...unseen, ...missed, ...again];
    }
    case 'first': {
      const all = rules.filter(({ isTested }) => isTested).length;
      const left = daysLeft(asking) * asking.perSession;
      const isRoomy = left >= ROUNDS_LEFT * all + others.length;
      const opening = [...quarter, ...listed(budgeted(asking, tested), 'new')];
      const then = [...atMost(MISSES.second), ...again, ...missed, ...others];
      return isRoomy ? [...opening, ...others, ...then] : [...opening, ...then];
    }
  }
}

const daysLeft = (asking: ChooserInput): number =>
  (upcomingExamDay(asking.examDay, asking.today) ?? firstEnd(asking)) - asking.today;

/**
 * Chooses the questions of a session, in order.
 * @param isAgain true to repeat rules that were asked today if nothing else is left
 */
export function chooseSession(asking: ChooserInput, size: number, isAgain = false): ChosenForm[] {
  const { memory, today, rules, hard } = asking;
  const list = listedFor(asking, size);
  const first = hard ? list.filter(({ rule }) => hard.has(rule.id)) : [];
  const done = isAgain ? rules.filter(({ id }) => memory.get(id)?.lastDay === today) : [];
  const all = [...first, ...list, ...listed(oldestFirst(done, memory), 'again')];
  const chosen = new Map<LearningRule, ChosenForm>();
  for (const { rule, reason } of all) {
    if (chosen.size >= size) break;
    if (rule.forms.length > 0 && !chosen.has(rule))
      chosen.set(rule, { form: formOf(rule, memory.get(rule.id)), reason });
  }
  return [...chosen.values()];
}

/** Chooses the questions of a review of some rules: misses, then new rules, then those asked longest ago. */
export function chooseReview(
  { rules, memory }: Pick<ChooserInput, 'rules' | 'memory'>,
  wanted: ReadonlySet<string>,
): ChosenForm[] {
  const own = rules
    .filter(({ id, forms }) => wanted.has(id) && forms.length > 0)
    .map((rule): Listed => {
      const row = memory.get(rule.id);
      return { rule, reason: row === undefined ? 'new' : isMissedRule(row) ? 'missed' : 'again' };
    });
  return (['missed', 'new', 'again'] as const).flatMap((reason) => {
    const same = own.filter((each) => each.reason === reason).map(({ rule }) => rule);
    const ordered = reason === 'new' ? same : oldestFirst(same, memory);
    return ordered.map((rule) => ({ form: formOf(rule, memory.get(rule.id)), reason }));
  });
}

const isRested = (row: RuleRow, today: Day): boolean =>
  isAfterTomorrow(row.lastDay, today) || today >= dueDay(row);

/**
 * Sorts rules: first misses, from the oldest one; then other rules, from the one asked longest ago. On a tie, the
 * order of the road is kept.
 */
function oldestFirst(rules: readonly LearningRule[], memory: RuleMemory): LearningRule[] {
  const rank = ({ id }: LearningRule) => {
    const { missedSince, lastDay } = memory.get(id)!;
    return missedSince > 0 ? missedSince - Number.MAX_SAFE_INTEGER : lastDay;
  };
  return [...rules].sort((a, b) => rank(a) - rank(b));
}

/**
 * Adds the reason to each rule, and moves rules so that at most three in a row have the same topic, if one of the next
 * twelve rules has another topic.
 */
function listed(rules: readonly LearningRule[], reason: AskedReason): Listed[] {
  const left = [...rules];
  const spaced: Listed[] = [];
  let [topic, run] = ['', 0];
  while (left.length > 0) {
    const isFull = run >= MAX_OF_TOPIC;
    const at = isFull ? left.slice(0, AHEAD).findIndex((rule) => topicOf(rule) !== topic) : 0;
    const [rule] = left.splice(Math.max(0, at), 1);
    run = topicOf(rule!) === topic ? run + 1 : 1;
    topic = topicOf(rule!);
    spaced.push({ rule: rule!, reason });
  }
  return spaced;
}

/**
 * Chooses a form of a rule: after a miss, the form asked last; otherwise the first form never asked, or the form
 * asked longest ago.
 */
function formOf({ forms }: LearningRule, row: RuleRow | undefined): RuleForm {
  const place = (form: Form) => askedFormIndex(row?.seen ?? '', form);
  const way = isMissedRule(row) ? 1 : -1;
  return forms.reduce((best, form) => ((place(form) - place(best)) * way > 0 ? form : best));
}
