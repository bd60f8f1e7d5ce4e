/** A table, for CSV, spreadsheets, the data package and SQLite. */
import { type Defined, defined } from '../../../schemas/defined.ts';

export type Cell = string | number | boolean | null;
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

export type Column = Defined<{
  name: string;
  type: ColumnType;
  description: string;
  required: true | undefined;
  values: readonly string[] | undefined;
}>;

/** A column with a function that reads its cell from a record. */
export type ColumnOf<T> = Column & { of: (record: T) => Cell | undefined };

/** @returns a function that makes columns of a type @param values all allowed values, if they are few */
export const column =
  (type: ColumnType, required?: true) =>
  <T>(
    name: string,
    description: string,
    of: ColumnOf<T>['of'],
    values?: readonly string[],
  ): ColumnOf<T> => ({ ...defined({ name, type, description, required, values }), of });

export type Table = {
  name: string;
  title: string;
  columns: readonly Column[];
  primaryKey: readonly string[];
  foreignKeys: readonly { fields: string; table: string; reference: string }[];
  rows: readonly (readonly Cell[])[];
};

export function tableOf<T>(
  name: string,
  title: string,
  records: readonly T[],
  columns: readonly ColumnOf<T>[],
  keys: { primary: readonly string[]; foreign?: Table['foreignKeys'] },
): Table {
  return {
    name,
    title,
    columns: columns.map(({ of: _, ...rest }) => rest),
    primaryKey: keys.primary,
    foreignKeys: keys.foreign ?? [],
    rows: records.map((record) => columns.map(({ of }) => of(record) ?? null)),
  };
}
