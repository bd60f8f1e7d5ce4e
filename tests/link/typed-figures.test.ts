/** Which figures of the content a release records. */
import { describe, expect, test } from 'vitest';
import { figureSnapshot } from '../../pipeline/link/typed-figures.ts';
import { CHAPTER } from '../base-data.ts';
import { base, contentOf, type Files, project } from '../project.ts';

const snapshotOf = (files: Files) => figureSnapshot(contentOf(project(files)).site!);
const figuresOfPage = (body: string) =>
  snapshotOf({
    'paginas/ejemplo.md': `---\ntitle: Ejemplo\ndescription: Una página.\nupdated: 2026-11-20\n---\n\n${body}\n`,
  }).pages?.ejemplo;

describe('of a Markdown body', () => {
  test.each([
    ['years, dates and laws', 'En 2017, el 6 de enero, la Ley 22-2000.', '2017 6 22-2000'],
    ['the numbers of an ordered list are left out', '1. Uno de 2012.\n2. Dos.\n3. Tres.', '2012'],
    ['also with a parenthesis', '7) Uno.\n8) Dos de 2013.', '2013'],
    ['also of a list in a list', '- Uno:\n\n  1. Dos.\n  2. Tres de 2014.', '2014'],
    ['also in a quote', '> 1. Uno de 2015.\n> 2. Dos.', '2015'],
    ['a figure at the start of an item stays', '- 911 es el número.\n- 311 también.', '911 311'],
    ['a figure at the start of a numbered item stays', '1. 911 es el número.', '911'],
  ])('%s', (_, body, figures) => {
    expect(figuresOfPage(body)).toBe(figures);
  });
});

test('ids of other records are no figures', () => {
  const sources = base('sources.json', (data) => {
    data['metro-2017-10-21'] = { ...Object.values(data)[0]!, title: 'Metro' };
  });
  const chapter = (cites: string) =>
    CHAPTER.replace(/^updated:/m, () => `${cites}updated:`).replace(/(?![\s\S])/, '\nEn 2019.\n');
  const figures = (cites: string) =>
    snapshotOf({ 'sources.json': sources, 'manual/reglas-transito.md': chapter(cites) }).chapters;
  expect(figures('cites:\n  - metro-2017-10-21\n')).toEqual(figures(''));
  expect(figures('')!['reglas-transito']).toContain('2019');
});

test('settings of the audit and the build are no figures', () => {
  const settings = (most: number) =>
    snapshotOf({
      'site.json': base('site.json', (site) => {
        site.plainness = { '/': { hedging: most, openNotes: most, sourceWords: most } };
        site.appointments.phone = '939-545-3708';
      }),
    }).site!.site;
  expect(settings(5)).toBe(settings(7));
  expect(settings(5)).toContain('939-545-3708');
});
