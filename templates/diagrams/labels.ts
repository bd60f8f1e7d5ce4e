/** The words in a scene, with the box that each fills: names on vehicles, and dimension lines. */
import type { Scene } from '../../schemas/scene.ts';
import { wordPath } from '../signs/legend.tsx';
import { type Point, WIDTH } from './geometry.ts';
import { type Layout, type PlacedVehicle, roadPoint } from './layout.ts';

/** Height of capital letters: a type size of 13 px in a picture 320 px wide. */
export const CAPITAL = 9.45;

export type Label = {
  text: string;
  /** Middle of the words. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** On the roof of a vehicle, or in a small panel. */
  on: 'roof' | 'panel';
  own: boolean;
  path: readonly (string | number)[];
};
export type DimensionLine = { from: Point; to: Point; label: Label };

/** The words of a label as they are drawn: in capitals, with plain spaces. */
export const drawnText = (text: string): string =>
  text.replace(/\s+/g, ' ').toLocaleUpperCase('es');

const ROOMY = 36;

export function nameLabels({ vehicles }: Layout): Label[] {
  return vehicles.flatMap((placed) => {
    const { vehicle, box, path } = placed;
    if (vehicle.name === undefined) return [];
    const text = drawnText(vehicle.name);
    const { width } = wordPath(text, CAPITAL);
    const onRoof = box.l >= ROOMY && box.w >= 17;
    const [x, y] = onRoof ? roof(placed) : beside(placed, width);
    const label: Label = {
      text,
      x,
      y,
      w: width + (onRoof ? 0 : 8),
      h: CAPITAL + (onRoof ? 0 : 6),
      on: onRoof ? 'roof' : 'panel',
      own: vehicle.name === 'tú',
      path,
    };
    return [label];
  });
}

/** How far behind its middle a vehicle carries its name, as a share of its length. A train may be cut off behind. */
const BACK: Partial<Record<PlacedVehicle['kind'], number>> = {
  camion: 0.12,
  ambulancia: 0.04,
  patrulla: 0.06,
  tren: -0.27,
};

function roof({ box, kind }: PlacedVehicle): Point {
  const angle = (box.angle * Math.PI) / 180;
  const back = box.l * (BACK[kind] ?? 0.03);
  return [box.x - Math.sin(angle) * back, box.y + Math.cos(angle) * back];
}

const SIDES = { norte: [0, -1], este: [1, 0], sur: [0, 1], oeste: [-1, 0] } as const;

function beside({ vehicle, box }: PlacedVehicle, width: number): Point {
  const [dx, dy] = SIDES[vehicle.tag ?? 'norte'];
  const lies = Math.abs(Math.sin((box.angle * Math.PI) / 180)) > 0.5;
  const [w, h] = lies ? [box.l, box.w] : [box.w, box.l];
  return [box.x + dx * (w / 2 + width / 2 + 7), box.y + dy * (h / 2 + CAPITAL / 2 + 6)];
}

/** @param text a rich text in plain words */
export function dimensionLines(
  scene: Scene,
  { road }: Layout,
  text: (rich: string) => string,
): DimensionLine[] {
  if (road === undefined) return [];
  return (scene.distances ?? []).flatMap(({ label, from, to }, index) => {
    const path = ['distances', index];
    const start = roadPoint(road, from, path);
    const end = roadPoint(road, to, path);
    if ('title' in start || 'title' in end) return [];
    const words = drawnText(text(label));
    const w = wordPath(words, CAPITAL).width + 8;
    const [x, y] = labelPlace(start, end, w);
    return [
      {
        from: start,
        to: end,
        label: { text: words, x, y, w, h: CAPITAL + 6, on: 'panel' as const, own: false, path },
      },
    ];
  });
}

/** On a long line its words are in the middle of it; at a short or upright one they are beside it. */
function labelPlace([x1, y1]: Point, [x2, y2]: Point, width: number): Point {
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (Math.abs(x2 - x1) > Math.abs(y2 - y1)) {
    if (Math.abs(x2 - x1) > width + 20) return middle;
    const x = Math.min(Math.max(middle[0], width / 2 + 2), WIDTH - width / 2 - 2);
    return [x, middle[1] - 14];
  }
  const right = middle[0] + width / 2 + 7;
  return [right + width / 2 > WIDTH - 2 ? middle[0] - width / 2 - 7 : right, middle[1]];
}
