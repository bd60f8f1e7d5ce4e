/** The exports of the shipped content: documents that fit their schemas, and every question as it is. */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import { make } from '../exports/files.ts';
import { shippedContent } from './shipped.ts';

const content = shippedContent();
const canonical = canonicalOf(content, content.site!.newest);

test('every document of the API fits its schema', async () => {
  const made = await make('api', canonical);
  const isSchema = (path: string) => path.includes('/esquemas/');
  const ajv = new Ajv2020.default({
    strict: true,
    allErrors: true,
    schemas: made.paths.filter(isSchema).map((path) => JSON.parse(made.text(path)) as object),
  });
  addFormats.default(ajv);
  const documents = made.paths.filter((path) => /^\/api\/v1\/(?!openapi)[a-z]+\.json$/.test(path));
  expect(documents).not.toEqual([]);
  for (const path of documents) {
    const document = JSON.parse(made.text(path)) as { $schema: string };
    const check = ajv.getSchema(document.$schema)!;
    expect(check(document), `${path} ${JSON.stringify(check.errors?.[0])}`).toBe(true);
  }
});

test('the questions come back from CSV through papaparse', async () => {
  const { data, errors } = Papa.parse<Record<string, string>>(
    (await make('csv', canonical)).text('/descargas/csv/preguntas.csv'),
    { header: true, newline: '\r\n', skipEmptyLines: 'greedy' },
  );
  expect(errors).toEqual([]);
  expect(
    data.map((row) => [
      row.id,
      row.pregunta,
      [row.opcion_a, row.opcion_b, row.opcion_c, row.opcion_d],
      row.respuesta,
      row.explicacion,
    ]),
  ).toEqual(
    canonical.questions.map(({ id, text, options, answer, explanation }) => [
      id,
      text,
      options,
      'ABCD'[answer],
      explanation,
    ]),
  );
});
