/** The ways in which the tests ask have about the shares of public exams. */
import { ENOUGH_TO_SHARE, FORM_GOALS, formShares, SLACK } from '../../bank/forms.ts';
import { ofLevel } from '../../bank/item.ts';
import { gateSeverity, type Rule } from '../rule.ts';

export const examFormShares: Rule = {
  id: 'exam/form-shares',
  about: 'A way of asking is much rarer or much more frequent in the tests than on exams.',
  severity: 'error',
  scope: 'bank',
  needsWhole: true,
  check({ site, bank }, report) {
    const items = ofLevel(bank, 1).filter(({ question }) => question.form !== undefined);
    const [first] = items;
    if (first === undefined || items.length < ENOUGH_TO_SHARE) return;
    for (const [form, share] of formShares(items)) {
      const goal = FORM_GOALS[form];
      if (Math.abs(share - goal) <= SLACK) continue;
      report({
        severity: gateSeverity(site),
        title: `${Math.round(share)} % of the questions of the tests have the form "${form}", and ${goal} % of those of exams (${goal - SLACK} to ${goal + SLACK})`,
        at: first.idPlace(),
        help: [
          share > goal
            ? 'Ask some of them in another way.'
            : 'Ask more in this way: what is frequent on exams is what learners must practise.',
        ],
      });
    }
  },
};
