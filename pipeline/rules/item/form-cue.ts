/** IW-13. The right option is the only infinitive, or the only one without an article: its grammar gives it away. */

import { formOf } from '../../bank/option-set.ts';
import { type ItemRule, keyPath } from '../rule.ts';

export const formCue: ItemRule = {
  id: 'item/form-cue',
  about: 'Only the right option begins with its kind of word.',
  severity: 'warning',
  checkItem(item, report) {
    const key = formOf(item.key);
    const forms = new Set(item.distractors.map(formOf));
    const [form] = forms;
    if (forms.size === 1 && form !== undefined && form !== key) {
      report({
        at: keyPath(item),
        title: `the right option begins with another kind of word (${key}) than all the others (${form})`,
        help: [
          'Begin all four options with the same kind of word, or mix two kinds on both sides.',
        ],
      });
    }
  },
};
