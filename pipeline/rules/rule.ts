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
export type Reported = Pick<Finding, 'title' | 'at'> &
  Partial<Omit<Finding, 'rule' | 'title' | 'at'>>;
export type Report = (finding: Reported) => void;

/** The input of a rule. There is no day in it: a rule must treat `ruled` and `due` alike, a `DayRule` need not. */
export type AuditContent = {
  site: Site;
  ledger: Ledger;
  scan: Scan;
  bank: Bank;
  /** The sources by what texts call them. */
  citations: CitationIndex;
  itemRules: readonly ItemRule[];
};

/** The input of a `DayRule`. Both days are YYYY-MM-DD: that of the clock or of --today, and that of the pages. */
export type DayContent = { site: Site; ledger: Ledger; today: string; pageDay: string };

type Described = {
  /** Never renamed: reports contain it. */
  id: RuleId;
  /** What the rule reports, in one sentence; the "why" of its findings. */
  about: string;
  severity: Severity;
};

/**
 * A rule about one entry at a time. What it finds depends on that entry and on what all entries share: the facts with
 * their ledger, sources, surfaces, centres, municipalities and settings. `tests/rules/again.test.ts` guards it.
 */
export type EntryRule = Described & {
  scope: 'entry';
  /** As of `Rule`. */
  needsWhole?: true;
  /** Called once in an audit. @returns the check of one entry */
  checkEach(shared: SharedContent): CheckEntry;
};
export type SharedContent = Pick<AuditContent, 'site' | 'ledger' | 'citations'>;
export type CheckEntry = (own: OwnTexts, report: Report) => void;
/** An entry with its texts. */
export type OwnTexts = { entry: Entry; texts: readonly SiteText[] };

/**
 * A rule about the whole content, or about a part of it beside what all entries share. `bank`: the questions,
 * the topics of the exam, signs and scenes. `manual`: these, and the chapters with their tables.
 */
export type Rule = Described & {
  scope?: 'bank' | 'manual';
  /** The rule reports something missing, so it does not run while a file or a record is invalid. */
  needsWhole?: true;
  check(content: AuditContent, report: Report): void;
};

/** A rule whose findings depend on the day. Exports run it again with the day of the content. */
export type DayRule = Described & { checkOnDay(content: DayContent, report: Report): void };

/** A rule about one question at a time. It looks at the bank, or at the manual too. */
export type ItemRule = Described & { scope?: 'manual' } & (
    | { checkItem: CheckItem }
    | { /** Indexes the bank first. */ checkWith(bank: Bank): CheckItem }
  );
export type CheckItem = (item: Item, report: ReportItem, bank: Bank) => void;

/** The check of an item rule; it is expensive where the rule has an index. */
export const checkOf = (rule: ItemRule, bank: Bank): CheckItem =>
  'checkItem' in rule ? rule.checkItem : rule.checkWith(bank);

/** A finding in a question; `at` is the path in its record. */
export type ItemFinding = {
  at: DataPath;
  title: string;
  help: string[];
  severity?: Severity;
  related?: Finding['related'];
};
export type ReportItem = (finding: ItemFinding) => void;

/** Runs a rule over the questions of the bank. */
export function checkItems(rule: ItemRule, bank: Bank, report: Report): void {
  const check = checkOf(rule, bank);
  for (const item of bank.items) {
    const reportItem: ReportItem = ({ at, title, ...rest }) =>
      report({
        ...rest,
        title: `${item.id}: ${title}`,
        at: item.place(at),
        restsOn: item.dependencies(),
      });
    check(item, reportItem, bank);
  }
}

/** The severity of the gates of the bank: data/site.json makes them errors once the bank meets them. */
export const gateSeverity = ({ settings }: Site): Severity => settings.bankGates ?? 'note';

/** The path of the right option in the question's record. */
export const keyPath = ({ answer }: Item): DataPath => ['options', answer, 'text'];
