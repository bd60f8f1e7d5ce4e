/** IW-14. Options that differ in full stops, capitals or units show which of them was written otherwise. */

import type { Option } from '../../bank/option-set.ts';
import type { ItemRule } from '../rule.ts';

type Style = { name: string; of(option: Option): string | undefined; help: string };
const STYLES: Style[] = [
  {
    name: 'a full stop at the end',
    of: ({ text }) => (text.endsWith('.') ? 'with' : 'without'),
    help: 'Write all options without a full stop.',
  },
  // A number or a sign has no capital; it goes with either.
  {
    name: 'a capital at the start',
    of: ({ text }) =>
      /^\p{Lu}/u.test(text) ? 'with' : /^\p{Ll}/u.test(text) ? 'without' : undefined,
    help: 'Start all options with a capital.',
  },
];

export const mixedStyle: ItemRule = {
  id: 'item/mixed-style',
  about: 'Options that differ in full stops, capitals or units.',
  severity: 'error',
  checkItem(item, report) {
    for (const { name, of, help } of STYLES) {
      const odd = minority(item.options, of);
      if (odd !== undefined)
        report({
          at: ['options', odd.index, 'text'],
          title: `"${odd.text}" is ${of(odd)} ${name}, unlike other options`,
          help: [help],
        });
    }
    const units = unitsOf(item.options);
    const odd =
      units === undefined
        ? undefined
        : minority(item.options, ({ quantities }) => quantities[0]!.unit);
    if (odd !== undefined)
      report({
        at: ['options', odd.index, 'text'],
        title: `"${odd.text}" has another unit than other options`,
        help: ['Write all four quantities in one unit.'],
      });
  },
};

/** The first option of the rarer kind, if there are two kinds. */
function minority(
  options: readonly Option[],
  kindOf: (option: Option) => string | undefined,
): Option | undefined {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const kind = kindOf(option);
    if (kind !== undefined) groups.set(kind, [...(groups.get(kind) ?? []), option]);
  }
  return groups.size < 2
    ? undefined
    : [...groups.values()].sort((a, b) => a.length - b.length)[0]![0];
}

/** The units of options that are one quantity each and should have one unit: of one dimension, but not time, or "%" and bare numbers. */
function unitsOf(options: readonly Option[]): string[] | undefined {
  if (!options.every(({ quantities }) => quantities.length === 1)) return undefined;
  const dimensions = new Set(options.map(({ quantities }) => quantities[0]!.dimension));
  const percentOrBare = [...dimensions].every((dimension) => dimension === '%' || dimension === '');
  return (dimensions.size === 1 && !dimensions.has('tiempo')) || percentOrBare
    ? options.map(({ quantities }) => quantities[0]!.unit)
    : undefined;
}
