/** An option that means others rewards logic, not the rule, and breaks when options are shuffled. */
import { isAllOfThem, isNoneOfThem, type Option } from '../../bank/option-set.ts';
import type { ItemRule } from '../rule.ts';

const LETTERS =
  /\b(?:opci[oó]n|respuesta|alternativa|letra)\s+[«"“]?[a-d]\b(?!\s+\p{L})|(?:^|\s)\(?[A-D]\)?\s+y\s+\(?[A-D]\)?(?=$|[\s.,])/u;
const NAMED = /\b(?:opción|respuesta|alternativa|letra)\s+[A-D]\b/;
const BOTH = /\bambas (?:respuestas|opciones)\b|\blas dos anteriores\b|^[abcd] y [abcd]$/;

export const combinedOptions: ItemRule = {
  id: 'item/combined-options',
  about: 'An option that means other options: all, none or some of them, or their letters.',
  severity: 'error',
  checkItem({ options }, report) {
    for (const option of options) {
      const isLast = option.index === options.length - 1;
      const at = ['options', option.index, 'text'];
      if (isAllOfThem(option))
        report({
          at,
          severity: isLast ? 'warning' : 'error',
          title: isLast
            ? `"${option.text}" means the other options`
            : `"${option.text}" comes before options that it means`,
          help: ['Write a fourth answer of its own, or ask for one thing at a time.'],
        });
      if (isNoneOfThem(option))
        report({
          at,
          title: `"${option.text}" is not an answer of its own`,
          help: ['Write a plausible wrong answer instead.'],
        });
      if (namesOthers(option))
        report({
          at,
          title: `"${option.text}" refers to other options`,
          help: ['Write one answer that does not need the other options.'],
        });
    }
  },
};

const namesOthers = ({ text, plain }: Option): boolean =>
  BOTH.test(plain) || LETTERS.test(text) || NAMED.test(text);
