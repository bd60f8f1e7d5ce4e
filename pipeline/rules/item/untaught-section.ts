/** The section of the manual that a question names must teach what the question tests. */
import { factsUsedBy, taughtSections } from '../../bank/teaching.ts';
import { checkEachItem, gateSeverity, type Rule } from '../rule.ts';

export const untaughtSection: Rule = {
  id: 'item/untaught-section',
  about: 'A question names a section of the manual that does not teach its answer.',
  severity: 'error',
  check: checkEachItem(({ site }) => {
    const lessons = taughtSections(site);
    const severity = gateSeverity(site);
    return (item, report) => {
      const { section, sign, concepts = [] } = item.question;
      const lesson = lessons.get(section);
      // link/missing-target reports a section that does not exist.
      if (lesson === undefined) return;
      const facts = factsUsedBy(item);
      const isTaught =
        facts.some((fact) => lesson.facts.has(fact)) ||
        concepts.some((concept) => lesson.concepts.has(concept)) ||
        // A sign that does not exist or is in a broken family has its own finding.
        (sign !== undefined && (lesson.signs.has(sign) || !site.signs.has(sign)));
      if (isTaught) return;
      report({
        severity,
        at: ['section'],
        title: `the section "${section}" states no fact, shows no sign and has no concept of this question`,
        help: [
          facts.length > 0
            ? `Name the section that states ${[...new Set(facts)].join(', ')},`
            : 'Name the section that teaches it,',
          'or, if the section teaches it without a fact, add the same "concepts" to both.',
        ],
      });
    };
  }),
};
