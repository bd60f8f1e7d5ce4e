/** What a rule of the audit is: an id, how serious it is, and one check that reports what it finds. */
import type { Finding, Severity } from '../findings/finding.ts';
import type { RuleId } from '../findings/rules.ts';
import type { Site } from '../link/site.ts';
import type { Ledger } from './ledger.ts';
import type { Scan } from './scan.ts';

/** A rule writes what happened and where; the rest has defaults. */
export type Reported = Pick<Finding, 'title' | 'at'> &
  Partial<Omit<Finding, 'rule' | 'title' | 'at'>>;

/** What a rule looks at. It holds no day, and a rule must not tell `ruled` from `due`: that is for a `DayRule`. */
export type AuditContent = { site: Site; ledger: Ledger; scan: Scan };

/** What a rule about days looks at. `today` is YYYY-MM-DD. */
export type DayContent = { site: Site; ledger: Ledger; today: string };

export type Rule = {
  id: RuleId;
  severity: Severity;
  /** Concludes from what is not there: it waits until every file and record is sound. */
  needsWhole?: true;
  check(content: AuditContent, report: (finding: Reported) => void): void;
};

/** A rule whose findings depend on the day. Exports run it again for the day of the content. */
export type DayRule = Omit<Rule, 'check' | 'needsWhole'> & {
  check(content: DayContent, report: (finding: Reported) => void): void;
};
