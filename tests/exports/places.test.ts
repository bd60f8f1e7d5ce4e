/** GeoJSON of the centres, read by libraries that know the standard. */
import { join } from 'node:path';
import { check } from '@placemarkio/check-geojson';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { sampleCanonical } from './canonical.ts';
import { make } from './files.ts';
import { hasCommand, run } from './system.ts';

describe('GeoJSON', () => {
  it('is valid, has longitude first, is on the island, and has a point only where the centre has one', async () => {
    const canonical = sampleCanonical();
    const made = await make('geojson', canonical);
    const { features } = check(made.text('/descargas/centros.geojson')) as unknown as {
      features: {
        id: string;
        geometry: { coordinates: [number, number] } | null;
        properties: { id: string };
      }[];
    };
    expect(features.map(({ properties }) => properties.id)).toEqual(
      canonical.centres.map(({ id }) => id),
    );
    for (const [index, { geometry }] of features.entries()) {
      const { coordinates } = canonical.centres[index]!;
      expect(geometry?.coordinates).toEqual(
        coordinates && [coordinates.longitude, coordinates.latitude],
      );
      if (geometry)
        expect(
          geometry.coordinates[0] > -67.4 &&
            geometry.coordinates[0] < -65.2 &&
            geometry.coordinates[1] > 17.8 &&
            geometry.coordinates[1] < 18.6,
        ).toBe(true);
    }
  });

  it('keeps a centre without a point, and reports that the point is left out', async () => {
    const canonical = sampleCanonical();
    const [{ coordinates: _, ...first }, ...rest] = canonical.centres as [
      Canonical['centres'][number],
      ...Canonical['centres'],
    ];
    const made = await make('geojson', { ...canonical, centres: [first, ...rest] });
    expect(JSON.parse(made.text('/descargas/centros.geojson')).features[0].geometry).toBeNull();
    expect(made.leftOut.join()).toContain(first.name);
  });

  it.skipIf(!hasCommand('ogrinfo'))('has every centre as GDAL reads it', async () => {
    const file = join(
      (await make('geojson', sampleCanonical())).folder(),
      'descargas/centros.geojson',
    );
    expect(run('ogrinfo', '-ro', '-al', '-so', file)).toContain(
      `Feature Count: ${sampleCanonical().centres.length}`,
    );
  });
});
