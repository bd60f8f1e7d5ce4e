/** Edits that make a page wrong. The audit once missed each of them. */
import { describe, expect, it } from 'vitest';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { changedBase, type Files, project, reportOf } from '../fixtures/project.ts';

const RULES =
  /^(?:link\/(?:missing-target|point-outside)|fact\/source-title|schema\/invalid|text\/(?:centre-name|future-date))$/;

const reported = (files: Files, today?: string) =>
  reportOf(project(files), today)
    .filter(({ rule }) => RULES.test(rule))
    .map(({ rule, title }) => `${rule} ${title}`);

const CENTRE = BASE_FILES['centros/ponce.json'] as Record<string, unknown>;
const TOWN = (BASE_FILES['municipios.json'] as { ponce: object }).ponce;
const closed = (since: string) => ({
  since,
  reason: 'Se mudó.',
  source: 'https://cesco.example/',
  readOn: '2026-11-20',
});
const centres = (ponce: object, yauco: object = {}): Files => ({
  'centros/ponce.json': { ...CENTRE, ...ponce },
  'centros/yauco.json': {
    ...CENTRE,
    id: 'yauco',
    name: 'CESCO Yauco',
    municipality: 'Yauco',
    ...yauco,
  },
  'municipios.json': {
    ponce: TOWN,
    yauco: { ...TOWN, name: 'Yauco', latitude: 18.03, longitude: -66.85 },
  },
});

describe('a centre', () => {
  it('must not be marked as closed before its closing day', () => {
    const later = centres({ closed: closed('2027-06-01') });
    expect(reported(later)).toEqual([
      'text/future-date "since" is 2027-06-01, which is after today, 2026-11-20',
    ]);
    expect(reported(later, '2027-06-01')).toEqual([]);
  });

  it('must be in the region of its municipality', () => {
    const files = {
      ...centres({ region: 'norte' }),
      'site.json': changedBase('site.json', (site) => {
        site.regions.push({ id: 'norte', name: 'Norte', letter: 'N', colour: '#00573F' });
      }),
    };
    expect(reported(files)).toEqual([
      'link/point-outside ponce is in the region "norte", but Ponce is in "sur"',
    ]);
  });

  it('is reported where texts use its former name', () => {
    const article = (words: string) => ({ 'blog/un-articulo.md': `${ARTICLE}\n${words}\n` });
    const old = article('El CESCO Ponce queda lejos.');
    expect(reported({ ...centres({}), ...old })).toEqual([]);
    expect(reported({ ...centres({ name: 'CESCO Ponce (Sur)' }), ...old })).toEqual([]);
    const renamed = centres({ name: 'CESCO del Sur' });
    expect(reported({ ...renamed, ...old })).toEqual([
      'text/centre-name no centre is named "CESCO Ponce"',
    ]);
    expect(reported({ ...renamed, ...article('El CESCO de Ponce queda lejos.') })).toEqual([]);
  });
});

describe('a source', () => {
  const source = (title: string, kind = 'prensa', more: object = {}) => ({
    title,
    kind,
    readOn: '2026-01-15',
    confidence: 'high',
    ...more,
  });
  const sources = (more: object): Files => ({
    'sources.json': { ...(BASE_FILES['sources.json'] as object), ...more },
  });
  const url = 'https://diario.example/a';

  it('must have its own address, except laws and parts of one work', () => {
    expect(
      reported(
        sources({
          a: source('Diario, 3 de mayo', 'prensa', { url }),
          b: source('Manual del DTOP', 'agencia', { url }),
        }),
      ),
    ).toEqual(['fact/source-title b and a are different works with the same address']);
    expect(
      reported(
        sources({
          a: source('Diario, 3 de mayo', 'prensa', { url }),
          b: source('Diario, 4 de mayo', 'prensa', { url }),
          c: source('Ley 1-2020', 'ley', { url: `${url}/ley` }),
          d: source('Ley 2-2020', 'ley', { url: `${url}/ley` }),
        }),
      ),
    ).toEqual([]);
  });

  it('must begin on the day that a sentence about it names, even if quoted', () => {
    const law = (from: string | undefined) =>
      sources({ 'ley-1-2027': source('Ley 1-2027', 'ley', { from }) });
    const article = (words: string) => ({ 'blog/un-articulo.md': `${ARTICLE}\n${words}\n` });
    const words = 'Desde el {{"1 de enero de 2027"}} rige la {{@ley-1-2027}}.';
    expect(reported({ ...law('2027-01-15'), ...article(words) })).toEqual([
      'text/future-date the sentence names 2027-01-01, and ley-1-2027 begins on 2027-01-15',
    ]);
    expect(reported({ ...law('2027-01-01'), ...article(words) })).toEqual([]);
    expect(reported({ ...law(undefined), ...article(words) })).toEqual([]);
    const apart = 'Se firmó el {{"2 de diciembre de 2026"}}. Es la {{@ley-1-2027}}.';
    expect(reported({ ...law('2027-01-15'), ...article(apart) })).toEqual([]);
  });
});

describe('an article', () => {
  it('must not be updated before it is published', () => {
    const article = (updated: string) => ({
      'blog/un-articulo.md': ARTICLE.replace('author:', `updated: ${updated}\nauthor:`),
    });
    expect(reported(article('2026-01-10'))).toEqual([]);
    expect(reported(article('2025-01-12'))).toEqual([
      'schema/invalid "updated" must not be before "publishDate" (got the string "2025-01-12")',
    ]);
  });
});
