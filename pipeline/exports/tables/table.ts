/** A table as CSV, Excel, the data package and SQLite all see it. */

export type Cell = string | number | boolean | null;
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date';

export type Column = {
  name: string;
  type: ColumnType;
  description: string;
  required?: true;
  values?: readonly string[];
};

export type Table = {
  name: string;
  title: string;
  columns: readonly Column[];
  primaryKey: readonly string[];
  foreignKeys: readonly { fields: string; table: string; reference: string }[];
  rows: readonly (readonly Cell[])[];
};

/** A table from records: each column says what it holds of one. */
export function tableOf<T>(
  name: string,
  title: string,
  records: readonly T[],
  columns: readonly (Column & { of: (record: T) => Cell | undefined })[],
  keys: { primary: readonly string[]; foreign?: Table['foreignKeys'] },
): Table {
  return {
    name,
    title,
    columns: columns.map(({ of: _, ...column }) => column),
    primaryKey: keys.primary,
    foreignKeys: keys.foreign ?? [],
    rows: records.map((record) => columns.map((column) => column.of(record) ?? null)),
  };
}
