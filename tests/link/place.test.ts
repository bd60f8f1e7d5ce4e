import { expect, test } from 'vitest';
import { placeOf } from '../../pipeline/link/place.ts';
import type { Entry } from '../../pipeline/validate/index.ts';

test('a place is located in its file lazily, and only once', () => {
  const paths: unknown[] = [];
  const text = '{ "a": 1 }';
  const entry: Entry = {
    collection: 'facts',
    id: 'a',
    data: 1,
    path: ['a'],
    document: {
      collection: 'facts',
      path: 'facts/a.json',
      file: 'data/facts/a.json',
      text,
      data: { a: 1 },
      locate: (path) => {
        paths.push(path);
        return { start: 7, end: 8 };
      },
    },
  };
  const place = placeOf(entry, ['value']);
  expect([place.file, place.entry]).toEqual(['data/facts/a.json', 'a']);
  expect(paths).toEqual([]);
  expect(place.range).toEqual({ start: { line: 1, column: 8 }, end: { line: 1, column: 9 } });
  expect(JSON.parse(JSON.stringify(place)).range).toEqual(place.range);
  expect(paths).toEqual([['a', 'value']]);
});
