/** IW-05. Options that combine others can be solved by logic, and mean something else once they are shuffled. */
import type { ItemRule } from '../rule.ts';

const LETTERS =
  /\b(?:opci[oó]n|respuesta|alternativa|letra)\s+[«"“]?[a-d]\b(?!\s+\p{L})|(?:^|\s)\(?[A-D]\)?\s+y\s+\(?[A-D]\)?(?=$|[\s.,])/u;
const BOTH = /\bambas (?:respuestas|opciones)\b|\blas dos anteriores\b|^[abcd] y [abcd]$/;

export const combinedOptions: ItemRule = {
  id: 'item/combined-options',
  about: 'An option that combines other options or names their letters.',
  severity: 'error',
  checkItem({ options }, report) {
    for (const { text, plain, index } of options) {
      if (
        BOTH.test(plain) ||
        LETTERS.test(text) ||
        /\b(?:opción|respuesta|alternativa|letra)\s+[A-D]\b/.test(text)
      ) {
        report({
          at: ['options', index],
          title: `"${text}" refers to other options`,
          help: ['Write one answer that does not need the other options.'],
        });
      }
    }
  },
};
