import { describe, expect, test } from 'vitest';
import { nearestName } from '../../pipeline/findings/suggest.ts';
import { ARTICLE, BASE_FILES, CHAPTER } from '../fixtures/base-data.ts';
import {
  changedBase,
  type Files,
  project,
  reportOf,
  splitQuestionSets,
  toJson,
  withQuestion,
} from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';

const chapter = (body: string, head = '') => ({
  'manual/reglas-transito.md': CHAPTER.replace('updated:', `${head}updated:`).replace(
    '[enlace](/tests/)',
    body,
  ),
});
const article = (from: string, to: string) => ({
  'blog/un-articulo.md': ARTICLE.replace(from, to),
});
const withReading = (fact: object) => ({ 'facts/x.json': { 'a.b': fact } });
const changedIn = (path: string, change: (data: any) => void) => ({
  [path]: changedBase(path, change),
});

/** Each case: a description, the files, the rule, the wrong word and the right one. */
const CASES: [string, Files, string, string, string][] = [
  [
    'a key of a JSON record',
    changedIn('portada.json', (data) => {
      data.headlin = data.headline;
      delete data.headline;
    }),
    'schema/invalid',
    '"headlin"',
    'headline',
  ],
  [
    'a key deep in a JSON record',
    withQuestion({ explanatoin: 'x' }),
    'schema/invalid',
    '"explanatoin"',
    'explanation',
  ],
  [
    'a key of a reading, which is a union',
    withReading(quantity('ft', { surface: 'manual', valeu: 3 })),
    'schema/invalid',
    '"valeu"',
    'value',
  ],
  [
    'a key of front matter',
    article('category', 'catagory'),
    'schema/invalid',
    'catagory',
    'category',
  ],
  [
    'a word of a closed list in JSON',
    withQuestion({ topic: 'regla' }),
    'schema/invalid',
    '"regla"',
    'reglas',
  ],
  [
    'a word of a closed list in front matter',
    article('Guías', 'guias'),
    'schema/invalid',
    'guias',
    'Guías',
  ],
  [
    'a unit',
    withReading(quantity('pregunta', makeReading('manual', 3))),
    'schema/invalid',
    '"pregunta"',
    'preguntas',
  ],
  [
    'a fact in JSON text',
    changedIn('guia/tips.json', (data) => {
      data.intro = 'Hay {{sitio.capitulo}} en total.';
    }),
    'link/missing-target',
    '{{sitio.capitulo}}',
    'sitio.capitulos',
  ],
  [
    'a fact in a Markdown body',
    chapter('{{sitio.capitulso}}'),
    'link/missing-target',
    '{{sitio.capitulso}}',
    'sitio.capitulos',
  ],
  [
    'a fact in front matter',
    article('De qué trata.', 'De {{centros.horarios}}.'),
    'link/missing-target',
    '{{centros.horarios}}',
    'centros.horario',
  ],
  [
    'a fact in a field of ids',
    changedIn('centros/ponce.json', (data) => {
      data.hours = 'centros.horarios';
    }),
    'link/missing-target',
    '"centros.horarios"',
    'centros.horario',
  ],
  [
    'a reading',
    chapter('{{sitio.capitulos@contenidos}}'),
    'link/missing-target',
    '{{sitio.capitulos@contenidos}}',
    'contenido',
  ],
  [
    'a source of a question',
    withQuestion({ cite: ['lay'] }),
    'link/missing-target',
    '"lay"',
    'ley',
  ],
  [
    'a source of a reading',
    withReading(quantity('ft', makeReading('manual', 3, { source: 'leyy' }))),
    'link/missing-target',
    '"leyy"',
    'ley',
  ],
  [
    'a surface',
    withReading(quantity('ft', makeReading('manuel', 3))),
    'link/missing-target',
    '"manuel"',
    'manual',
  ],
  ['a route in a Markdown body', chapter('[x](/test/)'), 'link/broken-route', '/test/', '/tests/'],
  [
    'a route in JSON text',
    changedIn('guia/tips.json', (data) => {
      data.intro = 'Lee [el manual](/manual/reglas-transitos/).';
    }),
    'link/broken-route',
    '/manual/reglas-transitos/',
    '/manual/reglas-transito/',
  ],
  [
    'a route in a field',
    changedIn('portada.json', (data) => {
      data.primary.href = '/test/';
    }),
    'link/missing-target',
    '"/test/"',
    '/tests/',
  ],
  [
    'an anchor',
    article('Un párrafo.', '[x](/manual/reglas-transito/#velocidades)'),
    'link/broken-route',
    '/manual/reglas-transito/#velocidades',
    'velocidad',
  ],
  [
    'a section of a question',
    withQuestion({ section: 'reglas-transito#velocidat' }),
    'link/missing-target',
    '"reglas-transito#velocidat"',
    'reglas-transito#velocidad',
  ],
  [
    'a chapter',
    changedIn('guia/temas.json', (data) => {
      data.items[0].chapter = 'regla-transito';
    }),
    'link/missing-target',
    '"regla-transito"',
    'reglas-transito',
  ],
  [
    'a region',
    changedIn('centros/ponce.json', (data) => {
      data.region = 'sud';
    }),
    'link/missing-target',
    '"sud"',
    'sur',
  ],
  ['a sign', withQuestion({ sign: 'pares' }), 'link/missing-target', '"pares"', 'pare'],
  [
    'a family of signs',
    {
      'manual/reglas-transito.md': CHAPTER.replace(
        '    title: Velocidad',
        '    title: Velocidad\n    signs: regulatoria',
      ),
    },
    'link/missing-target',
    'regulatoria',
    'regulatorias',
  ],
  [
    'a heading of a chapter',
    { 'manual/reglas-transito.md': CHAPTER.replace('## Velocidad', '## Velocidades') },
    'link/chapter-sections',
    'id: velocidad',
    'Velocidades',
  ],
  [
    'a file name',
    { 'portada.json': null, 'portadas.json': BASE_FILES['portada.json'] as object },
    'load/file',
    '',
    'portadas.json',
  ],
];

describe.each(CASES)('%s', (_, files, rule, wrong, right) => {
  const findings = reportOf(project(files)).filter((finding) => finding.rule === rule);

  test('suggests the nearest name', () => {
    expect(findings.map(({ help }) => help[0])).toContain(`Did you mean "${right}"?`);
  });

  test('points exactly at the wrong name', () => {
    const { at } = findings.find(({ help }) => help[0] === `Did you mean "${right}"?`)!;
    const given =
      splitQuestionSets({ ...BASE_FILES, ...files })[at.file.replace('data/', '')] ?? '';
    const lines = (typeof given === 'string' ? given : toJson(given)).split('\n');
    const pointed =
      at.range === undefined
        ? ''
        : lines[at.range.start.line - 1]!.slice(at.range.start.column - 1);
    expect(
      pointed.startsWith(wrong),
      `${at.range?.start.line}:${at.range?.start.column} ${pointed}`,
    ).toBe(true);
  });
});

test('the finding for a missing final slash gives the right address', () => {
  const [finding] = reportOf(project(chapter('[x](/tests)')));
  expect(finding).toMatchObject({
    rule: 'link/broken-route',
    help: ['Write "/tests/": addresses of the site end in a slash.'],
  });
});

test('suggests no name if none is similar', () => {
  const [finding] = reportOf(project(chapter('{{otra.cosa-distinta}}')));
  expect(finding).toMatchObject({
    rule: 'link/missing-target',
    help: [
      expect.stringContaining('No fact of "otra"'),
      expect.stringContaining('add it to data/facts'),
    ],
  });
});

test.each([
  ['velocidad', ['Velocidad', 'velocidades'], 'Velocidad'],
  ['categoria', ['categoría'], 'categoría'],
  ['abc', ['abd', 'xyz'], 'abd'],
  ['abc', ['xyz', 'ab'], 'ab'],
  ['ab', ['xy'], undefined],
  ['titulo', ['subtítulos'], undefined],
])('nearestName(%s, %j) returns %s', (name, candidates, expected) => {
  expect(nearestName(name, candidates)).toBe(expected);
});

test('a misspelt key is reported once, even in a reading, whose schema is a union', () => {
  const titles = (files: Files) => reportOf(project(files)).map(({ title }) => title);
  expect(titles(article('category', 'catagory'))).toEqual([
    expect.stringContaining('"catagory" is not a field'),
  ]);
  expect(titles(withReading(quantity('ft', { surfase: 'manual', value: 3 })))).toEqual([
    '"surfase" is not a field of "readings" in facts',
  ]);
});
