/** Reports options that refer to other options: they test logic, not the rule, and break when options are shuffled. */
import { isAllOfTheAbove, isNoneOfTheAbove, type Option } from '../../bank/option-set.ts';
import { checkEachItem, type ItemReporter, type Rule } from '../rule.ts';

const LETTERS =
  /\b(?:opci[oó]n|respuesta|alternativa|letra)\s+[«"“]?[a-d]\b(?!\s+\p{L})|(?:^|\s)\(?[A-D]\)?\s+y\s+\(?[A-D]\)?(?=$|[\s.,])/u;
const NAMED = /\b(?:opción|respuesta|alternativa|letra)\s+[A-D]\b/;
const BOTH = /\bambas (?:respuestas|opciones)\b|\blas dos anteriores\b|^[abcd] y [abcd]$/;

export const itemCombinedOptions: Rule = {
  id: 'item/combined-options',
  about: 'An option refers to other options, or to their letters.',
  severity: 'error',
  check: checkEachItem(() => ({ options, question }, report) => {
    for (const option of options)
      checkOption(
        option,
        { isLast: option.index === options.length - 1, isFixed: question.fixed === true },
        report,
      );
  }),
};

function checkOption(
  option: Option,
  { isLast, isFixed }: { isLast: boolean; isFixed: boolean },
  report: ItemReporter,
): void {
  const at = ['options', option.index, 'text'];
  if (isAllOfTheAbove(option) && !(isLast && isFixed))
    report({
      at,
      severity: isLast ? 'warning' : 'error',
      title: isLast
        ? `"${option.text}" refers to the other options`
        : `"${option.text}" comes before options that it refers to`,
      help: [
        isLast
          ? 'Add "fixed": true, which keeps the order of the options, or write a separate fourth answer.'
          : 'Write a separate answer, or make it the last one and add "fixed": true.',
      ],
    });
  if (isNoneOfTheAbove(option))
    report({
      at,
      title: `"${option.text}" is not a separate answer`,
      help: ['Write a plausible wrong answer instead.'],
    });
  if (namesOthers(option))
    report({
      at,
      title: `"${option.text}" refers to other options`,
      help: ['Write one answer that does not need the other options.'],
    });
}

const namesOthers = ({ text, plain }: Option): boolean =>
  BOTH.test(plain) || LETTERS.test(text) || NAMED.test(text);
