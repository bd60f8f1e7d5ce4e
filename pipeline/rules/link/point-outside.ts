/** The coordinates of a town or centre must be in its municipality, and a centre in the region of its municipality. */
import { MUNICIPALITY_OUTLINES } from '../../../templates/map/map-outlines.ts';
import { type MapPoint, projectToMap } from '../../../templates/map/projection.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import type { DataPath } from '../../load/document.ts';
import type { Entry } from '../../validate/index.ts';
import type { FindingReporter, Rule } from '../rule.ts';

/** Tolerance in map units of about 220 metres: outlines are simplified, so a point near the border can be outside. */
const TOLERANCE = 1;

export const linkPointOutside: Rule = {
  id: 'link/point-outside',
  about: 'The coordinates or the region of a town or centre do not fit its municipality.',
  severity: 'error',
  check({ site }, report) {
    for (const { entry, path, point, town } of pointsOf(site)) {
      const outline = MUNICIPALITY_OUTLINES[town];
      if (outline === undefined || isIn(projectToMap(point), polygonsOf(outline))) continue;
      const [inside] =
        Object.entries(MUNICIPALITY_OUTLINES).find(([, other]) =>
          isIn(projectToMap(point), polygonsOf(other), 0),
        ) ?? [];
      report({
        title: `${point.latitude}, ${point.longitude} is not in ${town}${inside === undefined ? ', but in the sea' : `, but in ${inside}`}`,
        at: placeOf(entry, path),
        help: ['Correct the latitude, the longitude or the municipality.'],
      });
    }
    checkRegions(site, report);
  },
};

function checkRegions({ entries, settings }: Site, report: FindingReporter): void {
  const regions = new Set(settings.regions.map(({ id }) => id));
  for (const centre of entries.centres) {
    const { municipality, region } = centre.data;
    const town = entries.municipalities.find(({ data }) => data.name === municipality);
    // link/missing-target reports a region that does not exist.
    if (town === undefined || town.data.region === region || !regions.has(region)) continue;
    report({
      title: `${centre.id} is in the region "${region}", but ${municipality} is in "${town.data.region}"`,
      at: placeOf(centre, ['region']),
      related: [{ at: placeOf(town, ['region']), says: 'its municipality' }],
      help: ['Correct the region or the municipality.'],
    });
  }
}

type Point = { latitude: number; longitude: number };

function pointsOf({
  entries,
}: Site): { entry: Entry; path: DataPath; point: Point; town: string }[] {
  const towns = entries.municipalities;
  return [
    ...towns.map((entry) => ({ entry, path: ['latitude'], point: entry.data, town: entry.id })),
    ...entries.centres.flatMap((entry) => {
      const { coordinates, municipality } = entry.data;
      const town = towns.find(({ data }) => data.name === municipality)?.id;
      return coordinates === undefined || town === undefined
        ? []
        : [{ entry, path: ['coordinates'], point: coordinates, town }];
    }),
  ];
}

/** The corners of each part of an outline. Parts such as "M229 155l17-11 10 13z" have a start and relative steps. */
function polygonsOf(outline: string): MapPoint[][] {
  return outline
    .split('M')
    .slice(1)
    .map((part) => {
      const corners: MapPoint[] = [];
      let [x, y] = [0, 0];
      for (const [, right, down] of part.matchAll(/(-?\d+)(?: |(?=-))(-?\d+)/g)) {
        x += Number(right);
        y += Number(down);
        corners.push([x, y]);
      }
      return corners;
    });
}

const isIn = (point: MapPoint, polygons: readonly MapPoint[][], tolerance = TOLERANCE): boolean =>
  polygons.some(
    (corners) =>
      sidesOf(corners).filter(([a, b]) => isCrossed(point, a, b)).length % 2 === 1 ||
      sidesOf(corners).some(([a, b]) => distanceToSide(point, a, b) <= tolerance),
  );

const sidesOf = (corners: readonly MapPoint[]): [MapPoint, MapPoint][] =>
  corners.map((corner, index) => [corners.at(index - 1) ?? corner, corner]);

/** True if a horizontal line from the point to the right crosses a side of the outline. */
function isCrossed([x, y]: MapPoint, [ax, ay]: MapPoint, [bx, by]: MapPoint): boolean {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
}

function distanceToSide([x, y]: MapPoint, [ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - (ax + share * (bx - ax)), y - (ay + share * (by - ay)));
}
