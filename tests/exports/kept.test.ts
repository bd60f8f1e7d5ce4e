/** Formats in the cache: the same files as without it, and made again only if an input of theirs changed. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { FORMATS, USUAL_FORMATS } from '../../pipeline/exports/formats.ts';
import { type Inputs, inputsOf } from '../../pipeline/exports/inputs.ts';
import { formatKeeper, makeFormat } from '../../pipeline/exports/kept.ts';
import { openCache } from '../../pipeline/program/cache.cjs';
import type { ExportResult } from '../../pipeline/render/downloads.ts';
import { temporaryFolder } from '../project.ts';
import { sampleCanonical, TOOLS, tortureCanonical } from './canonical.ts';

const CANONICALS = [
  ['a small site with something of everything', sampleCanonical],
  ['strings that break writers', tortureCanonical],
] as const;

const bytes = ({ files, ...rest }: ExportResult) => ({
  ...rest,
  files: files.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content as string).toString('latin1'),
  })),
});
const withVersion = (canonical: Canonical, version: string): Canonical => ({
  ...canonical,
  meta: { ...canonical.meta, version },
});
const keeper = (root: string, inputs: Inputs, site = 'a') =>
  formatKeeper(inputs, TOOLS, { cache: openCache(root), site, state: 'state' });
const sizes = (root: string) => {
  const folder = join(root, 'node_modules/.cache/licencia');
  return readdirSync(folder).map((name) => statSync(join(folder, name)).size);
};

describe.each(CANONICALS)('the formats of %s', (_, canonicalOf) => {
  it.each(USUAL_FORMATS)('%s is the same from the cache, with any version', async (name) => {
    const root = temporaryFolder();
    for (const version of ['2026-11-20-1a2b3c4d', '2026-11-20-99999999', '2031-02-03-abcdef01']) {
      const inputs = inputsOf(withVersion(canonicalOf(), version));
      const made = bytes(await makeFormat(name, inputs, TOOLS));
      expect(bytes(await keeper(root, inputs)(name))).toEqual(made);
      expect(bytes(await keeper(root, inputs)(name))).toEqual(made);
    }
  });
});

it('a format is made again when an input of its own changes, and only then', async () => {
  const root = temporaryFolder();
  const before = sampleCanonical();
  const made: string[] = [];
  const watched = (canonical: Canonical) => {
    const keep = keeper(root, inputsOf(canonical));
    return async (name: string) => {
      const { load } = FORMATS[name]!;
      FORMATS[name]!.load = async () => {
        made.push(name);
        return load();
      };
      try {
        return await keep(name);
      } finally {
        FORMATS[name]!.load = load;
      }
    };
  };
  const makeAll = async (canonical: Canonical) => {
    made.length = 0;
    for (const name of USUAL_FORMATS) await watched(canonical)(name);
    return [...made];
  };
  expect(await makeAll(before)).toEqual(USUAL_FORMATS);
  expect(await makeAll(before)).toEqual([]);
  const [first, ...others] = before.articles;
  const edited = { ...before, articles: [{ ...first!, intro: '<p>Otro.</p>' }, ...others] };
  expect(await makeAll(withVersion(edited, '2026-11-20-1a2b3c4d'))).toEqual([
    'api',
    'datapackage',
    'feeds',
    'anki',
    'epub',
  ]);
});

it('an edit of one part of a book gives the same book as without the cache', async () => {
  const root = temporaryFolder();
  const before = sampleCanonical();
  await keeper(root, inputsOf(before))('epub');
  for (const chapter of before.chapters) {
    const chapters = before.chapters.map((other) =>
      other === chapter ? { ...other, title: `${other.title} de nuevo` } : other,
    );
    const inputs = inputsOf({ ...before, chapters });
    const made = bytes(await makeFormat('epub', inputs, TOOLS));
    expect(bytes(await keeper(root, inputs)('epub')), chapter.id).toEqual(made);
  }
});

it('a version that two pages of SQLite share is not put in at last', async () => {
  const root = temporaryFolder();
  const [question, ...others] = sampleCanonical().questions;
  const inputsWith = (length: number, version: string) =>
    inputsOf({
      ...withVersion(sampleCanonical(), version),
      questions: [{ ...question!, explanation: 'a'.repeat(length) }, ...others],
    });
  const { load } = FORMATS.sqlite!;
  const sqlite = await load();
  const cuts = async (length: number) =>
    (await sqlite(inputsWith(length, '2026-11-20-1a2b3c4d'), TOOLS)).cutsVersion === true;
  let length = 3000;
  while (length < 9000 && !(await cuts(length))) length += 15;
  expect(length).toBeLessThan(9000);
  for (const version of ['2026-11-20-1a2b3c4d', '2031-02-03-abcdef01', '2031-02-03-abcdef01']) {
    const inputs = inputsWith(length, version);
    const made = bytes(await makeFormat('sqlite', inputs, TOOLS));
    expect(bytes(await keeper(root, inputs)('sqlite'))).toEqual(made);
  }
});

it('a site has one entry for each format, and one for the parts of an archive, whatever its edits', async () => {
  const root = temporaryFolder();
  const before = sampleCanonical();
  const article = before.articles[0]!;
  const edit = async (number: number, site: string) => {
    const articles = [{ ...article, intro: `<p>Cambio ${1000 + number}.</p>` }];
    const inputs = inputsOf({ ...before, articles });
    for (const name of ['feeds', 'epub']) await keeper(root, inputs, site)(name);
  };
  await edit(0, 'a');
  const first = sizes(root);
  for (let number = 1; number < 30; number++) await edit(number, 'a');
  const last = sizes(root);
  expect(last).toHaveLength(first.length);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, size) => total + size, 0);
  expect(sum(last)).toBeLessThan(sum(first) * 1.01);
  await edit(0, 'b');
  expect(sizes(root)).toHaveLength(first.length * 2);
});
