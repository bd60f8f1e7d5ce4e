/** The figures that the content types itself: every number that no reference fills in, record by record. */
import type { Place } from '../findings/finding.ts';
import type { DataPath } from '../load/document.ts';
import { type Entry, idField } from '../validate/entry.ts';
import { placeInBody, placeInValue, placeOf } from './place.ts';
import type { Site } from './site.ts';

export type TypedFigure = {
  /** As it is written: "25", "22-2000", "2:45", "2026-11-20". */
  text: string;
  /** The key of the value that has it; "body" for the text of a Markdown file. */
  field: string;
  place: () => Place;
};
/** A record, or an item with an id in a list of one: a question of a test, a sign of a family. */
export type FigureRecord = {
  collection: string;
  /** `topic.name`, or `entry/item` for an item. */
  id: string;
  figures: TypedFigure[];
};

/** Releases are checked by their hash. */
const SKIPPED_COLLECTIONS = new Set<string>(['releases']);
/** Ids, addresses, drawings, days of an edit or a decision, and limits of the build: no visitor reads them as a statement. */
const SKIPPED_KEYS = new Set([
  '$schema',
  'id',
  'updated',
  'publishDate',
  'revision',
  'order',
  'url',
  'svg',
  'path',
  'cite',
  'source',
  'sources',
  'section',
  'on',
  'by',
  'review',
  'over',
  'budgets',
]);
/** The value of a reading and what a source says: `fact/source-differs`, rulings and questions compare them. */
const COMPARED_KEYS: Readonly<Record<string, readonly string[]>> = {
  facts: ['value'],
  sources: ['says'],
};

const FIGURE = /\d+(?:[.,:/-]\d+)*/g;
/** References, what a literal rests on, and addresses: the build fills them in or checks them. */
const BOUND = /\{\{\s*[@a-z][^{}]*\}\}|(?<=\{\{\s*"[^"{}]*")[^{}]*(?=\}\})|\]\([^)]*\)|https?:\S+/g;

/** The records with typed figures, in the order of the content. */
export function typedFigures(site: Site): FigureRecord[] {
  return (Object.values(site.entries) as Entry[][])
    .flat()
    .filter(({ collection }) => !SKIPPED_COLLECTIONS.has(collection))
    .flatMap(recordsOf)
    .filter(({ figures }) => figures.length > 0);
}

/** The figures of a record as a release stores them. */
export const figureList = ({ figures }: FigureRecord): string =>
  figures.map(({ text }) => text).join(' ');

/** What a release stores: collection → record → its figures in order. */
export function figureSnapshot(site: Site): Record<string, Record<string, string>> {
  const snapshot: Record<string, Record<string, string>> = {};
  for (const record of typedFigures(site)) {
    snapshot[record.collection] ??= {};
    snapshot[record.collection]![record.id] = figureList(record);
  }
  return snapshot;
}

function recordsOf(entry: Entry): FigureRecord[] {
  const { collection } = entry;
  const records = new Map<string, FigureRecord>();
  const add = (id: string, figures: TypedFigure[]) => {
    const record = records.get(id);
    if (record === undefined) records.set(id, { collection, id, figures });
    else record.figures.push(...figures);
  };
  for (const { id, path, value } of valuesOf(entry.id, entry.data, [], collection))
    add(id, figuresOfValue(entry, path, value));
  add(entry.id, figuresOfBody(entry));
  return [...records.values()];
}

type Value = { id: string; path: DataPath; value: string | number };

/** Every text and number below a value, with the id of the record or item that it is in. */
function* valuesOf(
  id: string,
  value: unknown,
  path: DataPath,
  collection: string,
): Generator<Value> {
  if (typeof value === 'string' || typeof value === 'number') yield { id, path, value };
  if (typeof value !== 'object' || value === null) return;
  const compared = COMPARED_KEYS[collection] ?? [];
  for (const [key, inner] of Object.entries(value)) {
    if (SKIPPED_KEYS.has(key) || compared.includes(key)) continue;
    const item = Array.isArray(value) ? idField(inner) : undefined;
    const step = Array.isArray(value) ? Number(key) : key;
    yield* valuesOf(item === undefined ? id : `${id}/${item}`, inner, [...path, step], collection);
  }
}

const figuresOfValue = (entry: Entry, path: DataPath, value: string | number): TypedFigure[] =>
  figuresIn(String(value)).map(({ text, start }) => ({
    text,
    field: fieldOf(path),
    place: () =>
      typeof value === 'number'
        ? placeOf(entry, path)
        : placeInValue(entry, path, value, { start, end: start + text.length }),
  }));

const figuresOfBody = (entry: Entry): TypedFigure[] =>
  figuresIn(entry.document.body?.text ?? '').map(({ text, start }) => ({
    text,
    field: 'body',
    place: () => placeInBody(entry, { start, end: start + text.length }),
  }));

function figuresIn(text: string): { text: string; start: number }[] {
  if (!/\d/.test(text)) return [];
  const typed = text.replace(BOUND, (bound) => ' '.repeat(bound.length));
  return [...typed.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
    text: figure,
    start: index,
  }));
}

/** The last key of a path. */
const fieldOf = (path: DataPath): string =>
  String(path.findLast((step) => typeof step === 'string') ?? 'value');
