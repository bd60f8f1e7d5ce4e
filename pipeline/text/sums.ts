/**
 * Parses sums such as `35 mph − topic.name + 2 × topic.other`, in a text or a reading's `computed`. ledger/sums.ts
 * computes them.
 */
import { omitUndefined } from '../program/omit-undefined.ts';
import { quantitiesIn } from './quantities.ts';
import type { Operand, Term } from './tree.ts';

/** A hyphen between spaces is a minus; a hyphen in the id of a fact is not. */
const PLUS_OR_MINUS = / ([+−–-]) /;
const TIMES = / ?× ?/;
const FACT = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:@([a-z0-9-]+))?$/;
const NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;

/** Collapses whitespace, so that every pattern here takes linear time. */
export const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** @returns undefined if the text is not a sum, or is a sum without a fact */
export function parseSum(written: string): Term[] | undefined {
  // Terms and the signs between them, alternating.
  const parts = withSingleSpaces(written).split(PLUS_OR_MINUS);
  const terms: Term[] = [];
  let sign: Term['sign'] = 1;
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) {
      sign = part === '+' ? 1 : -1;
      continue;
    }
    const factors = readFactors(part);
    if (factors === undefined) return undefined;
    terms.push({ sign, factors });
  }
  return factsOfSum(terms).length > 0 ? terms : undefined;
}

/** Ids of the facts that a sum computes with. */
export const factsOfSum = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ factors }) =>
    factors.flatMap((operand) => ('fact' in operand ? operand.fact : [])),
  );

function readFactors(term: string): Operand[] | undefined {
  const factors = term.split(TIMES).map(readOperand);
  return factors.every((operand) => operand !== undefined) ? factors : undefined;
}

function readOperand(text: string): Operand | undefined {
  const [, fact, reading] = FACT.exec(text) ?? [];
  if (fact !== undefined) return omitUndefined({ fact, reading });
  if (NUMBER.test(text)) return { text, value: Number(text.replaceAll(',', '')) };
  const [quantity, ...others] = quantitiesIn(text);
  if (quantity === undefined || others.length > 0 || quantity.whole !== text) return undefined;
  const [min, max] = quantity.value;
  return min === null || min !== max ? undefined : { text, value: min, unit: quantity.unit };
}
