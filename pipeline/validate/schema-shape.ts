/** Inspects zod schemas: the keys that an object may have, and the strings that are rich text. */
import type * as z from 'zod';
import { RichText } from '../../schemas/primitives.ts';
import type { DataPath } from '../load/document.ts';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  entries?: Record<string, string>;
};
const defOf = (schema: z.ZodType): Def => (schema as unknown as { def: Def }).def;

/** Schema of the value at a path; a union resolves to the branch whose keys fit the data best. */
export function schemaAt(schema: z.ZodType, path: DataPath, data: unknown): z.ZodType | undefined {
  let current = unwrap(schema, data);
  let value = data;
  for (const step of path) {
    value = inside(value, step);
    const next = fieldOf(current, step);
    if (next === undefined) return undefined;
    current = unwrap(next, value);
  }
  return current;
}

/** The schema's description of the value at a path. */
export function descriptionAt(
  schema: z.ZodType,
  path: DataPath,
  data: unknown,
): string | undefined {
  const last = path.at(-1);
  if (last === undefined) return schema.description;
  const above = path.slice(0, -1);
  const parent = schemaAt(schema, above, data);
  const field = parent === undefined ? undefined : fieldOf(parent, last);
  if (field === undefined) return undefined;
  return field.description ?? unwrap(field, path.reduce(inside, data)).description;
}

function fieldOf(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  const { shape, element, items, valueType } = defOf(schema);
  return shape?.[step] ?? element ?? items?.[Number(step)] ?? valueType;
}

const inside = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[step]
    : undefined;

function unwrap(schema: z.ZodType, data: unknown): z.ZodType {
  const def = defOf(schema);
  if (def.innerType !== undefined) return unwrap(def.innerType, data);
  if (def.options === undefined) return schema;
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : [];
  const fit = (option: z.ZodType) => keysOf(option).filter((key) => keys.includes(key)).length;
  return [...def.options]
    .map((option) => unwrap(option, data))
    .reduce((best, option) => (fit(option) > fit(best) ? option : best));
}

export function keysOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const { shape, keyType } = defOf(schema);
  // The keys of a record may come from an enum.
  const names = keyType === undefined ? {} : (defOf(keyType).entries ?? {});
  return Object.keys(shape ?? names).filter((key) => key !== '$schema');
}

/** The places of rich texts in data of a schema: `true` for a rich text, or the places in its fields or items. */
export type RichTextPlaces =
  | true
  | { fields?: Map<string, RichTextPlaces>; items?: RichTextPlaces };

/** `.meta()` makes a copy whose parent is the original, so a rich text with a description is still a rich text. */
function isRich(schema: z.core.$ZodType): boolean {
  const { parent } = schema._zod;
  return schema === RichText || (parent !== undefined && isRich(parent));
}

/** @returns undefined if data of the schema has no rich text; looks only into objects and lists */
export function richTextPlacesOf(schema: z.ZodType): RichTextPlaces | undefined {
  if (isRich(schema)) return true;
  const { innerType, element, shape = {} } = defOf(schema);
  if (innerType !== undefined) return richTextPlacesOf(innerType);
  if (element !== undefined) {
    const items = richTextPlacesOf(element);
    return items === undefined ? undefined : { items };
  }
  const fields = new Map<string, RichTextPlaces>();
  for (const [key, field] of Object.entries(shape)) {
    const inner = richTextPlacesOf(field);
    if (inner !== undefined) fields.set(key, inner);
  }
  return fields.size === 0 ? undefined : { fields };
}

type VisitText = (text: string, path: DataPath, isRich: boolean) => void;

/**
 * Visits every string in a record, with its path and a flag that is true for rich text.
 * @param rich the places of the rich texts in the record
 * @param visit must copy the path to keep it: all values share one list of steps
 */
export function visitEachText(
  data: unknown,
  rich: RichTextPlaces | undefined,
  visit: VisitText,
): void {
  visitTexts(data, rich, [], visit);
}

function visitTexts(
  value: unknown,
  rich: RichTextPlaces | undefined,
  path: (string | number)[],
  visit: VisitText,
): void {
  if (typeof value === 'string') visit(value, path, rich === true);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    const inner = value[key as keyof typeof value] as unknown;
    if (typeof inner !== 'string' && typeof inner !== 'object') continue;
    const step = isList ? Number(key) : key;
    path.push(step);
    visitTexts(inner, richInside(rich, step), path, visit);
    path.pop();
  }
}

function richInside(
  texts: RichTextPlaces | undefined,
  step: string | number,
): RichTextPlaces | undefined {
  if (texts === undefined || texts === true) return undefined;
  return typeof step === 'number' ? texts.items : texts.fields?.get(step);
}
