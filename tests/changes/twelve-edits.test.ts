/**
 * Twelve edits after which the site would state something false: each is stopped by a finding. A row is the edit and the rule
 * that reports it.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../cli.ts';
import { ARTICLE, BASE, fourOptions, QUESTION } from '../fixtures/base-data.ts';
import {
  base,
  type Files,
  findingLabels,
  project,
  readProject,
  writeFiles,
} from '../fixtures/project.ts';
import { computedReading, lawReading, quantity, says, withRuling } from '../ledger/facts.ts';

const ROOT = join(import.meta.dirname, '../..');

const article = (text: string): Files => ({
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', () => text),
});
const options = (...texts: string[]): Files => ({
  'tests/1-prueba': base('tests/1-prueba', (bank) => {
    bank.questions = [{ ...QUESTION, options: fourOptions(texts) }];
  }),
});
const facts = (entry: object): Files => ({ 'facts/prueba.json': { 'prueba.dato': entry } });

/** The law's reading and another one; the ruling prefers `reading`. */
const limit = (mph: number, reading = 'ley') =>
  facts({
    ...withRuling(quantity('mph', says('guia', 45), lawReading(mph)), {
      verdict: 'prefer',
      reading,
      over: ['guia: 45 mph', `ley: ${mph} mph`],
    }),
    mentions: ['zona urbana'],
  });
const CENTRE = base('centros/ponce.json', (centre) => {
  Object.assign(centre, { id: 'arecibo', name: 'CESCO Arecibo', municipality: 'Arecibo' });
});
const centresCounted = facts({
  ...withRuling(quantity('centros', says('blog', 15), computedReading('centros.total')), {
    verdict: 'prefer',
    reading: 'contenido',
    because: 'El directorio tiene 1 centro. El blog contaba otros.',
    over: ['blog: 15 centros', 'contenido: centros.total = 1 centros (calculado)'],
  }),
});
const SOURCES = {
  'sources.json': base('sources.json', (sources) => {
    sources['lista-2017'] = { ...sources.ley, title: 'Lista de 2017', kind: 'prensa' };
    sources['ley-9-2027'] = { ...sources.ley, title: 'Ley 9-2027 (celular)' };
  }),
};
const fine = (value: number, source: string) =>
  facts(quantity('$', says('guia', value, { source })));

type Row = [edit: string, before: Files, after: Files, reported: string];

test.each<Row>([
  [
    '1: the figure that a worked example rests on rises',
    { ...limit(25), ...article('{{"10 millas" de prueba.dato = 25 mph}} de más.') },
    limit(30),
    'fact/cite-differs',
  ],
  [
    '2: a text prints a reading that the ruling rejects',
    { ...limit(25), ...article('El límite es de {{prueba.dato}}.') },
    article('El límite es de {{prueba.dato@guia}}.'),
    'fact/rejected-reading',
  ],
  [
    '3: the figure becomes that of a typed wrong option',
    { ...limit(25), ...options('{{prueba.dato}}', '35 mph', '55 mph', '65 mph') },
    limit(35),
    'quiz/duplicate-option',
  ],
  [
    '4: a new law, and sentences still name the old list',
    {
      ...SOURCES,
      ...fine(100, 'lista-2017'),
      ...article('Son {{prueba.dato}}, según la {{@lista-2017}}.'),
    },
    fine(50, 'ley-9-2027'),
    'fact/provenance-differs',
  ],
  [
    '5: a ruling prefers another reading than the law',
    limit(25),
    limit(25, 'guia'),
    'fact/contradiction',
  ],
  [
    '6: a text types the reading that lost to the law',
    { ...limit(25), ...article('El límite es de {{prueba.dato}} en la zona urbana.') },
    article('El límite es de 45 mph en la zona urbana.'),
    'fact/unbound',
  ],
  [
    '7: the nearest centre of a town is typed',
    {},
    {
      'municipios.json': base('municipios.json', (towns) => {
        const town = Array.isArray(towns) ? towns[0] : Object.values<any>(towns)[0];
        town.nearestCentre = 'ponce';
      }),
    },
    'schema/invalid',
  ],
  [
    '8: a centre is added, and a ruling gives the count in words',
    centresCounted,
    { 'centros/arecibo.json': CENTRE },
    'ruling/stale',
  ],
  [
    '10: conflict markers in Markdown',
    {},
    article('<<<<<<< HEAD\nUno.\n=======\nDos.\n>>>>>>> rama'),
    'parse/markdown',
  ],
  [
    '11: a reference in single braces',
    limit(25),
    article('Es {prueba.dato}.'),
    'link/bad-reference',
  ],
  ['11: a reference in brackets', limit(25), article('Es [[prueba.dato]].'), 'link/bad-reference'],
  [
    '12: hours under a condition that no reading has',
    {},
    {
      'centros/ponce.json': {
        ...(BASE['centros/ponce.json'] as object),
        hoursWhen: 'en verano',
      },
    },
    'link/point-outside',
  ],
])('%s', (_, before, after, reported) => {
  const folder = project(before);
  const count = () =>
    findingLabels(folder).filter((finding) => finding.startsWith(reported)).length;
  const sound = count();
  writeFiles(folder, after);
  expect(count()).toBeGreaterThan(sound);
});

test('9: options are reordered without raising the revision', async () => {
  const folder = project(options('Te detienes', 'Sigues', 'Aceleras', 'Tocas bocina'));
  const review = (...more: string[]) =>
    main(['review', ...more, '--data', folder, '--today', '2026-11-20', '--quiet'], ROOT);
  expect(await review('--accept', '*')).toBe(0);
  expect(await review('--check')).toBe(0);
  writeFiles(folder, options('Sigues', 'Te detienes', 'Aceleras', 'Tocas bocina'));
  expect(await review('--check')).toBe(1);
  expect(await review('--accept', '*')).toBe(0);
  expect(readProject(folder).site!.entries.tests[0]!.data.questions[0]).toMatchObject({
    revision: 2,
    updated: '2026-11-20',
  });
});
