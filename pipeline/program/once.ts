/** The one cache in memory: what a function made is kept under what it was made from, as long as somebody holds that. */

/** @returns a function that makes the result for each input once @param make must not return undefined */
export function once<In, Out extends {}>(make: (input: In) => Out): (input: In) => Out {
  const results = new Map<In, Out>();
  return (input) => {
    const result = results.get(input) ?? make(input);
    results.set(input, result);
    return result;
  };
}

/** @returns a function that makes its one result when it is first asked for @param make must not return undefined */
export function lazily<Out extends {}>(make: () => Out): () => Out {
  let result: Out | undefined;
  return () => (result ??= make());
}

/**
 * The same as `once` for objects: a result is forgotten with its object. Where an entry that did not change is the same
 * object in the next reading, as in `dev`, its results stay.
 * @param make must depend on nothing but the object
 */
export function onceEach<In extends object, Out extends {}>(
  make: (input: In) => Out,
): (input: In) => Out {
  const results = new WeakMap<In, Out>();
  return (input) => {
    const result = results.get(input) ?? make(input);
    results.set(input, result);
    return result;
  };
}
