/** Records of articles from the build before: as new ones, and made again only where something that they print changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { keptArticles } from '../../pipeline/exports/extract/kept-articles.ts';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import { type ResultStore, resultsInMemory } from '../../pipeline/program/result-store.ts';
import { contentOf, type Files, lay, project, TODAY } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';

let data: string;
let results: ResultStore;
beforeEach(() => {
  data = project(SAMPLE);
  results = resultsInMemory();
});

const read = (state = 'state') => {
  const content = contentOf(data);
  const kept = keptArticles(content.site!, content.ledger!, {
    results,
    state,
    digests: new WeakMap(),
  });
  expect(kept).toEqual(canonicalOf(content, TODAY).articles);
  return new Map(kept.map((record) => [record.id, record]));
};

/** Ids of the records that are other objects after an edit. */
function madeAgain(edit: Files, state?: string): string[] {
  const before = read();
  lay(data, edit);
  const after = read(state);
  return [...after].filter(([id, record]) => before.get(id) !== record).map(([id]) => id);
}

const text = (path: string) => readFileSync(join(data, path), 'utf8');
/** A file of the content with other words. */
const edited = (path: string, words: string, others: string): Files => {
  expect(text(path)).toContain(words);
  return { [path]: text(path).replaceAll(words, others) };
};

test('nothing is made again where nothing changed', () => {
  expect(madeAgain({})).toEqual([]);
});

test('an edit of an article makes its own record', () => {
  expect(madeAgain({ 'blog/horarios.md': `${text('blog/horarios.md')}\nUna línea.\n` })).toEqual([
    'horarios',
  ]);
  expect(madeAgain(edited('blog/horarios.md', 'Horarios de', 'Las horas de'))).toEqual([
    'horarios',
  ]);
});

test('a new article makes its own record, and one that is removed none', () => {
  expect(madeAgain({ 'blog/nuevo.md': text('blog/horarios.md') })).toEqual(['nuevo']);
  expect(madeAgain({ 'blog/nuevo.md': null })).toEqual([]);
});

test('an edit of a fact or a source makes the records that print it', () => {
  expect(madeAgain(edited('facts/velocidad.json', '"value": 45', '"value": 46'))).toEqual([
    'un-articulo',
  ]);
  expect(madeAgain(edited('sources.json', 'Ley de Vehículos', 'La ley de vehículos'))).toEqual([
    'un-articulo',
  ]);
});

test('another address of the site, or another program, makes all', () => {
  const all = ['un-articulo', 'horarios', 'examen-en-linea'];
  expect(
    madeAgain(edited('site.json', 'https://licencia.example', 'https://otra.example')),
  ).toEqual(all);
  expect(madeAgain({}, 'another')).toEqual(all);
});
