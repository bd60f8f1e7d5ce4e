/** The pictures of pages for sharing, drawn once and cached by their content. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheKeyOf, openCache } from '../../program/cache.cjs';
import { memoize } from '../../program/memoize.ts';
import { packageVersionsOf } from '../../program/versions.ts';
import type { PageHead, ShareCard, SharePicture } from '../../render/document/page.ts';
import { createCardPainter } from './painter.ts';

type ShareImage = { path: string; bytes: Uint8Array };

export type ShareImages = {
  of(page: PageHead): SharePicture;
  /** Pictures of all pages that `of` was called with. */
  files(): AsyncGenerator<ShareImage>;
};

/** The files that decide how a picture looks, besides its words. Their comments do not count. */
const LOOK = [
  'pipeline/exports/lettering.ts',
  'pipeline/exports/png.ts',
  'pipeline/write/share/card.ts',
  'pipeline/write/share/painter.ts',
  'templates/brand.ts',
  'templates/map/map-outlines.ts',
];

const COMMENT_LINE = /^ *(?:\/\*|\*|\/\/).*\n/gm;

/**
 * The packages that draw a picture. Their versions are not part of its address, because an upgrade must not change
 * addresses that other sites have stored.
 */
const LIBRARIES = ['@fontsource/overpass', '@resvg/resvg-js', 'opentype.js'];

/**
 * @param root folder of this program
 * @param name the site's name
 */
export function shareImages(root: string, name: string): ShareImages {
  const look = LOOK.reduce(
    (hash, path) => hash.update(readFileSync(join(root, path), 'utf8').replace(COMMENT_LINE, '')),
    createHash('sha256'),
  ).digest('hex');
  const cards = new Map<string, ShareCard>();
  /** Hashes of the cards by their content: many pages share one card. */
  const hashOf = memoize((content: string) =>
    createHash('sha256').update(look).update(content).digest('hex').slice(0, 16),
  );
  return {
    of(page) {
      const card = cardOf(page);
      const hash = hashOf([name, card.section, card.title, card.drawing, card.scene].join('\0'));
      cards.set(hash, card);
      return { path: pathOf(hash), alt: `${card.section}: ${card.title}` };
    },
    async *files() {
      const cache = openCache(root);
      let paint: ((card: ShareCard) => Uint8Array) | undefined;
      const libraries = packageVersionsOf(root, LIBRARIES);
      for (const [hash, card] of cards) {
        const key = cacheKeyOf('share', hash, ...libraries);
        let bytes: Uint8Array | undefined = cache.read(key);
        if (bytes === undefined) {
          bytes = (paint ??= await createCardPainter(root, name))(card);
          cache.write(key, bytes);
        }
        yield { path: pathOf(hash), bytes };
      }
    },
  };
}

const pathOf = (hash: string) => `/compartir/${hash}.png`;

/** The home page, redirects, and pages that search engines must not list have the picture of the site. */
function cardOf({ title, crumbs = [], robots, canonical, share }: PageHead): ShareCard {
  if (robots !== undefined || canonical !== undefined || crumbs.length === 0)
    return { title: 'Prepárate para tu licencia de aprendizaje', section: 'Puerto Rico' };
  const [own = title] = title.split(' | ');
  return { title: own, section: crumbs.at(-2)?.label ?? 'Puerto Rico', ...share };
}
