/** Results that are made once for each input. */

/** `once`, or the same of a recorder. */
export type Once = <In, Out extends {}>(make: (input: In) => Out) => (input: In) => Out;

/** @returns a function that makes the result for each input once @param make must not return undefined */
export function once<In, Out extends {}>(make: (input: In) => Out): (input: In) => Out {
  const results = new Map<In, Out>();
  return (input) => {
    const result = results.get(input) ?? make(input);
    results.set(input, result);
    return result;
  };
}
