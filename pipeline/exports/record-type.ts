/** Declares the record types ("nouns") of the published data: each key once, with schema, value and table columns. */
import * as z from 'zod';
import { omitUndefined } from '../program/omit-undefined.ts';

export type TableValue = string | number | boolean | null;
/** A column of a table: its name, and its value in a record. An empty cell means that the record has no such value. */
export type Column<T> = readonly [name: string, of: (record: T) => TableValue | undefined];
type ColumnsOf<T> = Readonly<Record<string, (value: T) => TableValue | undefined>>;

type Key<From> = {
  schema: z.ZodType;
  of: (from: From) => unknown;
  columns: ColumnsOf<never>;
};
type Shape<Keys> = {
  [Name in keyof Keys as Keys[Name] extends string ? never : Name]: Keys[Name] extends {
    schema: infer Schema extends z.ZodType;
  }
    ? Schema
    : never;
};

/**
 * Requires every field of the content: a declaration without one of the fields does not compile. A text in place of a
 * key says why the field is not published under its own name.
 */
export type CompleteFields<Content> = Readonly<Record<keyof Content, object | string>> &
  Readonly<Record<string, object | string>>;

/** @returns functions that declare a record type, whose records are made from values of the type `From` */
export function recordTypeFrom<From>() {
  return {
    /** A key: the shape of its value, the function that makes it, and the columns that it fills, if any. */
    key: <S extends z.ZodType>(
      schema: S,
      of: (from: From) => z.infer<S>,
      columns: ColumnsOf<z.infer<S>> = {},
    ) => ({ schema, of, columns }),

    /** A key that is absent from records without such a value. */
    optional: <S extends z.ZodType>(
      schema: S,
      of: (from: From) => z.infer<S> | undefined,
      columns: ColumnsOf<z.infer<S>> = {},
    ) => ({ schema: schema.exactOptional(), of, columns }),

    /** Declares a record type by its keys. Records and tables have the keys in this order. */
    noun: <Keys extends Readonly<Record<string, Key<From> | string>>>(keys: Keys) => {
      const declared = Object.entries<Key<From> | string>(keys).flatMap(([name, key]) =>
        typeof key === 'string' ? [] : [{ name, ...key }],
      );
      const shape = z.strictObject(
        Object.fromEntries(declared.map(({ name, schema }) => [name, schema])) as Shape<Keys>,
      );
      type Made = z.infer<typeof shape>;
      return {
        shape,
        recordOf: (from: From) =>
          omitUndefined(
            Object.fromEntries(declared.map(({ name, of }) => [name, of(from)])),
          ) as Made,
        columns: declared.flatMap(({ name, columns }) =>
          Object.entries(columns).map(
            ([column, of]): Column<Made> => [
              column,
              (record) => {
                const value = (record as Readonly<Record<string, never>>)[name];
                return value === undefined ? null : of(value);
              },
            ],
          ),
        ),
      };
    },
  };
}

/** A column with the value itself. */
export const sameValue = <T extends TableValue>(value: T): T => value;
