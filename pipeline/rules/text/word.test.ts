import { describe, expect, test } from 'vitest';
import { textPage } from '../../../tests/fixtures/base-data.ts';
import { changedBase, project, reportOf } from '../../../tests/fixtures/project.ts';

const page = (text: string) => textPage('Una página', text);
const words = (folder: string) =>
  reportOf(folder)
    .filter(({ rule }) => rule === 'text/word')
    .map(({ title }) => title.split('"')[1]);
const found = (text: string) => words(project({ 'paginas/ejemplo.md': page(text) }));

describe('text/word', () => {
  test.each([
    ['Dos autos llegan a la vez.', 'autos'],
    ['Mira el rótulo.', 'rótulo'],
    ['Pide el Real ID.', 'Real ID'],
    ['Repasa lo que fallaste.', 'fallaste'],
    ['Cada lectura se guarda.', 'lectura'],
    ['Mira rótulos, no un rótulo removible.', 'rótulos'],
    ['**Es ley:** parar en rojo.', 'Es ley:'],
  ])('reports %s', (text, word) => expect(found(text)).toEqual([word]));

  test.each([
    'Tu carro pasa por el carril AutoExpreso de la autopista.',
    'El espacio pide un rótulo removible.',
    'El REAL ID es opcional.',
  ])('accepts %s', (text) => expect(found(text)).toEqual([]));

  test('checks the label of a fact, but allows terms of the ledger in it', () => {
    const folder = project({
      'facts/base.json': changedBase('facts/base.json', (facts) => {
        facts['sitio.capitulos'].label = 'Capítulos en cada lectura del auto';
      }),
    });
    expect(words(folder)).toEqual(['auto']);
  });

  test('reports only the missing file if there is no vocabulary', () => {
    const missing = project({ 'vocabulario.json': null, 'paginas/ejemplo.md': page('Dos autos.') });
    expect(reportOf(missing)).toMatchObject([
      { rule: 'load/file', title: 'vocabulario.json is missing' },
    ]);
  });
  test('reports each invalid list of words in the vocabulary', () => {
    const wrong = changedBase('vocabulario.json', (vocabulary) => {
      vocabulary.avoided[0].words = [];
      vocabulary.excuses.words = [' poco'];
    });
    const found = reportOf(project({ 'vocabulario.json': wrong }));
    expect(found.map(({ rule }) => rule)).toEqual(['schema/invalid', 'schema/invalid']);
  });
});
