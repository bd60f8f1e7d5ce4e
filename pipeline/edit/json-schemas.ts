/** zod schemas → the JSON Schemas that editors use while somebody edits data/. */
import * as z from 'zod';
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';

/** File name → text, for every collection. */
export function jsonSchemas(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, { schema, shape, files: pattern }] of Object.entries(COLLECTIONS) as [
    string,
    Collection,
  ][]) {
    const record = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      io: 'input',
      reused: 'inline',
    });
    // In a map the record's schema is one level down, but `$defs` must be at the top.
    const { $schema, $defs, ...rest } = record;
    const title = `${pattern} of Licencia PR`;
    const whole =
      shape === 'map'
        ? {
            $schema,
            title,
            type: 'object',
            properties: { $schema: { type: 'string' } },
            additionalProperties: rest,
            $defs,
          }
        : { $schema, title, ...rest, $defs };
    // JSON leaves $defs out where it is undefined.
    files.set(`${name}.schema.json`, `${JSON.stringify(whole, null, 2)}\n`);
  }
  return files;
}
