/** A table as CSV, Excel, the data package and SQLite all see it. */
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

/** A column that says what it holds of a record. */
export type ColumnOf<T> = Column & { of: (record: T) => Cell | undefined };

/** @returns makes columns of a type: name, description, what they hold, and their only values if these are few */
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
    rows: records.map((record) => columns.map((each) => each.of(record) ?? null)),
  };
}
