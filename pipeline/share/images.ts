/** Pages → the picture of each for sharing, drawn once and kept by what it shows. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '../render/page.ts';
import type { Card } from './card.ts';
import { painter } from './painter.ts';

/** A drawn picture: kept in a file, or its bytes where nothing can be kept. */
export type ShareImage = { path: string; size: number } & ({ file: string } | { bytes: Uint8Array });

export type ShareImages = {
  /** Address of the page's picture, below the site's root. */
  of(page: Page): string;
  /** Pictures of all pages that were asked for. */
  files(): AsyncGenerator<ShareImage>;
};

/** What a picture looks like, besides its words. */
const LOOK = ['pipeline/share/card.ts', 'pipeline/share/lettering.ts', 'pipeline/share/painter.ts', 'templates/map/municipios.ts'];

/** @param root folder of this program; @param name of the site */
export function shareImages(root: string, name: string): ShareImages {
  const look = LOOK.reduce((hash, path) => hash.update(readFileSync(join(root, path))), createHash('sha256')).digest('hex');
  const cards = new Map<string, Card>();
  let paint: ReturnType<typeof painter> | undefined;
  /** When a picture was kept last: the file system's own clock. */
  let now: number | undefined;
  return {
    of(page) {
      const card = cardOf(page, name);
      const hash = createHash('sha256').update(`${look}\0${card.section}\0${card.title}\0${card.name}`).digest('hex').slice(0, 16);
      const path = `/compartir/${hash}.png`;
      cards.set(path, card);
      return path;
    },
    async *files() {
      const folder = join(root, 'node_modules', '.cache', 'licencia', 'share');
      for (const [path, card] of cards) {
        const cache = join(folder, path.slice('/compartir/'.length));
        const known = statSync(cache, { throwIfNoEntry: false });
        if (known?.mtimeMs === UNTOUCHED * 1000) yield { path, size: known.size, file: cache };
        else {
          const bytes = (await (paint ??= painter(root)))(card);
          const isKept = keep(cache, bytes);
          if (isKept) now = statSync(cache).ctimeMs;
          yield { path, size: bytes.length, ...(isKept ? { file: cache } : { bytes }) };
        }
      }
      if (now !== undefined) sweep(folder, cards, now);
    },
  };
}

/**
 * Pages that search engines must not list, and addresses that only lead on, show the site's own picture; the questions
 * of a test share one: two hundred more would be ten megabytes.
 */
function cardOf({ path, title, crumbs = [], robots, canonical }: Page, name: string): Card {
  if (robots !== undefined || canonical !== undefined || crumbs.length === 0) return { title: 'Prepárate para tu licencia de aprendizaje', section: 'Puerto Rico', name };
  if (path.startsWith('/preguntas/')) return { title: crumbs[crumbs.length - 2]!.label, section: 'Pregunta de práctica', name };
  const [own = title] = title.split(' | ');
  const section = crumbs.length > 1 ? crumbs[crumbs.length - 2]!.label : 'Puerto Rico';
  return { title: own, section, name };
}

/**
 * A kept picture is dated 1 January 2000 (seconds since 1970). Sites hold it under a second name, so whoever changed it
 * there would have changed it here: then its date is another, and it is drawn again.
 */
const UNTOUCHED = 946_684_800;

const DRAFT = 'draft-';
/** Milliseconds. */
const DAY = 86_400_000;

/**
 * Where new pictures come in, old ones go: those that this site does not ask for, and no other has held under a second
 * name for a day. Another build may be about to take a younger one.
 * @param wanted addresses of this site's pictures; @param now milliseconds
 */
export function sweep(folder: string, wanted: { has(path: string): boolean }, now: number): void {
  try {
    for (const name of readdirSync(folder)) {
      const isDraft = name.startsWith(DRAFT);
      if (!isDraft && (!name.endsWith('.png') || wanted.has(`/compartir/${name}`))) continue;
      const { nlink, ctimeMs } = statSync(join(folder, name));
      // A draft's folder is what a killed build left.
      if ((isDraft || nlink === 1) && ctimeMs < now - DAY) rmSync(join(folder, name), { recursive: true });
    }
  } catch {
    // As with keeping: it only costs room.
  }
}

/** A cache that cannot be written only costs time. */
function keep(path: string, bytes: Uint8Array): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // A folder of its own: two builds may draw the same picture at once.
    const folder = mkdtempSync(join(dirname(path), DRAFT));
    writeFileSync(join(folder, 'picture'), bytes);
    utimesSync(join(folder, 'picture'), UNTOUCHED, UNTOUCHED);
    renameSync(join(folder, 'picture'), path);
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
