import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { canonicalDataOf } from '../../pipeline/exports/index.ts';
import { invalidDocuments } from '../exports/api-schemas.ts';
import { makeExport } from '../exports/make-export.ts';
import { shippedContent } from './shipped.ts';

const content = shippedContent();
const canonical = canonicalDataOf(content);

test('every API document matches its published schema', async () => {
  expect(invalidDocuments(await makeExport('api', canonical))).toEqual([]);
});

test('CSV questions survive a round trip through papaparse', async () => {
  const { data, errors } = Papa.parse<Record<string, string>>(
    (await makeExport('csv', canonical)).text('/descargas/csv/preguntas.csv'),
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

test('exports one file per platform and test, and omits no question', async () => {
  const { paths, leftOut, text } = await makeExport('clase', canonical);
  const tests = canonical.tests.map(({ id }) => id);
  for (const platform of [
    'kahoot',
    'wayground',
    'blooket',
    'microsoft-forms',
    'google-forms',
    'quizlet',
  ])
    for (const id of tests)
      expect(paths.filter((path) => path.includes(`/${platform}-test-${id}.`))).toHaveLength(1);
  expect(leftOut.filter((note) => canonical.questions.some(({ id }) => note.includes(id)))).toEqual(
    [],
  );
  const cards = tests.flatMap((id) => text(`/descargas/clase/quizlet-test-${id}.txt`).split('\n'));
  expect(cards).toHaveLength(canonical.questions.length);
});
