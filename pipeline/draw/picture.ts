/** Prints drawings of data/dibujos as SVG text: places, scenes and landmarks. Collects the valid ones for scenes. */
import type { Drawings } from '../../templates/diagrams/drawings.ts';
import { LANDMARK_COLOURS } from '../../templates/drawings/palettes.ts';
import { serializeElements } from '../../templates/drawings/tree.ts';
import type { Html } from '../../templates/view.ts';
import type { Site } from '../link/site.ts';
import { memoizeByObject } from '../program/memoize.ts';
import { withSelfClosingTags } from './sign-drawing.ts';

/**
 * @param name path of the drawing without its extension, such as `lugares/morro`
 * @returns undefined if the drawing is missing or broken, which a rule reports
 */
export function drawPicture({ drawings }: Site, name: string): string | undefined {
  const drawing = drawings.get(name)?.drawing;
  if (drawing === undefined) return undefined;
  const { viewBox, content } = drawing;
  const frame = [viewBox.left, viewBox.top, viewBox.width, viewBox.height].join(' ');
  // Leaves out the names of layers, which only people who edit a drawing need.
  const layers = serializeElements(content).replace(/ data-slot="[^"]*"/g, '');
  return withSelfClosingTags(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}">${layers}</svg>`,
  );
}

const INK_OF = new Map<string, string>(Object.entries(LANDMARK_COLOURS));

/**
 * @returns a landmark's `<symbol>` content with the page's colour variables; empty if the drawing is missing or broken
 * (a rule reports it)
 */
export function drawLandmark({ drawings }: Site, name: string): Html {
  const content = drawings.get(`hitos/${name}`)?.drawing?.content ?? [];
  const inked = serializeElements(content).replace(
    /#[\da-f]{6}\b/g,
    (colour) => `var(--${INK_OF.get(colour)})`,
  );
  return withSelfClosingTags(inked) as Html;
}

/** The valid drawings, by their names below data/dibujos. */
export const validDrawings = memoizeByObject(
  ({ drawings }: Site): Drawings =>
    new Map(
      [...drawings].flatMap(([name, { drawing }]) =>
        drawing === undefined ? [] : [[name, drawing] as const],
      ),
    ),
);
