/** IW-13. The right option is the only infinitive, or the only one without an article: its grammar tells. */
import { type ItemCheck, keyPath } from './check.ts';
import { formOf } from './option-set.ts';

export const formCue: ItemCheck = {
  id: 'item/form-cue',
  severity: 'warning',
  check(item, report) {
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
