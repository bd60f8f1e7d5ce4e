/**
 * Merges the stored data of two devices. The order and the number of merges do not change the result, which a test
 * checks for every table. Only code that adds a link or imports a file calls `mergeStoredValues`.
 */
import type { PlainObject } from '../model/stored-value-checks.ts';
import type { Codec, ListOptions, RecordFields } from './codec.ts';

export function mergeStoredValues<T>(codec: Codec<T>, a: T, b: T, now: number): T {
  const { made } = codec;
  if (made === undefined) return a < b ? b : a;
  if ('rules' in made)
    return mergeLists(made.item, made.rules, [a, b] as unknown as Lists, now) as T;
  if ('both' in made) return made.both(a, b, now) as T;
  if ('to' in made)
    return made.to(mergeStoredValues(made.codec, made.from(a), made.from(b), now)) as T;
  const { rank } = made;
  if (rank)
    return higherRankedValue(
      a,
      b,
      (value) => rank(value as PlainObject, now),
      (value) => JSON.stringify(codec.write(value)),
    );
  return mergeRows(made, a as PlainObject, b as PlainObject, now) as T;
}

function mergeRows({ rows }: RecordFields, a: PlainObject, b: PlainObject, now: number) {
  const merged: PlainObject = {};
  for (const [name, row] of rows) {
    const [left, right] = [a[name] ?? b[name], b[name] ?? a[name]];
    // A value that only one side has is merged with itself, which sorts its lists.
    const value = row.merge
      ? row.merge(a, b, now, merged)
      : left === undefined
        ? undefined
        : mergeStoredValues(row.is, left, right, now);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

type Lists = readonly (readonly unknown[])[];

function mergeLists(item: Codec<unknown>, rules: ListOptions<unknown>, lists: Lists, now: number) {
  const { max = Number.POSITIVE_INFINITY } = rules;
  const { keyOf = (each) => JSON.stringify(item.write(each)) } = rules;
  const { order = (a, b) => (keyOf(a) < keyOf(b) ? -1 : 1) } = rules;
  const items = new Map<string, unknown>();
  for (const list of lists) {
    const times = new Map<string, number>();
    for (const each of list) {
      const name = keyOf(each);
      const time = rules.keyOf ? 0 : (times.get(name) ?? 0);
      times.set(name, time + 1);
      const own = items.get(`${time} ${name}`);
      items.set(
        `${time} ${name}`,
        own === undefined ? each : mergeStoredValues(item, own, each, now),
      );
    }
  }
  return [...items.values()].sort(order).slice(-max);
}

/**
 * Returns the value that ranks higher, comparing the numbers of `rank` in order. The texts of the values break a tie,
 * so that the order of the two values does not matter.
 */
export function higherRankedValue<A, B>(
  a: A,
  b: B,
  rank: (value: NonNullable<A | B>) => readonly number[],
  textOf: (value: NonNullable<A | B>) => string = JSON.stringify,
): A | B {
  if (a == null || b == null) return a ?? b;
  const difference = firstDifference(rank(a), rank(b)) || (textOf(a) < textOf(b) ? -1 : 1);
  return difference > 0 ? a : b;
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((value) => value !== 0) ?? 0;
