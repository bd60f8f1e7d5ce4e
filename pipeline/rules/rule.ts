/** What a rule of the audit is: an id, what it guards, how serious it is, and one check that reports what it finds. */
import type { Question } from '../../schemas/test.ts';
import { ruleOfCode } from '../bank/codes.ts';
import type { Bank, Item } from '../bank/item.ts';
import type { Finding, RuleId, Severity } from '../findings/finding.ts';
import type { Scan } from '../ledger/scan.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import type { DataPath } from '../load/document.ts';

/** A rule writes what happened and where; the rest has defaults. */
export type Reported = Pick<Finding, 'title' | 'at'> &
  Partial<Omit<Finding, 'rule' | 'title' | 'at'>>;
export type Report = (finding: Reported) => void;

/** What a rule looks at. It holds no day, and a rule must not tell `ruled` from `due`: that is for a `DayRule`. */
export type AuditContent = {
  site: Site;
  ledger: Ledger;
  scan: Scan;
  bank: Bank;
  itemRules: readonly ItemRule[];
};

/** What a rule about days looks at. `today` is YYYY-MM-DD. */
export type DayContent = { site: Site; ledger: Ledger; today: string };

type Described = {
  /** Never renamed: reports and waivers name it. */
  id: RuleId;
  /** What the rule guards against, in one sentence: a finding says it as its "why". */
  about: string;
  severity: Severity;
};

/** A rule about the whole content. */
export type Rule = Described & {
  /** Concludes from what is not there: it waits until every file and record is sound. */
  needsWhole?: true;
  check(content: AuditContent, report: Report): void;
};

/** A rule whose findings depend on the day. Exports run it again for the day of the content. */
export type DayRule = Described & { checkOnDay(content: DayContent, report: Report): void };

/** A rule about one question at a time. Its warnings can be waived. */
export type ItemRule = Described & { checkItem(item: Item, report: ReportItem, bank: Bank): void };

/** What was found in a question: where in it, and what to do. */
export type ItemFinding = {
  at: DataPath;
  title: string;
  help: string[];
  severity?: Severity;
  related?: Finding['related'];
};
export type ReportItem = (finding: ItemFinding) => void;

/** Runs a rule over every question. A waiver of the question's revision turns its warning into a note. */
export function checkItems(rule: ItemRule, bank: Bank, report: Report): void {
  for (const item of bank.items) {
    const waiver = waiverOf(item, rule.id);
    rule.checkItem(
      item,
      ({ at, title, ...rest }) => {
        const found = { ...rest, title: `${item.id}: ${title}`, at: item.place(at) };
        report(
          waiver !== undefined && (rest.severity ?? rule.severity) === 'warning'
            ? { ...found, severity: 'note', why: waiver.because }
            : found,
        );
      },
      bank,
    );
  }
}

/** The recorded decision about a rule, if it was made for the question as it is now. */
export function waiverOf(
  { question }: Item,
  id: RuleId,
): NonNullable<Question['waivers']>[number] | undefined {
  return question.waivers?.find(
    ({ check, revision }) => ruleOfCode(check) === id && revision === question.revision,
  );
}

/** The key's option in its document. */
export const keyPath = ({ answer }: Item): DataPath => ['options', answer];
