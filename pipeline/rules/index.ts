/** The rules by their ids, and the audit that runs them. */
import type { RuleId } from '../findings/finding.ts';
import { checksOf, RULES } from './rule-checks.ts';
import { STAGE_RULES } from './stage-rules.ts';

export { type AuditResult, audit, auditInSteps, auditOnDay, runAllSteps } from './audit.ts';
export { findUpcomingErrors } from './coming-errors.ts';
export { RULES } from './rule-checks.ts';

/** The summaries of a rule's checks, the main one first. */
const aboutChecks = (id: RuleId): string =>
  [
    ...(id in STAGE_RULES ? [STAGE_RULES[id as keyof typeof STAGE_RULES]] : []),
    ...checksOf(id)
      .toSorted((a, b) => Number(a.part !== undefined) - Number(b.part !== undefined))
      .map(({ about }) => about),
  ].join(' ');

const ABOUT: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STAGE_RULES),
  ...RULES.map(({ id }) => [id, aboutChecks(id)] as const),
]);
export const RULE_IDS = [...ABOUT.keys()] as RuleId[];
export const isRuleId = (name: string): name is RuleId => ABOUT.has(name);
export const ruleSummary = (id: RuleId): string => ABOUT.get(id)!;
