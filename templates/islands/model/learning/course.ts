/** The number of rules in each state, the stops of the road with their lamps, and the car's place. All from the rows. Pure. */
import type { LearningRule, RuleForm } from './choosing.ts';
import type { Forms } from './forms.ts';
import { type Memory, type State, stateOf } from './rule.ts';
import type { Car, Learning } from './types.ts';

/** Written by the build: each stop in its order, with the rules that its questions ask. */
export type StopKeys = [id: string, rules: string[]][];

/** Number of rules in each state; the four add up to all of them. */
type Tallied = Readonly<Record<State, number>>;

/** The only count of rules by state. Rules that are no longer asked are left out. */
export function countStates(memory: Memory, rules: readonly LearningRule[]): Tallied {
  const counts = { firm: 0, right: 0, unlearned: 0, new: 0 };
  for (const { id, forms } of rules) counts[stateOf(memory.get(id), forms)] += 1;
  return counts;
}

/** Nothing asked; some rule not yet right; all right; all firm. */
type Lamp = 'off' | 'half' | 'yellow' | 'green';
/** A stop gives its postcard at «Llegaste». */
export const LAMP_WORDS: Readonly<Record<Lamp, string>> = {
  off: 'Nueva',
  half: 'Empezada',
  yellow: 'Llegaste',
  green: 'Firme',
};
export type Stop = {
  id: string;
  rules: readonly LearningRule[];
  counts: Tallied;
  /** Rules that were right at least once. */
  reached: number;
  lamp: Lamp;
};

/** «9 de 13» */
export const reachedWords = ({ reached, rules }: Stop): string => `${reached} de ${rules.length}`;

/** True if every rule of the stop was right at least once: «Llegaste». */
export const isStopReached = ({ lamp }: Stop): boolean => lamp === 'yellow' || lamp === 'green';

export function courseOf(memory: Memory, { rules }: Pick<Forms, 'rules'>, stops: StopKeys): Stop[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return stops.map(([id, ids]) => {
    const own = ids.flatMap((rule) => byId.get(rule) ?? []);
    const counts = countStates(memory, own);
    return { id, rules: own, counts, reached: counts.right + counts.firm, lamp: lampOf(counts) };
  });
}

function lampOf({ firm, right, unlearned, new: unseen }: Tallied): Lamp {
  const of = firm + right + unlearned + unseen;
  if (of === unseen) return 'off';
  if (firm === of) return 'green';
  return firm + right === of ? 'yellow' : 'half';
}

/** Index of the car's stop. Before the learner's first daily session it is the first stop. */
export function carAt({ car }: Pick<Learning, 'car'>, stops: readonly { id: string }[]): number {
  return Math.max(
    0,
    stops.findIndex(({ id }) => id === car?.stop),
  );
}

type AnsweredRule = Pick<RuleForm, 'rule'> & { isNew: boolean; isMadeFirm: boolean };

/**
 * The car after an answer of the day's session: it never goes back in a lap. In the first lap it stands at the stop of the last
 * new rule. In the second it goes as far as the firm rules reach, counted along the road.
 * @param course the stops after the answer
 * @param isFirstRound new rules still come first: the second lap begins once every rule of the road was asked
 */
export function movedCar(
  car: Car | undefined,
  { rule, isNew, isMadeFirm }: AnsweredRule,
  course: readonly Stop[],
  isFirstRound: boolean,
): Car | undefined {
  const at = course.findIndex(({ rules }) => rules.some(({ id }) => id === rule));
  const isSecond = isMadeFirm && (!isFirstRound || course.every(({ counts }) => counts.new === 0));
  const lap = isNew ? 1 : isSecond ? 2 : undefined;
  if (at < 0 || lap === undefined || lap < (car?.lap ?? 1)) return car;
  const to = lap === 1 ? at : firmReach(course);
  const before = course.findIndex(({ id }) => id === car?.stop);
  return lap === car?.lap && to <= before ? car : { stop: course[to]!.id, lap };
}

/** Index of the stop that the firm rules reach if each counts as one rule of the road from its start. */
function firmReach(course: readonly Stop[]): number {
  let left = course.reduce((sum, { counts }) => sum + counts.firm, 0);
  const at = course.findIndex(({ rules }) => {
    left -= rules.length;
    return left < 0;
  });
  return at < 0 ? course.length - 1 : at;
}
