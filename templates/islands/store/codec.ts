/**
 * Codecs made from tables with a row for each stored field. Reading, writing and, in merge.ts, merging follow from the
 * tables.
 */
import { isPlainObject, type PlainObject } from '../model/stored-value-checks.ts';

/** Set while a stored value is read: `isSound` becomes false if a part is left out. */
export type Soundness = { isSound: boolean };

export type Codec<T> = {
  /** @returns undefined if the whole value is refused */
  read(stored: unknown, reading: Soundness): T | undefined;
  write(value: T): unknown;
  /** The version of the newest row of its table. */
  version: number;
  /** Tells merge.ts how to merge the values of two devices. By default the greater value wins. */
  made?: CodecShape;
};

/** The fields of a record; with `rank`, the record of the higher rank is kept as a whole. */
export type RecordFields = {
  rows: readonly [name: string, row: AnyRow][];
  rank?: Rank<PlainObject>;
};
type Fields<T> = Codec<T> & { made: RecordFields };

/** The codecs or rules from which a codec was made. */
export type CodecShape =
  | RecordFields
  | { item: Codec<unknown>; rules: ListOptions<unknown> }
  /** A value with its own merge function. */
  | { both: (a: unknown, b: unknown, now: number) => unknown }
  | { codec: Codec<unknown>; to: (stored: unknown) => unknown; from: (value: unknown) => unknown };

/** The row of a field: its codec, its default, its merge between two devices, and the version that introduced it. */
type FieldRow<T, K extends keyof T> = {
  is: Codec<Exclude<T[K], undefined>>;
  /**
   * Replaces a damaged value, or an absent one that is not optional. Without `instead` such a value rejects the record.
   */
  instead?: T[K] | undefined;
  /**
   * Replaces the merge of the field's codec, for fields that belong together.
   * @param merged the merged fields of the rows before this one
   */
  merge?: (a: T, b: T, now: number, merged: T) => T[K];
} & (Record<never, never> extends Pick<T, K>
  ? { isOptional: true; since?: number }
  : // Data stored before that version does not have the field.
    { since?: never } | { since: number; instead: T[K] });

/** One row for each field of the type; a missing row is a type error. */
export type FieldCodecs<T> = { readonly [K in keyof T]-?: FieldRow<T, K> };

type AnyRow = Omit<FieldRow<PlainObject, string>, 'since'> & { isOptional?: true; since?: number };

/** Refuses a `merge` in a row, which would never be called, because a ranked record is merged as a whole. */
type RankedTable<T> = {
  readonly [K in keyof T]-?: FieldRow<T, K> & {
    merge?: 'a ranked record is taken whole: no merge';
  };
};

type Sound<T> = { isSound?: (value: T) => boolean };
type Rank<T> = (value: T, now: number) => readonly number[];

/** Codec of a record, which is stored as an object. */
export function recordCodec<T extends object>(
  table: FieldCodecs<T>,
  { isSound = () => true }: Sound<T> = {},
): Fields<T> {
  const rows = Object.entries(table) as [string, AnyRow][];
  return {
    read(stored, reading) {
      if (!isPlainObject(stored)) return undefined;
      let isRefused = false;
      const value = present(rows, (name, row) => {
        const isAbsent = stored[name] === undefined;
        const field = isAbsent ? undefined : row.is.read(stored[name], reading);
        if (field !== undefined || (isAbsent && row.isOptional)) return field;
        reading.isSound &&= isAbsent;
        isRefused ||= !('instead' in row);
        return row.instead;
      }) as T;
      return isRefused || !isSound(value) ? undefined : value;
    },
    write: (value) =>
      present(rows, (name, { is }) => {
        const field = (value as PlainObject)[name];
        return field === undefined ? undefined : is.write(field);
      }),
    version: Math.max(...rows.map(([, { is, since = 1 }]) => Math.max(since, is.version))),
    made: { rows },
  };
}

function present(rows: readonly [string, AnyRow][], build: (name: string, row: AnyRow) => unknown) {
  const fields = rows.map(([name, row]) => [name, build(name, row)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * Codec of a record that is merged as a whole.
 * @param rank returns a list of numbers; the record with the greater list is kept
 */
export function rankedRecordCodec<T extends object>(
  table: RankedTable<T>,
  { rank, ...sound }: Sound<T> & { rank: Rank<T> },
): Fields<T> {
  const fields = recordCodec(table as FieldCodecs<T>, sound);
  return { ...fields, made: { ...fields.made, rank: rank as Rank<PlainObject> } };
}

/**
 * Codec of a record that is stored as a list of its fields in table order, up to the last one present. A new field must
 * be added at the end of the table.
 */
export function tupleCodec<T extends object>(fields: Fields<T>): Codec<T> {
  const names = fields.made.rows.map(([name]) => name);
  return {
    ...fields,
    read: (stored, reading) =>
      Array.isArray(stored) && stored.length <= names.length
        ? fields.read(
            Object.fromEntries(names.map((name, i) => [name, stored[i] ?? undefined])),
            reading,
          )
        : undefined,
    write(value) {
      const plain = fields.write(value) as PlainObject;
      const last = names.findLastIndex((name) => plain[name] !== undefined);
      return names.slice(0, last + 1).map((name) => plain[name] ?? null);
    },
  };
}

export type ListOptions<T> = {
  /** The maximum number of items. A merged list keeps the last ones. */
  max?: number;
  /** One rejected item rejects the whole list. */
  isWhole?: true;
  /**
   * Items with the same key are one item. Without `keyOf`, the nth copy of an item on one device equals the nth copy on
   * the other.
   */
  keyOf?: (item: T) => string;
  /** The order of a merged list. Default: by the key. */
  order?: (a: T, b: T) => number;
};

/** Codec of a list. A merged list has the items of both lists. */
export function listCodec<T>(item: Codec<T>, rules: ListOptions<T> = {}): Codec<readonly T[]> {
  const { max, isWhole, keyOf } = rules;
  return {
    read(stored, reading) {
      if (!Array.isArray(stored)) return undefined;
      const read = (stored as unknown[])
        .slice(0, max)
        .map((each) => item.read(each, reading))
        .filter((each) => each !== undefined);
      const items = keyOf ? [...new Map(read.map((each) => [keyOf(each), each])).values()] : read;
      if (items.length === stored.length) return items;
      reading.isSound = false;
      return isWhole ? undefined : items;
    },
    write: (items) => items.map(item.write),
    version: item.version,
    made: { item, rules } as CodecShape,
  };
}

/**
 * Caches the stored form of values that never change, because each press in a practice writes all of them, such as a
 * hundred results.
 */
export function cachedCodec<T extends object>(codec: Codec<T>): Codec<T> {
  const packed = new WeakMap<T, unknown>();
  return {
    ...codec,
    write(value) {
      const stored = packed.get(value) ?? codec.write(value);
      packed.set(value, stored);
      return stored;
    },
  };
}

/** Codec of a value that is stored as it is. */
export const plainCodec = <T>(is: (value: unknown) => value is T): Codec<T> => ({
  read: (stored) => (is(stored) ? stored : undefined),
  write: (value) => value,
  version: 1,
});

/**
 * Codec of a value that is stored in another form.
 * @param to returns undefined for a refused value
 */
export const mapCodec = <S, T>(
  codec: Codec<S>,
  to: (stored: S) => T | undefined,
  from: (value: T) => S,
): Codec<T> => ({
  read(stored, reading) {
    const read = codec.read(stored, reading);
    return read === undefined ? undefined : to(read);
  },
  write: (value) => codec.write(from(value)),
  version: codec.version,
  made: { codec, to, from } as CodecShape,
});
