import { expect, it } from 'vitest';
import { jsonSchemaOf } from '../../pipeline/exports/api/schemas.ts';
import { canonicalDataOf } from '../../pipeline/exports/index.ts';
import {
  type CompleteFields,
  recordTypeFrom,
  sameValue,
} from '../../pipeline/exports/record-type.ts';
import { Statement, TextShape } from '../../pipeline/exports/shapes.ts';
import { tablesOf } from '../../pipeline/exports/tables.ts';
import { Centre, STATEMENT_FIELDS, type StatementField } from '../../schemas/centre.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite } from '../render/pages.ts';
import { sampleCanonical } from './canonical.ts';

it.each(Object.entries<StatementField>(STATEMENT_FIELDS))(
  'the statement %s of a centre is in its file, page, API, schema and columns',
  (name, { label, description, columns }) => {
    const says = {
      text: `Dicho de ${name}.`,
      confidence: 'high',
      source: 'https://dtop.example/x',
    };
    const files = {
      'centros/ponce.json': { ...(SAMPLE_FILES['centros/ponce.json'] as object), [name]: says },
    };
    const content = readProject(project({ ...SAMPLE_FILES, ...files }));
    const canonical = canonicalDataOf(content);
    const record = canonical.centres.find(({ id }) => id === 'ponce');
    const table = tablesOf(canonical).find((each) => each.name === 'centros')!;
    const row = table.rows.find(([id]) => id === 'ponce')!;
    expect(Centre.shape).toHaveProperty(name);
    expect(Centre.shape[name as 'address'].description).toBe(description);
    expect(renderSampleSite(files).main('/centro/ponce/')).toContain(
      `<dt>${label}</dt><dd>${says.text}`,
    );
    expect(record).toHaveProperty(name, says);
    expect(JSON.stringify(jsonSchemaOf('centres'))).toContain(
      `"${name}":{"$ref":"#/$defs/statement"}`,
    );
    for (const [column, part] of Object.entries(columns))
      expect(row[table.columns.indexOf(column)], column).toBe(says[part as 'text']);
  },
);

it('no table has two columns with the same name', () => {
  const twice = tablesOf(sampleCanonical()).flatMap(({ name, columns }) =>
    columns
      .filter((column, index) => columns.indexOf(column) !== index)
      .map((column) => `${name}: ${column}`),
  );
  expect(twice).toEqual([]);
});

it('an incomplete declaration does not compile', () => {
  const { key, optional, noun } = recordTypeFrom<{ name: string; age?: number }>();
  type Content = { name: string; age?: number };
  const name = key(TextShape, (from) => from.name, { nombre: sameValue });

  // @ts-expect-error a field of the content that is neither published nor marked as unpublished
  noun({ name } satisfies CompleteFields<Content>);
  noun({ name, age: 'of no use outside' } satisfies CompleteFields<Content>);

  // @ts-expect-error an optional value, declared as required
  key(TextShape, (from) => from.age?.toFixed());
  optional(TextShape, (from) => from.age?.toFixed());

  // @ts-expect-error a column for a value that does not fit into a cell
  optional(Statement, () => undefined, { dicho: sameValue });

  // @ts-expect-error a field without a label
  const unlabelled: StatementField = { description: 'What is served.', columns: {} };
  // @ts-expect-error a column that is no part of a statement
  const part: StatementField = { label: 'X', description: 'Y', columns: { x: 'words' } };
  expect([unlabelled, part]).toHaveLength(2);
});

it('a record has its keys in the order of declaration, without keys that lack values', () => {
  const { key, optional, noun } = recordTypeFrom<{ name: string; age?: string }>();
  const { recordOf, shape, columns } = noun({
    years: optional(TextShape, ({ age }) => age, { edad: sameValue }),
    name: key(TextShape, ({ name }) => name, { nombre: sameValue, letra: (name) => name[0] }),
    other: 'nowhere',
  });
  const ana = recordOf({ name: 'Ana' });
  expect(ana).toEqual({ name: 'Ana' });
  expect(Object.keys(recordOf({ name: 'Ana', age: '8' }))).toEqual(['years', 'name']);
  expect(shape.safeParse(ana).success).toBe(true);
  expect(shape.safeParse({ ...ana, other: 'x' }).success).toBe(false);
  expect(columns.map(([column, of]) => [column, of(ana)])).toEqual([
    ['edad', null],
    ['nombre', 'Ana'],
    ['letra', 'A'],
  ]);
});
