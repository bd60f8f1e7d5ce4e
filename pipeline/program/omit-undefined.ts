/** Types and a function for objects without undefined values. */

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** @returns the object in its key order, without the keys whose value is undefined */
export function omitUndefined<T extends object>(object: T): Defined<T> {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    const value = object[key as keyof T];
    if (value !== undefined) result[key] = value;
  }
  return result as Defined<T>;
}
