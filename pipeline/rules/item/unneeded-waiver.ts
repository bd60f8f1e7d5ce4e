/** A waiver is reported where it is of an older revision, of a rule that finds nothing, or of an error. */

import { ITEM_CODES } from '../../bank/codes.ts';
import type { Bank, Item } from '../../bank/item.ts';
import { didYouMean } from '../../findings/suggest.ts';
import { goneRule, ruleMeant } from '../gone.ts';
import { checkOf, type ItemFinding, type ItemRule, type Rule } from '../rule.ts';

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
  rules: readonly ItemRule[],
  bank: Bank,
): { title: string; help: string[] } | undefined {
  const id = ruleMeant(name);
  const rule = rules.find((candidate) => candidate.id === id);
  const gone = goneRule(name);
  if (gone !== undefined)
    return { title: 'names a check that is gone', help: ['Delete it.', gone.because] };
  if (rule === undefined)
    return {
      title: 'names no check of a question',
      help: didYouMean(name, [
        ...Object.keys(ITEM_CODES),
        ...rules.map((candidate) => candidate.id),
      ]),
    };
  if (revision !== item.question.revision)
    return {
      title: `was given for revision ${revision}, and the question is at ${item.question.revision}`,
      help: ['Look again: renew it with the new revision, or delete it.'],
    };
  const found: ItemFinding[] = [];
  checkOf(rule, bank)(item, (finding) => found.push(finding), bank);
  if (found.some(({ severity = rule.severity }) => severity === 'warning')) return undefined;
  return found.length > 0
    ? { title: 'cannot waive an error', help: ['Correct the question.'] }
    : { title: 'is not needed: the check finds nothing', help: ['Delete it.'] };
}
