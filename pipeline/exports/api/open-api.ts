/** openapi.json: every path of the API and the schema of its answer. */
import type { Canonical } from '../canonical.ts';
import { API, type ApiDocument } from './documents.ts';

export function openApi(
  { meta }: Pick<Canonical, 'meta'>,
  documents: readonly ApiDocument[],
): object {
  const paths = Object.fromEntries(
    documents.map(({ path, schema, operation, summary }) => [
      `/${path}`,
      {
        get: {
          operationId: operation,
          summary,
          tags: ['datos'],
          responses: {
            200: {
              description: summary,
              content: {
                'application/json': { schema: { $ref: `esquemas/${schema}.schema.json` } },
              },
            },
          },
        },
      },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: `Datos de ${meta.name}`,
      version: meta.schemaVersion,
      description: `${meta.notice} Versión del contenido: ${meta.version}. Archivos estáticos: solo se leen, sin clave y desde cualquier origen.`,
      license: { name: meta.licence.name, url: meta.licence.url },
    },
    servers: [
      { url: `${meta.address.replace(/\/$/, '')}${API}`, description: 'El sitio publicado.' },
    ],
    security: [],
    tags: [{ name: 'datos', description: 'El contenido del sitio, para programas.' }],
    paths,
  };
}
