/** What people get wrong most, and what they are told to write: it names the mistake, and written it makes nothing false. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { base, type Files, project, reportOf } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';
import { followed } from './follow-advice.ts';

/** A sample site with one file edited as text. */
function edited(path: string, edit: (text: string) => string, files: Files = {}): string {
  const data = project({ ...SAMPLE, ...files });
  const file = join(data, path);
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return data;
}
const wrongIn = (data: string) =>
  reportOf(data).filter(({ severity, rule }) => severity !== 'note' && rule !== 'review/unseen');
const SOUND = wrongIn(project(SAMPLE)).map(({ title }) => title);
const newIn = (data: string) => wrongIn(data).filter(({ title }) => !SOUND.includes(title));

const ARTICLE = 'blog/examen-en-linea.md';

describe('advice that is written as it stands', () => {
  test.each<[string, string, (text: string) => string, string]>([
    [
      'thousands with a comma',
      'facts/velocidad.json',
      (text) => text.replace(/("value": )\d+/, '$13,000'),
      '3000',
    ],
    [
      'a title in the quotes of a word processor',
      ARTICLE,
      (text) => text.replace(/^title: .*$/m, 'title: “Examen: lo que hay”'),
      '"Examen: lo que hay"',
    ],
    [
      'one wrong digit of a telephone',
      ARTICLE,
      (text) => `${text.trimEnd()} Llama al 939-545-3718.\n`,
      '939-545-3708',
    ],
  ])('%s', (_, path, edit, written) => {
    const note = base('sources.json', (sources) => {
      Object.assign(Object.values(sources)[0] as object, { note: 'La línea es 939-545-3708.' });
    });
    const data = edited(path, edit, { 'sources.json': note });
    const file = join(data, path);
    const before = readFileSync(file, 'utf8');
    const found = newIn(data).find((finding) => followed(finding, before) !== undefined);
    const text = followed(found!, before)!;
    expect(text).toContain(written);
    writeFileSync(file, text);
    expect(newIn(data).filter(({ rule }) => rule === found!.rule)).toEqual([]);
  });
});

test('a telephone of two wrong digits is no slip: all numbers on record are told', () => {
  const data = edited(ARTICLE, (text) => `${text.trimEnd()} Llama al 939-545-3799.\n`);
  expect(newIn(data)[0]!.help.join()).toContain('Numbers on record');
});

test('a part of the site with the flag of an authority: the flag, and not one reading of it', () => {
  const data = edited('surfaces.json', (text) =>
    text.replace(/"blog": \{/, '"blog": { "authority": true,'),
  );
  const found = newIn(data).filter(({ rule }) => rule === 'fact/bad-value');
  expect(found.map(({ help, at }) => [help, at.file])).toEqual([
    [['Delete "authority": true.'], 'data/surfaces.json'],
  ]);
});

test('what a question asks, in words: the topics of these words by number and title', () => {
  const data = project({
    ...SAMPLE,
    'tests/1-prueba': base('tests/1-prueba', ({ questions }) => (questions[0].asks = ['semáforo'])),
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

test('a file with one ending too many: its name without it', () => {
  const data = project(SAMPLE);
  const file = join(data, ARTICLE);
  renameSync(file, `${file}.txt`);
  const found = newIn(data).find(({ rule }) => rule === 'load/stray-file')!;
  expect(found.help[0]).toBe('Rename it to examen-en-linea.md: it has an ending too many.');
  renameSync(`${file}.txt`, file);
  expect(newIn(data)).toEqual([]);
});

test('a law article that is not there: those beside it, and never another one as what was meant', () => {
  const data = edited(
    ARTICLE,
    (text) => text.replace(/^---\n/, '---\ncites: [ley-22-2000/5.99]\n'),
    {
      'sources.json': base('sources.json', (sources) => {
        const law = { kind: 'ley', readOn: '2026-11-20', confidence: 'high' };
        Object.assign(sources, {
          'ley-22-2000/5.02': { ...law, title: 'Ley 22-2000, Art. 5.02' },
          'ley-22-2000/6.01': { ...law, title: 'Ley 22-2000, Art. 6.01' },
        });
      }),
    },
  );
  const { help } = newIn(data).find(({ title }) => title.includes('5.99'))!;
  expect(help.join()).toContain('ley-22-2000/5.02 (Ley 22-2000, Art. 5.02)');
  expect(help.join()).not.toContain('Did you mean');
});

test('the Spanish word TODO is no placeholder', () => {
  expect(newIn(edited(ARTICLE, (text) => `${text.trimEnd()} Respeta TODO letrero.\n`))).toEqual([]);
});

test('a page that is gone: what to do with a link to it', () => {
  const data = project({
    ...SAMPLE,
    'sinonimos.json': base('sinonimos.json', (synonyms) => {
      synonyms.places = [{ href: '/blog/no-esta/', words: ['nada'] }];
    }),
  });
  const { help } = newIn(data).find(({ title }) => title.includes('/blog/no-esta/'))!;
  expect(help.join()).toContain('"aliases"');
});
