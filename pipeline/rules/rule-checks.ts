/** The rules of the table, and the checks of each. */
import type { RuleId } from '../findings/finding.ts';
import type { Rule } from './rule.ts';
import * as table from './rule-table.ts';

export const RULES: readonly Rule[] = Object.values<Rule>(table);

/** The checks of a rule: `<rule>.ts` is the main one, unless another stage does it; others are in `<rule>/`. */
export const checksOf = (id: RuleId): readonly Rule[] => RULES.filter((rule) => rule.id === id);
