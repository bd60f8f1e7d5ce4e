/** A question belongs to one stop of the road: that with the first topic that it asks. */
import { expect, test } from 'vitest';
import { BASE } from '../../../../tests/base-data.ts';
import { contentOf, project } from '../../../../tests/project.ts';

const [stop] = (BASE['ruta.json'] as { stops: object[] }).stops;
const findingsWith = (...stops: object[]) =>
  contentOf(project({ ...BASE, 'ruta.json': { stops, updated: '2026-01-15' } }))
    .findings.filter(({ rule }) => rule === 'exam/uncovered')
    .map(({ title, at, related }) => [
      title,
      at?.file,
      related.map((other) => `${other.says} ${other.at.file}:${other.at.range?.start.line}`),
    ]);

test('of one stop it is', () => {
  expect(findingsWith(stop!)).toEqual([]);
});

test('at two stops: the second, with the first and the questions', () => {
  const other = { ...stop, id: 'otra', landmark: 'morro' };
  expect(findingsWith(stop!, other)).toEqual([
    [
      'topic 1, "Qué pide PARE", is at two stops: parada-1 and otra',
      'data/ruta.json',
      [
        expect.stringMatching(/^the first one data\/ruta\.json:\d+$/),
        expect.stringMatching(/^question prueba-01 data\/tests\/1-prueba\/prueba-01\.json:\d+$/),
      ],
    ],
  ]);
});

test('at none: the topic, with its questions; and a number that no topic has', () => {
  expect(findingsWith({ ...stop, topics: [7] })).toEqual([
    [
      'topic 1, "Qué pide PARE", is at no stop of the road, and so are its questions',
      'data/temas-examen.json',
      [expect.stringMatching(/^question prueba-01 data\/tests\/1-prueba\/prueba-01\.json:\d+$/)],
    ],
    ['data/temas-examen.json has no topic 7', 'data/ruta.json', []],
  ]);
});
