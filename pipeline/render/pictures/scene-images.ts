/**
 * The pictures of data/escenas: one SVG file each, because inline pictures would make up half of a chapter's size. A
 * file has both a light and a dark theme.
 */

import type { SceneView, SignImageView } from '../../../templates/view.ts';
import { drawScene } from '../../draw/scene-drawing.ts';
import { withSelfClosingTags } from '../../draw/sign-drawing.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import { memoize } from '../../program/memoize.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { escapeHtml } from '../../text/escape.ts';
import type { AssetFile } from '../document/assets.ts';
import { hashedFile } from '../document/hashed-files.ts';

export type SceneImages = ReturnType<typeof sceneImages>;

/** The ratio of height to width above which a picture is tall. */
const TALL = 0.7;

/** The picture of a scene without a caption, for a text that states the scene's rule. It loads lazily. */
export function pictureHtml({ src, width, height, alt }: SignImageView): string {
  // A tall picture would fill the screen of a phone, so phones show the rule beside it.
  const shape = height > width * TALL ? ' class="tall-picture"' : '';
  return `<img${shape} src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy">`;
}

export function sceneImages(site: Site, ledger: Ledger) {
  /** Draws each scene once. The id is from the linked site, so the scene exists. */
  const drawing = (id: string) => drawScene({ site, ledger }, id);
  const file = memoize((id: string) =>
    hashedFile(`escena-${id}`, 'svg', standaloneSvg(drawing(id).svg)),
  );
  const image = (id: string): SignImageView => {
    const { svg, alt } = drawing(id);
    const [, width, height] = / viewBox="\d+ \d+ (\d+) (\d+)"/.exec(svg)!;
    return {
      src: site.settings.basePath + file(id).path,
      width: Number(width),
      height: Number(height),
      alt,
    };
  };
  return {
    drawing,
    image,
    view: (id: string): SceneView => {
      const { title, caption } = site.scenes.get(id)!;
      return omitUndefined({ id, title, caption, picture: image(id) });
    },
    files: (): AssetFile[] => [...site.scenes.keys()].map(file),
  };
}

/**
 * A drawing as a separate file: without its label, because pages have an alt text; without empty paths; and with
 * self-closing tags.
 */
export const standaloneSvg = (svg: string): string =>
  withSelfClosingTags(svg.replace(/ role="img" aria-label="[^"]*"/, '')).replace(
    /<path[^>]* d=""\/>/g,
    '',
  );
