/** Finds documents of the API that do not match their published schemas, with ajv in strict mode. */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ExportOutput } from './make-export.ts';

export const documentPaths = ({ paths }: ExportOutput) =>
  paths.filter((path) => /^\/api\/v1\/(?!openapi)[a-z]+\.json$/.test(path));
const schemas = (made: ExportOutput) =>
  made.paths
    .filter((path) => path.includes('/esquemas/'))
    .map((path) => JSON.parse(made.text(path)) as { $id: string });

export function strictAjv(made: ExportOutput) {
  const ajv = new Ajv2020.default({
    strict: true,
    strictRequired: true,
    allErrors: true,
    schemas: schemas(made),
  });
  addFormats.default(ajv);
  return ajv;
}

/** @returns a line for each document that does not match its schema */
export function invalidDocuments(made: ExportOutput): string[] {
  const ajv = strictAjv(made);
  return documentPaths(made).flatMap((path) => {
    const document = JSON.parse(made.text(path)) as { $schema: string };
    const check = ajv.getSchema(document.$schema)!;
    return check(document) ? [] : [`${path} ${JSON.stringify(check.errors)}`];
  });
}
