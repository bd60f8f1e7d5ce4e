/** The wording of a reading, and the reason of a ruling, must agree with the values. */
import type { Fact, FactValue } from '../../../schemas/fact.ts';
import { UNITS, type Unit } from '../../../schemas/units.ts';
import { isInterval } from '../../ledger/format-value.ts';
import { matchesValue } from '../../ledger/scan.ts';
import type { Ledger } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';
import { type Quantity, quantitiesIn } from '../../text/quantities.ts';
import type { Entry } from '../../validate/index.ts';
import { checkEachEntry, type FindingReporter, type Rule } from '../rule.ts';

export const factTextDiffers: Rule = {
  id: 'fact/text-differs',
  about:
    'The wording of a reading differs from its value, or the reason of a ruling names a figure that no reading has.',
  severity: 'error',
  readsFacts: true,
  check: checkEachEntry(({ site, ledger }) => (own, report) => {
    const entry = site.facts.get(own.entry.id);
    if (entry === undefined || entry !== own.entry) return;
    const { kind, unit } = entry.data;
    if (kind !== 'quantity' || unit === undefined) return;
    checkWordings(entry, unit, report);
    checkReason(entry, unit, ledger, report);
  }),
};

function checkWordings(entry: Entry<Fact>, unit: Unit, report: FindingReporter): void {
  for (const [index, reading] of entry.data.readings.entries()) {
    const { text } = reading;
    if (text === undefined || reading.value === undefined || agrees(text, reading.value, unit))
      continue;
    report({
      title: `the wording "${text}" does not say ${JSON.stringify(reading.value)} ${unit}`,
      at: placeOf(entry, ['readings', index, 'text']),
      fact: entry.id,
      help: [
        'Correct the wording or the value: visitors read the wording, programs read the value.',
      ],
    });
  }
}

/** A reason may name figures of other facts of its topic, such as the surcharge beside the basic fine. */
function checkReason(
  entry: Entry<Fact>,
  unit: Unit,
  ledger: Ledger,
  report: FindingReporter,
): void {
  const { ruling } = entry.data;
  if (ruling === undefined) return;
  const named = quantitiesIn(ruling.because).filter((quantity) => quantity.unit === unit);
  if (named.length === 0) return;
  const topic = entry.id.slice(0, entry.id.indexOf('.') + 1);
  const values = [...ledger.values()]
    .filter(({ id }) => id.startsWith(topic))
    .flatMap(({ all }) => all.map(({ value }) => value));
  const unexplained = named.filter(
    (quantity) =>
      !values.some((value) => matchesValue(quantity, value) || touches(quantity, value)),
  );
  for (const quantity of unexplained)
    report({
      title: `the reason of the ruling names "${quantity.text}", which no reading of its topic has`,
      at: placeOf(entry, ['ruling', 'because']),
      fact: entry.id,
      help: ['Correct the reason, or add the reading.'],
    });
}

/** Wordings are shorter than prose: the unit may be missing, zero may be a word, and "+" may follow a figure. */
function agrees(text: string, value: FactValue, unit: Unit): boolean {
  if (/(^|\s)(cero|ning[uú]n|nada|el doble)(\s|$)/i.test(text))
    return value === 0 || /doble/i.test(text);
  const plain = text
    .replace(/(\d)\+/g, '$1 o más')
    .replace(/(\d) de (?=\p{L})/gu, '$1 ')
    .replace(/\bde (?=\d+ a \d)/g, '');
  const words = UNITS[unit];
  const whole =
    'before' in words || quantitiesIn(plain).some((quantity) => quantity.unit === unit)
      ? plain
      : `${plain} ${words.many}`;
  const stated = [
    ...quantitiesIn(plain),
    ...quantitiesIn(whole),
    ...quantitiesIn(plain.replace(/(\d)(?= o más$)/, `$1 ${words.many}`)),
  ].filter((quantity) => quantity.unit === unit);
  return stated.some(
    (quantity) =>
      matchesValue(quantity, value) || (touches(quantity, value) && typeof value === 'number'),
  );
}

/** True if the two ranges share an end: "más de 3 años" and a value of 3, or of [3, null]. */
function touches({ value: [min, max] }: Quantity, value: FactValue): boolean {
  const ends = isInterval(value) ? value : [value];
  return ends.some((end) => end !== null && (end === min || end === max));
}
