import { join } from 'node:path';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { CANONICALS, roundTripFields, sampleCanonical, tortureCanonical } from './canonical.ts';
import { hasPython, python } from './external-programs.ts';
import { makeExport } from './make-export.ts';

type Row = Record<string, string>;

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
  it('round-trip every question through CSV and papaparse', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('csv', canonical);
    const text = made.text('/descargas/csv/preguntas.csv');
    expect(text.charCodeAt(0)).not.toBe(0xfeff);
    expect(text.endsWith('\r\n')).toBe(true);
    const { data, errors } = parse(text);
    expect(errors).toEqual([]);
    expect(data.map(fromRow)).toEqual(canonical.questions.map(roundTripFields));
  });

  it.skipIf(!hasPython('csv'))(
    'round-trip every question through CSV and the strict reader of Python',
    async () => {
      const canonical = canonicalOf();
      const folder = (await makeExport('csv', canonical)).folder();
      const rows = python<Row[]>(
        `import csv, json, sys
print(json.dumps(list(csv.DictReader(open(sys.argv[1], encoding='utf-8', newline=''), strict=True))))`,
        join(folder, 'descargas/csv/preguntas.csv'),
      );
      expect(rows.map(fromRow)).toEqual(canonical.questions.map(roundTripFields));
    },
  );
});

it('each workbook equals its CSV, and no text has become a date, number or formula', async () => {
  const made = await makeExport('csv', tortureCanonical());
  const workbooks = made.paths.filter((path) => path.endsWith('.xlsx'));
  expect(workbooks).toHaveLength(6);
  for (const path of workbooks) {
    const rows = (await readSheet(Buffer.from(made.bytes(path)), { trim: false })) as unknown[][];
    const { data } = Papa.parse<string[]>(made.text(path.replace('.xlsx', '.csv')), {
      newline: '\r\n',
      skipEmptyLines: 'greedy',
    });
    expect(
      rows.map((row) => row.map((cell) => String(cell ?? ''))),
      path,
    ).toEqual(data);
    for (const [, text] of Object.entries(rows).slice(1))
      for (const cell of text) expect(cell).not.toBeInstanceOf(Date);
  }
});

it('rows have one cell per column and refer only to rows that exist', async () => {
  const made = await makeExport('csv', sampleCanonical());
  const tables = new Map(
    made.paths
      .filter((path) => path.endsWith('.csv'))
      .map((path) => {
        const { data, errors } = parse(made.text(path));
        expect(errors, path).toEqual([]);
        expect(data.length, path).toBeGreaterThan(0);
        return [/([a-z_]+)\.csv$/.exec(path)![1]!, data];
      }),
  );
  const cells = (table: string, column: string) => tables.get(table)!.map((row) => row[column]!);
  for (const table of ['fuentes', 'hechos', 'preguntas', 'centros'])
    expect(new Set(cells(table, 'id')).size, table).toBe(tables.get(table)!.length);
  for (const [table, column, target] of [
    ['lecturas', 'hecho', 'hechos'],
    ['lecturas', 'fuente', 'fuentes'],
    ['pregunta_hecho', 'pregunta', 'preguntas'],
    ['pregunta_hecho', 'hecho', 'hechos'],
    ['centros', 'horario', 'hechos'],
  ] as const)
    expect(['', ...cells(target, 'id')], `${table} ${column}`).toEqual(
      expect.arrayContaining(cells(table, column)),
    );
});
