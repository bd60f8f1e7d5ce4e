/** openapi.json: every path of the API, the values of its parameter, and the schema of its answer. */
import type { Canonical } from '../canonical.ts';
import { API, type ApiDocument } from './documents.ts';

export function openApi(
  { meta }: Pick<Canonical, 'meta'>,
  documents: readonly ApiDocument[],
): object {
  const paths: Record<string, object> = {};
  for (const document of documents) {
    const path = `/${document.template?.path ?? document.path}`;
    if (paths[path] !== undefined) continue;
    const ids = documents.flatMap(({ template }) =>
      template !== undefined && template.path === document.template?.path ? [template.id] : [],
    );
    paths[path] = {
      ...(ids.length === 0
        ? {}
        : {
            parameters: [
              {
                name: 'id',
                in: 'path',
                required: true,
                description: 'Id estable del registro.',
                schema: { type: 'string', enum: ids },
              },
            ],
          }),
      get: {
        operationId: document.operation,
        summary: document.summary,
        tags: ['datos'],
        responses: {
          200: {
            description: document.summary,
            content: {
              'application/json': { schema: { $ref: `esquemas/${document.schema}.schema.json` } },
            },
          },
          404: { description: 'No existe. Los ids que existieron están en changes.json.' },
        },
      },
    };
  }
  const graph = 'Cifras con sus fuentes, preguntas, centros y artículos como JSON-LD.';
  paths['/graph.jsonld'] = {
    get: {
      operationId: 'grafo',
      summary: graph,
      tags: ['datos'],
      responses: {
        200: {
          description: graph,
          content: { 'application/ld+json': { schema: { type: 'object' } } },
        },
      },
    },
  };
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
