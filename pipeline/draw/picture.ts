/** A drawing of data/dibujos that is a picture of its own, as SVG text: a place of the road, what a driver sees. */
import { printed } from '../../templates/drawings/tree.ts';
import type { Site } from '../link/site.ts';
import { withShortTags } from './sign-drawing.ts';

/** @param name `lugares/morro` @returns nothing where the drawing is missing or broken, which a rule reports */
export function drawPicture({ drawings }: Site, name: string): string | undefined {
  const drawing = drawings.get(name)?.drawing;
  if (drawing === undefined) return undefined;
  const { viewBox, content } = drawing;
  const frame = [viewBox.left, viewBox.top, viewBox.width, viewBox.height].join(' ');
  // The layers have names for who draws.
  const layers = printed(content).replace(/ data-slot="[^"]*"/g, '');
  return withShortTags(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}">${layers}</svg>`,
  );
}
