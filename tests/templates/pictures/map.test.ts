import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoMercator } from 'd3-geo';
import { expect, test } from 'vitest';
import {
  MAP_MODULE_PATH,
  municipalityMapModule,
} from '../../../pipeline/edit/municipality-outlines.ts';
import { placeLabels, placeRegionLetter } from '../../../templates/map/labels.ts';
import { MAP_FRAME, MUNICIPALITY_OUTLINES } from '../../../templates/map/map-outlines.ts';
import { projectToMap } from '../../../templates/map/projection.ts';
import { boundsOf } from './path-bounds.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Known places, spread across Puerto Rico from north to south and from west to east. */
const PLACES = {
  isabela: { latitude: 18.5, longitude: -67.02 },
  mayaguez: { latitude: 18.2, longitude: -67.14 },
  ponce: { latitude: 18.01, longitude: -66.61 },
  'san-juan': { latitude: 18.4, longitude: -66.06 },
};

test('the module equals the output of `licencia map`', () => {
  expect(readFileSync(join(ROOT, MAP_MODULE_PATH), 'utf8')).toBe(municipalityMapModule(ROOT));
});

test('points are projected as the outlines are', () => {
  const mercator = geoMercator().scale(MAP_FRAME.scale).translate([MAP_FRAME.x, MAP_FRAME.y]);
  for (const { latitude, longitude } of Object.values(PLACES)) {
    expect(projectToMap({ latitude, longitude })).toEqual(
      mercator([longitude, latitude])!.map(Math.round),
    );
  }
});

test('a place falls inside the outline of its municipality, and inside the frame', () => {
  for (const [id, place] of Object.entries(PLACES)) {
    const [x, y] = projectToMap(place);
    const [left, top, right, bottom] = boundsOf(MUNICIPALITY_OUTLINES[id]!);
    expect(x >= left && x <= right && y >= top && y <= bottom, id).toBe(true);
    expect(x >= 0 && x <= MAP_FRAME.width && y >= 0 && y <= MAP_FRAME.height, id).toBe(true);
  }
});

test.each([
  ['above it', [100, 74], 'start'],
  ['far above it', [100, 40], 'middle'],
  ['far below it', [100, 200], 'middle'],
  ['above, far to its right', [160, 74], 'middle'],
  ['above, far to its left', [40, 74], 'middle'],
] as const)('a label moves only if it would cover another point: %s', (_, other, textAnchor) => {
  const points = [
    { at: [100, 100], name: 'Uno' },
    { at: other, name: '' },
  ] as const;
  expect(placeLabels(points, [], 1000)[0]).toMatchObject({ textAnchor });
});

test('labels of neighbouring points get different places, and a region’s letter avoids the points', () => {
  const points = [
    { at: [100, 100], name: 'Uno' },
    { at: [112, 100], name: 'Dos' },
    { at: [400, 100], name: 'Tres' },
  ] as const;
  const labels = placeLabels(points, [], 1000);
  expect(labels[2]).toEqual({ x: 400, y: 86, textAnchor: 'middle' });
  expect(new Set(labels.map(({ x, y, textAnchor }) => `${x} ${y} ${textAnchor}`)).size).toBe(3);
  expect(
    placeRegionLetter(
      [
        [0, 0],
        [50, 50],
        [100, 100],
      ],
      [[52, 52]],
    ),
  ).not.toEqual([50, 50]);
});
