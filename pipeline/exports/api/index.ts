/**
 * The files of /api/v1/: versioned JSON, its schemas and openapi.json. Tests validate each document against its schema.
 */
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { ExportFormat } from '../format.ts';
import { pictureRoute, signPictures } from '../sign-pictures.ts';
import { API_ROUTE, type ApiInputKey, apiDocuments } from './documents.ts';
import { openApi } from './open-api.ts';
import { publishedSchema, SCHEMA_NAMES } from './schemas.ts';

export const api: ExportFormat<ApiInputKey> = async (canonical, tools) => {
  const documents = apiDocuments(canonical);
  // The documents name the picture of every sign, and of every question that has one.
  const shown = [
    ...canonical.questions,
    ...canonical.retos,
    ...canonical.formas,
    ...canonical.signs.map((sign) => ({ sign })),
  ];
  const pictures = await signPictures(shown, tools);
  return {
    files: [
      ...documents.map(({ path, data }) => ({
        path: `${API_ROUTE}/${path}`,
        content: () => text(data, path === 'dataset.json'),
        ...labelOf(path),
      })),
      {
        path: `${API_ROUTE}/openapi.json`,
        content: () => text(openApi(canonical, documents)),
        ...labelOf('openapi.json'),
      },
      ...SCHEMA_NAMES.map((name) => ({
        path: `${API_ROUTE}/esquemas/${name}.schema.json`,
        content: () => text(publishedSchema(canonical, name)),
      })),
      ...[...pictures].map(([sign, { bytes }]) => ({ path: pictureRoute(sign), content: bytes })),
    ],
  };
};

const LABELS: Record<string, string> = {
  'dataset.json': 'Todo el contenido',
  'esencial.json': 'Lo esencial',
  'openapi.json': 'OpenAPI 3.1',
  'preguntas.json': 'Preguntas',
  'senales.json': 'Señales',
  'centros.json': 'Centros',
  'hechos.json': 'Todas las cifras',
  'consistencia.json': 'Auditoría en JSON',
};
const labelOf = (path: string) => omitUndefined({ label: LABELS[path] });

const text = (data: object, compact = false) =>
  `${JSON.stringify(data, null, compact ? undefined : 2)}\n`;
