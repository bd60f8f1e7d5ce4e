/** Makes the JSON Schemas that editors use for files in data/ from the zod schemas. */
import * as z from 'zod';
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';

type JsonSchema = Record<string, unknown>;

/** @returns the text of each schema, by file name, for the files of every collection */
export function jsonSchemas(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, whole: JsonSchema) =>
    // JSON.stringify omits keys whose value is undefined.
    files.set(`${name}.schema.json`, `${JSON.stringify(whole, null, 2)}\n`);
  for (const [name, { schema, shape, files: pattern, items }] of Object.entries(COLLECTIONS) as [
    string,
    Collection,
  ][]) {
    const title = `${pattern} of Licencia PR`;
    add(name, shape === 'map' ? mapOf(schema, title) : recordOf(schema, title, items?.list));
    if (items !== undefined)
      add(items.list, recordOf(items.schema, `One of the ${items.list} of Licencia PR`));
  }
  return files;
}

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', reused: 'inline' });

/** In a map the record's schema is one level down, but `$defs` must be at the top. */
function mapOf(schema: z.ZodType, title: string): JsonSchema {
  const { $schema, $defs, ...rest } = jsonSchemaOf(schema);
  return {
    $schema,
    title,
    type: 'object',
    properties: { $schema: { type: 'string' } },
    additionalProperties: rest,
    $defs,
  };
}

/** @param list the field whose items have their own files, so that the record's file does not contain it */
function recordOf(schema: z.ZodType, title: string, list?: string): JsonSchema {
  const { $schema, $defs, ...rest } = jsonSchemaOf(schema);
  if (list === undefined) return { $schema, title, ...rest, $defs };
  const [name] = /[^/]+$/.exec(String(rest.$ref)) ?? [];
  const { properties, required, ...record } = (
    name === undefined ? rest : ($defs as JsonSchema)[name]
  ) as { properties: JsonSchema; required: string[] };
  const { [list]: _, ...fields } = properties;
  return {
    $schema,
    title,
    ...record,
    properties: fields,
    required: required.filter((key) => key !== list),
  };
}
