/**
 * Computes, from the memory of rules, the number of rules in each state, the state of each stop, and the learner's
 * current stop (the car on the map). Pure.
 */
import type { LearningRule, RuleForm } from './choose-session.ts';
import type { RulesAndForms } from './forms.ts';
import { type RuleMemory, type RuleState, ruleStateOf } from './rule.ts';
import type { CarPosition, Learning } from './types.ts';

/** Each stop of the road in its order, with the rules that its questions test. The build writes them. */
export type StopRules = [id: string, rules: string[]][];

type Tallied = Readonly<Record<RuleState, number>>;

/** Counts rules by state. Rules that are no longer asked are left out. */
export function countRuleStates(memory: RuleMemory, rules: readonly LearningRule[]): Tallied {
  const counts = { firm: 0, right: 0, unlearned: 0, new: 0 };
  for (const { id, forms } of rules) counts[ruleStateOf(memory.get(id), forms)] += 1;
  return counts;
}

/** The state of a stop: no rule asked, not all answered correctly, all answered correctly, all firm. */
type Lamp = 'off' | 'half' | 'yellow' | 'green';
/** The words for each state. At «Llegaste», the learner gets the postcard of the stop. */
export const STOP_STATE_WORDS: Readonly<Record<Lamp, string>> = {
  off: 'Nueva',
  half: 'Empezada',
  yellow: 'Llegaste',
  green: 'Firme',
};
export type CourseStop = {
  id: string;
  rules: readonly LearningRule[];
  counts: Tallied;
  /** Number of rules that were answered correctly at least once. */
  reached: number;
  lamp: Lamp;
};

/** The number of rules answered correctly, out of all rules of the stop: «9 de 13». */
export const reachedRulesText = ({ reached, rules }: CourseStop): string =>
  `${reached} de ${rules.length}`;

/** True if every rule of the stop was answered correctly at least once: «Llegaste». */
export const isStopReached = ({ lamp }: CourseStop): boolean =>
  lamp === 'yellow' || lamp === 'green';

export function courseOf(
  memory: RuleMemory,
  { rules }: Pick<RulesAndForms, 'rules'>,
  stops: StopRules,
): CourseStop[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return stops.map(([id, ids]) => {
    const own = ids.flatMap((rule) => byId.get(rule) ?? []);
    const counts = countRuleStates(memory, own);
    return { id, rules: own, counts, reached: counts.right + counts.firm, lamp: lampOf(counts) };
  });
}

function lampOf({ firm, right, unlearned, new: unseen }: Tallied): Lamp {
  const of = firm + right + unlearned + unseen;
  if (of === unseen) return 'off';
  if (firm === of) return 'green';
  return firm + right === of ? 'yellow' : 'half';
}

/** Index of the car's stop; 0 until the learner has had a daily session. */
export function carStopIndex(
  { car }: Pick<Learning, 'car'>,
  stops: readonly { id: string }[],
): number {
  return Math.max(
    0,
    stops.findIndex(({ id }) => id === car?.stop),
  );
}

type AnsweredRule = Pick<RuleForm, 'rule'> & { isNew: boolean; isMadeFirm: boolean };

/**
 * The position of the car after an answer in the day's session. Within a lap it never goes back. In the first lap it
 * stands at the farthest stop where a new rule was asked. In the second lap, it passes one rule of the road for each
 * firm rule.
 * @param course the stops after the answer
 * @param isFirstRound true while new rules come first; the second lap then begins only after every rule of the road was
 * asked
 */
export function carAfterAnswer(
  car: CarPosition | undefined,
  { rule, isNew, isMadeFirm }: AnsweredRule,
  course: readonly CourseStop[],
  isFirstRound: boolean,
): CarPosition | undefined {
  const at = course.findIndex(({ rules }) => rules.some(({ id }) => id === rule));
  const isSecond = isMadeFirm && (!isFirstRound || course.every(({ counts }) => counts.new === 0));
  const lap = isNew ? 1 : isSecond ? 2 : undefined;
  if (at < 0 || lap === undefined || lap < (car?.lap ?? 1)) return car;
  const to = lap === 1 ? at : firmReach(course);
  const before = course.findIndex(({ id }) => id === car?.stop);
  return lap === car?.lap && to <= before ? car : { stop: course[to]!.id, lap };
}

/** Index of the stop that the car reaches if it passes one rule of the road for each firm rule. */
function firmReach(course: readonly CourseStop[]): number {
  let left = course.reduce((sum, { counts }) => sum + counts.firm, 0);
  const at = course.findIndex(({ rules }) => {
    left -= rules.length;
    return left < 0;
  });
  return at < 0 ? course.length - 1 : at;
}
