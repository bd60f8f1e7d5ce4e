/** The type of a validated record, and the functions that divide a document into records. */
import {
  COLLECTIONS,
  type Collection,
  type CollectionName,
  type EntryData,
  type EntryShape,
} from '../../schemas/collections.ts';
import type { DataPath, SourceDocument } from '../load/document.ts';

export type Entry<T = unknown> = {
  collection: CollectionName;
  id: string;
  data: T;
  document: SourceDocument;
  /** Path of the record in its document: [] for a file, [key] in a map. */
  path: DataPath;
  /** Addresses of the pages that show the record; set only if they depend on other records. */
  shownOn?: readonly string[];
};
export type Entries = { [N in CollectionName]: Entry<EntryData<N>>[] };

/** All entries, collection by collection. */
export const entriesOf = (entries: Partial<Entries>): Entry[] =>
  Object.values<Entry[]>(entries).flat();

export type RawRecord = { id: string; value: unknown; path: DataPath };

export const collectionOf = ({ collection }: SourceDocument): Collection =>
  COLLECTIONS[collection as CollectionName];

/** The records of a document, by the shape of its collection. */
export function recordsOf(document: SourceDocument): RawRecord[] {
  const { data } = document;
  const { shape } = collectionOf(document);
  if (shape === 'map' && typeof data === 'object' && data !== null && !Array.isArray(data))
    return Object.entries(data)
      .filter(([key]) => key !== '$schema')
      .map(([key, value]) => ({ id: key, value, path: [key] }));
  const id = shape === 'single' ? document.collection : undefined;
  return [
    {
      id:
        id ??
        (hasIdField(shape) ? idField(data) : undefined) ??
        nameWithoutExtension(document.path),
      value: data,
      path: [],
    },
  ];
}

/** True if a record of this shape takes its id from its `id` field. */
export const hasIdField = (shape: EntryShape): boolean => shape === 'folder';

/** The id that a record gives itself; undefined if it has none. */
export function idField(data: unknown): string | undefined {
  const id = (data as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
}

/** The name of a file without folders and extension: "x" for `blog/x.md`. */
export const nameWithoutExtension = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
