/** Collects all known records, valid or not: a reference to a broken record is not reported as missing. */
import { COLLECTIONS, type CollectionName, type EntryShape } from '../../schemas/collections.ts';
import type { DataPath, SourceDocument } from '../load/document.ts';
import type { UnusableFile } from '../load/files.ts';
import type { LoadedFiles } from '../load/index.ts';
import { memoizeByObject } from '../program/memoize.ts';
import {
  collectionOf,
  type Entries,
  type Entry,
  entriesOf,
  hasIdField,
  idField,
  nameWithoutExtension,
  recordsOf,
} from './entry.ts';

export type KnownRecords = {
  /** Ids of all records by collection, valid or not. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Collections that may contain any id, because a folder or file is missing or cut off, or a record has no id. */
  hidden: ReadonlySet<string>;
  /** Invalid records, unchanged: their texts are checked too. */
  unsound: readonly Entry[];
  /** True if every file and record is valid. Otherwise, rules with `needsWhole` do not run. */
  isWhole: boolean;
};

type Named = Omit<Entry, 'data'> & { lacksId: boolean };

/** The records of a document, valid or not. Only names are kept: all parsed data would take a lot of memory. */
const recordNames = memoizeByObject((document: SourceDocument): readonly Named[] =>
  recordsOf(document).map(({ id, value, path }) => ({
    collection: document.collection as CollectionName,
    id,
    document,
    path,
    lacksId: lacksId(collectionOf(document).shape, value, path),
  })),
);

/** True if the id is unknown: a map that is not an object, such as a list, may have been meant to contain any id. */
const lacksId = (shape: EntryShape, value: unknown, path: DataPath): boolean =>
  shape === 'map' ? path.length === 0 : hasIdField(shape) && idField(value) === undefined;

/** @param entries the records of these documents that fit their schemas */
export function collectKnownRecords(
  { documents, unread }: LoadedFiles,
  entries: Entries,
): KnownRecords {
  const ids = new Map<string, Set<string>>(
    Object.keys(COLLECTIONS).map((name) => [name, new Set()]),
  );
  const hidden = new Set<string>();
  const unsound: Entry[] = [];
  const valid = new Set(entriesOf(entries).map(placeKey));
  for (const document of documents) {
    /** Values by the first step of their path, read at most once per document, because reading them parses it. */
    let values: ReadonlyMap<string | number | undefined, unknown> | undefined;
    for (const { lacksId, ...record } of recordNames(document)) {
      ids.get(record.collection)?.add(record.id);
      if (lacksId) hidden.add(record.collection);
      if (valid.has(placeKey(record))) continue;
      values ??= new Map(recordsOf(document).map(({ path, value }) => [path[0], value]));
      unsound.push({ ...record, data: values.get(record.path[0]) });
    }
  }
  for (const file of unread) {
    if (mayHideIds(file)) hidden.add(file.collection);
    for (const id of idsIn(file)) ids.get(file.collection)?.add(id);
  }
  const isWhole =
    unread.length === 0 && unsound.length === 0 && !documents.some(({ isRepaired }) => isRepaired);
  return { ids, hidden, unsound, isWhole };
}

/** Identifies a record by its place, because two records may have the same id. */
const placeKey = ({ document, path }: Omit<Entry, 'data'>): string =>
  `${document.file}\0${path.join('\0')}`;

/** True if ids may be missing from the text: an unread folder, a map cut off at its end, or an empty file. */
const mayHideIds = ({ path, text = '{' }: UnusableFile): boolean =>
  path.includes('*') || (path.endsWith('.json') && (!isClosed(text) || text.trim() === ''));

/** True if as many braces close as open: if not, the text may end before its last record. */
const isClosed = (text: string): boolean => text.split('{').length === text.split('}').length;

/** Ids that an unread file may contain: its own name, and everything written like a key or an id. */
function idsIn({ path, text = '' }: UnusableFile): string[] {
  const written = text
    .replaceAll('\0', '')
    .matchAll(/"id"\s*:\s*"([^"]+)"|["']?([a-z0-9]+(?:[-./][a-z0-9]+)*)["']?\s*:/g);
  return [nameWithoutExtension(path), ...[...written].map(([, id, key]) => (id ?? key)!)];
}
