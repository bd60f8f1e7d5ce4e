/** Tests that each question belongs to one stop of the road: the stop with its main topic. */
import { expect, test } from 'vitest';
import { BASE_FILES } from '../../../../tests/fixtures/base-data.ts';
import { project, readProject } from '../../../../tests/fixtures/project.ts';

const [stop] = (BASE_FILES['ruta.json'] as { stops: object[] }).stops;
const findingsWith = (...stops: object[]) =>
  readProject(project({ ...BASE_FILES, 'ruta.json': { stops, updated: '2026-01-15' } }))
    .findings.filter(({ rule }) => rule === 'exam/uncovered')
    .map(({ title, at, related }) => [
      title,
      at?.file,
      related.map((other) => `${other.says} ${other.at.file}:${other.at.range?.start.line}`),
    ]);

test('accepts a topic that is at one stop', () => {
  expect(findingsWith(stop!)).toEqual([]);
});

test('reports a topic at two stops, with the first stop and the questions', () => {
  const other = { ...stop, id: 'otra', landmark: 'chiquita' };
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

test('reports a stop whose topics are not the main topic of any test question', () => {
  const topics = structuredClone(BASE_FILES['temas-examen.json']) as { topics: object[] };
  topics.topics.push({ ...topics.topics[0], number: 2, title: 'Otro' });
  const empty = { ...stop, id: 'otra', landmark: 'chiquita', topics: [2] };
  const files = {
    ...BASE_FILES,
    'temas-examen.json': topics,
    'ruta.json': { stops: [stop, empty], updated: '2026-01-15' },
  };
  expect(
    readProject(project(files))
      .findings.filter(({ title }) => title.includes('has no question'))
      .map(({ rule, title }) => [rule, title]),
  ).toEqual([
    [
      'exam/uncovered',
      'the stop otra has no question: no test question has one of its topics as the main one',
    ],
  ]);
});

test('reports a topic at no stop, listing its questions, and an unknown topic number', () => {
  expect(findingsWith({ ...stop, topics: [7] })).toEqual([
    [
      'topic 1, "Qué pide PARE", is at no stop of the road',
      'data/temas-examen.json',
      [expect.stringMatching(/^question prueba-01 data\/tests\/1-prueba\/prueba-01\.json:\d+$/)],
    ],
    ['data/temas-examen.json has no topic 7', 'data/ruta.json', []],
  ]);
});

test('reports landmarks out of map order together with a repeated id', () => {
  const stops = [stop, { ...stop, landmark: 'faro' }];
  const { findings } = readProject(
    project({ ...BASE_FILES, 'ruta.json': { stops, updated: '2026-01-15' } }),
  );
  expect(
    findings.filter(({ rule }) => rule === 'schema/invalid').map(({ title }) => title),
  ).toEqual([
    expect.stringMatching(/^"id" must be another: "parada-1" is also stop 1/),
    expect.stringMatching(/^"landmark" must be "chiquita": the map has a place/),
  ]);
});
