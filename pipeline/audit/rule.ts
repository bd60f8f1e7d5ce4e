/** What a rule of the audit is: an id, how serious it is, and one check that reports what it finds. */
import type { Finding, Severity } from '../findings/finding.ts';
import type { RuleId } from '../findings/rules.ts';
import type { Site } from '../link/site.ts';
import type { Ledger } from './ledger.ts';
import type { Scan } from './scan.ts';

/** A rule writes what happened and where; the rest has defaults. */
export type Reported = Pick<Finding, 'title' | 'at'> &
  Partial<Omit<Finding, 'rule' | 'title' | 'at'>>;

/** What every rule looks at. */
export type AuditContent = {
  site: Site;
  ledger: Ledger;
  scan: Scan /** YYYY-MM-DD */;
  today: string;
};

export type Rule = {
  id: RuleId;
  severity: Severity;
  /** Concludes from what is not there: it waits until every file and record is sound. */
  needsWhole?: true;
  check(content: AuditContent, report: (finding: Reported) => void): void;
};
