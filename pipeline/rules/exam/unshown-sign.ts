/** The signs that are most likely asked are each shown by a question of a test. */
import { examTopicsOf } from '../../bank/exam-topics.ts';
import { ofLevel } from '../../bank/item.ts';
import { placeOf } from '../../link/place.ts';
import { gateSeverity, type Rule } from '../rule.ts';

export const examUnshownSign: Rule = {
  id: 'exam/unshown-sign',
  about: 'A sign that is likely asked and that no question of a test shows.',
  severity: 'error',
  scope: 'bank',
  needsWhole: true,
  check({ site, bank }, report) {
    const shown = new Set(ofLevel(bank, 1).flatMap(({ question }) => question.sign ?? []));
    for (const [index, sign] of (examTopicsOf(site)?.likelySigns ?? []).entries())
      if (!shown.has(sign))
        report({
          severity: gateSeverity(site),
          title: `no question of a test shows the sign "${sign}"`,
          at: placeOf(site.entries.examTopics[0]!, ['likelySigns', index]),
          help: [
            'Show it with a question. Of a sign with words ask what you do, not what they say.',
          ],
        });
  },
};
