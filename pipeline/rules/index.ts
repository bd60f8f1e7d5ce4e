/** audit: the linked site → its ledger and findings. It runs every rule; rules do not import each other. */
import { readBank } from '../bank/item.ts';
import type { Finding, RuleId, Stage } from '../findings/finding.ts';
import { citationIndex } from '../ledger/citations.ts';
import { buildLedger, type LedgerDays, onDay } from '../ledger/ledger.ts';
import { markSuperseded } from '../ledger/observed.ts';
import { type Scan, scanProse } from '../ledger/scan.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { checkItems, type DayRule, type ItemRule, type Report, type Rule } from './rule.ts';
import { STAGE_RULES } from './stages.ts';
import * as table from './table.ts';

type AnyRule = Rule | DayRule | ItemRule;
const RULES: readonly AnyRule[] = Object.values(table);
export const CONTENT_RULES = RULES.filter((rule): rule is Rule => 'check' in rule);
export const DAY_RULES = RULES.filter((rule): rule is DayRule => 'checkOnDay' in rule);
export const ITEM_RULES = RULES.filter(
  (rule): rule is ItemRule => 'checkItem' in rule || 'checkWith' in rule,
);

/** What every rule reports, by id: the rules of the audit, and those that other stages report. */
const ABOUT: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STAGE_RULES),
  ...RULES.map(({ id, about }) => [id, about] as const),
]);
export const RULE_IDS = [...ABOUT.keys()] as RuleId[];
export const isRuleId = (name: string): name is RuleId => ABOUT.has(name);
export const aboutRule = (id: RuleId): string => ABOUT.get(id)!;

/** The audited site's ledger, and how many of the content's figures come from it. */
export type Audited = { ledger: Ledger; coverage: Scan['coverage'] };

/** @param days the day of the pages, and the day that review dates are compared with */
export function audit(site: Site, days: LedgerDays): Stage<Audited> {
  const scan = scanProse(site);
  const ledger = buildLedger(site, scan.found, days);
  markSuperseded(ledger, site);
  const findings = dayFindings(site, ledger, days);
  const bank = readBank(site, ledger);
  const citations = citationIndex(site.sources);
  const content = { site, ledger, scan, bank, citations, itemRules: ITEM_RULES };
  for (const rule of CONTENT_RULES)
    if (!rule.needsWhole || site.isWhole) rule.check(content, reporter(rule, findings));
  for (const rule of ITEM_RULES) checkItems(rule, bank, reporter(rule, findings));
  return { value: { ledger, coverage: scan.coverage }, findings };
}

/**
 * An audit's result as it is on the day of its pages, without a second audit.
 * @param findings all findings of the content; those that depend on the day are replaced
 */
export function auditOnDay(
  site: Site,
  { ledger, findings }: { ledger: Ledger; findings: readonly Finding[] },
  day: string,
): { ledger: Ledger; findings: Finding[] } {
  const onThatDay = onDay(ledger, day);
  const dayRules = new Set(DAY_RULES.map(({ id }) => id));
  return {
    ledger: onThatDay,
    findings: [
      ...findings.filter(({ rule }) => !dayRules.has(rule)),
      ...dayFindings(site, onThatDay, { today: day, pageDay: day }),
    ],
  };
}

function dayFindings(site: Site, ledger: Ledger, days: LedgerDays): Finding[] {
  const findings: Finding[] = [];
  for (const rule of DAY_RULES)
    rule.checkOnDay({ site, ledger, ...days }, reporter(rule, findings));
  return findings;
}

/** The `report` of a rule: adds the rule's id, severity and defaults. */
const reporter =
  ({ id, severity }: AnyRule, findings: Finding[]): Report =>
  (reported) => {
    findings.push({ rule: id, severity, related: [], help: [], ...reported });
  };
