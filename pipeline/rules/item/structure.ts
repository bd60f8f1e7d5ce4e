/** IW-23. Four different answers of their own: no true or false, no yes or no, no two that read alike. */

import { areAlike } from '../../text/likeness.ts';
import type { ItemRule } from '../rule.ts';

const ALIKE = 0.92;
const BARE = /^(?:verdadero|falso|cierto|si|no)$/;

export const structure: ItemRule = {
  id: 'item/structure',
  about: 'A true-or-false question, or two options that read nearly the same.',
  severity: 'warning',
  checkItem({ options, place }, report) {
    for (const [index, option] of options.entries()) {
      if (BARE.test(option.plain))
        report({
          at: ['options', index, 'text'],
          severity: 'error',
          title: `"${option.text}" makes it a true-or-false question`,
          help: ['Ask what, where or how much, with four answers.'],
        });
      const similar = options
        .slice(0, index)
        .find(
          (other) =>
            figures(other.plain) === figures(option.plain) &&
            other.plain !== option.plain &&
            areAlike(other.plain, option.plain, ALIKE),
        );
      if (similar !== undefined)
        report({
          at: ['options', index, 'text'],
          title: `"${option.text}" and "${similar.text}" read nearly the same`,
          help: ['Make the difference plain, or write another answer.'],
          related: [{ at: place(['options', similar.index, 'text']), says: 'the other one' }],
        });
    }
  },
};

/** The figures of an option: options that differ in one are not similar. */
const figures = (plain: string) => (/\d/.test(plain) ? plain.match(/\d[\d.]*/g)!.join(' ') : '');
