import { describe, expect, test } from 'vitest';
import { extractFacts } from '../../pipeline/exports/extract/facts.ts';
import { extractionContextOf } from '../../pipeline/exports/extract/index.ts';
import { type FactRecord, factRecordOf } from '../../pipeline/ledger/fact-record.ts';
import { sourceLabelOf } from '../../pipeline/link/source-label.ts';
import { createPageDateFinder } from '../../pipeline/render/document/page-dates.ts';
import type { SearchFile } from '../../templates/islands/search/search-file.ts';
import { textPage } from '../fixtures/base-data.ts';
import { changedBase } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite, spaced } from '../render/pages.ts';
import { computedReading, makeReading, quantity } from './facts.ts';

const source = (kind: string, readOn: string, more: object = {}) => ({
  title: `Fuente ${kind} del ${readOn}`,
  kind,
  readOn,
  confidence: 'medium',
  ...more,
});
const SOURCES = {
  'ley-copia': source('ley', '2026-03-01', {
    edition: 'Copia en español, 2018',
    amountsAsOf: '2018-01-01',
  }),
  'ley-vieja': source('ley', '2026-03-02', {
    edition: 'Copia en inglés de 2016',
    amountsAsOf: '2016-01-01',
  }),
  'ley-cerrada': source('ley', '2026-03-03', { unread: true, confidence: 'low' }),
  formulario: source('agencia', '2026-03-04', { edition: 'Revisión de octubre de 2019' }),
  pagina: source('agencia', '2026-03-05'),
  periodico: source('prensa', '2026-03-06'),
  'periodico-viejo': source('prensa', '2025-03-07'),
  manualidad: source('practica', '2026-03-08'),
  propia: source('practica', '2026-03-09', { own: true }),
};
const one = (label: string, value: number, from: string | undefined, more: object = {}) => ({
  ...quantity('$', makeReading('fuentes', value, from === undefined ? {} : { source: from })),
  label,
  ...more,
});
const RISK = { text: 'Un proyecto de 2025 la subía y no sabemos si es ley.', source: 'periodico' };
/** Facts with different grounds, editions, ages, risks and uses. */
const FACTS: Record<string, object> = {
  copia: one('Cifra de una copia', 11, 'ley-copia'),
  vieja: one('Cifra de antes', 12, 'ley-vieja'),
  cerrada: one('Cifra de una ley sin leer', 13, 'ley-cerrada'),
  formulario: one('Cifra de un formulario', 14, 'formulario'),
  pagina: one('Cifra de una página', 15, 'pagina'),
  prensa: one('Cifra de la prensa', 16, 'periodico'),
  atrasada: one('Cifra atrasada', 17, 'periodico-viejo'),
  consejo: one('Cifra de un consejo', 18, 'manualidad'),
  propia: one('Cifra nuestra', 19, 'propia'),
  suelta: { ...quantity('$', makeReading('tramites', 21)), label: 'Cifra suelta' },
  riesgo: one('Cifra en riesgo', 22, 'periodico', { risk: RISK }),
  guardada: {
    ...quantity('$', makeReading('tramites', 23)),
    label: 'Cifra guardada',
    unprinted: 'Ayuda a nadie.',
  },
};
const NAMES = Object.keys(FACTS);
const USED = NAMES.filter((name) => name !== 'guardada');
const idOf = (name: string) => `prueba.${name}`;

/** Essential questions by id. The answers print no fact; the values are the sources that they cite. */
const WITHOUT_FIGURE = {
  'sin-cifra': ['periodico'],
  'sin-cifra-ley': ['periodico', 'ley'],
  'sin-cifra-formulario': ['formulario', 'periodico'],
};

const site = renderSampleSite({
  'facts/prueba.json': Object.fromEntries(NAMES.map((name) => [idOf(name), FACTS[name]])),
  'sources.json': { ...(SAMPLE_FILES['sources.json'] as object), ...SOURCES },
  'site.json': changedBase('site.json', (settings) => {
    settings.amountsSince = '2018-01-01';
  }),
  'paginas/cifras.md': `${textPage('Cifras')}\n\n${USED.map((name) => `Son {{${idOf(name)}}}.`).join('\n\n')}\n`,
  'esencial.json': changedBase('esencial.json', (essentials) => {
    essentials.items = [
      ...USED.map((name) => ({
        id: name,
        question: `¿Cuánto es ${name}?`,
        answer: `Son {{${idOf(name)}}}.`,
        english: { question: `How much is ${name}?`, answer: `It is {{${idOf(name)}}}.` },
        cite: ['ley'],
      })),
      ...Object.entries(WITHOUT_FIGURE).map(([id, cite]) => ({
        id,
        question: `¿Cómo se llama ${id}?`,
        answer: 'Por teléfono.',
        english: { question: `How do I call ${id}?`, answer: 'By phone.' },
        cite,
      })),
    ];
  }),
});
const recordNamed = (name: string): FactRecord =>
  factRecordOf(site.site, site.ledger.get(idOf(name))!);
const WEAK = new Set([
  'Ley, artículo no leído',
  'Prensa o guía',
  'Consejo',
  'Consejo de este sitio',
  'Sin fuente oficial',
]);
const dated = createPageDateFinder(site.site, site.ledger);
const printed = (path: string) => spaced(dated(site.page(path), site.main(path)).html);
const essentialOf = (path: string, name: string): string =>
  new RegExp(`<dt>[^<]*\\b${name}\\?</dt>(.*?)</dd>`, 's').exec(printed(path))![1]!;

test('a fact’s record has its value, ground, edition, age, threat and use', () => {
  const records = Object.fromEntries(
    NAMES.map((name) => {
      const { value, ground, edition, readOn, lookAgain, threat, used } = recordNamed(name);
      return [name, [value, ground, edition, readOn, lookAgain, threat, used]];
    }),
  );
  const no = undefined;
  expect(records).toEqual({
    copia: ['$11', 'Ley', 'Copia en español, 2018', '2026-03-01', '2027-03-01', no, true],
    vieja: ['$12', 'Ley', 'Copia en inglés de 2016', '2026-03-02', '2027-03-02', no, true],
    cerrada: ['$13', 'Ley, artículo no leído', no, no, no, no, true],
    formulario: [
      '$14',
      'Agencia',
      'Revisión de octubre de 2019',
      '2026-03-04',
      '2026-09-04',
      no,
      true,
    ],
    pagina: ['$15', 'Agencia', no, '2026-03-05', '2026-09-05', no, true],
    prensa: ['$16', 'Prensa o guía', no, '2026-03-06', '2026-09-06', no, true],
    atrasada: ['$17', 'Prensa o guía', no, '2025-03-07', '2025-09-07', no, true],
    consejo: ['$18', 'Consejo', no, '2026-03-08', no, no, true],
    propia: ['$19', 'Consejo de este sitio', no, no, no, no, true],
    suelta: ['$21', 'Sin fuente oficial', no, no, no, no, true],
    riesgo: ['$22', 'Prensa o guía', no, '2026-03-06', '2026-09-06', RISK.text, true],
    guardada: ['$23', 'Sin fuente oficial', no, no, no, no, false],
  });
});

test('a value that the build computes counts as used', () => {
  const { site: counted, ledger } = renderSampleSite({
    'facts/prueba.json': {
      'prueba.dato': quantity('preguntas', computedReading('preguntas.total')),
    },
  });
  expect(factRecordOf(counted, ledger.get('prueba.dato')!).used).toBe(true);
});

describe.each(NAMES)('the figure %s', (name) => {
  const record = recordNamed(name);
  const { value = '', ground, edition, readOn, lookAgain, threat, used } = record;

  test('has the data of its record on its own page', () => {
    const html = printed(`/consistencia/prueba-${name}/`);
    expect(html).toContain(value);
    expect(html).toContain(ground);
    if (edition !== undefined) expect(html).toContain(`(${edition})`);
    if (threat !== undefined) expect(html).toContain(threat);
    expect(html.includes('· la usamos')).toBe(used);
    expect(html.includes('No la usamos: circula sin fuente.')).toBe(!used);
    expect(html.includes('Fuentes leídas el')).toBe(readOn !== undefined);
    expect(/data-hasta="([^"]*)"/.exec(html)?.[1]).toBe(lookAgain);
  });

  test('has a note in a text if its evidence is weak or at risk', () => {
    if (!used) return;
    const html = printed('/cifras/');
    const notes = [...html.matchAll(/<details class="note".*?<\/details>/gs)].map(([note]) => note);
    const own = notes.find((note) => note.includes(`/consistencia/prueba-${name}/`));
    const isWeak = WEAK.has(ground) || threat !== undefined || record.amountBefore !== undefined;
    expect(own !== undefined).toBe(isWeak);
    if (own === undefined) return;
    expect(own).toContain(ground);
    if (threat !== undefined) expect(own).toContain(threat);
  });

  test.each(['/hoja/', '/en/'])(
    'has a caveat on %s unless its evidence is strong and current',
    (path) => {
      if (!used) return;
      const html = essentialOf(path, name);
      expect(html).toContain(value);
      const isPlain =
        ground === 'Ley'
          ? record.amountBefore === undefined
          : ground === 'Agencia' && edition === undefined;
      expect(html.includes('<small>')).toBe(!isPlain);
      if (edition !== undefined && ground === 'Agencia') expect(html).toContain('2019');
      if (threat !== undefined)
        expect(html).toContain(path === '/en/' ? 'it may have changed' : 'no sabemos si es ley');
    },
  );

  test('has the data of its record in the exports', () => {
    const facts = extractFacts(extractionContextOf(site.site, site.ledger));
    const found = facts.find(({ id }) => id === idOf(name))!;
    expect([
      found.text,
      found.ground,
      found.edition,
      found.readOn,
      found.lookAgain,
      found.risk,
      found.used,
    ]).toEqual([value, ground, edition, readOn, lookAgain, threat, used]);
  });

  test('has its sources, but not its value, in JSON-LD', () => {
    const page = site.page(`/consistencia/prueba-${name}/`);
    const data = JSON.stringify(page.jsonLd);
    for (const id of record.sources) {
      const { title } = site.site.sources.get(id)!;
      expect(data.includes(title), sourceLabelOf(site.site.sources.get(id)!)).toBe(true);
    }
    expect(data).not.toContain(value);
  });

  test('is in the search index only if a page prints it', () => {
    const file = JSON.parse(Buffer.from(site.set.search().bytes).toString()) as SearchFile;
    const label = (FACTS[name] as { label: string }).label;
    const found = file.records.filter(([, title]) => title === label);
    expect(found.map((each) => [spaced(String(each[5])), each[6]])).toEqual(
      used ? [[value, ground]] : [],
    );
  });

  test('does not appear in the sharing picture', () => {
    const { share = {} } = site.page(`/consistencia/prueba-${name}/`);
    expect(JSON.stringify(share)).not.toContain(value);
  });
});

test('a page prints the date of its text, but no date for an unsourced fact', () => {
  expect(printed('/accesibilidad/')).toMatch(/class="reading-dates">Texto del [^.]*\. <\/p>/);
  expect(printed('/consistencia/prueba-suelta/')).not.toContain('revisado');
});

describe('the sentence about when sources were read', () => {
  const sentence = (from: string, to: string, language?: 'en') => {
    const days = { primera: { readOn: from }, ultima: { readOn: to } };
    const { site: read, ledger } = renderSampleSite({
      'sources.json': {
        ...(SAMPLE_FILES['sources.json'] as object),
        ...Object.fromEntries(
          Object.entries(days).map(([id, day]) => [id, source('practica', day.readOn)]),
        ),
      },
    });
    const rests = { facts: [], cites: Object.keys(days) };
    const { html } = createPageDateFinder(read, ledger)(
      { path: '/', rests, ...(language && { language }) },
      '<p class="reading-dates">\u0001leido\u0001</p>',
    );
    return html.replace(/<[^>]*>/g, '');
  };
  test.each([
    ['2026-11-23', '2026-11-23', 'Fuentes leídas el 23 de noviembre de 2026.'],
    ['2026-11-20', '2026-11-23', 'Fuentes leídas entre el 20 y el 23 de noviembre de 2026.'],
    [
      '2026-10-30',
      '2026-11-03',
      'Fuentes leídas entre el 30 de octubre y el 3 de noviembre de 2026.',
    ],
    [
      '2025-12-30',
      '2026-01-03',
      'Fuentes leídas entre el 30 de diciembre de 2025 y el 3 de enero de 2026.',
    ],
  ])('names the days from %s to %s', (from, to, words) =>
    expect(spaced(sentence(from, to))).toBe(words),
  );

  test('has an English version', () =>
    expect(spaced(sentence('2026-11-20', '2026-11-23', 'en'))).toBe(
      'Sources read between November 20 and November 23, 2026.',
    ));
});

test('an amount from an old law copy is marked with the year it predates', () => {
  expect(essentialOf('/hoja/', 'vieja')).toContain('monto de antes de 2018');
  expect(essentialOf('/en/', 'vieja')).toContain('amount from before 2018');
  expect(printed('/cifras/')).toContain('anterior a 2018');
});

test('an answer without a figure has the caveat of its strongest source', () => {
  const caveats = (path: string) =>
    Object.keys(WITHOUT_FIGURE).map((id) => /<small>.*?<\/small>/.exec(essentialOf(path, id))?.[0]);
  expect(caveats('/hoja/')).toEqual([
    '<small> (prensa o guía)</small>',
    undefined,
    '<small> (texto de 2019)</small>',
  ]);
  expect(caveats('/en/')).toEqual([
    '<small> (from the press or a guide)</small>',
    undefined,
    '<small> (text of 2019)</small>',
  ]);
});
