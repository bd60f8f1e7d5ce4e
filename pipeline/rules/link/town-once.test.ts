/** Towns and closed centres: what a visitor asks for has one answer, and it is open. */
import { expect, test } from 'vitest';
import { auditOf } from '../../../tests/rules/questions.ts';

const centre = (id: string, more: object = {}) => ({
  id,
  name: `CESCO ${id}`,
  municipality: 'Ponce',
  region: 'sur',
  directory: true,
  description: 'Un centro.',
  updated: '2026-11-20',
  ...more,
});
const closed = (moves?: string) => ({
  closed: {
    since: '2026-02-26',
    reason: 'Se dañó.',
    source: 'https://a.example/',
    ...(moves && { moves }),
  },
});

const titles = (files: Parameters<typeof auditOf>[1]) =>
  auditOf([[{}]], files)
    .filter(({ rule }) => rule === 'link/town-once')
    .map(({ title }) => title);

test('a town that stands twice is an error, whatever its accents', () => {
  const town = { region: 'sur', confidence: 'high', latitude: 18.01, longitude: -66.61 };
  expect(
    titles({
      'municipios.json': { anasco: { name: 'Añasco', ...town }, otro: { name: 'añasco', ...town } },
    }),
  ).toEqual(['the town "añasco" stands twice, as anasco and otro']);
});

test('a closed centre sends people to an open one', () => {
  expect(titles({ 'centros/uno.json': centre('uno', closed('ponce')) })).toEqual([]);
  expect(titles({ 'centros/uno.json': centre('uno', closed()) })).toEqual([]);
  expect(titles({ 'centros/uno.json': centre('uno', closed('uno')) })).toEqual([
    'CESCO uno is closed and sends people to itself',
  ]);
  expect(
    titles({
      'centros/dos.json': centre('dos', closed()),
      'centros/uno.json': centre('uno', closed('dos')),
    }),
  ).toEqual(['CESCO uno is closed and sends people to CESCO dos, which is closed']);
});
