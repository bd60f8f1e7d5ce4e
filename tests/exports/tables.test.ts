/** CSV, the data package and SQLite, each read by another program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import datapackage from 'datapackage';
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

it('Frictionless: the descriptor is valid, hashes and keys hold, and the rows have their types', async () => {
  const canonical = sampleCanonical();
  const csv = (await make('csv', canonical)).paths;
  const folder = (await make('csv', canonical)).folder();
  const { writeFileSync } = await import('node:fs');
  const descriptor = (await make('datapackage', canonical)).text('/descargas/csv/datapackage.json');
  writeFileSync(join(folder, 'descargas/csv/datapackage.json'), descriptor);
  const pack = await datapackage.Package.load(JSON.parse(descriptor), {
    basePath: join(folder, 'descargas/csv'),
    strict: true,
  });
  expect(pack.valid).toBe(true);
  for (const resource of pack.resources) {
    expect(csv).toContain(`/descargas/csv/${resource.descriptor.path}`);
    const rows = await resource.read({ keyed: true, relations: true, integrity: true } as never);
    expect(rows.length, resource.name).toBeGreaterThan(0);
    if (resource.name === 'preguntas')
      expect((rows as Row[]).map(fromRow)).toEqual(canonical.questions.map(essence));
  }
}, 120_000);

it.skipIf(!hasCommand('csvclean'))('csvclean finds nothing to clean', async () => {
  const folder = (await make('csv', tortureCanonical())).folder();
  expect(run('csvclean', '-n', join(folder, 'descargas/csv/preguntas.csv')).trim()).toBe(
    'No errors.',
  );
});
