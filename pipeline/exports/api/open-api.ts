/** openapi.json: the path of each document of the API, and the schema of its response. */
import type { CanonicalData } from '../canonical.ts';
import { API_ROUTE, type ApiDocument } from './documents.ts';

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const PROMISE =
  'En la versión 1 no se quita ni cambia de sentido ninguna dirección ni campo. Pueden añadirse: ignora lo que no conozcas. El id de una pregunta no pasa a otra.';

export function openApi(
  { meta }: Pick<CanonicalData, 'meta'>,
  documents: readonly ApiDocument[],
): object {
  const paths = Object.fromEntries(
    documents.map(({ path, schema, operation, summary }) => [
      `/${path.replace(/(?<=\/)[^/]+(?=\.json$)/, '{id}')}`,
      {
        get: {
          operationId: operation,
          summary,
          ...(path.includes('/') && { parameters: [ID] }),
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
      description: `${meta.notice} Versión del contenido: ${meta.version}. Archivos estáticos: solo se leen, sin clave y desde cualquier origen. ${PROMISE}`,
      license: { name: meta.licence.name, url: meta.licence.url },
    },
    servers: [
      { url: `${meta.address.replace(/\/$/, '')}${API_ROUTE}`, description: 'El sitio publicado.' },
    ],
    security: [],
    tags: [{ name: 'datos', description: 'El contenido del sitio, para programas.' }],
    paths,
  };
}
