/** The tables as CSV: RFC 4180 for programs, and a copy for spreadsheets without live formulas. */
import { stringify } from 'csv-stringify/sync';
import type { ExportFormat } from './format.ts';
import { type TableInput, tablesOf } from './tables/index.ts';
import type { Cell, Table } from './tables/table.ts';

export const csv: ExportFormat<TableInput> = (canonical) => {
  const tables = tablesOf(canonical);
  return {
    files: tables.flatMap((table) => [
      { path: `/descargas/csv/${table.name}.csv`, content: strict(table), label: table.title },
      {
        path: `/descargas/excel/${table.name}.csv`,
        content: forSpreadsheets(table),
        label: table.title,
      },
    ]),
    leftOut: [
      {
        what: 'excel/*.csv: signo delante de una celda',
        why: 'Una celda que empieza como una fórmula lleva un apóstrofo delante, para que la hoja de cálculo no la ejecute. Los archivos de csv/ tienen el texto exacto.',
      },
      ...(canonical.questions.some(({ sign }) => sign !== undefined)
        ? [
            {
              what: 'preguntas.csv: dibujos de las señales',
              why: 'Una tabla no guarda imágenes: lleva el id y la descripción de la señal.',
            },
          ]
        : []),
    ],
  };
};

/** The library quotes cells with its own line ending only, but readers break lines at any. */
const LINES = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ };

/** UTF-8 without a byte order mark, CRLF, the exact text. */
export function strict({ columns, rows }: Table): string {
  return stringify([columns.map(({ name }) => name), ...rows.map((row) => row.map(plain))], LINES);
}

/** With the byte order mark by which Excel recognises UTF-8, and without live formulas. */
export function forSpreadsheets({ columns, rows }: Table): string {
  return stringify([columns.map(({ name }) => name), ...rows.map((row) => row.map(harmless))], {
    ...LINES,
    bom: true,
  });
}

const plain = (cell: Cell) => (cell === null ? '' : typeof cell === 'string' ? cell : String(cell));

/** Cells that a spreadsheet may read as a formula, also after spaces and at the start of a later line. */
const FORMULA = /(^|[\r\n])[\s\u00a0\u200b\ufeff]*[=+\-@\t＝＋－＠]|^[\t\r\n]/u;

function harmless(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'sí' : 'no';
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : plain(cell);
}
