/** The JSON Schemas for editors, generated from zod, are up to date and reject the same data as the program. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { jsonSchemas } from '../../pipeline/edit/json-schemas.ts';
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { splitQuestionSets } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { publishedSchemas } from './published-schemas.ts';

const GENERATED = join(import.meta.dirname, '../../schemas/generated');
const SITE = splitQuestionSets({ ...BASE_FILES, ...SAMPLE_FILES });
const schemaOf = publishedSchemas();

/** The sample site's records of a collection, one for each file. */
function recordsOf({ files }: Collection): object[] {
  const [start = '', ...ends] = files.split('*');
  const end = ends.at(-1);
  return Object.entries(SITE)
    .filter(([path]) =>
      end === undefined ? path === start : path.startsWith(start) && path.endsWith(end),
    )
    .map(([, content]) =>
      typeof content === 'string'
        ? (parse(content.split('---\n')[1]!) as object)
        : (content as object),
    );
}

/** The collections, and the items that some of them keep as separate files in folders. */
const kinds: [string, Collection][] = Object.entries<Collection>(COLLECTIONS).flatMap(
  ([name, collection]) => {
    const { items, files } = collection;
    const each = { ...collection, files: files.replace(/[^/]+$/, '*-01.json') };
    return [[name, collection], ...(items === undefined ? [] : [[items.list, each]])] as [
      string,
      Collection,
    ][];
  },
);

const collections = kinds.filter(([, collection]) => recordsOf(collection).length > 0);

test('the files in schemas/generated match the zod schemas', () => {
  const published = jsonSchemas();
  expect(readdirSync(GENERATED).sort()).toEqual([...published.keys()].sort());
  for (const [name, text] of published)
    expect(readFileSync(join(GENERATED, name), 'utf8'), name).toBe(text);
});

test('every collection has a sample', () => {
  expect(
    Object.keys(COLLECTIONS).filter((name) => !collections.some(([other]) => other === name)),
  ).toEqual([]);
});

describe.each(collections)('the schema of %s', (name, collection) => {
  const check = schemaOf(name);
  const [record, ...others] = recordsOf(collection) as [object, ...object[]];

  test('accepts a valid file', () => {
    for (const each of [record, ...others]) {
      check(each);
      expect(check.errors ?? []).toEqual([]);
    }
  });

  test('refuses a list in place of a record, and an unknown field', () => {
    expect(check([])).toBe(false);
    expect(
      check(
        collection.shape === 'map'
          ? { ejemplo: { ...Object.values(record)[0], 'no-existe': 1 } }
          : { ...record, 'no-existe': 1 },
      ),
    ).toBe(false);
  });
});
