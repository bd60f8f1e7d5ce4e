/** The stage audit: builds the ledger of the linked site and runs the rules, which do not import each other. */
import { readBank } from '../bank/item.ts';
import type { Finding, StageResult } from '../findings/finding.ts';
import { citationIndex } from '../ledger/citations.ts';
import { type LedgerDays, withReviewDay } from '../ledger/ledger.ts';
import { type Scan, scanProse } from '../ledger/scan.ts';
import { ledgerWithSupersededReadings } from '../ledger/superseded-readings.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { CachedText } from '../link/texts.ts';
import { memoizeByObject, memoizeValue } from '../program/memoize.ts';
import { entriesOf } from '../validate/index.ts';
import {
  type AuditContent,
  type AuditVisitor,
  type FindingReporter,
  itemReporter,
  type Rule,
} from './rule.ts';
import { RULES } from './rule-checks.ts';

/** The ledger of the audited site, and the numbers of figures that refer to it, are quoted, or belong to no fact. */
export type AuditResult = { ledger: Ledger; coverage: Scan['coverage'] };

/** @param days the day of the pages, and the day that review dates are compared with */
export const audit = (site: Site, days: LedgerDays): StageResult<AuditResult> =>
  runAllSteps(auditInSteps(site, days));

/** The audit in small steps, between which `dev` answers requests. @param ledger the ledger of the site */
export function* auditInSteps(
  site: Site,
  days: LedgerDays,
  ledger: Ledger = ledgerWithSupersededReadings(site, days),
): Generator<void, StageResult<AuditResult>> {
  const content = auditContent(site, ledger, days);
  const findings = yield* run(RULES, content);
  return { value: { ledger, coverage: content.scan.coverage }, findings };
}

/**
 * The result that an audit would give if `day` were both today and the day of the pages. Only the rules with `ofDay` run
 * again.
 * @param findings all findings of the content; those that depend on the day are replaced
 */
export function auditOnDay(
  site: Site,
  { ledger, findings }: { ledger: Ledger; findings: readonly Finding[] },
  day: string,
): { ledger: Ledger; findings: Finding[] } {
  const onThatDay = withReviewDay(ledger, day);
  return {
    ledger: onThatDay,
    findings: [
      ...findings.filter(({ ofDay }) => ofDay !== true),
      ...findingsOnDay(
        RULES.filter(({ ofDay }) => ofDay),
        site,
        onThatDay,
        day,
      ),
    ],
  };
}

/** The findings of some rules if `day` is both today and the day of the pages. */
export const findingsOnDay = (
  rules: readonly Rule[],
  site: Site,
  ledger: Ledger,
  day: string,
): Finding[] => runAllSteps(run(rules, auditContent(site, ledger, { today: day, pageDay: day })));

/** Scans and citations are the same on every day. */
const scanOf = memoizeByObject(scanProse);
const citationsOf = memoizeByObject(citationIndex);

function auditContent(site: Site, ledger: Ledger, days: LedgerDays): AuditContent {
  const bank = memoizeValue(() => readBank(site, ledger));
  return {
    site,
    ledger,
    ...days,
    get scan() {
      return scanOf(site);
    },
    get bank() {
      return bank();
    },
    get citations() {
      return citationsOf(site.sources);
    },
  };
}

/** Runs a generator to its end. */
export function runAllSteps<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

type Running = { rule: Rule; report: FindingReporter; findings: Finding[]; visitor: AuditVisitor };

function* run(rules: readonly Rule[], content: AuditContent): Generator<void, Finding[]> {
  const { site } = content;
  const running: Running[] = [];
  for (const rule of rules) {
    if (rule.needsWhole && !site.isWhole) continue;
    const findings: Finding[] = [];
    const report = reporter(rule, findings);
    running.push({ rule, report, findings, visitor: rule.check(content, report) ?? {} });
    yield;
  }
  yield* visit(running, content);
  return running.flatMap((each) => restingOnLeftOut(each, content));
}

/** Walks the entries and the questions once, and calls the visitors of all rules for each of them. */
function* visit(running: readonly Running[], content: AuditContent): Generator<void, void> {
  const { site } = content;
  const ofEntries = running.flatMap(({ visitor: { entry } }) => entry ?? []);
  for (const entry of ofEntries.length === 0 ? [] : entriesOf(site.entries)) {
    const own = (site.textsOf.get(entry) ?? []).map((text) => new CachedText(text));
    for (const check of ofEntries) check({ entry, texts: own });
    yield;
  }
  const ofItems = running.filter(({ visitor }) => visitor.item !== undefined);
  for (const item of ofItems.length === 0 ? [] : content.bank.items) {
    for (const { report, visitor } of ofItems) visitor.item!(item, itemReporter(item, report));
    yield;
  }
}

/** A question that the bank leaves out may contain what a rule reports as missing, so the findings depend on it. */
function restingOnLeftOut({ rule, findings, visitor }: Running, content: AuditContent): Finding[] {
  if (!rule.needsWhole || visitor.entry !== undefined || findings.length === 0) return findings;
  const { leftOut } = content.bank;
  if (leftOut.length === 0) return findings;
  return findings.map((finding) => ({
    ...finding,
    restsOn: [...(finding.restsOn ?? []), ...leftOut],
  }));
}

/** Makes the `report` of a rule, which adds its id, its severity and defaults to a finding. */
const reporter = ({ id, part, severity, ofDay }: Rule, findings: Finding[]): FindingReporter => {
  const defaults = {
    rule: id,
    severity,
    related: [],
    help: [],
    ...(part === undefined ? {} : { part }),
    ...(ofDay ? { ofDay } : {}),
  };
  return (reported) => {
    findings.push({ ...defaults, ...reported });
  };
};
