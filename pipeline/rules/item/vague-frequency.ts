/** IW-09. "A veces", "generalmente", "poco" mean something else to every reader. */
import type { ItemRule } from '../rule.ts';

const VAGUE =
  /\b(?:a veces|generalmente|normalmente|suelen?|a menudo|casi siempre|usualmente|frecuentemente|(?<!por |poco a )poco(?! a poco)|bastante)\b/;

export const vagueFrequency: ItemRule = {
  id: 'item/vague-frequency',
  about: 'A vague frequency in an option: «a veces», «generalmente», «poco».',
  severity: 'warning',
  checkItem({ options }, report) {
    for (const { plain, index } of options) {
      const word = VAGUE.exec(plain)?.[0];
      if (word !== undefined)
        report({
          at: ['options', index],
          title: `"${word}" says no certain amount`,
          help: ['Say how often or how much, or leave the word out.'],
        });
    }
  },
};
