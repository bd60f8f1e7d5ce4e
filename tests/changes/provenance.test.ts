/** If a figure gets another source, each text that names its source prints the new one or causes an error. */
import { describe, expect, test } from 'vitest';
import { placesOfSource } from '../../pipeline/ledger/impact.ts';
import { textRenderer } from '../../pipeline/ledger/rich-text.ts';
import { plainWordPrinter } from '../../pipeline/text/word-printer.ts';
import { ARTICLE, fourOptions } from '../fixtures/base-data.ts';
import {
  changedBase,
  type Files,
  project,
  readProject,
  reportOf,
  withQuestion,
} from '../fixtures/project.ts';
import { lawReading, makeReading, quantity, withRuling } from '../ledger/facts.ts';

const source = (title: string, kind: string, more: object = {}) => ({
  title,
  kind,
  readOn: '2026-01-15',
  confidence: 'high',
  ...more,
});
const SOURCES = changedBase('sources.json', (sources) => {
  sources['lista-2017'] = source(
    'Periódico, agosto de 2017: lista de multas de la Policía',
    'prensa',
    {
      inText: 'la lista de la Policía de 2017',
    },
  );
  sources['lista-2027'] = source('Lista de multas del DTOP, 2027', 'prensa');
  sources['ley-9-2001/6.12-a'] = source('Ley 9-2001, Art. 6.12(a)', 'ley', { article: '6.12(a)' });
  sources['ley-9-2027'] = source('Ley 9-2027 (celular)', 'ley');
});
const from = (value: number, id: string, more: object = {}) =>
  makeReading('guia', value, { source: id, ...more });
const OLD = quantity('$', from(100, 'lista-2017'));
/** A new law, which the ruling prefers to the list. */
const NEW_LAW = withRuling(
  quantity('$', from(100, 'lista-2017'), lawReading(50, { source: 'ley-9-2027' })),
  {
    verdict: 'prefer',
    reading: 'ley',
    over: ['guia: $100', 'ley: $50'],
  },
);
const NEW_LIST = quantity('$', from(50, 'lista-2027'));
/** The ruling prefers the list, although the article that was read disagrees. */
const AGAINST_LAW = withRuling(
  quantity('$', from(100, 'lista-2017'), lawReading(50, { source: 'ley-9-2001/6.12-a' })),
  { verdict: 'prefer', reading: 'guia', over: ['guia: $100', 'ley: $50'] },
);

const files = (text: string, fine: object, more: Files = {}): Files => ({
  'sources.json': SOURCES,
  'facts/prueba.json': { 'prueba.multa': fine },
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', () => text),
  ...more,
});
const errors = (text: string, fine: object, more?: Files) =>
  reportOf(project(files(text, fine, more)))
    .filter(({ rule }) => /^(fact\/(cite|prov|unsou)|text\/citation)/.test(rule))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, title, help }) => [rule, title, ...help]);
function printed(text: string, fine: object): string {
  const { site, ledger } = readProject(project(files(text, fine)));
  const article = site!.entries.articles.find(({ id }) => id === 'un-articulo')!;
  const html = textRenderer(site!, ledger!, { printer: plainWordPrinter }).body(
    site!.bodies.get(article)!.intro,
  );
  return /<p>(.*?)<\/p>/
    .exec(html.replace(/<sup>.*?<\/sup>/g, ''))![1]!
    .replace(/<\/?data[^>]*>/g, '');
}

describe('{{@fact}}', () => {
  const text = 'Son {{prueba.multa}}, según {{@prueba.multa}}.';
  test.each([
    ['the list', OLD, 'Son $100, según la lista de la Policía de 2017.'],
    ['the newer list', NEW_LIST, 'Son $50, según Lista de multas del DTOP, 2027.'],
    ['the law', NEW_LAW, 'Son $50, según la Ley 9-2027.'],
  ])('{{@fact}} names %s as the source', (_, fine, words) => {
    expect(errors(text, fine)).toEqual([]);
    expect(printed(text, fine)).toBe(words);
  });

  test('{{@fact}} names the article of a law, and the source of one reading', () => {
    const both = '{{@prueba.multa@ley}} y {{@prueba.multa@guia}}';
    expect(printed(both, AGAINST_LAW)).toBe(
      'el Art. 6.12(a) de la Ley 9-2001 y la lista de la Policía de 2017',
    );
  });

  test('{{@fact}} of a reading without a source is an error', () => {
    expect(errors(text, quantity('$', makeReading('guia', 100)))).toEqual([
      [
        'fact/unsourced',
        '{{@prueba.multa}} cannot name a source: the reading that {{prueba.multa}} prints has none',
        'Add "source" to the reading, or remove the reference from the sentence.',
      ],
    ]);
  });

  test('{{@fact}} of an unknown fact is reported', () => {
    const rules = reportOf(project(files('Según {{@prueba.nada}}.', OLD))).map(({ rule }) => rule);
    expect(rules).toContain('link/missing-target');
  });
});

describe('typed provenance beside a reference', () => {
  const text = 'Son {{prueba.multa}}, según la lista de la Policía de 2017.';
  const help = (reference: string) => `Write {{@prueba.multa}}, which prints "${reference}".`;

  test('is accepted while it names the source of the printed reading', () => {
    expect(errors(text, OLD)).toEqual([]);
  });

  test.each([
    ['a newer list', NEW_LIST, 'Lista de multas del DTOP, 2027'],
    ['a new law', NEW_LAW, 'la Ley 9-2027'],
  ])('is an error after %s', (_, fine, name) => {
    const [found, ...others] = errors(text, fine);
    expect(others).toEqual([]);
    expect(found![0]).toBe('fact/provenance-differs');
    expect(found![1]).toContain('"según la lista de la Policía de 2017" is not the source of');
    expect(found![2]).toBe(help(name));
  });

  test('a reference to a source is an error once the reading has another source', () => {
    const cited = 'Son {{prueba.multa}}, según la {{@lista-2017}}.';
    expect(errors(cited, OLD)).toEqual([]);
    expect(errors(cited, NEW_LIST)).toEqual([
      [
        'fact/provenance-differs',
        '"según lista-2017" is not the source of {{prueba.multa}}',
        help('Lista de multas del DTOP, 2027'),
      ],
    ]);
  });

  test.each([
    'Según la hora, son {{prueba.multa}}.',
    'Son {{prueba.multa}} según una nota de prensa.',
    'Son {{prueba.multa}}. Otra cosa, según la lista de 1999.',
  ])('«%s» is accepted, because it names no other source', (sentence) => {
    expect(errors(sentence, OLD)).toEqual([]);
  });

  test.each([
    'El Art. 6.12(a) de la Ley 9-2001 fija {{prueba.multa}}.',
    'El {{@ley-9-2001/6.12-a}} fija {{prueba.multa}}.',
  ])('«%s» is an error if the article gives another value', (sentence) => {
    const [found, ...others] = errors(sentence, AGAINST_LAW);
    expect(others).toEqual([]);
    expect(found![0]).toBe('fact/provenance-differs');
    expect(found![1]).toContain('says $50, but {{prueba.multa}} prints $100');
    expect(found![2]).toBe(help('la lista de la Policía de 2017'));
    expect(errors(sentence.replace('multa}', 'multa@ley}'), AGAINST_LAW)).toEqual([]);
  });
});

describe('the citation of a question', () => {
  const question = (cite: string[], key = '{{prueba.multa}}') =>
    withQuestion({ options: fourOptions([key, 'Sigues', 'Aceleras', 'Frenas']), cite });
  const cited = (fine: object, cite: string[], key?: string) =>
    errors('Nada.', fine, question(cite, key)).map(([rule, title]) => `${rule}: ${title}`);

  test.each([
    ['the source of its figure', OLD, ['lista-2017']],
    ['the sources of its figure and its wording', OLD, ['lista-2017', 'lista-2027', 'ley']],
    ['a source of another kind', OLD, ['ley']],
    ['the new source', NEW_LAW, ['ley-9-2027']],
  ])('a question may cite %s', (_, fine, cite) => {
    expect(cited(fine, cite)).toEqual([]);
  });

  test('a question that cites a source with another value is an error', () => {
    expect(cited(NEW_LAW, ['lista-2017', 'ley-9-2027'])).toEqual([
      'fact/cite-differs: the record prints $50, but its source lista-2017 says $100',
    ]);
    expect(cited(NEW_LAW, ['lista-2017'], '{{prueba.multa@guia}}')).toEqual([]);
  });

  test('a question that cites an older source of the same kind is an error', () => {
    expect(cited(NEW_LIST, ['lista-2017'])).toEqual([
      'fact/cite-differs: the record cites lista-2017, but its $50 comes from Lista de multas del DTOP, 2027',
    ]);
  });

  test('the values of wrong options are not compared with the cited source', () => {
    const options = fourOptions(['Paras', '{{prueba.multa}}', 'Sigues', 'Frenas']);
    const asked = withQuestion({ options, cite: ['lista-2017'] });
    expect(errors('Nada.', NEW_LIST, asked)).toEqual([]);
  });
});

describe('citations', () => {
  test.each([
    ['{{@ley-9-2001/6.12-a}}', 'Art. 6.12(a) de la Ley 9-2001'],
    ['{{@ley-9-2027}}', 'Ley 9-2027'],
    ['{{@lista-2017}}', 'lista de la Policía de 2017'],
    ['{{@lista-2027}}', 'Lista de multas del DTOP, 2027'],
  ])('%s prints «%s»', (reference, words) => {
    expect(errors(`Lo dice el ${reference}.`, OLD)).toEqual([]);
    expect(printed(`Lo dice el ${reference}.`, OLD)).toBe(`Lo dice el ${words}.`);
  });

  test('a missing source is reported with neighbouring records, and impact lists the citation', () => {
    const [found] = reportOf(project(files('El {{@ley-9-2001/6.12-b}}.', OLD))).filter(
      ({ rule }) => rule === 'link/missing-target',
    );
    expect(found!.help).toEqual([
      'Records of neighbouring articles: ley-9-2001/6.12-a (Ley 9-2001, Art. 6.12(a)).',
      'They are other articles. If ley-9-2001/6.12-b is meant, give it a record: licencia new source ley-9-2001/6.12-b',
    ]);
    const { site, ledger } = readProject(project(files('El {{@ley-9-2001/6.12-a}}.', OLD)));
    expect(placesOfSource(site!, ledger!, 'ley-9-2001/6.12-a').map(({ what }) => what)).toEqual([
      'un-articulo (citation)',
    ]);
  });

  test.each([
    ['Art. 6.12(b) de la Ley 9-2001', 'Art. 6.12(b) de la Ley 9-2001'],
    ['Art. 6.12(a) de la Ley 9-2002', 'Art. 6.12(a) de la Ley 9-2002'],
    ['Art. 6.21', 'Art. 6.21'],
    ['Artículo 9.99 de la Ley 9', 'Artículo 9.99'],
    ['artículo 9.99 de la Ley 9', 'artículo 9.99'],
    ['Arts. 6.12 y 6.13', 'Art. 6.13'],
    ['artículo 6 de la Ley 9-2003', 'Ley 9-2003'],
    ['formulario DTOP-DIS-999', 'DTOP-DIS-999'],
    ['P. de la C. 480', 'P. de la C. 480'],
  ])('«%s» without a source record is an error', (typed, name) => {
    const found = errors(`Lo dice: ${typed}.`, OLD);
    expect(found.map(([rule, title]) => `${rule}: ${title}`)).toContain(
      `text/citation: no source record has "${name}"`,
    );
    expect(found.every(([rule]) => rule === 'text/citation')).toBe(true);
  });

  test.each(['el Art. 6.12', 'el artículo 6.12(a)', 'los Arts. 6.12(a) y 6.12', 'la Ley 9-2027'])(
    '«%s» is not an error if a source record has it',
    (typed) => {
      expect(errors(`Lo dice ${typed}.`, OLD)).toEqual([]);
    },
  );

  test('a typed citation of one record is reported as a note that offers the reference', () => {
    const notes = reportOf(project(files('El Art. 6.12(a) de la Ley 9-2001.', OLD))).filter(
      ({ rule }) => rule === 'text/citation',
    );
    expect(notes.map(({ severity, title, help }) => [severity, title, ...help])).toEqual([
      [
        'note',
        '"Art. 6.12(a) de la Ley 9-2001" is typed and could be a reference',
        'Write {{@ley-9-2001/6.12-a}}, which changes with its source record.',
      ],
    ]);
  });

  test('an exception for a typed citation is accepted only while a text contains that citation', () => {
    const excepted = (citation: string) => ({
      'site.json': changedBase('site.json', (site) => {
        site.typedCitations = [{ citation, because: 'Nadie leyó su texto.' }];
      }),
    });
    expect(errors('El Art. 6.21.', OLD, excepted('Art. 6.21'))).toEqual([]);
    expect(errors('Nada.', OLD, excepted('Art. 6.21')).map(([, title]) => title)).toEqual([
      'the exception "Art. 6.21" is not needed',
    ]);
  });
});
