/** A sum in a text must have a value, so each of its facts needs one number, and their units must agree. */
import { factDependencies } from '../../../findings/finding.ts';
import { sumOf } from '../../../ledger/sums.ts';
import type { Ledger } from '../../../ledger/types.ts';
import type { SiteText } from '../../../link/texts.ts';
import { factUsesIn } from '../../../text/tree.ts';
import { checkEachEntry, type FindingReporter, type Rule } from '../../rule.ts';

export const factBadSum: Rule = {
  id: 'fact/bad-value',
  part: 'sum-in-text',
  about:
    'A sum in a text cannot be computed: the units differ, a fact is undecided or a value is not a number.',
  severity: 'error',
  readsFacts: true,
  check: checkEachEntry(({ ledger }) => (own, report) => {
    for (const text of own.texts)
      if (text.rich && /\{\{\s*=/.test(text.source)) checkText(text, ledger, report);
  }),
};

function checkText(text: SiteText, ledger: Ledger, report: FindingReporter): void {
  for (const node of text.inlines) {
    // link/missing-target reports a fact that does not exist.
    if (node.type !== 'sum' || factUsesIn(node).some(({ id }) => !ledger.has(id))) continue;
    const result = sumOf(node, ledger);
    if (!('problem' in result)) continue;
    const { title, help } = result.problem;
    report({
      title,
      at: text.place(node),
      restsOn: factDependencies(factUsesIn(node).map(({ id }) => id)),
      help: [help],
    });
  }
}
