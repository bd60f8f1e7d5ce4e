/** IW-10. A word of the question that returns in the right option alone points at it. */
import { type ItemRule, keyPath } from '../rule.ts';

export const stemEcho: ItemRule = {
  id: 'item/stem-echo',
  about: 'A word of the question that only the right option repeats.',
  severity: 'warning',
  checkItem(item, report) {
    const echoed = [...item.key.stems].filter(
      (stem) => item.stem.stems.has(stem) && !item.distractors.some(({ stems }) => stems.has(stem)),
    );
    if (echoed.length === 0) return;
    const named = echoed.map((stem) => `"${stem}…"`).join(', ');
    report({
      at: keyPath(item),
      title: `only the right option repeats ${named} of the question`,
      help: [
        'Use another word in the right option or in the question, or repeat it in a wrong option.',
      ],
    });
  },
};
