/** A common mistake in a folder of questions does not cause a finding for each file. */
import { expect, test } from 'vitest';
import { fourOptions, QUESTION } from '../fixtures/base-data.ts';
import {
  changedBase,
  type Files,
  project,
  readProject,
  reportOf,
  splitQuestionSets,
} from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const OTHER = { ...QUESTION, id: 'prueba-02', order: 20 };
const FOLDER = 'tests/1-prueba';
const report = (files: Files) =>
  reportOf(project(files)).map(({ rule, title, at, help }) => ({
    rule,
    title,
    file: at.file.replace('data/', ''),
    help: help[0],
  }));

test.each<[string, Files, object]>([
  [
    'a question beside the folders',
    { 'tests/prueba-02.json': OTHER },
    {
      rule: 'load/stray-file',
      file: 'tests/prueba-02.json',
      help: `It may belong in one of these folders: ${FOLDER}.`,
    },
  ],
  [
    'a folder without test.json',
    { 'tests/9-nuevo/nuevo-01.json': { ...OTHER, id: 'nuevo-01' } },
    { rule: 'load/file', title: 'data/tests/9-nuevo has no test.json' },
  ],
  [
    'a text as the order',
    { [`${FOLDER}/prueba-02.json`]: { ...OTHER, order: '20' } },
    { file: `${FOLDER}/prueba-02.json`, help: 'Write the number without quotes.' },
  ],
  [
    'a file name that is not the id',
    { [`${FOLDER}/otra.json`]: OTHER },
    { title: 'the file is named "otra" but its id is "prueba-02"', file: `${FOLDER}/otra.json` },
  ],
  [
    'the id of another test in the name of the folder',
    { 'tests/7-siete/test.json': { ...changedBase(FOLDER), questions: undefined, id: '2' } },
    { title: expect.stringContaining('"questions" ') },
  ],
  [
    'an empty file',
    { [`${FOLDER}/prueba-02.json`]: '' },
    { rule: 'parse/json-syntax', file: `${FOLDER}/prueba-02.json` },
  ],
  [
    'the questions in test.json',
    { [`${FOLDER}/test.json`]: changedBase(FOLDER), [`${FOLDER}/prueba-02.json`]: OTHER },
    {
      title: '"questions" is not a field of this file: each item is a file of its own',
      file: `${FOLDER}/test.json`,
    },
  ],
  [
    'two right options',
    {
      [`${FOLDER}/prueba-02.json`]: {
        ...OTHER,
        options: fourOptions(['Uno', 'Dos', 'Tres', 'Cuatro']).map((option, index) =>
          index === 2 ? { text: option.text, right: true } : option,
        ),
      },
    },
    { title: expect.stringContaining('options 1 and 3 are right, keep one') },
  ],
  [
    'no right option',
    {
      [`${FOLDER}/prueba-02.json`]: {
        ...OTHER,
        options: fourOptions(['Uno', 'Dos', 'Tres', 'Cuatro'], 9),
      },
    },
    { title: expect.stringContaining('add "right": true to that one') },
  ],
])('reports %s as one finding', (_, files, found) => {
  expect(report(files)).toEqual([expect.objectContaining(found)]);
});

test('an id used in two folders is reported once, with both places', () => {
  const found = reportOf(
    project({ ...SAMPLE_FILES, 'tests/2-reglas/senales-01.json': OTHER_SENALES() }),
  );
  expect(found.map(({ rule }) => rule)).toContain('link/duplicate-id');
  const [one] = found.filter(({ rule }) => rule === 'link/duplicate-id');
  expect([one!.at.file, one!.related[0]!.at.file].sort()).toEqual([
    'data/tests/1-prueba/senales-01.json',
    'data/tests/2-reglas/senales-01.json',
  ]);
});

const OTHER_SENALES = () =>
  splitQuestionSets(SAMPLE_FILES)['tests/1-prueba/senales-01.json'] as object;

test('the same mistake in many files gives at most two findings', () => {
  const many = Array.from({ length: 205 }, (_, index) => [
    `${FOLDER}/mal-${index}.json`,
    { ...OTHER, id: `mal-${index}`, topic: 'regla' },
  ]);
  const found = reportOf(project(Object.fromEntries(many)));
  expect(found.length).toBeLessThanOrEqual(2);
  expect(found[0]!.related.length).toBeGreaterThan(100);
});

test('questions are sorted by "order", then by id', () => {
  const files = [
    ['b', 10],
    ['c', 20],
    ['a', 20],
    ['d', 5],
  ].map(([id, order]) => [`${FOLDER}/q-${id}.json`, { ...OTHER, id: `q-${id}`, order }]);
  const { site } = readProject(
    project({ [FOLDER]: { ...changedBase(FOLDER), questions: [] }, ...Object.fromEntries(files) }),
  );
  expect(site!.entries.tests[0]!.data.questions.map(({ id }) => id)).toEqual([
    'q-d',
    'q-b',
    'q-a',
    'q-c',
  ]);
});
