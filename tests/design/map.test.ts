/** The map's generated outlines follow the atlas, carry every municipality of the content, and agree with its points. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoMercator } from 'd3-geo';
import { expect, test } from 'vitest';
import { MAP_MODULE, mapModule } from '../../pipeline/edit/map.ts';
import { letterPlace, placeLabels } from '../../templates/map/labels.ts';
import { FRAME, MUNICIPALITIES } from '../../templates/map/municipios.ts';
import { project } from '../../templates/map/project.ts';

const ROOT = join(import.meta.dirname, '../..');
const { $schema: _, ...towns } = JSON.parse(
  readFileSync(join(ROOT, 'data/municipios.json'), 'utf8'),
) as Record<string, { latitude: number; longitude: number }>;

test('the module is what `licencia map` writes', () => {
  expect(readFileSync(join(ROOT, MAP_MODULE), 'utf8')).toBe(mapModule(ROOT));
});

test('every municipality has an outline, and no other', () => {
  expect(Object.keys(MUNICIPALITIES).sort()).toEqual(Object.keys(towns).sort());
});

test('points fall where the projection of the outlines puts them', () => {
  const mercator = geoMercator().scale(FRAME.scale).translate([FRAME.x, FRAME.y]);
  for (const { latitude, longitude } of Object.values(towns)) {
    expect(project({ latitude, longitude })).toEqual(
      mercator([longitude, latitude])!.map(Math.round),
    );
  }
});

test('every town lies inside the frame and near its own outline', () => {
  for (const [id, town] of Object.entries(towns)) {
    const [x, y] = project(town);
    const [left, top, right, bottom] = boundsOf(MUNICIPALITIES[id]!);
    // Seats at a coast that the atlas draws coarsely may stand a little outside.
    expect(
      x > left - 12 && x < right + 12 && y > top - 12 && y < bottom + 12,
      `${id} ${x} ${y} in ${[left, top, right, bottom].join(' ')}`,
    ).toBe(true);
  }
});

test('names of the map stand apart', () => {
  const points = [
    { at: [100, 100], name: 'Uno' },
    { at: [112, 100], name: 'Dos' },
    { at: [400, 100], name: 'Tres' },
  ] as const;
  const labels = placeLabels(points, [], 1000);
  expect(labels[2]).toEqual({ x: 400, y: 86, textAnchor: 'middle' });
  expect(new Set(labels.map(({ x, y, textAnchor }) => `${x} ${y} ${textAnchor}`)).size).toBe(3);
  expect(
    letterPlace(
      [
        [0, 0],
        [50, 50],
        [100, 100],
      ],
      [[52, 52]],
    ),
  ).not.toEqual([50, 50]);
});

/** Of path data made of M, relative l and z. */
function boundsOf(path: string): [number, number, number, number] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, start, steps] of path.matchAll(/M([^l]+)l([^z]*)z/g)) {
    const [x0, y0] = start!.split(' ').map(Number) as [number, number];
    let [x, y] = [x0, y0];
    xs.push(x);
    ys.push(y);
    const numbers = steps!.match(/-?\d+/g)!.map(Number);
    for (let i = 0; i < numbers.length; i += 2) {
      xs.push((x += numbers[i]!));
      ys.push((y += numbers[i + 1]!));
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
