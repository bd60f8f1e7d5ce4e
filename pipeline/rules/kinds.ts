/** The rules of the table by what they look at. */
import type { RuleId } from '../findings/finding.ts';
import type { DayRule, EntryRule, ItemRule, Rule } from './rule.ts';
import * as table from './table.ts';

export type AnyRule = Rule | EntryRule | DayRule | ItemRule;
export const RULES: readonly AnyRule[] = Object.values<AnyRule>(table);

/** A rule may have several checks: the main one is `<rule>.ts` or in a stage, the others are in the folder of its name. */
export const checksOf = (id: RuleId): readonly AnyRule[] => RULES.filter((rule) => rule.id === id);

export const isEntryRule = (rule: AnyRule): rule is EntryRule => 'checkEach' in rule;
export const ENTRY_RULES = RULES.filter(isEntryRule);
export const CONTENT_RULES = RULES.filter((rule): rule is Rule => 'check' in rule);
export const DAY_RULES = RULES.filter((rule): rule is DayRule => 'checkOnDay' in rule);
export const ITEM_RULES = RULES.filter(
  (rule): rule is ItemRule => 'checkItem' in rule || 'checkWith' in rule,
);
