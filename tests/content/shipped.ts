/**
 * The shipped content, mostly for the tests of this folder. The tests quote no sentence and no exact count from it, so
 * that an edit of data/ rarely needs an edit of a test.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, readContent } from '../../pipeline/content.ts';
import type { Collection } from '../../schemas/collections.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const DATA = join(ROOT, 'data');

let content: Content | undefined;
/** The audited content on the day of its newest record; read once. */
export function shippedContent(): Content {
  if (content === undefined) {
    const read = (today: string) => readContent({ data: DATA, label: 'data', today });
    content = read(read('9999-12-31').site!.newest);
  }
  return content;
}

/** Every file of a collection, as absolute paths. */
export function listCollectionFiles({ files }: Pick<Collection, 'files'>): string[] {
  const pattern = new RegExp(`^${files.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  return readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(DATA, path));
}
