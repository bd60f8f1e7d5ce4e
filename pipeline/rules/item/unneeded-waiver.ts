/** A waiver that waives nothing: of an older revision, of a check that finds nothing, or of an error. */

import { ITEM_CODES, ruleOfCode } from '../../bank/codes.ts';
import type { Bank, Item } from '../../bank/item.ts';
import { didYouMean } from '../../findings/suggest.ts';
import type { ItemFinding, ItemRule, Rule } from '../rule.ts';

export const unneededWaiver: Rule = {
  id: 'item/unneeded-waiver',
  about: 'A waiver of a question that waives nothing.',
  severity: 'warning',
  check({ bank, itemRules }, report) {
    for (const item of bank.items) {
      for (const [index, { check, revision }] of (item.question.waivers ?? []).entries()) {
        const problem = problemOf(item, check, revision, itemRules, bank);
        if (problem !== undefined)
          report({
            title: `${item.id}: the waiver of ${check} ${problem.title}`,
            at: item.place(['waivers', index]),
            help: problem.help,
          });
      }
    }
  },
};

function problemOf(
  item: Item,
  name: string,
  revision: number,
  checks: readonly ItemRule[],
  bank: Bank,
): { title: string; help: string[] } | undefined {
  const id = ruleOfCode(name);
  const check = checks.find((each) => each.id === id);
  if (check === undefined)
    return {
      title: 'names no check of a question',
      help: didYouMean(name, [...Object.keys(ITEM_CODES), ...checks.map((each) => each.id)]),
    };
  if (revision !== item.question.revision)
    return {
      title: `was given for revision ${revision}, and the question is at ${item.question.revision}`,
      help: ['Look again: renew it with the new revision, or delete it.'],
    };
  const found: ItemFinding[] = [];
  check.checkItem(item, (finding) => found.push(finding), bank);
  if (found.some(({ severity = check.severity }) => severity === 'warning')) return undefined;
  return found.length > 0
    ? { title: 'cannot waive an error', help: ['Correct the question.'] }
    : { title: 'is not needed: the check finds nothing', help: ['Delete it.'] };
}
