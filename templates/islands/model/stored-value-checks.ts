/** Type guards for stored values. */

export type PlainObject = Record<string, unknown>;

/** The last millisecond that a Date can hold. */
const MAX_TIME = 8.64e15;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export function isTime(value: unknown): value is number {
  return isCount(value) && value <= MAX_TIME;
}

export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 80;
}

/** Removes undefined properties, so that a value stays equal when it is written and read. */
export function withoutUndefined<T extends object>(
  parts: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined),
  ) as never;
}
