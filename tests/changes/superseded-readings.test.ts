/**
 * A surface of the site is shown with the readings that its texts print; an unprinted reading is marked as no longer
 * used.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withReviewDay } from '../../pipeline/ledger/ledger.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { ARTICLE, fourOptions } from '../fixtures/base-data.ts';
import {
  changedBase,
  type Files,
  project,
  readProject,
  reportOf,
  TODAY,
  withQuestion,
} from '../fixtures/project.ts';
import { lawReading, makeReading, quantity, withRuling } from '../ledger/facts.ts';

/** The law's limit beside older readings of the blog and the guide. The ruling prefers the law. */
const limit = (mph: number) => ({
  ...withRuling(
    quantity('mph', makeReading('blog', 25), makeReading('guia', 35), lawReading(mph)),
    {
      verdict: 'prefer',
      reading: 'ley',
      over: [`blog: 25 mph`, 'guia: 35 mph', `ley: ${mph} mph`],
    },
  ),
  mentions: ['zona urbana'],
});

const withText = (text: string, mph = 30, files: Files = {}) =>
  project({
    'facts/prueba.json': { 'prueba.limite': limit(mph) },
    'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', text),
    ...files,
  });

const superseded = (folder: string) =>
  readProject(folder)
    .ledger!.get('prueba.limite')!
    .all.flatMap((reading) => (reading.superseded ? [reading.id] : []));

const errors = (folder: string) =>
  reportOf(folder)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, title, help }) => [rule, title.replace(/\s/g, ' '), ...help.map(spaced)]);

const spaced = (text: string) => text.replace(/\s/g, ' ');

function pagesOf(folder: string): string {
  const { site, ledger } = readProject(folder);
  const pages = [...renderPages(site!, withReviewDay(ledger!, TODAY), TODAY).makers()].map(
    ({ make }) => make(),
  );
  return spaced(pages.map(({ main }) => renderToStaticMarkup(main)).join('\n'));
}

describe('when the legal limit rises from 25 to 30 mph', () => {
  test('a blog that prints 30 is not shown as saying 25', () => {
    const folder = withText('El límite es de {{prueba.limite}}.');
    expect(errors(folder)).toEqual([]);
    expect(superseded(folder)).toEqual(['blog', 'guia']);
    const pages = pagesOf(folder);
    expect(pages).toContain('<s>25 mph</s></b> el blog · ya no se usa');
  });

  test('before the change, the blog is shown with the reading that it prints', () => {
    const folder = withText('El límite es de {{prueba.limite}}.', 25);
    expect(superseded(folder)).toEqual(['guia']);
    expect(pagesOf(folder)).toContain('<b>25 mph</b> el blog');
  });

  test('a reading stays superseded if only a sum or another surface prints the fact', () => {
    expect(superseded(withText('Son {{= 35 mph − prueba.limite}} más.', 25))).toEqual(['guia']);
    expect(
      superseded(
        withText('Nada.', 25, {
          'tramites/costos.json': changedBase('tramites/costos.json', (fees) => {
            fees.items[0] = { service: 'Límite', price: '{{prueba.limite}}' };
          }),
        }),
      ),
    ).toEqual(['guia']);
  });
});

describe('a reading that the ruling rejects', () => {
  test.each([
    ['Dice {{prueba.limite@blog}}.', '{{prueba.limite@blog}}'],
    ['Son {{= 35 mph − prueba.limite@blog}}.', '{{= 35 mph − prueba.limite@blog}}'],
    [
      'Te pasas {{"10 millas" de prueba.limite@blog = 25 mph}}.',
      '{{"10 millas" de prueba.limite@blog = 25 mph}}',
    ],
  ])('«%s» is an error whose advice offers the fact', (text, written) => {
    expect(errors(withText(text))).toEqual([
      [
        'fact/rejected-reading',
        `${written} prints 25 mph, which the ruling on prueba.limite rejects`,
        'Write {{prueba.limite}}, which prints 30 mph.',
        'If the sentence is about what used to be said, quote it: {{"25 mph"}}.',
      ],
    ]);
  });

  test('may be quoted in a literal and still counts as no longer used', () => {
    const folder = withText('Antes decíamos {{"25 mph"}}.');
    expect(errors(folder)).toEqual([]);
    expect(superseded(folder)).toEqual(['blog', 'guia']);
    expect(pagesOf(folder)).toContain('<s>25 mph</s></b> el blog · ya no se usa');
  });

  test('is not an error in a wrong option', () => {
    const options = fourOptions(['Paras', '{{prueba.limite@blog}}', 'Aceleras', 'Tocas bocina']);
    const folder = withText('Es {{prueba.limite}}.', 30, withQuestion({ options }));
    expect(errors(folder)).toEqual([]);
    expect(superseded(folder)).toEqual(['blog', 'guia']);
  });

  test('is an error in the field "reading" of a statistic', () => {
    const home = changedBase('portada.json', (data) => {
      data.badges.push({ fact: 'prueba.limite', reading: 'blog', label: 'Límite' });
    });
    expect(errors(withText('Nada.', 30, { 'portada.json': home }))).toEqual([
      [
        'fact/rejected-reading',
        '"reading" names 25 mph, which the ruling on prueba.limite rejects',
        'Delete "reading": then the preferred reading is printed.',
      ],
    ]);
  });
});
