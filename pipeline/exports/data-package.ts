/** datapackage.json (Frictionless v1) beside the CSV files: types, keys, licence, sizes and hashes of the tables. */
import { createHash } from 'node:crypto';
import { defined } from '../../schemas/defined.ts';
import type { Canonical } from './canonical.ts';
import { strict } from './csv.ts';
import type { ExportFormat } from './format.ts';
import { type TableInput, tablesOf } from './tables/index.ts';
import type { Column, ColumnType, Table } from './tables/table.ts';

export const dataPackage: ExportFormat<TableInput> = (canonical) => ({
  files: [
    {
      path: '/descargas/csv/datapackage.json',
      content: () => `${JSON.stringify(descriptor(canonical), null, 2)}\n`,
      label: 'Descripción de las tablas',
    },
  ],
});

function descriptor(canonical: Pick<Canonical, TableInput>): object {
  const { meta } = canonical;
  return {
    profile: 'tabular-data-package',
    name: 'licencia-pr',
    id: meta.address,
    title: `Datos de ${meta.name}`,
    description: meta.notice,
    homepage: meta.address,
    version: meta.version,
    created: `${meta.date}T12:00:00-04:00`,
    keywords: ['Puerto Rico', 'licencia de conducir', 'Ley 22-2000'],
    licenses: [
      {
        name: meta.licence.name.replaceAll(' ', '-'),
        title: meta.licence.name,
        path: meta.licence.url,
      },
    ],
    contributors: [{ title: meta.name, path: meta.address, role: 'publisher' }],
    resources: tablesOf(canonical).map(resource),
  };
}

function resource(table: Table): object {
  const bytes = Buffer.from(strict(table));
  return {
    profile: 'tabular-data-resource',
    name: table.name,
    title: table.title,
    path: `${table.name}.csv`,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes: bytes.length,
    hash: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    dialect: {
      delimiter: ',',
      lineTerminator: '\r\n',
      quoteChar: '"',
      doubleQuote: true,
      header: true,
      caseSensitiveHeader: true,
    },
    schema: defined({
      fields: table.columns.map(field),
      missingValues: [''],
      primaryKey: table.primaryKey,
      foreignKeys:
        table.foreignKeys.length === 0
          ? undefined
          : table.foreignKeys.map(({ fields, table: resource, reference }) => ({
              fields,
              reference: { resource, fields: reference },
            })),
    }),
  };
}

const FORMS: Partial<Record<ColumnType, object>> = {
  date: { format: 'default' },
  boolean: { trueValues: ['true'], falseValues: ['false'] },
};

function field({ name, type, description, required, values }: Column): object {
  const constraints = defined({ required, enum: values });
  return {
    name,
    type,
    description,
    ...FORMS[type],
    ...(required || values ? { constraints } : {}),
  };
}
