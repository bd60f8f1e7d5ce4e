/**
 * The words in a scene, each with its box: names and paces of vehicles, captions of figures, and lengths of dimension
 * lines.
 */
import type { Scene } from '../../schemas/scene.ts';
import { wordPath } from '../signs/legend.ts';
import { armClockwiseAfter, type Point, SCENE_WIDTH, STEPS_AHEAD } from './geometry.ts';
import { LENS_SCALE } from './Lens.tsx';
import {
  CELL_HEIGHT,
  FIGURES_PER_ROW,
  type Layout,
  type PlacedVehicle,
  roadPoint,
} from './layout.ts';

/** Height of capital letters: a type size of 13 px in a picture 320 px wide. */
export const LABEL_CAPITAL_HEIGHT = 9.45;

export type SceneLabel = {
  text: string;
  /** Middle of the words. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** The background: the roof of a vehicle, a dark roof, a small panel, or the ground below a figure. */
  on: 'roof' | 'dark' | 'panel' | 'ground';
  own: boolean;
  path: readonly (string | number)[];
};
export type DimensionLine = {
  from: Point;
  to: Point;
  label: SceneLabel;
  /** The point that a lens enlarges, and the middle of the lens. The line is drawn inside the lens. */
  lens?: { of: Point; at: Point };
};

const drawnText = (text: string): string => text.replace(/\s+/g, ' ').toLocaleUpperCase('es');

const ROOMY = 36;

export function vehicleNameLabels({ vehicles }: Layout): SceneLabel[] {
  return vehicles.flatMap((placed) => {
    const { vehicle, box, path } = placed;
    if (vehicle.name === undefined) return [];
    const text = drawnText(vehicle.name);
    const { width } = wordPath(text, LABEL_CAPITAL_HEIGHT);
    const onRoof = hasRoof(box);
    const [x, y] = onRoof ? roof(placed) : beside(placed, width);
    const label: SceneLabel = {
      text,
      x,
      y,
      w: width + (onRoof ? 0 : 8),
      h: LABEL_CAPITAL_HEIGHT + (onRoof ? 0 : 6),
      on: onRoof ? (placed.kind === 'carroza' ? 'dark' : 'roof') : 'panel',
      own: vehicle.name === 'tú',
      path,
    };
    return [label];
  });
}

/**
 * Distance from a vehicle's middle back to its name, as a share of its length. A negative distance is forward: the rear
 * of a train may be outside the picture.
 */
const BACK: Partial<Record<PlacedVehicle['kind'], number>> = {
  camion: 0.12,
  ambulancia: 0.04,
  patrulla: 0.13,
  tren: -0.27,
  // The name is on the roof in front of the coffin.
  carroza: -0.14,
};

const hasRoof = ({ l, w }: PlacedVehicle['box']): boolean => l >= ROOMY && w >= 17;

function roof({ box, kind }: PlacedVehicle): Point {
  const angle = (box.angle * Math.PI) / 180;
  const back = box.l * (BACK[kind] ?? 0.03);
  return [box.x - Math.sin(angle) * back, box.y + Math.cos(angle) * back];
}

/** The tags that say how vehicles move. A small vehicle has its name beside it, so the tag is on the other side. */
export function paceLabels({ vehicles }: Layout, text: (rich: string) => string): SceneLabel[] {
  return vehicles.flatMap((placed) => {
    const { vehicle, box, path } = placed;
    if (vehicle.pace === undefined) return [];
    const words = drawnText(text(vehicle.pace));
    const { width } = wordPath(words, LABEL_CAPITAL_HEIGHT);
    const isSmall = !hasRoof(box);
    const [x, y] = beside(
      isSmall
        ? {
            ...placed,
            vehicle: { ...vehicle, tag: armClockwiseAfter(vehicle.tag ?? 'norte', STEPS_AHEAD) },
          }
        : placed,
      width,
    );
    const label: SceneLabel = {
      text: words,
      x: Math.min(Math.max(x, width / 2 + 6), SCENE_WIDTH - width / 2 - 6),
      y,
      w: width + 8,
      h: LABEL_CAPITAL_HEIGHT + 6,
      on: 'panel',
      own: false,
      path: [...path, 'pace'],
    };
    return [label];
  });
}

/** The cell of a figure. A row has at most three cells. */
export function figureCell(
  index: number,
  count: number,
): { x: number; top: number; width: number } {
  const columns = Math.min(count, FIGURES_PER_ROW);
  const width = SCENE_WIDTH / columns;
  return {
    x: width * ((index % columns) + 0.5),
    top: Math.floor(index / FIGURES_PER_ROW) * CELL_HEIGHT,
    width,
  };
}

/** The words below figures, broken into lines that fit their cells. */
export function figureLabels(
  { figures = [] }: Scene,
  text: (rich: string) => string,
): SceneLabel[] {
  return figures.flatMap(({ label }, index) => {
    if (label === undefined) return [];
    const { x, top, width } = figureCell(index, figures.length);
    return brokenInto(drawnText(text(label)), width - 8).map(
      (line, row): SceneLabel => ({
        text: line,
        x,
        y: top + 122 + row * (LABEL_CAPITAL_HEIGHT + 5),
        w: wordPath(line, LABEL_CAPITAL_HEIGHT).width,
        h: LABEL_CAPITAL_HEIGHT,
        on: 'ground',
        own: false,
        path: ['figures', index, 'label'],
      }),
    );
  });
}

function brokenInto(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (wordPath(longer, LABEL_CAPITAL_HEIGHT).width > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

const SIDES = { norte: [0, -1], este: [1, 0], sur: [0, 1], oeste: [-1, 0] } as const;

function beside({ vehicle, box }: PlacedVehicle, width: number): Point {
  const [dx, dy] = SIDES[vehicle.tag ?? 'norte'];
  const lies = Math.abs(Math.sin((box.angle * Math.PI) / 180)) > 0.5;
  const [w, h] = lies ? [box.l, box.w] : [box.w, box.l];
  return [
    box.x + dx * (w / 2 + width / 2 + 7),
    box.y + dy * (h / 2 + LABEL_CAPITAL_HEIGHT / 2 + 6),
  ];
}

/** @param text converts rich text to plain text */
export function dimensionLines(
  scene: Scene,
  { road }: Layout,
  text: (rich: string) => string,
): DimensionLine[] {
  if (road === undefined) return [];
  return (scene.distances ?? []).flatMap(({ label, from, to, lens }, index): DimensionLine[] => {
    const path = ['distances', index];
    const start = roadPoint(road, from, path);
    const end = roadPoint(road, to, path);
    if ('title' in start || 'title' in end) return [];
    const words = drawnText(text(label));
    const w = wordPath(words, LABEL_CAPITAL_HEIGHT).width + 8;
    const glass = lens && roadPoint(road, lens, path);
    const shown = glass === undefined || 'title' in glass ? undefined : inLens(start, end, glass);
    const [x, y] = shown ? shown.label(w) : labelPlace(start, end, w);
    return [
      {
        from: shown?.from ?? start,
        to: shown?.to ?? end,
        ...(shown && { lens: shown.lens }),
        label: {
          text: words,
          x,
          y,
          w,
          h: LABEL_CAPITAL_HEIGHT + 6,
          on: 'panel' as const,
          own: false,
          path,
        },
      },
    ];
  });
}

function inLens(start: Point, end: Point, glass: Point) {
  const of: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const enlarged = ([x, y]: Point): Point => [
    glass[0] + (x - of[0]) * LENS_SCALE,
    glass[1] + (y - of[1]) * LENS_SCALE,
  ];
  return {
    from: enlarged(start),
    to: enlarged(end),
    lens: { of, at: glass },
    label: (w: number): Point => [glass[0] + w / 2 + 7, glass[1]],
  };
}

/** The middle of the words: on a long line, above a short line, or beside a vertical line. */
function labelPlace([x1, y1]: Point, [x2, y2]: Point, width: number): Point {
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  if (Math.abs(x2 - x1) > Math.abs(y2 - y1)) {
    if (Math.abs(x2 - x1) > width + 20) return middle;
    const x = Math.min(Math.max(middle[0], width / 2 + 2), SCENE_WIDTH - width / 2 - 2);
    return [x, middle[1] - 17];
  }
  const right = middle[0] + width / 2 + 7;
  return [right + width / 2 > SCENE_WIDTH - 2 ? middle[0] - width / 2 - 7 : right, middle[1]];
}
