/**
 * Results that are kept from one build to the next, each with the inputs that were read while it was made. A result is
 * used again while every one of these inputs has the same digest. What a result depends on is what it has read, so no list
 * of dependencies is written by hand.
 */

import { type Once, once } from './once.ts';

/** The results of one build. */
export type Results = {
  /** Names and digests of inputs. */
  inputs: string[];
  digests: string[];
  /** Each result by its name, with the indices of its inputs. */
  byName: Map<string, Result>;
};
type Result = { inputs: Int32Array; value: unknown };

export type Recorder = {
  /** Records that an input is read. @throws Error where nothing is being made: that input would be in no list */
  read(input: string): void;
  /** A function that makes the result for each key once. Whatever uses the result depends on what it was made from. */
  once: Once;
  /**
   * A result of the build before if all its inputs are the same, otherwise a new one. Made once in a build.
   * @param name the same in each build @param make makes a value that v8.serialize can hold
   * @param isUsable asked about a result of the build before
   */
  kept<Value>(name: string, make: () => Value, isUsable?: (value: Value) => boolean): Value;
  /** Makes a value of which the caller records the result as an input: what it reads is none of what is being made. */
  apart<Value>(make: () => Value): Value;
  /** The results that this build used. @returns undefined if none of them is new */
  results(): Results | undefined;
};

/** What is read while something is made: indices of inputs, and the inputs of results that it uses. */
type Frame = { inputs: Set<number>; parts: Set<Iterable<number>> };
type Made<Value> = { value: Value; inputs: Iterable<number> };

/**
 * @param before the results of the build before
 * @param digestOf the state of an input now; asked once for each input
 */
export function createRecorder(
  before: Results | undefined,
  digestOf: (input: string) => string,
): Recorder {
  let frame: Frame | undefined;
  let isNew = false;
  const made = new Map<string, Result>();
  // The inputs of the build before keep their indices.
  const names = before === undefined ? [] : [...before.inputs];
  const indices = new Map(names.map((name, index) => [name, index]));
  /** Whether each input of the build before is the same now. */
  const isSame: (boolean | undefined)[] = [];

  const indexOf = (name: string): number => {
    const known = indices.get(name);
    if (known !== undefined) return known;
    indices.set(name, names.length);
    return names.push(name) - 1;
  };
  function inFrame<Value>(make: () => Value): Made<Value> & { inputs: ReadonlySet<number> } {
    const outer = frame;
    frame = { inputs: new Set(), parts: new Set() };
    try {
      const value = make();
      const inputs = new Set(frame.inputs);
      for (const part of frame.parts) for (const input of part) inputs.add(input);
      return { value, inputs };
    } finally {
      frame = outer;
    }
  }
  const apart = <Value>(make: () => Value): Value => inFrame(make).value;
  // A digest may need results.
  const digestNow = once((index: number) => apart(() => digestOf(names[index]!)));
  const isInputSame = (index: number) =>
    (isSame[index] ??= digestNow(index) === before!.digests[index]);
  const known = (name: string): Result | undefined => {
    const result = before?.byName.get(name);
    return result?.inputs.every(isInputSame) ? result : undefined;
  };
  const use = <Value>({ value, inputs }: Made<Value>): Value => {
    frame?.parts.add(inputs);
    return value;
  };
  const makeResult = (make: () => unknown): Result => {
    isNew = true;
    const { value, inputs } = inFrame(make);
    return { value, inputs: Int32Array.from(inputs) };
  };
  return {
    read(input) {
      if (frame === undefined) throw new Error(`${input} is read while nothing is made`);
      frame.inputs.add(indexOf(input));
    },
    once(make) {
      const find = once((key: Parameters<typeof make>[0]) => inFrame(() => make(key)));
      return (key) => use(find(key));
    },
    kept(name, make, isUsable = () => true) {
      type Value = ReturnType<typeof make>;
      let result = made.get(name);
      if (result === undefined) {
        const existing = known(name);
        result =
          existing !== undefined && isUsable(existing.value as Value) ? existing : makeResult(make);
        made.set(name, result);
      }
      return use(result as Made<Value>);
    },
    apart,
    results() {
      if (!isNew && made.size === before?.byName.size) return undefined;
      const digests: string[] = Array(names.length).fill('');
      const store = (index: number) => {
        digests[index] = isSame[index] === true ? before!.digests[index]! : digestNow(index);
      };
      // The digest of an input may need a result, whose inputs are stored, too.
      for (const { inputs } of made.values()) inputs.forEach(store);
      return compacted({ inputs: names, digests, byName: made });
    },
  };
}

/** Leaves out the inputs that no result has read, once they are as many as the others. */
function compacted({ inputs, digests, byName }: Results): Results {
  const isUsed = new Uint8Array(inputs.length);
  for (const result of byName.values()) for (const index of result.inputs) isUsed[index] = 1;
  const used = [...inputs.keys()].filter((index) => isUsed[index] === 1);
  if (inputs.length <= 2 * used.length) return { inputs, digests, byName };
  const places = new Map(used.map((index, place) => [index, place]));
  return {
    inputs: used.map((index) => inputs[index]!),
    digests: used.map((index) => digests[index]!),
    byName: new Map(
      [...byName].map(([name, { value, inputs: read }]) => [
        name,
        { value, inputs: read.map((index) => places.get(index)!) },
      ]),
    ),
  };
}

/** A recorder that keeps nothing and makes each result once. */
export function plainRecorder(): Recorder {
  const results = new Map<string, unknown>();
  return {
    read: () => {},
    once,
    kept: (name, make) => {
      if (!results.has(name)) results.set(name, make());
      return results.get(name) as ReturnType<typeof make>;
    },
    apart: (make) => make(),
    results: () => undefined,
  };
}
