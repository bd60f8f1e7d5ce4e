/** If a fact changes to the value of a typed wrong option, the question must not ship with two equal options. */
import { expect, test } from 'vitest';
import { fourOptions, QUESTION } from '../fixtures/base-data.ts';
import { base, findingLabels, project } from '../fixtures/project.ts';

const withLimit = (limit: number) =>
  project({
    'facts/velocidad.json': {
      'velocidad.urbana': {
        label: 'Límite urbano',
        kind: 'quantity',
        unit: 'mph',
        readings: [{ surface: 'preguntas', value: limit }],
      },
    },
    'manual/reglas-transito.md': null,
    'tests/1-prueba': base('tests/1-prueba', (data) => {
      data.questions = [
        {
          ...QUESTION,
          options: fourOptions(['{{velocidad.urbana}}', '35 mph', '45 mph', '55 mph']),
        },
      ];
    }),
  });

const duplicates = (folder: string) =>
  findingLabels(folder).filter((finding) => finding.startsWith('quiz/duplicate-option'));

test('a fact that differs from every wrong option is accepted', () =>
  expect(duplicates(withLimit(25))).toEqual([]));

test('a fact that becomes equal to a wrong option is an error at that option', () =>
  expect(duplicates(withLimit(35))).toEqual([
    expect.stringContaining('data/tests/1-prueba/prueba-01.json:11:'),
  ]));
