/** Records of one site in one entry of the cache: what is given back, and how much is held. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../pipeline/program/cache.cjs';
import { openShelf } from '../../pipeline/program/shelf.ts';
import { temporaryFolder } from '../project.ts';
import { DAMAGES } from './damages.ts';

/** One run that asks for some inputs. @returns the values, and the inputs for which one had to be made */
function run(root: string, inputs: readonly string[], state = 's') {
  const shelf = openShelf(openCache(root), 'kind-1', state);
  const made: string[] = [];
  const values = inputs.map((input) =>
    shelf.kept(input, () => {
      made.push(input);
      return { of: input, none: null };
    }),
  );
  shelf.close();
  return { values, made };
}
const size = (root: string) => statSync(join(root, 'node_modules/.cache/licencia/kind-1')).size;

test('gives back what the last run used, and makes the rest', () => {
  const root = temporaryFolder();
  const first = run(root, ['a', 'b', 'a']);
  expect(first.made).toEqual(['a', 'b']);
  expect(run(root, ['a', 'b', 'a'])).toEqual({ values: first.values, made: [] });
  expect(run(root, ['b', 'c']).made).toEqual(['c']);
  // The run before did not use it.
  expect(run(root, ['a']).made).toEqual(['a']);
});

test('a value that is null is kept, too', () => {
  const root = temporaryFolder();
  const ask = (make: () => null) => {
    const shelf = openShelf(openCache(root), 'kind-1', 's');
    const value = shelf.kept('a', make);
    shelf.close();
    return value;
  };
  expect(ask(() => null)).toBe(null);
  expect(
    ask(() => {
      throw new Error('it was not kept');
    }),
  ).toBe(null);
});

test('records of another state are not used', () => {
  const root = temporaryFolder();
  run(root, ['a'], 's');
  expect(run(root, ['a'], 't').made).toEqual(['a']);
  expect(run(root, ['a'], 't').made).toEqual([]);
});

test('a damaged entry only costs time', () => {
  const root = temporaryFolder();
  const { values } = run(root, ['a', 'b']);
  for (const damage of DAMAGES) {
    damage(join(root, 'node_modules/.cache/licencia/kind-1'));
    expect(run(root, ['a', 'b']).values).toEqual(values);
  }
});

test('grows with what a run uses, not with the number of runs', () => {
  const root = temporaryFolder();
  run(root, ['a1000', 'b']);
  const before = size(root);
  for (let edit = 1001; edit < 1100; edit++) run(root, [`a${edit}`, 'b']);
  expect(size(root)).toBe(before);
  expect(readdirSync(join(root, 'node_modules/.cache/licencia'))).toEqual(['kind-1']);
});
