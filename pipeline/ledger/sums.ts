/** Computes sums in texts from the printed values of their facts. Units must agree. */
import type { Unit } from '../../schemas/units.ts';
import { UNITS } from '../../schemas/units.ts';
import { referenceToFact, writeReference } from '../text/references.ts';
import type { Operand, SumNode, Term } from '../text/tree.ts';
import { formatValue } from './format-value.ts';
import { printedReadings } from './ledger.ts';
import type { Ledger } from './types.ts';

type Amount = { value: number; unit?: Unit };
type SumProblem = { title: string; help: string };
type Result = Amount | { problem: SumProblem };

const isUnit = (unit: string): unit is Unit => unit in UNITS;

/** The value of a sum with its unit, or the first problem that prevents it. */
export function sumOf({ terms, raw }: Pick<SumNode, 'terms' | 'raw'>, ledger: Ledger): Result {
  let total: Amount | undefined;
  for (const term of terms) {
    const product = productOf(term, ledger);
    if ('problem' in product) return product;
    if (total !== undefined && total.unit !== product.unit)
      return problem(
        `${raw} mixes ${unitName(total)} and ${unitName(product)}`,
        'Add and subtract only values with the same unit.',
      );
    total = { ...product, value: (total?.value ?? 0) + term.sign * product.value };
  }
  // Rounds, because decimals have no exact binary form: 16.4 − 10 would be 6.399….
  const value = Math.round(total!.value * 1e4) / 1e4;
  return value < 0
    ? problem(`${raw} is negative: ${value}`, 'Subtract the smaller value from the larger one.')
    : { ...total, value };
}

/** The text of a sum for visitors; its source text if it cannot be computed, which the audit reports. */
export function sumText(sum: SumNode, ledger: Ledger): string {
  const result = sumOf(sum, ledger);
  return 'problem' in result
    ? writeReference(sum)
    : formatValue(result.value, 'quantity', result.unit);
}

function productOf({ factors }: Term, ledger: Ledger): Result {
  let product: Amount = { value: 1 };
  for (const operand of factors) {
    const factor = amountOf(operand, ledger);
    if ('problem' in factor) return factor;
    if (product.unit !== undefined && factor.unit !== undefined)
      return problem(
        `a sum multiplies ${unitName(product)} by ${unitName(factor)}`,
        'Multiply a value with a unit only by numbers.',
      );
    product = { ...product, ...factor, value: product.value * factor.value };
  }
  return product;
}

function amountOf(operand: Operand, ledger: Ledger): Result {
  if ('fact' in operand) return factAmount(operand, ledger);
  const { text, value, unit } = operand;
  if (unit === undefined) return { value };
  return isUnit(unit)
    ? { value, unit }
    : problem(`a sum cannot contain ${text}`, 'Write a quantity with a unit of schemas/units.ts.');
}

function factAmount(
  { fact: id, reading }: Extract<Operand, { fact: string }>,
  ledger: Ledger,
): Result {
  const name = referenceToFact(id, reading);
  const entry = ledger.get(id);
  if (entry === undefined) return problem(`there is no fact "${id}"`, 'Name a fact that exists.');
  const { kind, unit } = entry.fact;
  if (kind !== 'quantity' || unit === undefined)
    return problem(
      `a sum cannot compute with ${name}, which is of the kind "${kind}"`,
      'Compute only with facts of the kind "quantity".',
    );
  if (reading === undefined && entry.preferred === undefined)
    return problem(
      `a sum cannot compute with ${name}: its readings are undecided`,
      'Name the reading, {{= … topic.name@reading}}, or decide with `licencia settle`.',
    );
  const values = printedReadings(entry, reading).map(({ value }) => value);
  const [value] = values;
  if (typeof value !== 'number' || values.length > 1)
    return problem(
      `a sum needs one number, and ${name} prints ${values.length > 1 ? `${values.length} values` : 'an interval'}`,
      'Name a reading with one number, or write the result as a literal that rests on the fact.',
    );
  return { value, unit };
}

const unitName = ({ unit }: Amount): string =>
  unit === undefined ? 'a number without a unit' : `"${unit}"`;

const problem = (title: string, help: string): { problem: SumProblem } => ({
  problem: { title, help },
});
