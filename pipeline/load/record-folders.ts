/**
 * Joins the files of a folder that is one record into one document: the record's own file, and one file for each item
 * of its list.
 */

import { COLLECTIONS, type Collection, type CollectionName } from '../../schemas/collections.ts';
import { compareText, errorAt, type Finding, type StageResult } from '../findings/finding.ts';
import { groupByNames } from '../program/group-by-names.ts';
import { memoizeLast } from '../program/memoize.ts';
import { rangeOf, type SourceDocument } from './document.ts';
import type { UnusableFile } from './files.ts';
import type { LoadedFiles } from './index.ts';
import { fileFinding } from './read-text.ts';

/** The folder of a file: `tests/2-reglas` for `tests/2-reglas/reglas-07.json`. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The list whose items have their own files in the record's folder; undefined if the record is one file. */
const itemListOf = ({ collection }: Pick<SourceDocument, 'collection'>) =>
  (COLLECTIONS[collection as CollectionName] as Collection).items?.list;

/** True if a file is an item of its folder's record, and not the record's own file. */
const isItem = ({ collection, path }: Pick<SourceDocument, 'collection' | 'path'>) => {
  const { items, files }: Collection = COLLECTIONS[collection as CollectionName];
  return items !== undefined && !path.endsWith(files.slice(files.lastIndexOf('/')));
};

/**
 * Joins each record's own file with the items in its folder.
 * @returns the other documents unchanged, and one document for each joined record
 */
export function joinRecordFolders({ documents, unread }: LoadedFiles): StageResult<LoadedFiles> {
  const items = groupByNames(documents.filter(isItem), ({ path }) => [folderOf(path)]);
  const findings: Finding[] = [];
  const gathered = documents.flatMap((document) => {
    if (isItem(document)) return [];
    const list = itemListOf(document);
    if (list === undefined) return [document];
    findings.push(...typedList(document, list));
    const own = items.get(folderOf(document.path));
    return own === undefined
      ? [document]
      : [lastJoined(document.path, [document, ...own], () => joined(document, own))];
  });
  const missing = ownFilesMissing({ documents, unread }, [...items.values()]);
  return {
    value: { documents: gathered, unread: [...unread, ...missing] },
    findings: [...findings, ...missing.map(noOwnFile)],
  };
}

/** Reports a list in the record's own file: the items already have their own files. */
function typedList(document: SourceDocument, list: string): Finding[] {
  if (!document.text.includes(`"${list}"`) || !Object.hasOwn(Object(document.data), list))
    return [];
  return [
    errorAt(
      'schema/invalid',
      `"${list}" is not a field of this file: each item is a file of its own`,
      { file: document.file, range: rangeOf(document, [list], 'key'), urls: [] },
      `Write each into ${folderOf(document.file)}/, in a file named by its id, with an "order" (10, 20, 30 …), and delete the list.`,
    ),
  ];
}

/** Finds folders that have item files but lack the record's own file. */
function ownFilesMissing(
  { documents, unread }: LoadedFiles,
  folders: SourceDocument[][],
): UnusableFile[] {
  const there = new Set([...documents, ...unread].map(({ path }) => path));
  return folders.flatMap(([first]) => {
    const { collection, path, file } = first!;
    const name = COLLECTIONS[collection as CollectionName].files.split('/').at(-1)!;
    const own = `${folderOf(path)}/${name}`;
    return there.has(own) ? [] : [{ collection, path: own, file: `${folderOf(file)}/${name}` }];
  });
}

const noOwnFile = ({ file }: UnusableFile): Finding =>
  fileFinding(file, `${folderOf(file)} has no ${file.slice(folderOf(file).length + 1)}`, [
    'Create it, with a title for the other files of the folder, or move them into another folder.',
  ]);

/** Returns the same document for a folder while its files are unchanged, so that later results stay cached. */
const lastJoined = memoizeLast<SourceDocument>();

/** Items are sorted by `order`, and by name where it is equal, so that two people can add one at the same place. */
function joined(own: SourceDocument, items: readonly SourceDocument[]): SourceDocument {
  const list = itemListOf(own)!;
  const sorted = items
    .map((document) => ({ document, data: document.data }))
    .sort((a, b) => orderOf(a) - orderOf(b) || compareText(a.document.path, b.document.path));
  const documents = sorted.map(({ document }) => document);
  const dataOf = (values: readonly unknown[]) => ({ ...(own.data as object), [list]: values });
  let first: unknown[] | undefined = sorted.map(({ data }) => data);
  return {
    ...own,
    // As in a document of one file, data is not kept: only the validated record stays in memory.
    get data() {
      const values = first ?? documents.map(({ data }) => data);
      first = undefined;
      return dataOf(values);
    },
    items: { list, documents },
    ...([own, ...documents].some(({ isRepaired }) => isRepaired) ? { isRepaired: true } : {}),
  };
}

/** An `order` that is not a number is sorted last; the schema reports it. */
function orderOf({ data }: Pick<SourceDocument, 'data'>): number {
  const order = (data as { order?: unknown } | null)?.order;
  return typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
}
