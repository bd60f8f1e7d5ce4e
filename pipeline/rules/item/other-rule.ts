/** A second form must test the rule of the question that it names: answers to both count for one progress record. */
import { type Item, pictureIdOf } from '../../bank/item.ts';
import { factsUsedBy } from '../../bank/teaching.ts';
import { checkEachItem, type Rule } from '../rule.ts';

export const itemOtherRule: Rule = {
  id: 'item/other-rule',
  about: 'A second form tests a different rule from the question that it names.',
  severity: 'warning',
  check: checkEachItem(({ items }) => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return (item, report) => {
      const first = byId.get(item.question.of ?? '');
      if (first === undefined || asksTheSame(item, first)) return;
      report({
        at: ['of'],
        title: `is a form of ${first.id}, which shares no topic with it, or no section, fact, concept and picture`,
        help: [
          'Name the question that tests the same rule,',
          'or delete "of": then the form has a page and progress of its own.',
        ],
        related: [{ at: first.place(['question']), says: first.stem.text }],
      });
    };
  }),
};

function asksTheSame(a: Item, b: Item): boolean {
  const [picture, section] = [pictureIdOf(a.question), a.question.section];
  return (
    share(a.question.asks, b.question.asks) &&
    (section === b.question.section ||
      (picture !== undefined && picture === pictureIdOf(b.question)) ||
      share(a.question.concepts, b.question.concepts) ||
      share(factsUsedBy(a), factsUsedBy(b)))
  );
}

const share = <T>(these: readonly T[] = [], those: readonly T[] = []): boolean =>
  these.some((each) => those.includes(each));
