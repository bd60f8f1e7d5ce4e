/** Caches the results of functions in memory, by their input. */

/** @returns a function that makes the result for each name of an input once @param make must not return undefined */
export function memoizeBy<In, Out extends {}>(
  nameOf: (input: In) => unknown,
  make: (input: In) => Out,
): (input: In) => Out {
  const results = new Map<unknown, Out>();
  return (input) => {
    const name = nameOf(input);
    const result = results.get(name) ?? make(input);
    results.set(name, result);
    return result;
  };
}

/** @returns a function that makes the result for each input once @param make must not return undefined */
export const memoize = <In, Out extends {}>(make: (input: In) => Out): ((input: In) => Out) =>
  memoizeBy((input) => input, make);

/** @returns a function that makes its result on the first call and keeps it @param make must not return undefined */
export function memoizeValue<Out extends {}>(make: () => Out): () => Out {
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

/**
 * Caches the last result for each name, as long as its inputs are the same texts or objects.
 * @returns a function that makes the result, or returns the earlier one
 */
export function memoizeLast<Out>(): (
  name: string,
  inputs: readonly unknown[],
  make: () => Out,
) => Out {
  const last = new Map<string, { inputs: readonly unknown[]; result: Out }>();
  return (name, inputs, make) => {
    const kept = last.get(name);
    const isSame =
      kept?.inputs.length === inputs.length &&
      inputs.every((input, at) => input === kept.inputs[at]);
    const result = isSame ? kept.result : make();
    last.set(name, { inputs, result });
    return result;
  };
}
