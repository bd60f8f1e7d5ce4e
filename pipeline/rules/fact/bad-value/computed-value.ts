/** A reading that is computed from other facts must agree with them, such as a total with its parts. */
import type { Reading } from '../../../../schemas/fact.ts';
import type { Unit } from '../../../../schemas/units.ts';
import { factDependencies } from '../../../findings/finding.ts';
import { formatValue } from '../../../ledger/format-value.ts';
import { sumOf } from '../../../ledger/sums.ts';
import type { Ledger, LedgerFact } from '../../../ledger/types.ts';
import { placeOf } from '../../../link/place.ts';
import { factsOfSum, parseSum } from '../../../text/sums.ts';
import { measureOf } from '../../../text/units.ts';
import type { Rule, RuleFinding } from '../../rule.ts';

/**
 * Accepted difference, as a share of the value: a length may be rounded in either unit, such as 16.4 feet and 5 metres.
 */
const ROUNDED = 0.01;

export const computedValueDiffers: Rule = {
  id: 'fact/bad-value',
  part: 'computed-value',
  about: 'A reading differs from the value that is computed from other facts.',
  severity: 'error',
  readsFacts: true,
  needsWhole: true,
  check({ ledger }, report) {
    for (const entry of ledger.values())
      for (const [index, reading] of entry.fact.readings.entries()) {
        const { computed } = reading;
        if (computed === undefined || !isComputedFromFacts(reading)) continue;
        const problem = problemOf(entry, reading, ledger);
        if (problem !== undefined)
          report({
            ...problem,
            at: placeOf(entry.entry, ['readings', index, 'computed']),
            fact: entry.id,
            restsOn: factDependencies([entry.id, ...factsOfSum(parseSum(computed) ?? [])]),
          });
      }
  },
};

/** True if a reading has a value and a computation; without a value, it is a count that the build makes. */
const isComputedFromFacts = ({ value, computed }: Reading): boolean =>
  value !== undefined && computed !== undefined;

function problemOf(
  { id, fact }: LedgerFact,
  { value, computed: raw = '' }: Reading,
  ledger: Ledger,
): Pick<RuleFinding, 'title' | 'help'> | undefined {
  const terms = parseSum(raw);
  if (terms === undefined)
    return {
      title: `${id} is computed from "${raw}", which is not a sum of facts`,
      help: ['Write it like "topic.one + topic.other", or name one fact.'],
    };
  const inner = factsOfSum(terms).find((other) =>
    ledger.get(other)?.fact.readings.some(isComputedFromFacts),
  );
  if (inner !== undefined)
    return {
      title: `${id} is computed from ${inner}, which is computed itself`,
      help: ['Name the facts that it is computed from: a sum cannot contain a sum.'],
    };
  const result = sumOf({ terms, raw }, ledger);
  if ('problem' in result) return { title: result.problem.title, help: [result.problem.help] };
  if (typeof value !== 'number' || fact.unit === undefined)
    return {
      title: `${id} is computed, but its value is not a single number`,
      help: ['Write the number, or delete "computed".'],
    };
  if (isSame({ value, unit: fact.unit }, result)) return undefined;
  const words = (amount: number, unit: Unit | undefined) => formatValue(amount, 'quantity', unit);
  return {
    title: `${id} prints ${words(value, fact.unit)}, but ${raw} is ${words(result.value, result.unit)}`,
    help: ['Correct the wrong one, with its source.'],
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
