import { describe, expect, test } from 'vitest';
import { CHAPTER, textPage } from '../../../tests/fixtures/base-data.ts';
import { changedBase, project, reportOf, TODAY } from '../../../tests/fixtures/project.ts';

const article = (number: string, more: object = {}) => ({
  title: `Ley 22-2000, Art. ${number}`,
  kind: 'ley',
  article: number,
  readOn: TODAY,
  confidence: 'high',
  ...more,
});
const SOURCES = changedBase('sources.json', (sources) => {
  sources['ley-22-2000/9.02'] = article('9.02', { unread: true });
  sources['ley-22-2000/8.02'] = article('8.02');
});
const found = (files: Record<string, string>) =>
  reportOf(project({ 'sources.json': SOURCES, ...files }))
    .filter(({ rule }) => rule === 'text/unread-law')
    .map(({ title }) => title);
const page = (text: string) => ({ 'paginas/ejemplo.md': textPage('Una página', text) });
const chapter = (text: string, grounds = '') => ({
  'manual/reglas-transito.md': CHAPTER.replace(
    '    title: Velocidad\n',
    `    title: Velocidad\n${grounds}`,
  ).replace('Un texto con un', `${text} Un texto con un`),
});

describe('text/unread-law', () => {
  test.each(['La multa está en el Art. 9.02.', 'La multa está en el {{@ley-22-2000/9.02}}.'])(
    'reports an unread article: %s',
    (text) =>
      expect(found(page(text))).toEqual([
        'the sentence cites Ley 22-2000, Art. 9.02, which was not read',
      ]),
  );

  test.each([
    'La multa está en el Art. 9.02, que no leímos.',
    'No pudimos leer el {{@ley-22-2000/9.02}}.',
    'La luz está en el Art. 8.02.',
    'Parar es ley (Art. 8.02).',
    'Eso no es ley.',
    'No hallamos si ya es ley.',
  ])('accepts %s', (text) => expect(found(page(text))).toEqual([]));

  test('reports an unread article even if another sentence says that nobody read it', () =>
    expect(found(page('No leímos el artículo. La multa está en el Art. 9.02.'))).toHaveLength(1));

  test.each(['Parar es ley.', 'Se para por ley.', 'La ley manda a parar.'])(
    'reports a sentence that calls something law without citing an article: %s',
    (text) => expect(found(page(text))).toHaveLength(1),
  );

  test('accepts a claim of law only if its section cites an article that was read', () => {
    const grounds = (id: string) =>
      `    grounds:\n      - what: parar\n        cite: [ley-22-2000/${id}]\n`;
    expect(found(chapter('Parar es ley.', grounds('8.02')))).toEqual([]);
    expect(found(chapter('Parar es ley.', grounds('9.02')))).toEqual([
      '"es ley" rests on no article that was read',
    ]);
    expect(found(chapter('Parar es ley.'))).toHaveLength(1);
  });
});
