/** Canonical data → /api/v1/: versioned JSON, its schemas and openapi.json. Nothing leaves without passing its schema. */
import type { Canonical } from '../canonical.ts';
import { type ExportFormat, ExportFailure } from '../format.ts';
import { API, type ApiDocument, apiDocuments } from './documents.ts';
import { openApi } from './open-api.ts';
import { publishedSchemas, schemaGate } from './schemas.ts';

export const api: ExportFormat = {
  id: 'api',
  files(canonical) {
    const documents = apiDocuments(canonical);
    check(canonical, documents);
    return {
      files: [
        ...documents.map(({ path, data }) => ({ path: `${API}/${path}`, content: text(data, path === 'dataset.json') })),
        { path: `${API}/openapi.json`, content: text(openApi(canonical, documents)) },
        ...publishedSchemas(canonical).map(({ name, schema }) => ({ path: `${API}/esquemas/${name}.schema.json`, content: text(schema) })),
      ],
      leftOut: [],
    };
  },
};

/** One record a file is a slice of the dataset, so each kind is checked once as a whole and its first file alone. */
function check(canonical: Canonical, documents: readonly ApiDocument[]): void {
  const gate = schemaGate(canonical);
  const seen = new Set<string>();
  for (const { path, schema, data } of documents) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    const problem = gate(schema, data);
    if (problem !== undefined) throw new ExportFailure('api', `${path} does not fit its schema: ${problem}`, ['Correct the content, or the schema in pipeline/exports/api/schemas if the shape has changed.']);
  }
}

const text = (data: object, compact = false) => `${JSON.stringify(data, null, compact ? undefined : 2)}\n`;
