/** Makes JSON Schemas that let editors complete ids of the content. They reject no id: the audit does. */
import type { CollectionName } from '../../schemas/collections.ts';
import { fieldsOf, type LinkKind } from '../link/field-links.ts';
import { jsonSchemas } from './json-schemas.ts';

type JsonSchema = { [key: string]: unknown };
/** The ids that a field may have, by the kind of record that it names. */
export type IdsByKind = Readonly<Record<LinkKind | 'concept', ReadonlySet<string>>>;

/** @returns the text of each schema of `jsonSchemas`, by file name */
export function schemasWithIds(names: IdsByKind): Map<string, string> {
  return new Map(
    [...jsonSchemas()].map(([file, text]) => {
      const collection = file.split('.')[0] as CollectionName;
      const schema = withIds(JSON.parse(text) as JsonSchema, fieldsOf(collection), names);
      return [file, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

/** Offers the ids at each field that names a record. */
function withIds(
  schema: JsonSchema,
  fields: ReturnType<typeof fieldsOf>,
  names: IdsByKind,
): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key !== 'properties') return [key, inside(value, fields, names)];
      const properties = Object.entries(value as Record<string, JsonSchema>).map(
        ([name, field]) => {
          const kind = name === 'concepts' ? 'concept' : fields[name];
          return [
            name,
            kind === undefined
              ? withIds(field, fields, names)
              : offering(field, [...names[kind]].sort()),
          ];
        },
      );
      return [key, Object.fromEntries(properties)];
    }),
  );
}

function inside(value: unknown, fields: ReturnType<typeof fieldsOf>, names: IdsByKind): unknown {
  if (Array.isArray(value)) return value.map((item) => inside(item, fields, names));
  return typeof value === 'object' && value !== null
    ? withIds(value as JsonSchema, fields, names)
    : value;
}

/** Offers the ids, but still accepts all values of the field's schema, because an id may be newer than this file. */
function offering(field: JsonSchema, ids: readonly string[]): JsonSchema {
  const { items, ...list } = field;
  if (items !== undefined) return { ...list, items: offering(items as JsonSchema, ids) };
  const { description, ...text } = field;
  return { ...(description === undefined ? {} : { description }), anyOf: [{ enum: ids }, text] };
}
