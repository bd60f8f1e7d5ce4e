import { describe, expect, test } from 'vitest';
import { changedBase, project, reportOf, TODAY } from '../../../tests/fixtures/project.ts';

const found = (id: string, title: string, article?: string) =>
  reportOf(
    project({
      'sources.json': changedBase('sources.json', (sources) => {
        const record = { title, kind: 'ley', readOn: TODAY, confidence: 'high' };
        sources[id] = article === undefined ? record : { ...record, article };
      }),
    }),
  )
    .filter(({ rule }) => rule === 'fact/source-title')
    .map(({ title: words }) => words.replace(/^.* different /, ''));

describe('fact/source-title', () => {
  test.each([
    ['ley-22-2000/5.02-a', 'Ley 22-2000, Art. 5.02(a)', '5.02(a)'],
    ['ley-22-2000/3.14-2019', 'Ley 22-2000, Art. 3.14, copia de 2019', '3.14'],
    ['ley-116-2012', 'Ley 116-2012, según el resumen de Microjuris', '3.06(h)'],
    ['metro-2018-07-01', 'Metro, 1 jul 2018: multas', undefined],
    ['telemundo-citas-2020', 'Telemundo, línea de citas, dic 2020', undefined],
    ['moto07', 'Nota de prensa de 2007', undefined],
  ])('accepts the source %s', (id, title, article) =>
    expect(found(id, title, article)).toEqual([]),
  );

  test.each([
    ['ley-22-2000', 'Ley 22-2001', undefined, 'title: its id says Ley 22-2000'],
    [
      'ley-22-2000/5.02-a',
      'Ley 22-2000, Art. 5.03(a)',
      '5.02(a)',
      'title: its id says Art. 5.02(a)',
    ],
    ['ley-22-2000/5.02-a', 'Ley 22-2000, Art. 5.02(a)', '5.02(b)', 'article: its id says 5.02-a'],
    [
      'ley-22-2000/5.02-a',
      'Ley 122-2000, Art. 5.02(a)',
      '5.02(a)',
      'title: its id says Ley 22-2000',
    ],
    ['metro-2018-07-01', 'Metro, 11 jul 2018: multas', undefined, 'title: its id says 1 jul 2018'],
    ['telemundo-citas-2020', 'Telemundo, dic 2021', undefined, 'title: its id says 2020'],
  ])('reports the source %s with the title "%s"', (id, title, article, difference) =>
    expect(found(id, title, article)).toEqual([difference]),
  );
});
