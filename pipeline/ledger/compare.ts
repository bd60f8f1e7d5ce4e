/** Decides whether two readings can be compared, and whether they agree. */

import type { DayCode, Fact, FactValue, Hours } from '../../schemas/fact.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { hoursByDay, isInterval } from './format-value.ts';
import { periodsOverlap } from './period.ts';
import type { Difference, LedgerReading, ReadingPair, Relation } from './types.ts';

const RANK: Record<Relation, number> = { same: 0, compatible: 1, contradict: 2 };

/** The worst relation among the pairs of readings of a fact. */
export function worstRelation(pairs: readonly ReadingPair[]): Relation {
  return pairs.reduce<Relation>(
    (worstSoFar, { relation }) => (RANK[relation] > RANK[worstSoFar] ? relation : worstSoFar),
    'same',
  );
}

/** Every pair of comparable readings that differ, in the order of the readings. */
export function findDifferingPairs(
  kind: Fact['kind'],
  readings: readonly LedgerReading[],
): ReadingPair[] {
  const pairs: ReadingPair[] = [];
  for (const [index, a] of readings.entries()) {
    for (const b of readings.slice(index + 1)) {
      if (!areComparable(a, b, readings)) continue;
      const relation = relationOf(kind, a, b);
      if (relation === 'same') continue;
      pairs.push(
        omitUndefined({ a, b, relation, difference: differenceOf(kind, a.value, b.value) }),
      );
    }
  }
  return pairs;
}

/**
 * True if two readings are about the same case, which requires all of the following:
 * - They are in force on a common day.
 * - If both have a condition, the conditions are equal.
 * - Readings of one surface have equal conditions, or none: otherwise they are a rule and its exceptions.
 * - A conditional reading of an authority is comparable with an unconditional one of another surface only if the
 *   authority has no unconditional reading that is in force on a common day with the latter.
 */
export function areComparable(
  a: LedgerReading,
  b: LedgerReading,
  all: readonly LedgerReading[],
): boolean {
  if (!periodsOverlap(a, b)) return false;
  if (a.when !== undefined && b.when !== undefined) return sameCondition(a.when, b.when);
  if (a.surface === b.surface) return a.when === b.when;
  return !isExceptionOnly(a, b, all) && !isExceptionOnly(b, a, all);
}

const sameCondition = (a: string, b: string) => foldAccents(a).trim() === foldAccents(b).trim();

function isExceptionOnly(
  conditional: LedgerReading,
  other: LedgerReading,
  all: readonly LedgerReading[],
): boolean {
  if (!conditional.authority || conditional.when === undefined || other.when !== undefined)
    return false;
  return all.some(
    (reading) =>
      reading.surface === conditional.surface &&
      reading.when === undefined &&
      periodsOverlap(reading, other),
  );
}

/** Relation of two comparable readings. If one is an authority's, `compatible` becomes `contradict`. */
export function relationOf(kind: Fact['kind'], a: LedgerReading, b: LedgerReading): Relation {
  const relation = valueRelation(kind, a.value, b.value);
  return relation === 'compatible' && (a.authority || b.authority) ? 'contradict' : relation;
}

/** Relation of two values of the same kind; their order does not matter. */
export function valueRelation(kind: Fact['kind'], a: FactValue, b: FactValue): Relation {
  switch (kind) {
    case 'quantity': {
      const [aMin, aMax] = bounds(a);
      const [bMin, bMax] = bounds(b);
      if (aMin === bMin && aMax === bMax) return 'same';
      return Math.max(aMin, bMin) <= Math.min(aMax, bMax) ? 'compatible' : 'contradict';
    }
    case 'hours':
      return differingDays(a as Hours, b as Hours).length === 0 ? 'same' : 'contradict';
    case 'set': {
      const left = new Set(a as string[]);
      const right = new Set(b as string[]);
      return left.size === right.size && [...left].every((item) => right.has(item))
        ? 'same'
        : 'contradict';
    }
    case 'date':
    case 'text':
      return normalised(a) === normalised(b) ? 'same' : 'contradict';
    default:
      return kind satisfies never;
  }
}

/** A quantity as an interval; null ends are open. */
function bounds(value: FactValue): [number, number] {
  if (typeof value === 'number') return [value, value];
  if (isInterval(value)) return [value[0] ?? -Infinity, value[1] ?? Infinity];
  return [Number.NaN, Number.NaN];
}

function differingDays(a: Hours, b: Hours): DayCode[] {
  const right = hoursByDay(b);
  return [...hoursByDay(a)]
    .filter(([day, times]) => right.has(day) && right.get(day) !== times)
    .map(([day]) => day);
}

function differenceOf(kind: Fact['kind'], a: FactValue, b: FactValue): Difference | undefined {
  if (kind === 'hours') return { days: differingDays(a as Hours, b as Hours) };
  if (kind !== 'set') return undefined;
  const left = a as string[];
  const right = b as string[];
  const onlyInA = left.filter((item) => !right.includes(item));
  return {
    onlyInA,
    onlyInB: right.filter((item) => !left.includes(item)),
    inBoth: left.length - onlyInA.length,
  };
}

const normalised = (value: FactValue) =>
  foldAccents(String(value))
    .replace(/[\s.,;:]+/g, ' ')
    .trim();
