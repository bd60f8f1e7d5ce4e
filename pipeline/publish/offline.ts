/** The service worker with its list of files, and the figures that the button shows before it saves them. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { COMPRESSED } from './bundle.ts';

/** The saved files: practice and texts, without question pages, the public ledger, legal pages, redirected topics, downloads and share images. */
const SAVED =
  /^\/(assets\/[^/]+|((?!preguntas\/|consistencia\/|guia-estudio\/[^/]+\/)([a-z0-9-]+\/)+)?index\.html|buscar\/indice\.json|favicon\.[a-z]+|manifest\.webmanifest)$/;
/** The harder questions, the pages for teachers and in English, single centres and the study guide, whose chapters and list of centres are saved. Of the assets those that only these pages load, the drills, for the same reason, and the icon of home screens. */
const LEFT_OUT =
  /^\/(api|descargas|compartir|aviso-legal|politica-|terminos-|retos\/|maestros\/|en\/|centro\/|guia-estudio\/|assets\/(answer|apple-touch|assign|class|paper|print|results|ejercicios|ledger|progress-tools|question|test-retos)-)/;
const FALLBACK = '/sin-conexion/';

/** @property hash SHA-256 in base64url */
type KeptFile = { hash: string; compressed?: number };

export type OfflinePack = {
  /** @param compressed bytes over the wire, if they are known @returns them, if the file is saved */
  add(path: string, data: string | Uint8Array, compressed?: number): number | undefined;
  /** Whether a visitor may save the file. */
  saves(path: string): boolean;
  /** Whether `addKept` knows enough of a file of an earlier build. */
  isKnown(path: string, file: KeptFile): boolean;
  /** Adds a file of an earlier build by its hash. */
  addKept(path: string, file: KeptFile): void;
  /** Call once every file has been added. */
  finish(
    worker: string,
    basePath: string,
  ): {
    files: { path: string; data: string }[];
    /** Size of the visitor's download, compressed. */
    bytes: number;
  };
};

/** Number of saved articles, the newest ones: the pack must not grow with the blog. */
const ARTICLES = 3;

/** @param articles addresses of the blog's articles, oldest first */
export function createOfflinePack(articles: readonly string[] = []): OfflinePack {
  const old = new Set(articles.slice(0, -ARTICLES));
  const files: Record<string, string> = {};
  let bytes = 0;
  let pages = 0;
  /** @returns the address of a file that is saved */
  const addressOf = (path: string): string | undefined => {
    if (!SAVED.test(path) || LEFT_OUT.test(path)) return undefined;
    const address = path.replace(/index\.html$/, '');
    return old.has(address) ? undefined : address;
  };
  const save = (path: string, address: string, hash: string, compressed: number) => {
    files[address] = `sha256-${hash}`;
    bytes += compressed;
    if (address !== path) pages++;
  };
  return {
    add(path, data, known) {
      const address = addressOf(path);
      if (address === undefined) return undefined;
      const compressed =
        known ?? (COMPRESSED.test(path) ? data.length : gzipSync(data, { level: 9 }).length);
      save(path, address, createHash('sha256').update(data).digest('base64'), compressed);
      return compressed;
    },
    addKept(path, { hash, compressed }) {
      const address = addressOf(path);
      if (address === undefined || compressed === undefined) return;
      save(path, address, Buffer.from(hash, 'base64url').toString('base64'), compressed);
    },
    saves: (path) => addressOf(path) !== undefined,
    isKnown: (path, { compressed }) => compressed !== undefined || addressOf(path) === undefined,
    finish(worker, base) {
      const list = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
      const id = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
      return {
        bytes,
        files: [
          {
            path: '/sw.js',
            data: `const PACK=${JSON.stringify({ id, base, fallback: FALLBACK, files: list })};\n${worker}\n`,
          },
          { path: '/sin-conexion.json', data: `${JSON.stringify({ id, bytes, pages })}\n` },
        ],
      };
    },
  };
}
