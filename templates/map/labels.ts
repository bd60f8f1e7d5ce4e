/** Places the names of points on the map without overlap, and finds the town for a region's letter. */
import type { MapPoint } from './projection.ts';

type MapLabel = { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' };
type Box = { left: number; right: number; top: number; bottom: number };

/** Font size, width of a letter, and distance of a name from its point, in units of the map. */
const SIZE = 17;
const LETTER = SIZE * 0.64;
const AWAY = 14;

/** Places each name at the first free position: above, beside or below its point. Uses above if none is free. */
export function placeLabels(
  points: readonly { at: MapPoint; name: string }[],
  letters: readonly MapPoint[],
  width: number,
): MapLabel[] {
  const markers = points.map(({ at }) => around(at, 12));
  const taken = letters.map((at) => around(at, 21));
  return points.map(({ at: [x, y], name }, index) => {
    const options: [MapLabel, ...MapLabel[]] = [
      { x, y: y - AWAY, textAnchor: 'middle' },
      { x: x + AWAY, y: y + SIZE / 3, textAnchor: 'start' },
      { x: x - AWAY, y: y + SIZE / 3, textAnchor: 'end' },
      { x, y: y + AWAY + SIZE * 0.75, textAnchor: 'middle' },
      { x: x - AWAY / 2, y: y + AWAY + SIZE * 0.75, textAnchor: 'start' },
      { x: x + AWAY / 2, y: y + AWAY + SIZE * 0.75, textAnchor: 'end' },
    ];
    const fits = (label: MapLabel) => {
      const box = boxOf(label, name);
      const others = [...taken, ...markers.filter((_, at) => at !== index)];
      return (
        box.left > 2 &&
        box.right < width - 2 &&
        box.top > 0 &&
        !others.some((other) => overlap(box, other))
      );
    };
    const label = options.find(fits) ?? options[0];
    taken.push(boxOf(label, name));
    return label;
  });
}

/**
 * Returns the place for the region's letter: the town without a point that is nearest to the middle of the region, or
 * the middle if every town has a point.
 */
export function placeRegionLetter(
  towns: readonly MapPoint[],
  points: readonly MapPoint[],
): MapPoint {
  const middle = (axis: 0 | 1) =>
    towns.map((town) => town[axis]).sort((a, b) => a - b)[Math.floor(towns.length / 2)] ?? 0;
  const centre: MapPoint = [middle(0), middle(1)];
  const sorted = [...towns].sort((a, b) => distance(a, centre) - distance(b, centre));
  return sorted.find((town) => points.every((point) => distance(town, point) > 34)) ?? centre;
}

function boxOf({ x, y, textAnchor }: MapLabel, name: string): Box {
  const width = name.length * LETTER;
  const left = textAnchor === 'start' ? x : textAnchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - SIZE * 0.8, bottom: y + SIZE * 0.25 };
}

function around([x, y]: MapPoint, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function distance([x1, y1]: MapPoint, [x2, y2]: MapPoint): number {
  return Math.hypot(x1 - x2, y1 - y2);
}
