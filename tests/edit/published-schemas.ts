/** The published JSON Schemas, compiled by ajv as an editor would read them. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { jsonSchemas } from '../../pipeline/edit/json-schemas.ts';

/** The compiled schema of a collection, by its name. */
export function publishedSchemas() {
  // Strict about everything but tuples and unions, which zod writes in forms that ajv only warns about.
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    strictTuples: false,
    allowUnionTypes: true,
  });
  formats.default(ajv);
  const published = jsonSchemas();
  return (name: string) =>
    ajv.getSchema(name) ??
    ajv
      .addSchema(JSON.parse(published.get(`${name}.schema.json`)!) as object, name)
      .getSchema(name)!;
}
