/** The files of /api/v1/: versioned JSON, its schemas and openapi.json. Documents are checked against their schemas. */
import { defined } from '../../../schemas/defined.ts';
import type { Canonical } from '../canonical.ts';
import { ExportFailure, type ExportFormat, type ExportTools } from '../format.ts';
import { API, type ApiDocument, type ApiInput, apiDocuments } from './documents.ts';
import { openApi } from './open-api.ts';
import { type Gate, publishedSchemas, schemaGate } from './schemas.ts';

export const api: ExportFormat<ApiInput> = (canonical, { kept }) => {
  const documents = apiDocuments(canonical);
  check(canonical, documents, kept);
  return {
    files: [
      ...documents.map(({ path, data }) => ({
        path: `${API}/${path}`,
        content: text(data, path === 'dataset.json'),
        ...labelOf(path),
      })),
      {
        path: `${API}/openapi.json`,
        content: text(openApi(canonical, documents)),
        ...labelOf('openapi.json'),
      },
      ...publishedSchemas(canonical).map(({ name, schema }) => ({
        path: `${API}/esquemas/${name}.schema.json`,
        content: text(schema),
      })),
    ],
  };
};

/** Labels on the downloads page. */
const LABELS: Record<string, string> = {
  'dataset.json': 'Todo el contenido',
  'esencial.json': 'Lo esencial',
  'openapi.json': 'OpenAPI 3.1',
  'changes.json': 'Cambios',
  'preguntas.json': 'Preguntas',
  'senales.json': 'Señales',
  'centros.json': 'Centros',
  'hechos.json': 'Todas las cifras',
  'consistencia.json': 'Auditoría en JSON',
};
const labelOf = (path: string) => defined({ label: LABELS[path] });

/** Records that have a document of their own, where they are checked. */
const CHECKED_ALONE = ['questions', 'retos', 'centres', 'facts', 'articles'];

/**
 * Checks every record once, in its own document. @param kept caches what was found: making the checks of the schemas
 * costs more than all else in this folder
 */
function check(
  canonical: Pick<Canonical, 'meta'>,
  documents: readonly ApiDocument[],
  kept: ExportTools['kept'],
): void {
  const { version: _, ...meta } = canonical.meta;
  let gate: Gate | undefined;
  for (const { path, schema, template, data } of documents) {
    const checked = template === undefined ? withoutRecords(data) : data;
    // The version is that of the other content.
    const input = JSON.stringify([schema, { ...checked, meta }]);
    const problem = kept(input, () => (gate ??= schemaGate(canonical))(schema, checked) ?? null);
    if (problem !== null)
      throw new ExportFailure('api', `${path} does not fit its schema: ${problem}`, [
        'Correct the content, or the schema in pipeline/exports/api/schemas if the shape has changed.',
      ]);
  }
}

const withoutRecords = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, CHECKED_ALONE.includes(key) ? [] : value]),
  );

const text = (data: object, compact = false) =>
  `${JSON.stringify(data, null, compact ? undefined : 2)}\n`;
