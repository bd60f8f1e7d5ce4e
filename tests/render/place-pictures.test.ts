import { expect, test } from 'vitest';
import {
  placeDrawingAddress,
  placeDrawingFiles,
} from '../../pipeline/render/pictures/place-pictures.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { project, readProject } from '../fixtures/project.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">
  <title>El Morro</title>
  <!-- El castillo -->
  <g data-slot="hito"><path d="M0 0h2v1H0z"/></g>
</svg>
`;
const ROAD = BASE_FILES['ruta.json'] as { stops: object[] };
const TWO_STOPS = {
  ...ROAD,
  stops: [...ROAD.stops, { ...ROAD.stops[0], id: 'parada-2', landmark: 'chiquita' }],
};

test('the drawing of a place is published without the metadata of drawing programs', () => {
  const { site } = readProject(project({ 'dibujos/lugares/morro.svg': DRAWING }));
  const file = placeDrawingFiles(site!).get('morro')!;
  expect(Buffer.from(file.bytes).toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><g><path d="M0 0h2v1H0z"/></g></svg>',
  );
  expect(placeDrawingAddress(site!, 'morro')).toBe(file.path);
});

test('all place files share one hash suffix', () => {
  const { site } = readProject(
    project({ 'ruta.json': TWO_STOPS, 'dibujos/lugares/chiquita.svg': DRAWING }),
  );
  const marks = [...placeDrawingFiles(site!).values()].map(({ path }) =>
    path.replace(/lugar-[a-z]+-/, ''),
  );
  // Each of the two stops has a place picture, and so has the CESCO.
  expect(marks).toHaveLength(3);
  expect(new Set(marks).size).toBe(1);
});

test.each([
  ['morro', 'the place morro has no drawing'],
  ['cesco', 'the place of the exam has no drawing'],
])('a place without a drawing is reported in the file of the road: %s', (landmark, title) => {
  const { findings } = readProject(project({ [`dibujos/lugares/${landmark}.svg`]: null }));
  const found = findings.find(({ rule }) => rule === 'item/drawing');
  expect(found).toMatchObject({ title, at: { file: 'data/ruta.json' } });
});
