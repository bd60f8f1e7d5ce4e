/** The only in-memory caches: each caches the results of a function by its input. */

/** @returns a function that makes the result for each input once @param make must not return undefined */
export function memoize<In, Out extends {}>(make: (input: In) => Out): (input: In) => Out {
  const results = new Map<In, Out>();
  return (input) => {
    const result = results.get(input) ?? make(input);
    results.set(input, result);
    return result;
  };
}

/** @returns a function that makes its one result on first use @param make must not return undefined */
export function lazily<Out extends {}>(make: () => Out): () => Out {
  let result: Out | undefined;
  return () => (result ??= make());
}

/**
 * Like `memoize`, but for objects: a result is garbage-collected with its object. `dev` reuses the objects of unchanged
 * entries, so their results stay cached.
 * @param make must depend on nothing but the object
 */
export function memoizeByObject<In extends object, Out extends {}>(
  make: (input: In) => Out,
): (input: In) => Out {
  const results = new WeakMap<In, Out>();
  return (input) => {
    const result = results.get(input) ?? make(input);
    results.set(input, result);
    return result;
  };
}
