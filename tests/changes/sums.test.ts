import { describe, expect, test } from 'vitest';
import { placesOfFact } from '../../pipeline/ledger/impact.ts';
import { textRenderer } from '../../pipeline/ledger/rich-text.ts';
import { ARTICLE, CHAPTER } from '../fixtures/base-data.ts';
import {
  type Files,
  findingLabels,
  project,
  readProject,
  reportOf,
  withQuestion,
} from '../fixtures/project.ts';
import { fact, makeReading, quantity, withRuling } from '../ledger/facts.ts';

const both = (verdict: object) =>
  withRuling(quantity('mph', makeReading('manual', 25), makeReading('preguntas', 35)), {
    over: ['manual: 25 mph', 'preguntas: 35 mph'],
    ...verdict,
  });
const files = (
  text: string,
  urban: object = quantity('mph', makeReading('manual', 25)),
): Files => ({
  'facts/prueba.json': {
    'prueba.urbana': urban,
    'prueba.multa': quantity('$', makeReading('manual', 100)),
    'prueba.zonas': quantity(
      'mph',
      makeReading('manual', 15, { id: 'urbana', when: 'zona urbana' }),
      makeReading('manual', 25, { id: 'rural', when: 'zona rural' }),
    ),
    'prueba.edad': quantity('años', makeReading('manual', [21, null])),
    'prueba.texto': fact('text', makeReading('manual', 'luz roja')),
    'prueba.horario': fact('hours', makeReading('manual', { 'lu-vi': '07:30-16:00' })),
  },
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', () => text),
});
const titles = (text: string, urban?: object) =>
  reportOf(project(files(text, urban)))
    .filter(({ at, severity }) => severity === 'error' && at.file.startsWith('data/blog/'))
    .map(({ rule, title, help }) => [rule, title, ...help]);
const printed = (text: string, urban?: object) => {
  const { site, ledger } = readProject(project(files(text, urban)));
  const article = site!.entries.articles.find(({ id }) => id === 'un-articulo')!;
  const html = textRenderer(site!, ledger!).body(site!.bodies.get(article)!.intro);
  return /<p>(Total:.*?)<\/p>/.exec(html)![1]!.replaceAll('\u00a0', ' ');
};

describe('a sum', () => {
  test.each([
    ['{{= 35 mph − prueba.urbana}}', '10 mph'],
    ['{{= 35 mph - prueba.urbana}}', '10 mph'],
    ['{{= 2 × prueba.multa}}', '$200'],
    ['{{= prueba.multa + 10 × prueba.multa}}', '$1,100'],
    ['{{= prueba.multa + $1,500}}', '$1,600'],
    ['{{= 25.4 mph - prueba.urbana}}', '0.4 mph'],
    ['{{= 26 mph − prueba.zonas@rural}}', '1 mph'],
  ])('%s prints %s', (sum, value) => {
    expect(titles(`Total: ${sum}.`)).toEqual([]);
    expect(printed(`Total: ${sum}.`)).toBe(`Total: ${value}.`);
  });

  test('follows a change of its fact', () => {
    const text = 'Total: {{= 35 mph − prueba.urbana}}.';
    expect(printed(text, quantity('mph', makeReading('manual', 30)))).toBe('Total: 5 mph.');
  });

  test.each([
    ['{{= prueba.urbana + prueba.multa}}', 'mixes "mph" and "$"'],
    ['{{= prueba.urbana + 5}}', 'mixes "mph" and a number without a unit'],
    ['{{= prueba.urbana × prueba.multa}}', 'multiplies "mph" by "$"'],
    ['{{= 5 mph − prueba.urbana}}', 'is negative: -20'],
    ['{{= 2 × prueba.texto}}', 'of the kind "text"'],
    ['{{= 2 × prueba.horario}}', 'of the kind "hours"'],
    ['{{= 2 × prueba.edad}}', 'prints an interval'],
    ['{{= 2 × prueba.zonas}}', 'prints 2 values'],
  ])('%s is rejected: %s', (sum, problem) => {
    const [found, ...others] = titles(`Total: ${sum}.`);
    expect(others).toEqual([]);
    expect(found).toEqual(['fact/bad-value', expect.stringContaining(problem), expect.any(String)]);
  });

  test.each([
    ['with a keep-both ruling', both({ verdict: 'keep-both' })],
    ['with a stale ruling', both({ verdict: 'prefer', reading: 'manual', over: ['x'] })],
    [
      'with an open conflict',
      quantity('mph', makeReading('manual', 25), makeReading('preguntas', 35)),
    ],
  ])('a sum of a fact %s is an error', (_, urban) => {
    expect(titles('Total: {{= 40 mph − prueba.urbana}}.', urban)).toEqual([
      [
        'fact/bad-value',
        'a sum cannot compute with {{prueba.urbana}}: its readings are undecided',
        expect.stringContaining('licencia settle'),
      ],
    ]);
    expect(titles('Total: {{= 40 mph − prueba.urbana@manual}}.', urban)).toEqual([]);
  });

  test.each([
    '{{= 35 mph}}',
    '{{= prueba.urbana + }}',
    '{{= prueba.urbana + diez}}',
    '{{= de 10 a 20 mph + prueba.urbana}}',
    '{{35 mph − prueba.urbana}}',
    '{= 35 mph − prueba.urbana}',
    '{{= 2 × (prueba.urbana + 5 mph)}}',
    '{{= 35 mph − {{= 2 × prueba.urbana}}}}',
  ])('«%s» is not a sum', (text) => {
    expect(titles(`Total: ${text}.`).map(([rule]) => rule)).toContain('link/bad-reference');
  });

  test('a sum in a question needs a chapter that teaches its facts', () => {
    const asked = (text: string) => ({
      ...files(text),
      ...withQuestion({ explanation: 'Te pasas por {{= 35 mph − prueba.urbana}}.' }),
    });
    const untaught = (more: Files) =>
      reportOf(project({ ...asked('Nada.'), ...more })).filter(
        ({ rule }) => rule === 'manual/untaught-fact',
      );
    const chapter = (text: string) => ({
      'manual/reglas-transito.md': CHAPTER.replace('Un texto', () => `${text} Un texto`),
    });
    expect(untaught({}).map(({ fact }) => fact)).toEqual(['prueba.urbana']);
    expect(untaught(chapter('Son {{prueba.urbana}}.'))).toEqual([]);
    const ground = '{{"10 millas" de prueba.urbana = 25 mph}}';
    expect(untaught(chapter(ground)).map(({ fact }) => fact)).toEqual(['prueba.urbana']);
  });

  test('counts as a reference to each of its facts, and a missing fact is reported', () => {
    const content = readProject(
      project(files('{{= 35 mph − prueba.urbana + 2 × prueba.zonas@rural}}')),
    );
    for (const [id, what] of [
      ['prueba.urbana', 'un-articulo (sum)'],
      ['prueba.zonas', 'un-articulo (@rural) (sum)'],
    ] as const)
      expect(placesOfFact(content.site!, id).map((place) => place.what)).toContain(what);
    const orphans = content.findings.flatMap(({ rule, fact }) =>
      rule === 'link/orphan' ? fact : [],
    );
    expect(orphans).toContain('prueba.multa');
    expect(orphans).not.toContain('prueba.urbana');
    const without = readProject(project(files('Nada.')));
    expect(content.coverage!.referenced).toBe(without.coverage!.referenced + 2);
    expect(titles('{{= 2 × prueba.urban}}')).toEqual([
      ['link/missing-target', 'there is no fact "prueba.urban"', 'Did you mean "prueba.urbana"?'],
    ]);
  });
});

describe('a literal that rests on a fact', () => {
  const text = 'Total: {{"10 millas" de prueba.urbana = 25 mph}}.';

  test('prints its words', () => {
    expect(findingLabels(project(files(text)))).toEqual([]);
    expect(printed(text)).toBe('Total: 10 millas.');
  });

  test('is an error once the fact prints another value', () => {
    expect(titles(text, quantity('mph', makeReading('manual', 30)))).toEqual([
      [
        'fact/cite-differs',
        '"10 millas" rests on prueba.urbana = 25 mph, but prueba.urbana prints 30 mph',
        'Work it out again for 30 mph, then write prueba.urbana = 30 mph.',
      ],
    ]);
  });

  test('may rest on several facts and on a reading', () => {
    const several = (fine: string) =>
      `{{"$200" de prueba.zonas@rural = 25 mph, prueba.multa = ${fine}}}`;
    expect(titles(several('$100'))).toEqual([]);
    expect(titles(several('$1,000')).map(([rule]) => rule)).toEqual(['fact/cite-differs']);
  });

  test('may have words without a figure', () => {
    expect(findingLabels(project(files('{{"el doble" de prueba.urbana = 25 mph}}')))).toEqual([]);
  });

  test.each([
    ['{{"10 millas" de prueba.urban = 25 mph}}', 'link/missing-target'],
    ['{{"10 millas" de prueba.urbana}}', 'link/bad-reference'],
    ['{{"10 millas" de prueba.urbana =}}', 'link/bad-reference'],
  ])('%s is rejected with %s', (written, rule) => {
    expect(titles(written).map(([found]) => found)).toEqual([rule]);
  });
});

describe('a reading that is computed from facts', () => {
  const PARTS = {
    'prueba.sello': quantity('$', makeReading('manual', 11)),
    'prueba.comprobante': quantity('$', makeReading('manual', 2)),
    'prueba.pies': quantity('ft', makeReading('manual', 16.4)),
  };
  const computed = (unit: string, value: unknown, sum: string) =>
    quantity(unit, makeReading('manual', value, { computed: sum }));
  const found = (facts: object) =>
    reportOf(project({ 'facts/prueba.json': { ...PARTS, ...facts } }))
      .filter(({ rule }) => rule === 'fact/bad-value')
      .map(({ title, help }) => [title, ...help]);

  test.each([
    ['$', 13, 'prueba.sello + prueba.comprobante'],
    ['$', 22, '2 × prueba.sello'],
    ['m', 5, 'prueba.pies'],
  ])('the value %s%s is accepted for the sum %s', (unit, value, sum) => {
    expect(found({ 'prueba.total': computed(unit, value, sum) })).toEqual([]);
  });

  test.each<[string, unknown, string, string]>([
    ['$', 14, 'prueba.sello + prueba.comprobante', 'prints $14, but prueba.sello + prueba.comp'],
    ['m', 6, 'prueba.pies', 'prints 6\u00a0metros, but prueba.pies is 16.4\u00a0pies'],
    ['$', 13, 'trece pesos', 'which is not a sum of facts'],
    ['$', 13, 'prueba.selo', 'there is no fact "prueba.selo"'],
    ['$', [13, 14], 'prueba.sello', 'its value is not a single number'],
    ['$', 13, 'prueba.sello + prueba.pies', 'mixes "$" and "ft"'],
    ['$', 13, 'prueba.total', 'prueba.total is computed from prueba.total, which is computed'],
  ])('the value %s%j is an error for the sum %s', (unit, value, sum, title) => {
    expect(found({ 'prueba.total': computed(unit, value, sum) })).toEqual([
      [expect.stringContaining(title), expect.any(String)],
    ]);
  });

  test('rejects computed facts in its sum, cycles included', () => {
    expect(
      found({
        'prueba.uno': computed('$', 13, 'prueba.otro'),
        'prueba.otro': computed('$', 13, 'prueba.uno'),
      }),
    ).toEqual([
      ['prueba.uno is computed from prueba.otro, which is computed itself', expect.any(String)],
      ['prueba.otro is computed from prueba.uno, which is computed itself', expect.any(String)],
    ]);
  });

  test('needs a value unless "computed" names a count of the build', () => {
    const entry = quantity('$', { surface: 'manual', computed: 'prueba.sello' });
    const [problem] = found({ 'prueba.total': entry });
    expect(problem?.[0]).toBe('the build has no count named "prueba.sello"');
    expect(problem?.at(-1)).toContain('add "value" too');
  });

  test('a reading without "computed" needs a value', () => {
    const entry = quantity('$', { surface: 'manual' });
    const folder = project({ 'facts/prueba.json': { 'prueba.total': entry } });
    expect(reportOf(folder).map(({ rule, title }) => [rule, title])).toContainEqual([
      'schema/invalid',
      '"value" is missing',
    ]);
  });
});
