import { describe, expect, test } from 'vitest';
import { lettersOfMark, noteOf } from '../../pipeline/ledger/notes.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { auditSampleSite, renderSampleSite } from '../render/pages.ts';
import { computedReading, lawReading, makeReading, quantity, withRuling } from './facts.ts';

const source = (kind: string, more: object = {}) => ({
  title: `Fuente ${kind}`,
  kind,
  url: `https://${kind}.example/`,
  readOn: '2026-01-10',
  confidence: 'medium',
  ...more,
});
const made = (entry: object) => {
  const { site, fact } = auditSampleSite({
    'site.json': { ...(SAMPLE_FILES['site.json'] as object), amountsSince: '2017-07-01' },
    'sources.json': {
      ...(SAMPLE_FILES['sources.json'] as object),
      prensa: source('prensa'),
      'sin-leer': source('ley', { unread: true }),
      anterior: source('sitio'),
      vieja: source('ley', { amountsAsOf: '2017-06-30' }),
      nueva: source('ley', { amountsAsOf: '2018-01-01' }),
    },
    'facts/prueba.json': { 'prueba.dato': entry },
  });
  return noteOf(site, fact('prueba.dato'));
};

const BECAUSE = 'La ley fija esta cifra. El blog decía otra cosa antes de enero.';

describe('noteOf', () => {
  test.each([
    ['of a law that nothing disputes', quantity('ft', lawReading(16.4))],
    [
      'of a law that only the site contradicted',
      withRuling(quantity('ft', makeReading('manual', 10), lawReading(16.4)), {
        verdict: 'prefer',
        reading: 'ley',
        because: BECAUSE,
        over: ['ley: 16.4 ft', 'manual: 10 ft'],
      }),
    ],
    [
      'whose amount is in an old and in a new text of the law',
      quantity(
        '$',
        makeReading('ley', 50, { id: 'vieja', source: 'vieja' }),
        makeReading('dtop', 50, { source: 'nueva' }),
      ),
    ],
    [
      'that is a distance from an old text of the law',
      quantity('ft', makeReading('ley', 10, { source: 'vieja' })),
    ],
    ['that the build counts', quantity('preguntas', computedReading('preguntas.total'))],
    [
      'that the site claims',
      { ...quantity('usuarios', makeReading('portada', 5000)), claim: true },
    ],
  ])('a figure %s has no note', (_, entry) => {
    expect(made(entry)).toBeUndefined();
  });
});

test.each([
  [
    'two authorities disagree',
    withRuling(quantity('ft', makeReading('dtop', 10, { source: 'prensa' }), lawReading(16.4)), {
      verdict: 'prefer',
      reading: 'ley',
      because: BECAUSE,
      over: ['dtop: 10 ft', 'ley: 16.4 ft'],
    }),
    { sentence: 'La ley fija esta cifra.', label: 'Ley', disputed: true },
  ],
  [
    'both answers were kept',
    withRuling(
      quantity(
        'ft',
        makeReading('dtop', 10, { source: 'prensa' }),
        makeReading('ley', 15, { source: 'sin-leer' }),
      ),
      { verdict: 'keep-both', over: ['dtop: 10 ft', 'ley: 15 ft'] },
    ),
    {
      sentence: 'Hay más de una respuesta y ninguna está confirmada: 10\u00a0pies y 15\u00a0pies.',
      label: 'Prensa o guía',
      disputed: true,
    },
  ],
  [
    'it rests on a newspaper',
    quantity('ft', makeReading('dtop', 10, { source: 'prensa' })),
    { label: 'Prensa o guía', disputed: false, source: { title: 'Fuente prensa' } },
  ],
  [
    'only an older version of this site said it',
    quantity('ft', makeReading('legal', 10, { source: 'anterior' })),
    { sentence: 'Lo decía una versión anterior de este sitio.', disputed: false },
  ],
  [
    'it is an amount of the law from before the amounts changed',
    quantity('$', makeReading('ley', 50, { source: 'vieja' })),
    {
      sentence: expect.stringContaining('anterior a 2017, cuando cambiaron las multas'),
      label: 'Ley',
      disputed: false,
    },
  ],
  [
    'the article of the law was not read',
    quantity('ft', makeReading('ley', 10, { source: 'sin-leer' })),
    { label: 'Ley, artículo no leído', disputed: false },
  ],
])('a figure has a note if %s', (_, entry, expected) => {
  expect(made(entry)).toMatchObject(expected);
});

test('a chapter marks a fact once after its sentence; the note links to the fact', () => {
  const chapter = SAMPLE_FILES['manual/reglas-transito.md'] as string;
  const site = renderSampleSite({
    'facts/prueba.json': { 'prueba.dato': quantity('ft', makeReading('manual', 10)) },
    'manual/reglas-transito.md': `${chapter}\nDeja {{prueba.dato}} de espacio. Siempre {{prueba.dato}}.\n`,
  });
  const main = site.main('/manual/reglas-transito/');
  expect(main).toMatch(
    /<\/data> de espacio\.<sup><a class="note-mark" href="#nota-[a-z-]+-prueba-dato" aria-label="Nota a: Una cifra">a<\/a><\/sup> Siempre/,
  );
  expect(main.match(/class="note-mark"/g)).toHaveLength(1);
  expect(main).toContain('-prueba-dato"><summary><sup>a</sup> Una cifra</summary>');
  expect(main).toContain('<a href="/consistencia/prueba-dato/">Historia de esta cifra</a>');
});

test('a fact on both sides of a section’s pictures has one mark and one note', () => {
  const chapter = String(SAMPLE_FILES['manual/reglas-transito.md'])
    .replace('    records: velocidades', '    records: velocidades\n    scenes: [cruce-con-pare]')
    .replace(
      '\nEl límite es',
      '\nDeja {{prueba.dato}} de espacio.\n\nDe nuevo {{prueba.dato}}. Es',
    );
  const main = renderSampleSite({
    'facts/prueba.json': { 'prueba.dato': quantity('ft', makeReading('manual', 10)) },
    'manual/reglas-transito.md': chapter,
  }).main('/manual/reglas-transito/');
  expect(main).toMatch(/prueba\.dato[\s\S]*<figure class="scene">[\s\S]*De nuevo[^.]*prueba\.dato/);
  expect(main.match(/class="note-mark"/g)).toHaveLength(1);
  expect(main.match(/-prueba-dato"><summary>/g)).toHaveLength(1);
});

test('a table row has one mark in its last cell, even for two facts', () => {
  const chapter = SAMPLE_FILES['manual/reglas-transito.md'] as string;
  const unsourced = quantity('ft', makeReading('manual', 10));
  const site = renderSampleSite({
    'facts/prueba.json': { 'prueba.dato': unsourced, 'prueba.otro': unsourced },
    'manual/reglas-transito.md': `${chapter}\n| Caso | Antes | Ahora |\n|---|---|---|\n| Uno | {{prueba.dato}} | {{prueba.otro}} |\n`,
  });
  const row = /<tr><td>Uno.*?<\/tr>/s.exec(site.main('/manual/reglas-transito/'))?.[0] ?? '';
  expect(row.match(/note-mark/g)).toHaveLength(1);
  expect(row).toMatch(/#nota-[a-z-]+-prueba-dato" .*<\/sup><\/td><\/tr>$/s);
});

test('figures of one source share a note, and a paragraph has one mark for them', () => {
  const chapter = SAMPLE_FILES['manual/reglas-transito.md'] as string;
  const press = quantity('ft', makeReading('dtop', 10, { source: 'prensa' }));
  const other = quantity('ft', makeReading('dtop', 10, { source: 'guia' }));
  const main = renderSampleSite({
    'sources.json': {
      ...(SAMPLE_FILES['sources.json'] as object),
      prensa: source('prensa'),
      guia: { ...source('prensa'), title: 'Otra' },
    },
    'facts/prueba.json': {
      'prueba.uno': press,
      'prueba.dos': press,
      'prueba.tres': press,
      'prueba.otra': other,
    },
    'manual/reglas-transito.md': `${chapter}\nDeja {{prueba.uno}}. Luego {{prueba.dos}} y {{prueba.otra}}.\n\nAl final {{prueba.tres}}.\n`,
  }).main('/manual/reglas-transito/');
  const marks = [...main.matchAll(/(\S+)<sup><a class="note-mark" href="#([^"]+)"[^>]*>(\w)</g)];
  expect(marks.map(([, , note, letter]) => [note?.replace(/^nota-[a-z]+-/, ''), letter])).toEqual([
    ['prueba-uno', 'a'],
    ['prueba-otra', 'b'],
    ['prueba-uno', 'a'],
  ]);
  expect(main).toContain('-prueba-uno"><summary><sup>a</sup> Una cifra y 2 más</summary>');
  expect(main).toMatch(
    /Historia de cada cifra: <a href="\/consistencia\/prueba-uno\/">Una cifra<\/a>; <a href="\/consistencia\/prueba-dos\/">Una cifra<\/a>; <a href="\/consistencia\/prueba-tres\/">/,
  );
});

test.each([
  [0, 'a'],
  [25, 'z'],
  [26, 'aa'],
  [53, 'bb'],
])('mark %i is written as %s', (index, letter) => {
  expect(lettersOfMark(index)).toBe(letter);
});
