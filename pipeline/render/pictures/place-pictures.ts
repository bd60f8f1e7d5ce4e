/**
 * The places of the road as one file each: a page fetches only the file that it shows. All names end with the same
 * hash, so that a script can form the name of another file.
 */
import { drawPicture } from '../../draw/picture.ts';
import { roadLandmarks } from '../../link/road-places.ts';
import type { Site } from '../../link/site.ts';
import { memoizeByObject } from '../../program/memoize.ts';
import type { BudgetedFile } from '../document/assets.ts';
import { revisionOf } from '../document/hashed-files.ts';

/** The file of each place's drawing, by the place's landmark. */
export const placeDrawingFiles = memoizeByObject(
  (site: Site): ReadonlyMap<string, BudgetedFile> => {
    const drawn = site.entries.road.flatMap((entry) =>
      roadLandmarks(entry).flatMap(({ landmark, at: place }) => {
        const svg = drawPicture(site, `lugares/${landmark}`);
        return svg === undefined ? [] : [{ landmark, svg, place }];
      }),
    );
    const mark = revisionOf(drawn.map(({ svg }) => svg));
    return new Map(
      drawn.map(({ landmark, svg, place }) => [
        landmark,
        {
          path: `/assets/lugar-${landmark}-${mark}.svg`,
          bytes: Buffer.from(svg),
          budget: 'place',
          place,
        },
      ]),
    );
  },
);

/** @returns the address of the drawing; empty if the site has none, which a rule reports */
export function placeDrawingAddress(site: Site, landmark: string): string {
  const file = placeDrawingFiles(site).get(landmark);
  return file === undefined ? '' : site.settings.basePath + file.path;
}
