/** The pictures of pages for sharing, drawn once and cached by their content. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, INSTALLED, keyOf, openCache } from '../../program/cache.cjs';
import type { PageHead } from '../../render/page.ts';
import type { Card } from './card.ts';
import { painter } from './painter.ts';

/** A drawn picture. */
export type ShareImage = { path: string; bytes: Uint8Array };

export type ShareImages = {
  /** Address of the page's picture, below the site's root. */
  of(page: PageHead): string;
  /** Pictures of all pages that were asked for. */
  files(): AsyncGenerator<ShareImage>;
};

/** The files that decide how a picture looks, besides its words. */
const LOOK = [
  ...['canvas', 'card', 'lettering', 'painter', 'png'].map(
    (name) => `pipeline/write/share/${name}.ts`,
  ),
  'templates/map/municipios.ts',
];

/**
 * What draws it. The address of a picture does not depend on it: an installation must not change the addresses that other
 * sites have stored.
 */
const LIBRARIES = [
  INSTALLED,
  ...['@fontsource/overpass', '@resvg/resvg-js', 'opentype.js'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/** @param root folder of this program; @param name of the site */
export function shareImages(root: string, name: string): ShareImages {
  const look = LOOK.reduce(
    (hash, path) => hash.update(readFileSync(join(root, path))),
    createHash('sha256'),
  ).digest('hex');
  const cards = new Map<string, Card>();
  /** Hashes of the cards by their words: many pages share one card. */
  const hashes = new Map<string, string>();
  return {
    of(page) {
      const card = cardOf(page, name);
      const words = `${look}\0${card.section}\0${card.title}\0${card.name}`;
      const hash =
        hashes.get(words) ?? createHash('sha256').update(words).digest('hex').slice(0, 16);
      hashes.set(words, hash);
      cards.set(hash, card);
      return pathOf(hash);
    },
    async *files() {
      const cache = openCache(root);
      let paint: ((card: Card) => Uint8Array) | undefined;
      const libraries = fingerprint(root, LIBRARIES);
      for (const [hash, card] of cards) {
        const key = keyOf('share', hash, libraries);
        let bytes: Uint8Array | undefined = cache.read(key);
        if (bytes === undefined) {
          bytes = (paint ??= await painter(root))(card);
          cache.write(key, bytes);
        }
        yield { path: pathOf(hash), bytes };
      }
    },
  };
}

const pathOf = (hash: string) => `/compartir/${hash}.png`;

/**
 * Pages that search engines must not list, and redirects, show the picture of the site. The questions of a test share
 * one, and so do the facts and the older articles of a category: hundreds of pictures more would be ten megabytes.
 */
function cardOf(page: PageHead, name: string): Card {
  const { path, title, crumbs = [], robots, canonical } = page;
  if (robots !== undefined || canonical !== undefined || crumbs.length === 0)
    return { title: 'Prepárate para tu licencia de aprendizaje', section: 'Puerto Rico', name };
  if (path.startsWith('/preguntas/'))
    return { title: crumbs[crumbs.length - 2]!.label, section: 'Pregunta de práctica', name };
  if (path.startsWith('/consistencia/') && crumbs.length > 1)
    return { title: crumbs[0]!.label, section: 'Historia de una cifra', name };
  const [own = title] = title.split(' | ');
  const section = crumbs.length > 1 ? crumbs[crumbs.length - 2]!.label : 'Puerto Rico';
  return { title: page.shareTitle ?? own, section, name };
}
