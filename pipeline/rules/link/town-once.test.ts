/** A town stands once in the list of towns. */
import { expect, test } from 'vitest';
import { auditOf } from '../../../tests/rules/questions.ts';

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
