/** Towns and centres → the open centre nearest to each town, in a straight line. */
import { geoDistance } from 'd3-geo';
import type { Centre } from '../../schemas/centre.ts';
import type { Municipality } from '../../schemas/municipality.ts';
import type { Entry } from '../validate/index.ts';

/** Mean radius of the Earth in kilometres (IUGG R₁). */
const EARTH_KM = 6371.0088;

export type NearestCentre = { centre: Entry<Centre>; km: number };

type Point = { latitude: number; longitude: number };

/** Length of the great circle between two points, in kilometres to one decimal. */
export function distanceKm(a: Point, b: Point): number {
  const radians = geoDistance([a.longitude, a.latitude], [b.longitude, b.latitude]);
  return Math.round(radians * EARTH_KM * 10) / 10;
}

/** Centres that are closed or have no known place are nobody's nearest. Of two at the same distance the first by id is taken. */
export function nearestCentre(
  town: Municipality,
  centres: readonly Entry<Centre>[],
): NearestCentre | undefined {
  let nearest: NearestCentre | undefined;
  for (const centre of centres) {
    const { coordinates } = centre.data;
    if (coordinates === undefined) continue;
    const km = distanceKm(town, coordinates);
    if (nearest === undefined || km < nearest.km) nearest = { centre, km };
  }
  return nearest;
}
