/** What a check of one question is, and how it becomes a rule of the audit: a waiver of today's revision turns its warnings into notes. */
import type { Question } from '../../../schemas/test.ts';
import type { Finding, Severity } from '../../findings/finding.ts';
import type { RuleId } from '../../findings/rules.ts';
import type { DataPath } from '../../load/document.ts';
import type { Rule } from '../rule.ts';
import { ruleOfCode } from './codes.ts';
import { type Bank, bankOf, type Item } from './item.ts';

/** What a check found: where in the question, and what to do. */
export type ItemFinding = {
  at: DataPath;
  title: string;
  help: string[];
  severity?: Severity;
  related?: Finding['related'];
};
export type ReportItem = (finding: ItemFinding) => void;

export type ItemCheck = {
  id: RuleId;
  severity: Severity;
  check(item: Item, report: ReportItem, bank: Bank): void;
};

export function ruleOfCheck({ id, severity, check }: ItemCheck): Rule {
  return {
    id,
    severity,
    check(content, report) {
      const bank = bankOf(content);
      for (const item of bank.items) {
        check(
          item,
          ({ at, title, ...rest }) => {
            const found = { severity, ...rest, title: `${item.id}: ${title}`, at: item.place(at) };
            const waiver = found.severity === 'warning' ? waiverOf(item, id) : undefined;
            report(
              waiver === undefined ? found : { ...found, severity: 'note', why: waiver.because },
            );
          },
          bank,
        );
      }
    },
  };
}

/** The recorded decision about a check, if it was made for the question as it stands. */
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
