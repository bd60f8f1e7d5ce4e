/** A reading's own wording, and a ruling's reason, must say what the values say. */
import type { Fact } from '../../../schemas/fact.ts';
import { UNITS, type Unit } from '../../../schemas/units.ts';
import { isInterval } from '../../ledger/format-value.ts';
import { says } from '../../ledger/scan.ts';
import { placeOf } from '../../link/place.ts';
import { type Quantity, quantitiesIn } from '../../text/quantities.ts';
import type { Rule } from '../rule.ts';

export const factTextDiffers: Rule = {
  id: 'fact/text-differs',
  about: 'The wording of a reading, or of a ruling, says something else than the value.',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const entry of site.facts.values()) {
      const { kind, unit, readings, ruling } = entry.data;
      if (kind !== 'quantity' || unit === undefined) continue;
      for (const [index, reading] of readings.entries()) {
        if (
          reading.text === undefined ||
          !('value' in reading) ||
          agrees(reading.text, reading.value, unit)
        )
          continue;
        report({
          title: `the wording "${reading.text}" does not say ${JSON.stringify(reading.value)} ${unit}`,
          at: placeOf(entry, ['readings', index, 'text']),
          fact: entry.id,
          help: ['Correct the wording or the value: visitors read the one, programs the other.'],
        });
      }
      // A reason may name its neighbours: the surcharge beside the basic fine.
      const topic = entry.id.slice(0, entry.id.indexOf('.') + 1);
      const known = [...ledger.values()]
        .filter((each) => each.id.startsWith(topic))
        .flatMap((each) => each.readings);
      for (const quantity of ruling === undefined ? [] : quantitiesIn(ruling.because)) {
        if (
          quantity.unit !== unit ||
          known.some((reading) => says(quantity, reading.value) || touches(quantity, reading.value))
        )
          continue;
        report({
          title: `the ruling's reason speaks of "${quantity.text}", which no reading of its topic says`,
          at: placeOf(entry, ['ruling', 'because']),
          fact: entry.id,
          help: ['Correct the reason, or add the reading it speaks of.'],
        });
      }
    }
  },
};

/** Wordings are shorter than prose: the unit may be missing, nought may be a word, a plus may follow. */
function agrees(
  text: string,
  value: Extract<Fact['readings'][number], { value: unknown }>['value'],
  unit: Unit,
): boolean {
  if (/(^|\s)(cero|ning[uú]n|nada|el doble)(\s|$)/i.test(text))
    return value === 0 || /doble/i.test(text);
  const plain = text
    .replace(/(\d)\+/g, '$1 o más')
    .replace(/(\d) de (?=\p{L})/gu, '$1 ')
    .replace(/\bde (?=\d+ a \d)/g, '');
  const words = UNITS[unit];
  const whole =
    'before' in words || quantitiesIn(plain).some((each) => each.unit === unit)
      ? plain
      : `${plain} ${words.many}`;
  const stated = [
    ...quantitiesIn(plain),
    ...quantitiesIn(whole),
    ...quantitiesIn(plain.replace(/(\d)(?= o más$)/, `$1 ${words.many}`)),
  ].filter((each) => each.unit === unit);
  return stated.some(
    (quantity) => says(quantity, value) || (touches(quantity, value) && typeof value === 'number'),
  );
}

/** "más de 3 años" names the bound 3 of a value that is written as the number 3, or as [3, ∞). */
function touches({ value: [min, max] }: Quantity, value: unknown): boolean {
  const ends =
    typeof value === 'number'
      ? [value]
      : Array.isArray(value) && isInterval(value as never)
        ? value
        : [];
  return ends.some((end) => end !== null && (end === min || end === max));
}
