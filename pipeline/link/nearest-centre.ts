/** The open centres nearest to a place, measured in a straight line. */
import { geoDistance } from 'd3-geo';
import type { Centre } from '../../schemas/centre.ts';
import { compareText } from '../findings/finding.ts';
import type { Entries, Entry } from '../validate/index.ts';

/** Mean radius of the Earth in kilometres (IUGG R₁). */
const EARTH_KM = 6371.0088;

export type NearestCentre = { centre: Entry<Centre>; km: number };

type Point = { latitude: number; longitude: number };

/** Length of the great circle between two points, in kilometres to one decimal. */
export function distanceKm(a: Point, b: Point): number {
  const radians = geoDistance([a.longitude, a.latitude], [b.longitude, b.latitude]);
  return Math.round(radians * EARTH_KM * 10) / 10;
}

/** Open centres with a known place, the nearest first; at the same distance, the first by id. */
export function nearestCentres(place: Point, centres: readonly Entry<Centre>[]): NearestCentre[] {
  return centres
    .flatMap((centre) => {
      const { coordinates, closed } = centre.data;
      return coordinates === undefined || closed !== undefined
        ? []
        : [{ centre, km: distanceKm(place, coordinates) }];
    })
    .sort((a, b) => a.km - b.km || compareText(a.centre.id, b.centre.id));
}

/** The nearest centre of each town, by the town's id; empty if no open centre has coordinates. */
export function nearestCentreByTown({
  municipalities,
  centres,
}: Entries): ReadonlyMap<string, NearestCentre> {
  return new Map(
    municipalities.flatMap(({ id, data }) => {
      const [nearest] = nearestCentres(data, centres);
      return nearest === undefined ? [] : [[id, nearest] as const];
    }),
  );
}
