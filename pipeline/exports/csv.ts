/**
 * Writes the tables as CSV for programs (RFC 4180) and as a workbook, in which spreadsheets do not turn texts into
 * dates or formulas. Sheets for teachers are in class/.
 */
import { stringify } from 'csv-stringify/sync';
import type { ExportFormat } from './format.ts';
import { type ExportTable, type TableInputKey, tablesOf } from './tables.ts';
import { workbook } from './workbook.ts';
import type { ZipEntry } from './zip.ts';

export const csv: ExportFormat<TableInputKey> = (canonical) => {
  const tables = tablesOf(canonical);
  return {
    files: tables.flatMap((table) => [
      {
        path: `/descargas/csv/${table.name}.csv`,
        content: () => strict(table),
        label: table.title,
      },
      {
        path: `/descargas/csv/${table.name}.xlsx`,
        content: () => ({ day: canonical.meta.date, entries: sheet(table) }),
        label: table.title,
      },
    ]),
    leftOut: canonical.questions.some(({ sign }) => sign !== undefined)
      ? [
          {
            what: 'preguntas.csv y preguntas.xlsx: dibujos de las señales',
            why: 'Una tabla no guarda imágenes: lleva el id y la descripción de la señal.',
          },
        ]
      : [],
  };
};

/** Quotes cells with any line ending, where readers would break the line. By default the library quotes only CRLF. */
const LINES = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ };

/** Plain CSV: UTF-8 without a byte order mark, CRLF, unchanged texts. */
const strict = ({ columns, rows }: ExportTable): string =>
  stringify([columns, ...rows.map((row) => row.map((cell) => String(cell ?? '')))], LINES);

const sheet = ({ name, columns, rows }: ExportTable): ZipEntry[] =>
  workbook(name, [
    columns,
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : String(cell ?? '')))),
  ]);
