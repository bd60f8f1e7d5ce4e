/** The tests ask as public exams do: as often in each way, and in as few words. */
import {
  ENOUGH_TO_SHARE,
  FORM_GOALS,
  formShares,
  MOST_WORDS,
  meanWords,
  SLACK,
} from '../../bank/forms.ts';
import { type Item, ofLevel } from '../../bank/item.ts';
import { gateSeverity, type Rule } from '../rule.ts';

export const examFormShares: Rule = {
  id: 'exam/form-shares',
  about:
    'The tests as a whole ask in another way than exams: a form is rarer or more frequent, or the texts are long.',
  severity: 'error',
  scope: 'bank',
  needsWhole: true,
  check({ site, bank }, report) {
    const items = ofLevel(bank, 1);
    const [first] = items;
    if (first === undefined) return;
    for (const { title, help } of [...unusualForms(items), ...longTexts(items)])
      report({ severity: gateSeverity(site), title, at: first.idPlace(), help: [help] });
  },
};

type Difference = { title: string; help: string };

function unusualForms(all: readonly Item[]): Difference[] {
  const items = all.filter(({ question }) => question.form !== undefined);
  if (items.length < ENOUGH_TO_SHARE) return [];
  return [...formShares(items)].flatMap(([form, share]) => {
    const goal = FORM_GOALS[form];
    if (Math.abs(share - goal) <= SLACK) return [];
    return {
      title: `${Math.round(share)} % of the questions of the tests have the form "${form}", and ${goal} % of those of exams (${goal - SLACK} to ${goal + SLACK})`,
      help:
        share > goal
          ? 'Ask some of them in another way.'
          : 'Ask more in this way: what is frequent on exams is what learners must practise.',
    };
  });
}

function longTexts(items: readonly Item[]): Difference[] {
  if (items.length < ENOUGH_TO_SHARE) return [];
  const means = meanWords(items);
  return (['stem', 'option'] as const).flatMap((part) =>
    means[part] <= MOST_WORDS[part]
      ? []
      : {
          title: `the ${part}s of the tests are ${means[part].toFixed(1)} words long on average (maximum ${MOST_WORDS[part]})`,
          help: 'Shorten the longest: one plain sentence asks one rule.',
        },
  );
}
