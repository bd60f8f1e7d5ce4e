/** The rules of the table, and the checks of each. */
import type { RuleId } from '../findings/finding.ts';
import type { Rule } from './rule.ts';
import * as table from './table.ts';

export const RULES: readonly Rule[] = Object.values<Rule>(table);

/** A rule may have several checks: the main one is `<rule>.ts` or in a stage, the others are in the folder of its name. */
export const checksOf = (id: RuleId): readonly Rule[] => RULES.filter((rule) => rule.id === id);
