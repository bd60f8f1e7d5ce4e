/** The tables as a SQLite file: strict types, foreign keys, a view of the conflicts, full-text search of the questions. */
import type { Canonical } from './canonical.ts';
import type { ExportFormat } from './format.ts';
import { type SqliteWriter, sqliteBytes } from './sqlite-bytes.ts';
import { type TableInput, tablesOf } from './tables/index.ts';
import type { Cell, Column, ColumnType, Table } from './tables/table.ts';

/** "LPR1": programs such as `file` recognise the format by it. */
const APPLICATION_ID = 0x4c505231;
const USER_VERSION = 1;
const TYPES: Record<ColumnType, string> = {
  string: 'TEXT',
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
  date: 'TEXT',
};

export const sqliteFile: ExportFormat<TableInput> = (canonical) => ({
  files: [
    {
      path: '/descargas/licencia-pr.sqlite',
      content: () => sqliteBytes((db) => fill(db, canonical)),
      label: 'Base de datos SQLite',
    },
  ],
});

function fill(db: SqliteWriter, canonical: Pick<Canonical, TableInput>): void {
  db.exec(
    `PRAGMA page_size = 4096; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA encoding = 'UTF-8'; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${USER_VERSION}; BEGIN;`,
  );
  db.exec('CREATE TABLE meta (clave TEXT PRIMARY KEY, valor TEXT NOT NULL) STRICT, WITHOUT ROWID;');
  const { licence, ...rest } = canonical.meta;
  insert(db, 'meta', Object.entries({ ...rest, licence: licence.name, licenceUrl: licence.url }));
  for (const table of tablesOf(canonical)) {
    db.exec(create(table));
    insert(db, table.name, table.rows);
  }
  db.exec(`
    CREATE VIEW conflicto AS SELECT h.id AS hecho, h.titulo, l.n, l.quien, l.cuando, l.texto, l.autoridad, l.reemplazada, l.preferida, h.decision, h.motivo
      FROM hechos h JOIN lecturas l ON l.hecho = h.id WHERE h.en_disputa = 1 ORDER BY h.id, l.n;
    CREATE VIRTUAL TABLE preguntas_texto USING fts5(pregunta, opcion_a, opcion_b, opcion_c, opcion_d, explicacion, content='preguntas', tokenize="unicode61 remove_diacritics 2");
    INSERT INTO preguntas_texto(preguntas_texto) VALUES ('rebuild');
    INSERT INTO preguntas_texto(preguntas_texto) VALUES ('optimize');
    COMMIT; VACUUM;`);
}

function create({ name, columns, primaryKey, foreignKeys }: Table): string {
  const lines = [
    ...columns.map(
      (column) =>
        `${column.name} ${TYPES[column.type]}${column.required ? ' NOT NULL' : ''}${checkOf(column)}`,
    ),
    `PRIMARY KEY (${primaryKey.join(', ')})`,
    ...foreignKeys.map(
      (key) => `FOREIGN KEY (${key.fields}) REFERENCES ${key.table} (${key.reference})`,
    ),
  ];
  return `CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n) STRICT;`;
}

function checkOf({ name, type, values }: Column): string {
  if (type === 'boolean') return ` CHECK (${name} IN (0, 1))`;
  return values === undefined
    ? ''
    : ` CHECK (${name} IN (${values.map((value) => `'${value}'`).join(', ')}))`;
}

function insert(db: SqliteWriter, table: string, rows: readonly (readonly Cell[])[]): void {
  if (rows.length === 0) return;
  const statement = db.prepare(
    `INSERT INTO ${table} VALUES (${rows[0]!.map(() => '?').join(', ')})`,
  );
  try {
    for (const row of rows)
      statement.run(row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)));
  } finally {
    statement.finalize();
  }
}
