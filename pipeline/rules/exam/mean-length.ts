/** Stems and options of the tests are as short as on exams, on average. */
import { ENOUGH_TO_SHARE, MOST_WORDS, meanWords } from '../../bank/forms.ts';
import { ofLevel } from '../../bank/item.ts';
import { gateSeverity, type Rule } from '../rule.ts';

export const examMeanLength: Rule = {
  id: 'exam/mean-length',
  about: 'The stems or the options of the tests are long on average.',
  severity: 'error',
  scope: 'bank',
  check({ site, bank }, report) {
    const items = ofLevel(bank, 1);
    const [first] = items;
    if (first === undefined || items.length < ENOUGH_TO_SHARE) return;
    const means = meanWords(items);
    for (const part of ['stem', 'option'] as const)
      if (means[part] > MOST_WORDS[part])
        report({
          severity: gateSeverity(site),
          title: `the ${part}s of the tests are ${means[part].toFixed(1)} words long on average (maximum ${MOST_WORDS[part]})`,
          at: first.idPlace(),
          help: ['Shorten the longest: one plain sentence asks one rule.'],
        });
  },
};
