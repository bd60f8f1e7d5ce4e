/** The types of a rule of the audit: an id, what it reports, its severity, and one check. */
import type { Bank, Item } from '../bank/item.ts';
import type { Finding, RuleId, Severity } from '../findings/finding.ts';
import type { CitationIndex } from '../ledger/citations.ts';
import type { Scan } from '../ledger/scan.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import type { SiteText } from '../link/texts.ts';
import type { DataPath } from '../load/document.ts';
import type { Entry } from '../validate/index.ts';

/** A rule gives at least a title and a place; the rest has defaults. */
export type RuleFinding = Pick<Finding, 'title' | 'at'> &
  Partial<Omit<Finding, 'rule' | 'title' | 'at'>>;
export type FindingReporter = (finding: RuleFinding) => void;

/** The input of a rule. Values that few rules need are made on first use. */
export type AuditContent = {
  site: Site;
  ledger: Ledger;
  scan: Scan;
  bank: Bank;
  /** The sources, by the names that texts use for them. */
  citations: CitationIndex;
  /**
   * The day that review dates are compared with, YYYY-MM-DD. Only rules with `ofDay` may use the days, or distinguish
   * the states `ruled` and `due`.
   */
  today: string;
  /** The day for which the pages are built, YYYY-MM-DD. */
  pageDay: string;
};

export type Rule = {
  /** Never renamed: reports contain it. */
  id: RuleId;
  /** The id of the check's section on the rule's page: its heading without articles. Absent for the main check. */
  part?: string;
  /** Summary of the rule in one sentence. */
  about: string;
  severity: Severity;
  /** The rule needs all of the content, so it does not run while a file or a record is invalid. */
  needsWhole?: true;
  /** The findings depend on the day. Exports run the rule again with the day of the content. */
  ofDay?: true;
  /** A new value of a fact can cause a new finding, so the rule also runs for coming days. */
  readsFacts?: true;
  /** Checks the content. @returns a visitor of entries or questions, if the rule has one */
  check(content: AuditContent, report: FindingReporter): AuditVisitor | undefined;
};

/** The functions of a rule for entries and questions. The audit walks both once for all rules. */
export type AuditVisitor = { entry?: (own: EntryWithTexts) => void; item?: CheckItem };
export type EntryWithTexts = { entry: Entry; texts: readonly SiteText[] };
type CheckItem = (item: Item, report: ItemReporter) => void;

/** A check of one entry at a time. @param make called once in an audit */
export const checkEachEntry =
  (
    make: (content: AuditContent) => (own: EntryWithTexts, report: FindingReporter) => void,
  ): Rule['check'] =>
  (content, report) => {
    const check = make(content);
    return { entry: (own) => check(own, report) };
  };

/** A check of one question at a time. @param make called once in an audit; it may index the bank */
export const checkEachItem =
  (make: (bank: Bank) => CheckItem): Rule['check'] =>
  ({ bank }) => ({ item: make(bank) });

/** A finding in a question; `at` is the path in its record. */
type ItemFinding = {
  at: DataPath;
  title: string;
  help: string[];
  severity?: Severity;
  related?: Finding['related'];
};
export type ItemReporter = (finding: ItemFinding) => void;

/** Makes the `report` for the findings of a rule in one question. */
export const itemReporter =
  (item: Item, report: FindingReporter): ItemReporter =>
  ({ at, title, ...rest }) =>
    report({
      ...rest,
      title: `${item.id}: ${title}`,
      at: item.place(at),
      restsOn: item.dependencies(),
    });

/** The severity of the gates of the bank: data/site.json makes them errors once the bank meets them. */
export const gateSeverity = ({ settings }: Site): Severity => settings.bankGates ?? 'note';

/** The path of the right option in the question's record. */
export const rightOptionPath = ({ answer }: Item): DataPath => ['options', answer, 'text'];
