/** A fact that follows from others must print what they make: a total its parts, metres the same length as feet. */
import type { Unit } from '../../../schemas/units.ts';
import { factGrounds } from '../../findings/finding.ts';
import { formatValue } from '../../ledger/format-value.ts';
import { sumOf } from '../../ledger/sums.ts';
import type { Ledger, LedgerFact } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';
import { readSum } from '../../text/sums.ts';
import { measureOf } from '../../text/units.ts';
import type { Reported, Rule } from '../rule.ts';

/** A length that was rounded in either unit is the same: 16.4 feet are 4.999 metres. */
const ROUNDED = 0.01;

const FACT = /[a-z0-9-]+(?:\.[a-z0-9-]+)+/g;

export const factDerived: Rule = {
  id: 'fact/derived',
  about: 'A fact differs from what the facts make that it is derived from.',
  severity: 'error',
  needsWhole: true,
  check({ ledger }, report) {
    for (const entry of ledger.values()) {
      const problem = problemOf(entry, ledger);
      if (problem !== undefined)
        report({
          ...problem,
          at: placeOf(entry.entry, ['derived']),
          fact: entry.id,
          restsOn: factGrounds([entry.id, ...(entry.fact.derived?.match(FACT) ?? [])]),
        });
    }
  },
};

function problemOf(
  entry: LedgerFact,
  ledger: Ledger,
): Pick<Reported, 'title' | 'help'> | undefined {
  const { id, fact, preferred } = entry;
  if (fact.derived === undefined) return undefined;
  const terms = readSum(`= ${fact.derived}`);
  if (terms === undefined)
    return {
      title: `${id} is derived from "${fact.derived}", which is no sum of facts`,
      help: ['Write it like "topic.one + topic.other", or name one fact.'],
    };
  const result = sumOf({ terms, raw: fact.derived }, ledger);
  if ('problem' in result) return { title: result.problem.title, help: [result.problem.help] };
  const [reading] = preferred ?? [];
  if (typeof reading?.value !== 'number' || fact.unit === undefined)
    return {
      title: `${id} is derived, and prints no single number`,
      help: ['Settle its readings, or delete "derived".'],
    };
  if (isSame({ value: reading.value, unit: fact.unit }, result)) return undefined;
  const words = (value: number, unit: Unit | undefined) => formatValue(value, 'quantity', unit);
  return {
    title: `${id} prints ${words(reading.value, fact.unit)}, and ${fact.derived} is ${words(result.value, result.unit)}`,
    help: ['Correct the one that is wrong, with its source; what follows from it changes with it.'],
  };
}

type Amount = { value: number; unit?: Unit };

function isSame(own: Amount, other: Amount): boolean {
  if (own.unit === other.unit) return Math.abs(own.value - other.value) < 1e-9;
  if (own.unit === undefined || other.unit === undefined) return false;
  const [a, b] = [measureOf(own.unit), measureOf(other.unit)];
  const [left, right] = [own.value * a.factor, other.value * b.factor];
  return a.dimension === b.dimension && Math.abs(left - right) <= ROUNDED * Math.max(left, right);
}
