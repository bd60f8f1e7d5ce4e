/** The figures that the content types itself: every number that no reference fills in, record by record. */
import type { Place } from '../findings/finding.ts';
import type { DataPath } from '../load/document.ts';
import { type Block, blocksOf, EMPTY_BODY, type List } from '../text/tree.ts';
import { type Entry, idField } from '../validate/entry.ts';
import { linksOf } from './field-links.ts';
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
/**
 * Ids, addresses, drawings, days of an edit or a decision, settings of the build and of the audit, and keys, which are
 * part of the meaning of a question: no visitor reads them as a statement. Ids of records are left out by `linksOf`.
 */
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
  'source',
  'sources',
  'on',
  'by',
  'review',
  'over',
  'budgets',
  'plainness',
  'typedCitations',
  'correctAnswer',
]);
/** The value of a reading: its source, its ruling and the questions that print it are compared with it. */
const isCompared = (collection: string, key: string) => collection === 'facts' && key === 'value';

const FIGURE = /\d+(?:[.,:/-]\d+)*/g;
const BRACES = /\{\{[^{}]*\}\}/g;
/** A reference, which the build fills in, and the ids of the facts in a literal or a sum. */
const REFERENCE = /^\{\{\s*[@a-z].*|[a-z][a-z0-9-]*\.[a-z0-9.-]+/gs;
const ADDRESS = /\]\([^)]*\)|https?:\S+/g;

/** The records with typed figures, in the order of the content. */
export function typedFigures(site: Site): FigureRecord[] {
  return (Object.values(site.entries) as Entry[][])
    .flat()
    .flatMap((entry) => typedFiguresOf(site, entry));
}

/** Those of one entry. */
export const typedFiguresOf = (site: Site, entry: Entry): FigureRecord[] =>
  SKIPPED_COLLECTIONS.has(entry.collection)
    ? []
    : recordsOf(site, entry).filter(({ figures }) => figures.length > 0);

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

function recordsOf(site: Site, entry: Entry): FigureRecord[] {
  const { collection } = entry;
  const records = new Map<string, FigureRecord>();
  const add = (id: string, figures: TypedFigure[]) => {
    const record = records.get(id);
    if (record === undefined) records.set(id, { collection, id, figures });
    else record.figures.push(...figures);
  };
  const ids = new Set(linksOf(site, entry).map(({ path }) => path.join('/')));
  eachValue({ id: entry.id, collection }, entry.data, [], (id, path, value) => {
    const isTyped = hasDigit(value) && !ids.has(path.join('/'));
    add(id, isTyped ? figuresOfValue(entry, [...path], value) : []);
  });
  add(entry.id, figuresOfBody(site, entry));
  return [...records.values()];
}

type VisitValue = (id: string, path: DataPath, value: string | number) => void;

/**
 * Visits every text and number below a value, with the id of the record or item that it is in.
 * @param visit must copy the path to keep it: it is one list of steps for all values
 */
function eachValue(
  record: { id: string; collection: string },
  value: unknown,
  path: (string | number)[],
  visit: VisitValue,
): void {
  if (typeof value === 'string' || typeof value === 'number') visit(record.id, path, value);
  if (typeof value !== 'object' || value === null) return;
  const { id, collection } = record;
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    if (SKIPPED_KEYS.has(key) || isCompared(collection, key)) continue;
    const inner = value[key as keyof typeof value] as unknown;
    const item = isList ? idField(inner) : undefined;
    path.push(isList ? Number(key) : key);
    eachValue(
      item === undefined ? record : { id: `${id}/${item}`, collection },
      inner,
      path,
      visit,
    );
    path.pop();
  }
}

/** Cheap: few values have a figure. */
const hasDigit = (value: string | number): boolean => typeof value === 'number' || /\d/.test(value);

const figuresOfValue = (entry: Entry, path: DataPath, value: string | number): TypedFigure[] =>
  figuresIn(String(value)).map(({ text, start }) => ({
    text,
    field: fieldOf(path),
    place: () =>
      typeof value === 'number'
        ? placeOf(entry, path)
        : placeInValue(entry, path, value, { start, end: start + text.length }),
  }));

function figuresOfBody(site: Site, entry: Entry): TypedFigure[] {
  const markers = markersIn(blocksOf(site.bodies.get(entry) ?? EMPTY_BODY));
  return figuresIn(entry.document.body?.text ?? '')
    .filter(({ start }) => !markers.has(start))
    .map(({ text, start }) => ({
      text,
      field: 'body',
      place: () => placeInBody(entry, { start, end: start + text.length }),
    }));
}

/** Where the numbers of ordered lists are: visitors read the order, not a figure. */
const markersIn = (blocks: readonly Block[]): Set<number> =>
  new Set(
    listsIn(blocks)
      .filter(({ first }) => first !== undefined)
      .flatMap(({ items }) => items.map(({ start }) => start)),
  );

function listsIn(blocks: readonly Block[]): List[] {
  return blocks.flatMap((block) => {
    if (block.type === 'quote') return listsIn(block.blocks);
    if (block.type !== 'list') return [];
    return [block, ...block.items.flatMap((item) => listsIn(item.blocks))];
  });
}

const blank = (text: string): string => ' '.repeat(text.length);

function figuresIn(text: string): { text: string; start: number }[] {
  if (!/\d/.test(text)) return [];
  const typed = text
    .replace(BRACES, (braces) => braces.replace(REFERENCE, blank))
    .replace(ADDRESS, blank);
  return [...typed.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
    text: figure,
    start: index,
  }));
}

/** The last key of a path. */
const fieldOf = (path: DataPath): string =>
  String(path.findLast((step) => typeof step === 'string') ?? 'value');
