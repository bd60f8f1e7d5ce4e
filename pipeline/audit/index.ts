/** audit: the linked site → its ledger and what is wrong with it. Runs every rule; the rules know nothing of each other. */
import type { Finding, Stage } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { ITEM_RULES } from './items/index.ts';
import { buildLedger, type Ledger, onDay } from './ledger.ts';
import type { DayRule, Reported, Rule } from './rule.ts';
import { claimUnsupported } from './rules/claim-unsupported.ts';
import { factAgainstAuthority } from './rules/fact-against-authority.ts';
import { factAmbiguousMention } from './rules/fact-ambiguous-mention.ts';
import { factAmbiguousReference } from './rules/fact-ambiguous-reference.ts';
import { factBadValue } from './rules/fact-bad-value.ts';
import { factContradiction } from './rules/fact-contradiction.ts';
import { factLiteral } from './rules/fact-literal.ts';
import { factSourceDiffers } from './rules/fact-source-differs.ts';
import { factTextDiffers } from './rules/fact-text-differs.ts';
import { factUnbound } from './rules/fact-unbound.ts';
import { factUneven } from './rules/fact-uneven.ts';
import { factUnneededQuote } from './rules/fact-unneeded-quote.ts';
import { linkOrphan } from './rules/link-orphan.ts';
import { manualUntaughtFact } from './rules/manual-untaught-fact.ts';
import { quizAnswerAgainstRuling } from './rules/quiz-answer-against-ruling.ts';
import { quizAnswerOutOfRange } from './rules/quiz-answer-out-of-range.ts';
import { quizDuplicateOption } from './rules/quiz-duplicate-option.ts';
import { quizExplanationDiffers } from './rules/quiz-explanation-differs.ts';
import { quizListedCount } from './rules/quiz-listed-count.ts';
import { quizNearDuplicate } from './rules/quiz-near-duplicate.ts';
import { rulingAgainstComputed } from './rules/ruling-against-computed.ts';
import { rulingBadReading } from './rules/ruling-bad-reading.ts';
import { rulingReviewDue } from './rules/ruling-review-due.ts';
import { rulingStale } from './rules/ruling-stale.ts';
import { rulingUnneeded } from './rules/ruling-unneeded.ts';
import { textFutureDate } from './rules/text-future-date.ts';
import { textPlaceholder } from './rules/text-placeholder.ts';
import { textReadability } from './rules/text-readability.ts';
import { textRelativeDate } from './rules/text-relative-date.ts';
import { type Scan, scanProse } from './scan.ts';

export const AUDIT_RULES: readonly Rule[] = [
  factBadValue,
  factAgainstAuthority,
  factAmbiguousReference,
  rulingStale,
  rulingUnneeded,
  rulingAgainstComputed,
  rulingBadReading,
  quizAnswerOutOfRange,
  quizDuplicateOption,
  quizListedCount,
  textPlaceholder,
  factAmbiguousMention,
  factLiteral,
  factUnbound,
  factUnneededQuote,
  factTextDiffers,
  factSourceDiffers,
  textRelativeDate,
  linkOrphan,
  quizAnswerAgainstRuling,
  quizExplanationDiffers,
  quizNearDuplicate,
  manualUntaughtFact,
  textReadability,
  ...ITEM_RULES,
];

/** The rules whose findings depend on the day: on the clock itself, or on whether a ruling is due. */
export const DAY_RULES: readonly DayRule[] = [
  factContradiction,
  factUneven,
  claimUnsupported,
  rulingReviewDue,
  textFutureDate,
];

/** The audited site's ledger, and how much of the content's figures comes from it. */
export type Audited = { ledger: Ledger; coverage: Scan['coverage'] };
export type Conflicts = { open: number; ruled: number; due: number; stale: number };

/** @param today the day that review dates are compared with, YYYY-MM-DD */
export function audit(site: Site, today: string): Stage<Audited> {
  const scan = scanProse(site);
  const ledger = buildLedger(site, scan.found, today);
  const findings = dayFindings(site, ledger, today);
  for (const rule of AUDIT_RULES)
    if (!rule.needsWhole || site.isWhole)
      rule.check({ site, ledger, scan }, reporter(rule, findings));
  return { value: { ledger, coverage: scan.coverage }, findings };
}

/**
 * An audit's result as it would be on another day, without a second audit.
 * @param findings all findings of the content; those that depend on the day are replaced
 */
export function auditOnDay(
  site: Site,
  { ledger, findings }: { ledger: Ledger; findings: readonly Finding[] },
  day: string,
): { ledger: Ledger; findings: Finding[] } {
  const onThatDay = onDay(ledger, day);
  const dayRules = new Set<string>(DAY_RULES.map(({ id }) => id));
  return {
    ledger: onThatDay,
    findings: [
      ...findings.filter(({ rule }) => !dayRules.has(rule)),
      ...dayFindings(site, onThatDay, day),
    ],
  };
}

function dayFindings(site: Site, ledger: Ledger, today: string): Finding[] {
  const findings: Finding[] = [];
  for (const rule of DAY_RULES) rule.check({ site, ledger, today }, reporter(rule, findings));
  return findings;
}

/** What a rule calls with each finding: fills in the rule's own fields. */
const reporter =
  ({ id, severity }: Pick<Rule, 'id' | 'severity'>, findings: Finding[]) =>
  (reported: Reported): void => {
    findings.push({ rule: id, severity, related: [], help: [], ...reported });
  };

/** Facts whose comparable readings contradict, by what was decided about them. */
export function countConflicts(ledger: Ledger): Conflicts {
  const conflicts = { open: 0, ruled: 0, due: 0, stale: 0 };
  for (const { state } of ledger.values()) {
    if (
      state.relation === 'contradict' &&
      (state.kind === 'open' ||
        state.kind === 'ruled' ||
        state.kind === 'due' ||
        state.kind === 'stale')
    )
      conflicts[state.kind]++;
  }
  return conflicts;
}

/** Size of the ledger, for the end of a report. */
export function countReadings(ledger: Ledger): {
  facts: number;
  readings: number;
  computed: number;
  found: number;
} {
  const readings = [...ledger.values()].flatMap((entry) => entry.readings);
  return {
    facts: ledger.size,
    readings: readings.length,
    computed: readings.filter((reading) => reading.computed !== undefined).length,
    found: readings.filter((reading) => reading.found).length,
  };
}
