/** A wrong option that many questions offer and that is never right is crossed out without reading the question. */
import type { Bank } from '../../bank/item.ts';
import { formOf, type Option } from '../../bank/option-set.ts';
import { gateSeverity, type ItemRule } from '../rule.ts';

const MAXIMUM = 5;

export const stockDistractor: ItemRule = {
  id: 'item/stock-distractor',
  about: 'A wrong option with a verb that many options have and no right one.',
  severity: 'error',
  checkWith(bank) {
    const stock = stockVerbs(bank);
    const severity = gateSeverity(bank.site);
    return ({ distractors }, report) => {
      for (const option of distractors) {
        const uses = stock.get(verbOf(option));
        if (uses === undefined) continue;
        report({
          severity,
          at: ['options', option.index],
          title: `"${option.text}": ${uses} options begin with this verb and none of them is right (maximum ${MAXIMUM})`,
          help: [
            'Offer a rule that exists for another case, or a real mistake of learners; sometimes let this verb be right.',
          ],
        });
      }
    };
  },
};

/** Verbs of too many options and of no key, with the number of the options. */
function stockVerbs({ items }: Bank): ReadonlyMap<string, number> {
  const options = items.flatMap((item) => item.options);
  const verbs = new Set(options.filter(beginsWithInfinitive).map(verbOf));
  const uses = new Map<string, number>();
  for (const option of options) {
    const verb = verbOf(option);
    if (verbs.has(verb)) uses.set(verb, (uses.get(verb) ?? 0) + 1);
  }
  const right = new Set(items.map(({ key }) => verbOf(key)));
  return new Map([...uses].filter(([verb, count]) => count > MAXIMUM && !right.has(verb)));
}

const beginsWithInfinitive = (option: Option) => /^(?:infinitivo|gerundio)$/.test(formOf(option));

const ENDING = /(?:[aei]r|[ae]ndo|iendo)(?:me|te|se|nos)?(?:l[aeo]s?)?$|[ae][sn]$/;

/**
 * The first word without its ending, and without a "no" or a pronoun before it: "Te pegas" and "Pegarte" are one verb.
 * "Frenos mojados" is none.
 */
function verbOf({ plain }: Option): string {
  const [first = ''] = plain.replace(/^(?:(?:no|te|se|le|les|lo) )+(?=.)/, '').split(' ');
  return first.replace(ENDING, '');
}
