/** Looks inside zod schemas: which keys an object may have, and which strings are rich text. */
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
  valueType?: z.ZodType;
};
const defOf = (schema: z.ZodType): Def => (schema as unknown as { def: Def }).def;

/** Schema of the value at a path; a union resolves to the branch whose keys fit the data best. */
export function schemaAt(schema: z.ZodType, path: DataPath, data: unknown): z.ZodType | undefined {
  let current: z.ZodType | undefined = unwrap(schema, data);
  let value = data;
  for (const step of path) {
    if (current === undefined) return undefined;
    const def = defOf(current);
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : undefined;
    const next: z.ZodType | undefined =
      def.shape?.[step] ?? def.element ?? def.items?.[Number(step)] ?? def.valueType;
    current = next === undefined ? undefined : unwrap(next, value);
  }
  return current;
}

/** What the schema says in words about the value at a path. */
export function describedAt(schema: z.ZodType, path: DataPath, data: unknown): string | undefined {
  const last = path.at(-1);
  if (last === undefined) return schema.description;
  const value = path
    .slice(0, -1)
    .reduce<unknown>(
      (inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step],
      data,
    );
  const parent = schemaAt(schema, path.slice(0, -1), data);
  if (parent === undefined) return undefined;
  const def = defOf(parent);
  const field = def.shape?.[last] ?? def.element ?? def.items?.[Number(last)] ?? def.valueType;
  return (
    field?.description ??
    (field === undefined
      ? undefined
      : unwrap(field, (value as Record<string | number, unknown> | undefined)?.[last]).description)
  );
}

function unwrap(schema: z.ZodType, data: unknown): z.ZodType {
  const def = defOf(schema);
  if (def.innerType !== undefined) return unwrap(def.innerType, data);
  if (def.options === undefined) return schema;
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : [];
  const fit = (option: z.ZodType) => keysOf(option).filter((key) => keys.includes(key)).length;
  return [...def.options].map((option) => unwrap(option, data)).sort((a, b) => fit(b) - fit(a))[0]!;
}

export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema === undefined
    ? []
    : Object.keys(defOf(schema).shape ?? {}).filter((key) => key !== '$schema');
}

/** Where rich texts stand in data of a schema; built once per schema. */
type RichTree = true | { fields?: Map<string, RichTree>; items?: RichTree };
const trees = new WeakMap<z.ZodType, RichTree | undefined>();

/** `.meta()` makes a copy whose parent is the original, so a described rich text is still one. */
function isRich(schema: z.ZodType | undefined): boolean {
  for (
    let each: unknown = schema;
    each !== undefined;
    each = (each as { _zod: { parent?: unknown } })._zod.parent
  )
    if (each === RichText) return true;
  return false;
}

function richTree(schema: z.ZodType): RichTree | undefined {
  if (isRich(schema)) return true;
  if (trees.has(schema)) return trees.get(schema);
  const def = defOf(schema);
  let tree: RichTree | undefined;
  if (def.innerType !== undefined) tree = richTree(def.innerType);
  else if (def.element !== undefined) {
    const items = richTree(def.element);
    tree = items === undefined ? undefined : { items };
  } else if (def.shape !== undefined) {
    const fields = new Map<string, RichTree>();
    for (const [key, field] of Object.entries(def.shape)) {
      const inner = richTree(field);
      if (inner !== undefined) fields.set(key, inner);
    }
    tree = fields.size === 0 ? undefined : { fields };
  }
  trees.set(schema, tree);
  return tree;
}

export type FoundText = { path: DataPath; text: string; rich: boolean };

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Every string in a record, with its path and whether it may hold references.
 * @param skipped fields that are left out, at any depth
 */
export function textsIn(schema: z.ZodType, data: unknown, skipped = NOTHING): FoundText[] {
  const found: FoundText[] = [];
  const collect = (tree: RichTree | undefined, value: unknown, path: DataPath): void => {
    if (typeof value === 'string') found.push({ path, text: value, rich: tree === true });
    else if (Array.isArray(value)) {
      const items = tree === true ? undefined : tree?.items;
      for (let index = 0; index < value.length; index++)
        collect(items, value[index], [...path, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value))
        if (!skipped.has(key))
          collect(
            tree === true ? undefined : tree?.fields?.get(key),
            (value as Record<string, unknown>)[key],
            [...path, key],
          );
    }
  };
  collect(richTree(schema), data, []);
  return found;
}
