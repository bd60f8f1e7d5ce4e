/** Codecs for fields that several records share. */

import type { Choice } from '../model/shuffle.ts';
import { isCount, isName, isTime } from '../model/stored-value-checks.ts';
import { type Codec, mapCodec, plainCodec, recordCodec } from './codec.ts';

/** The last day that a Date can represent. */
const MAX_DAY = 100_000_000;

const isDay = (value: unknown): value is number => isCount(value) && value <= MAX_DAY;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const NAME_CODEC = /* @__PURE__ */ plainCodec(isName);
export const COUNT_CODEC = /* @__PURE__ */ plainCodec(isCount);
export const TIME_CODEC = /* @__PURE__ */ plainCodec(isTime);
export const DAY_CODEC = /* @__PURE__ */ plainCodec(isDay);
export const FLAG_CODEC = /* @__PURE__ */ plainCodec(isFlag);
/** A flag that is stored only if it is true. */
export const PRESENCE_CODEC = /* @__PURE__ */ plainCodec((value): value is true => value === true);

/** Codec of a value from a fixed list of texts or numbers. */
export const oneOfCodec = <const T extends string | number>(...values: readonly T[]): Codec<T> =>
  plainCodec((value): value is T => (values as readonly unknown[]).includes(value));

export const CHOICE_CODEC: Codec<Choice> = /* @__PURE__ */ oneOfCodec(0, 1, 2, 3);
/** A flag stored as 0 or 1, which saves space if there are many. */
export const BIT_CODEC = /* @__PURE__ */ mapCodec(
  /* @__PURE__ */ oneOfCodec(0, 1),
  (bit) => bit === 1,
  (flag: boolean) => (flag ? 1 : 0),
);

/** Codec of a list that is stored as the field `list` of an object, next to its version. */
export const listFieldCodec = <T>(list: Codec<readonly T[]>): Codec<readonly T[]> =>
  mapCodec(
    recordCodec<{ list: readonly T[] }>({ list: { is: list, instead: [] } }),
    (box) => box.list,
    (items) => ({ list: items }),
  );
