/**
 * Results that are kept from one build to the next, each with the inputs that were read while it was made. A result is
 * used again while every one of these inputs has the same digest. What a result depends on is what it has read, so no list
 * of dependencies is written by hand.
 */

import { type Once, once } from './once.ts';

/** The results of one build. */
export type Results = {
  /** Names and digests of all inputs. */
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

/** What is read while something is made: inputs, and the inputs of results that it uses. */
type Frame = { inputs: Set<string>; parts: Set<ReadonlySet<string>> };
type Made<Value> = { value: Value; inputs: ReadonlySet<string> };

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
  const made = new Map<string, Made<unknown>>();
  /** Whether each input of the build before is the same now. */
  const isSame: (boolean | undefined)[] = [];

  function inFrame<Value>(make: () => Value): Made<Value> {
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
  const digests = once((input: string) => apart(() => digestOf(input)));
  const isInputSame = (index: number) =>
    (isSame[index] ??= digests(before!.inputs[index]!) === before!.digests[index]);
  const known = (name: string): Made<unknown> | undefined => {
    const result = before?.byName.get(name);
    if (result === undefined || !result.inputs.every(isInputSame)) return undefined;
    const inputs = Array.from(result.inputs, (index) => before!.inputs[index]!);
    return { value: result.value, inputs: new Set(inputs) };
  };
  const use = <Value>({ value, inputs }: Made<Value>): Value => {
    frame?.parts.add(inputs);
    return value;
  };
  return {
    read(input) {
      if (frame === undefined) throw new Error(`${input} is read while nothing is made`);
      frame.inputs.add(input);
    },
    once(make) {
      const find = once((key: Parameters<typeof make>[0]) => inFrame(() => make(key)));
      return (key) => use(find(key));
    },
    kept(name, make, isUsable = () => true) {
      type Value = ReturnType<typeof make>;
      const existing = made.get(name) ?? known(name);
      const isUsed =
        existing !== undefined && (made.has(name) || isUsable(existing.value as Value));
      isNew ||= !isUsed;
      const result = isUsed ? (existing as Made<Value>) : inFrame(make);
      made.set(name, result);
      return use(result);
    },
    apart,
    results() {
      if (!isNew && made.size === before?.byName.size) return undefined;
      return tableOf(made, digests);
    },
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

function tableOf(
  made: ReadonlyMap<string, Made<unknown>>,
  digestOf: (input: string) => string,
): Results {
  const places = new Map<string, number>();
  const placeOf = (input: string) => {
    const place = places.get(input) ?? places.size;
    places.set(input, place);
    return place;
  };
  const byName = new Map<string, Result>();
  // A digest may add a result, whose inputs have digests, too.
  for (const [name, { value, inputs }] of made) {
    byName.set(name, { value, inputs: Int32Array.from(inputs, placeOf) });
    for (const input of inputs) digestOf(input);
  }
  const inputs = [...places.keys()];
  return { inputs, digests: inputs.map(digestOf), byName };
}
