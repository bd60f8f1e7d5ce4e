/** Compiles the published JSON Schemas with ajv, as an editor would. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { jsonSchemas } from '../../pipeline/edit/json-schemas.ts';

/** Returns a function from the name of a collection to its compiled schema. */
export function publishedSchemas() {
  // Strict except for tuples and unions, because ajv warns about the way zod writes them.
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
