/** IW-09. "A veces", "generalmente", "poco" mean something else to every reader. */
import { phraseFinder } from '../../text/phrases.ts';
import type { ItemRule } from '../rule.ts';

export const vagueFrequency: ItemRule = {
  id: 'item/vague-frequency',
  about: 'A vague frequency in an option: «a veces», «generalmente», «poco».',
  severity: 'warning',
  checkWith({ site }) {
    const findVague = phraseFinder(site.vocabulary.vague);
    return ({ options }, report) => {
      for (const { text, index } of options) {
        const [word] = findVague(text);
        if (word !== undefined)
          report({
            at: ['options', index, 'text'],
            title: `"${word.text}" says no certain amount`,
            help: ['Say how often or how much, or leave the word out.'],
          });
      }
    };
  },
};
