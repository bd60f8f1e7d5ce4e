/** How many rules have each state, the stops of the road with their lamps, and where the car stands. All from the rows. Pure. */
import type { LearningRule, RuleForm } from './choosing.ts';
import type { Forms } from './forms.ts';
import { type Memory, type State, stateOf } from './rule.ts';
import type { Car, Learning } from './types.ts';

/** Written by the build: each stop in its order, with the rules that its questions ask. */
export type StopKeys = [id: string, rules: string[]][];

/** Number of rules in each state; the four add up to all of them. */
export type Tallied = Readonly<Record<State, number>>;

/** The only count of rules by state. Rules that are no longer asked are left out. */
export function countStates(memory: Memory, rules: readonly LearningRule[]): Tallied {
  const counts = { firm: 0, right: 0, unlearned: 0, new: 0 };
  for (const { id, forms } of rules) counts[stateOf(memory.get(id), forms)] += 1;
  return counts;
}

/** Nothing asked; some rule not yet right; all right; all firm. */
export type Lamp = 'off' | 'half' | 'yellow' | 'green';
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

/** Every rule of it was right at least once: «Llegaste». */
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

/**
 * The car after an answer of the day's session: it never goes back in a lap.
 * @param before and after the answer, with the stops of the road
 */
export function movedCar(
  car: Car | undefined,
  { rule }: Pick<RuleForm, 'rule'>,
  stops: StopKeys,
  { isNew, isMadeFirm }: { isNew: boolean; isMadeFirm: boolean },
): Car | undefined {
  const at = stops.findIndex(([, rules]) => rules.includes(rule));
  const lap = isNew ? 1 : isMadeFirm ? 2 : undefined;
  if (at < 0 || lap === undefined || lap < (car?.lap ?? 1)) return car;
  const before = stops.findIndex(([id]) => id === car?.stop);
  return lap === car?.lap && at <= before ? car : { stop: stops[at]![0], lap };
}
