import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';
import { publishedSchemas } from '../edit/published-schemas.ts';
import { listCollectionFiles } from './shipped.ts';

const schemaOf = publishedSchemas();

function dataOf(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? parse(text.slice(4, text.indexOf('\n---\n', 3))) : JSON.parse(text);
}

/** Collections whose items are separate files in the folder of a record. */
const ITEMS = (Object.values(COLLECTIONS) as Collection[]).flatMap(({ files, items }) =>
  items === undefined ? [] : [{ list: items.list, files: files.replace(/[^/]+$/, '*-*.json') }],
);

describe('a published schema', () => {
  test.each(ITEMS)('accepts every shipped file of $files', ({ list, files }) => {
    const check = schemaOf(list);
    expect(listCollectionFiles({ files }).length).toBeGreaterThan(0);
    for (const file of listCollectionFiles({ files })) {
      check(dataOf(file));
      expect(check.errors ?? [], file).toEqual([]);
    }
  });

  test.each(Object.entries(COLLECTIONS) as [string, Collection][])(
    'accepts every shipped file of %s',
    (name, collection) => {
      const check = schemaOf(name);
      for (const file of listCollectionFiles(collection)) {
        check(dataOf(file));
        expect(check.errors ?? [], file).toEqual([]);
      }
    },
  );
});
