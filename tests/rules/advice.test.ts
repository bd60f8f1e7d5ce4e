import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedBase, type Files, project, reportOf } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { applyAdvice } from './follow-advice.ts';

function edited(path: string, edit: (text: string) => string, files: Files = {}): string {
  const data = project({ ...SAMPLE_FILES, ...files });
  const file = join(data, path);
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return data;
}
const wrongIn = (data: string) =>
  reportOf(data).filter(({ severity, rule }) => severity !== 'note' && rule !== 'review/unseen');
const SOUND = wrongIn(project(SAMPLE_FILES)).map(({ title }) => title);
const newIn = (data: string) => wrongIn(data).filter(({ title }) => !SOUND.includes(title));

const ARTICLE = 'blog/examen-en-linea.md';

describe('advice that can be followed literally', () => {
  test.each<[string, string, (text: string) => string, string]>([
    [
      'thousands with a comma',
      'facts/velocidad.json',
      (text) => text.replace(/("value": )\d+/, '$13,000'),
      '3000',
    ],
    [
      'a day as people write it',
      ARTICLE,
      (text) => text.replace(/^publishDate: .*$/m, 'publishDate: 30/11/2025'),
      'publishDate: 2025-11-30',
    ],
    [
      'a list in one line',
      ARTICLE,
      (text) => text.replace(/^---\n/, '---\nkeywords: examen, licencia\n'),
      'keywords: ["examen", "licencia"]',
    ],
    [
      'a reference that is not closed',
      ARTICLE,
      (text) => `${text.trimEnd()} Rige {{velocidad.residencial en la ciudad.\n`,
      'Rige {{velocidad.residencial}} en',
    ],
    [
      'an amount with its sign',
      'facts/velocidad.json',
      (text) => text.replace(/("value": )(\d+)/, '$1"$$$2"'),
      '"value": ',
    ],
    [
      'a number with its unit',
      'facts/velocidad.json',
      (text) => text.replace(/("value": \d+)/, '$1 mph'),
      '"value": ',
    ],
    [
      'a percentage',
      'facts/velocidad.json',
      (text) => text.replace(/("value": \d+)/, '$1%'),
      '"value": ',
    ],
    [
      'an address without its protocol',
      'sources.json',
      (text) => text.replace('"title":', '"url": "ejemplo.org/ley", "title":'),
      '"url": "https://ejemplo.org/ley"',
    ],
    [
      'two swapped digits of a telephone number',
      ARTICLE,
      (text) => `${text.trimEnd()} Llama al 939-545-3780.\n`,
      '939-545-3708',
    ],
    [
      'one wrong digit of a telephone number',
      ARTICLE,
      (text) => `${text.trimEnd()} Llama al 939-545-3718.\n`,
      '939-545-3708',
    ],
  ])('following the advice corrects %s', (_, path, edit, written) => {
    const note = changedBase('sources.json', (sources) => {
      Object.assign(Object.values(sources)[0] as object, { note: 'La línea es 939-545-3708.' });
    });
    const data = edited(path, edit, { 'sources.json': note });
    const file = join(data, path);
    const before = readFileSync(file, 'utf8');
    const found = newIn(data).find((finding) => applyAdvice(finding, before) !== undefined);
    const text = applyAdvice(found!, before)!;
    expect(text).toContain(written);
    writeFileSync(file, text);
    expect(newIn(data).filter(({ rule }) => rule === found!.rule)).toEqual([]);
  });
});

test('lists all numbers on record for a telephone number with two wrong digits', () => {
  const data = edited(ARTICLE, (text) => `${text.trimEnd()} Llama al 939-545-3799.\n`);
  expect(newIn(data)[0]!.help.join()).toContain('Numbers on record');
});

test('advises to delete the authority flag of a surface of the site', () => {
  const data = edited('surfaces.json', (text) =>
    text.replace(/"blog": \{/, '"blog": { "authority": true,'),
  );
  const found = newIn(data).filter(({ rule }) => rule === 'fact/bad-value');
  expect(found.map(({ help, at }) => [help, at.file])).toEqual([
    [['Delete "authority": true.'], 'data/surfaces.json'],
  ]);
});

test('suggests topics by number and title if "asks" contains words', () => {
  const data = project({
    ...SAMPLE_FILES,
    'tests/1-prueba': changedBase(
      'tests/1-prueba',
      ({ questions }) => (questions[0].asks = ['semáforo']),
    ),
    'temas-examen.json': {
      groups: [{ id: 'luces', title: 'Luces' }],
      topics: [
        { number: 1, title: 'El semáforo en rojo', group: 'luces', rank: 'central' },
        { number: 2, title: 'La línea blanca', group: 'luces', rank: 'central' },
      ],
      likelySigns: [],
    },
  });
  const help = reportOf(data)
    .filter(({ title }) => title.includes('"asks"'))
    .flatMap((finding) => finding.help);
  expect(help.join('\n')).toMatch(/numbers of topics of data\/temas-examen\.json/);
  expect(help.join('\n')).toContain('With "semáforo": 1 (El semáforo en rojo).');
});

test('suggests the right name for a file with an extra extension', () => {
  const data = project(SAMPLE_FILES);
  const file = join(data, ARTICLE);
  renameSync(file, `${file}.txt`);
  const found = newIn(data).find(({ rule }) => rule === 'load/stray-file')!;
  expect(found.help[0]).toBe(
    'Rename it to examen-en-linea.md: it has one file extension too many.',
  );
  renameSync(`${file}.txt`, file);
  expect(newIn(data)).toEqual([]);
});

const CHAPTER = 'manual/semaforos-peatones.md';

test('reports a missing picture in a chapter once, with the folder of pictures', () => {
  const data = edited(
    CHAPTER,
    (text) => `${text.trimEnd()}\n\n![](rotonda-quex) **Mira.** Y sigue.\n`,
  );
  const found = newIn(data).filter(({ title }) => title.includes('rotonda-quex'));
  expect(found.map(({ rule, title, at }) => [rule, title, at.file])).toEqual([
    ['link/missing-target', 'there is no picture "rotonda-quex"', `data/${CHAPTER}`],
  ]);
  expect(found[0]!.help.join()).toContain('data/escenas');
});

test('different titles of a section and its heading are reported once', () => {
  const data = edited(CHAPTER, (text) => text.replace(/^( +title: ).*$/m, '$1Otro título'));
  expect(newIn(data).map(({ rule, help }) => [rule, help])).toEqual([
    ['link/chapter-sections', ['Write the same title in both places.']],
  ]);
});

test('offers the lower-case name for a file extension in capitals', () => {
  const data = project(SAMPLE_FILES);
  renameSync(join(data, ARTICLE), join(data, ARTICLE.replace('.md', '.MD')));
  const found = newIn(data).find(({ rule }) => rule === 'load/stray-file')!;
  expect(found.help[0]).toBe('Rename it to examen-en-linea.md.');
});

test('lists the folders of texts for a text outside them', () => {
  const data = project(SAMPLE_FILES);
  renameSync(join(data, ARTICLE), join(data, 'examen.md'));
  const found = newIn(data).find(({ rule }) => rule === 'load/stray-file')!;
  expect(found.help[0]).toMatch(/^Texts are in these folders: .*manual/);
});

test('suggests an id with the same words for an unusable file name', () => {
  const data = project(SAMPLE_FILES);
  renameSync(join(data, ARTICLE), join(data, 'blog/Examen en línea.md'));
  const found = newIn(data).find(({ title }) => title.includes('cannot be an id'))!;
  expect(found.help[0]).toMatch(/^Write "examen-en-linea"\./);
});

test('lists the sections of a page for a link to a missing section', () => {
  const data = edited(
    ARTICLE,
    (text) => `${text.trimEnd()} Mira [esto](/manual/semaforos-peatones/#nocturno).\n`,
  );
  const found = newIn(data).find(({ title }) => title.includes('#nocturno'))!;
  expect(found.help[0]).toMatch(/^Write one of #\S+/);
});

function helpOfQuestion(change: (question: any) => void): string {
  const data = project({
    ...SAMPLE_FILES,
    'tests/1-prueba': changedBase('tests/1-prueba', ({ questions }) => change(questions[0])),
  });
  const [found] = reportOf(data).filter(({ rule }) => rule === 'schema/invalid');
  return found!.help.join('\n');
}

test.each<[string, (question: any) => void, string]>([
  [
    'a quoted true',
    ({ options }) => (options.find(({ right }: any) => right).right = 'true'),
    'Write true without quotes.',
  ],
  [
    'a day that a month does not have',
    (each) => (each.updated = '2026-11-31'),
    'That month has 30 days',
  ],
  [
    'a day and month in an ambiguous order',
    (each) => (each.updated = '01/10/2025'),
    'Write 2025-10-01 if the day is written first, 2025-01-10 if the month is.',
  ],
  ['a day in words', (each) => (each.updated = '3 de noviembre de 2026'), 'Write 2026-11-03.'],
  ['a name in a sentence', (each) => (each.topic = 'Reglas de tránsito'), 'Did you mean "reglas"?'],
  ['a name with capitals', (each) => (each.id = 'Mi Pregunta'), 'Write "mi-pregunta".'],
])('gives advice on %s', (_, change, help) => {
  expect(helpOfQuestion(change)).toContain(help);
});

test('offers the missing key for a key in another language', () => {
  const data = project({
    ...SAMPLE_FILES,
    'tests/1-prueba': changedBase('tests/1-prueba', ({ questions: [question] }) => {
      question.pregunta = question.question;
      delete question.question;
    }),
  });
  const found = reportOf(data).find(({ title }) => title.startsWith('"pregunta"'))!;
  expect(found.help).toEqual([
    'If it is meant to be "question", which is missing, write "question".',
  ]);
});

test('advises to delete a copied file with duplicate ids', () => {
  const data = project({
    ...SAMPLE_FILES,
    'facts/copia.json': SAMPLE_FILES['facts/velocidad.json']!,
  });
  const found = reportOf(data).find(({ rule }) => rule === 'link/duplicate-id')!;
  expect(found.help[0]).toMatch(/^If one is a copy, delete it\./);
});

test('suggests an alias for a link to a removed page', () => {
  const data = project({
    ...SAMPLE_FILES,
    'sinonimos.json': changedBase('sinonimos.json', (synonyms) => {
      synonyms.places = [{ href: '/blog/no-esta/', words: ['nada'] }];
    }),
  });
  const { help } = newIn(data).find(({ title }) => title.includes('/blog/no-esta/'))!;
  expect(help.join()).toContain('"aliases"');
});
