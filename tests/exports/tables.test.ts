/** CSV, the data package and SQLite, each read by another program. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { essence, sampleCanonical, tortureCanonical } from './canonical.ts';
import { make } from './files.ts';
import { hasCommand, hasPython, python, run } from './system.ts';

const CANONICALS: [string, () => Canonical][] = [
  ['a small site with something of everything', sampleCanonical],
  ['strings that break writers', tortureCanonical],
];
type Row = Record<string, string>;

/** A row of the questions' table as the record it was made from. */
function fromRow(row: Row) {
  const options = [row.opcion_a!, row.opcion_b!, row.opcion_c!, row.opcion_d!];
  return {
    id: row.id,
    category: row.categoria,
    text: row.pregunta,
    options,
    answer: 'ABCD'.indexOf(row.respuesta!),
    explanation: row.explicacion,
    image: row.senal === '' || row.senal === null ? null : row.senal,
    disputed: String(row.en_disputa) === 'true' || String(row.en_disputa) === '1',
  };
}

const parse = (text: string) =>
  Papa.parse<Row>(text, { header: true, newline: '\r\n', skipEmptyLines: 'greedy' });

describe.each(CANONICALS)('the tables of %s', (_, canonicalOf) => {
  it('give every question back from CSV through papaparse', async () => {
    const canonical = canonicalOf();
    const made = await make('csv', canonical);
    const text = made.text('/descargas/csv/preguntas.csv');
    expect(text.charCodeAt(0)).not.toBe(0xfeff);
    expect(text.endsWith('\r\n')).toBe(true);
    const { data, errors } = parse(text);
    expect(errors).toEqual([]);
    expect(data.map(fromRow)).toEqual(canonical.questions.map(essence));
  });

  it.skipIf(!hasPython('csv'))(
    'give every question back from CSV through the strict reader of Python',
    async () => {
      const canonical = canonicalOf();
      const folder = (await make('csv', canonical)).folder();
      const rows = python<Row[]>(
        `import csv, json, sys
print(json.dumps(list(csv.DictReader(open(sys.argv[1], encoding='utf-8', newline=''), strict=True))))`,
        join(folder, 'descargas/csv/preguntas.csv'),
      );
      expect(rows.map(fromRow)).toEqual(canonical.questions.map(essence));
    },
  );

  it('give every question back from SQLite through sql.js', async () => {
    const canonical = canonicalOf();
    const made = await make('sqlite', canonical);
    const SQL = await initSqlJs();
    const db = new SQL.Database(made.bytes('/descargas/licencia-pr.sqlite'));
    const rows = (sql: string) => {
      const statement = db.prepare(sql);
      const found: Row[] = [];
      while (statement.step()) found.push(statement.getAsObject() as Row);
      return found;
    };
    expect(
      rows('SELECT * FROM preguntas ORDER BY CAST(test AS INTEGER), posicion').map(fromRow),
    ).toEqual(canonical.questions.map(essence));
    expect(rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(rows('PRAGMA foreign_key_check')).toEqual([]);
    expect(rows("SELECT valor FROM meta WHERE clave = 'version'")).toEqual([
      { valor: canonical.meta.version },
    ]);
    expect(
      rows('SELECT DISTINCT hecho FROM conflicto ORDER BY hecho').map(({ hecho }) => hecho),
    ).toEqual(canonical.facts.filter(({ disputed }) => disputed).map(({ id }) => id));
    db.close();
  });
});

it.skipIf(!hasPython('sqlite3'))(
  'SQLite is a plain file of strict tables whose text can be searched without accents',
  async () => {
    const canonical = sampleCanonical();
    const made = await make('sqlite', canonical);
    const file = join(made.folder(), 'descargas/licencia-pr.sqlite');
    const header = readFileSync(file).subarray(0, 100);
    // Not in WAL mode, which would want to write beside it.
    expect([header[18], header[19]]).toEqual([1, 1]);
    const found = python<{ integrity: string; keys: unknown[]; hits: number; strict: number }>(
      `import json, sqlite3, sys
db = sqlite3.connect('file:' + sys.argv[1] + '?immutable=1', uri=True)
one = lambda q: db.execute(q).fetchone()[0]
print(json.dumps({'integrity': one('pragma integrity_check'), 'keys': db.execute('pragma foreign_key_check').fetchall(), 'hits': one("select count(*) from preguntas_texto where preguntas_texto match 'senal'"), 'strict': one("select count(*) from sqlite_master where sql like '%STRICT%'")}))`,
      file,
    );
    expect(found).toMatchObject({ integrity: 'ok', keys: [], strict: 7 });
    const withTheWord = canonical.questions.filter(({ text, options, explanation }) =>
      /señal/i.test([text, ...options, explanation].join(' ')),
    );
    expect(withTheWord.length).toBeGreaterThan(0);
    expect(found.hits).toBe(withTheWord.length);
  },
);

it('the data package describes its files, and SQLite accepts their rows under its types and keys', async () => {
  const canonical = sampleCanonical();
  const csv = await make('csv', canonical);
  const descriptor = JSON.parse(
    (await make('datapackage', canonical)).text('/descargas/csv/datapackage.json'),
  ) as Descriptor;
  expect(descriptor.profile).toBe('tabular-data-package');
  const names = [descriptor.name, ...descriptor.resources.map(({ name }) => name)];
  expect(names.filter((name) => !/^[-a-z0-9._/]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const SQL = await initSqlJs();
  const db = new SQL.Database();
  for (const resource of descriptor.resources) {
    const text = csv.text(`/descargas/csv/${resource.path}`);
    expect(Buffer.byteLength(text)).toBe(resource.bytes);
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(resource.hash);
    const { data, meta } = Papa.parse<Row>(text, {
      header: true,
      skipEmptyLines: true,
      newline: resource.dialect.lineTerminator,
    });
    expect(meta.fields).toEqual(resource.schema.fields.map(({ name }) => name));
    expect(data.length, resource.name).toBeGreaterThan(0);
    if (resource.name === 'preguntas')
      expect(data.map(fromRow)).toEqual(canonical.questions.map(essence));
    db.run(tableFor(resource));
    const blanks = meta.fields!.map(() => '?').join(',');
    for (const row of data)
      db.run(
        `INSERT INTO "${resource.name}" VALUES (${blanks})`,
        Object.values(row).map((value) => (value === '' ? null : value)),
      );
  }
  expect(db.exec('PRAGMA foreign_key_check')).toEqual([]);
  db.close();
});

type Descriptor = {
  profile: string;
  name: string;
  resources: {
    name: string;
    path: string;
    bytes: number;
    hash: string;
    dialect: { lineTerminator: '\r\n' };
    schema: {
      fields: {
        name: string;
        type: string;
        constraints?: { required?: boolean; enum?: string[] };
      }[];
      primaryKey: string | string[];
      foreignKeys?: {
        fields: string | string[];
        reference: { resource: string; fields: string | string[] };
      }[];
    };
  }[];
};

/** What a field of each type may hold, in SQL. */
const FORMS: Record<string, string> = {
  string: 'true',
  integer: "$ GLOB '*[0-9]' AND CAST($ AS INTEGER) = $",
  number: 'CAST(CAST($ AS REAL) AS NUMERIC) = CAST($ AS NUMERIC)',
  boolean: "$ IN ('true', 'false')",
  date: "date($) = $ AND $ GLOB '????-??-??'",
};

/** A resource as a table of SQLite, whose constraints are those of the descriptor. */
function tableFor({ name, schema }: Descriptor['resources'][number]): string {
  const list = (fields: string | string[]) =>
    [fields]
      .flat()
      .map((field) => `"${field}"`)
      .join(', ');
  const columns = schema.fields.map(({ name: field, type, constraints = {} }) => {
    const column = `"${field}"`;
    const form = FORMS[type]!.replaceAll('$', column);
    const values = constraints.enum?.map((value) => `'${value}'`).join(', ');
    return [
      `${column} TEXT`,
      constraints.required === true ? 'NOT NULL' : '',
      `CHECK (${column} IS NULL OR (${form}))`,
      values === undefined ? '' : `CHECK (${column} IN (${values}))`,
    ].join(' ');
  });
  const keys = (schema.foreignKeys ?? []).map(
    ({ fields, reference }) =>
      `FOREIGN KEY (${list(fields)}) REFERENCES "${reference.resource || name}" (${list(reference.fields)})`,
  );
  const key = `PRIMARY KEY (${list(schema.primaryKey)})`;
  return `CREATE TABLE "${name}" (${[...columns, key, ...keys].join(', ')})`;
}

it.skipIf(!hasCommand('csvclean'))('csvclean finds nothing to clean', async () => {
  const folder = (await make('csv', tortureCanonical())).folder();
  expect(run('csvclean', '-n', join(folder, 'descargas/csv/preguntas.csv')).trim()).toBe(
    'No errors.',
  );
});
