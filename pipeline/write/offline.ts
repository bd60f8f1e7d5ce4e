/** The service worker with its list of files, and the sizes that the button shows before it saves the files. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { COMPRESSED_FILE } from './bundle.ts';

/**
 * Paths of files that are saved: assets, the search index, the icon, the manifest, and pages. Not matched: the pages of
 * questions, the road and its stops, the public ledger and redirected topics.
 */
const SAVED =
  /^\/(assets\/[^/]+|((?!preguntas\/|ruta\/|consistencia\/|guia-estudio\/[^/]+\/)([a-z0-9-]+\/)+)?index\.html|buscar\/indice\.json|favicon\.[a-z]+|manifest\.webmanifest)$/;
/**
 * Not saved: the harder questions, the hazards, the page of all manoeuvres, the blog, legal pages, downloads, share
 * images, the pages for teachers and in English, single centres, the page about accessibility, whose settings every
 * page has, and the study guide, whose chapters and list of centres are saved. Also not saved: the assets that only
 * unsaved pages load, the drills, and the home screen icon.
 */
const LEFT_OUT =
  /^\/(accesibilidad|api|blog|descargas|compartir|aviso-legal|politica-|terminos-|retos\/|maestros\/|peligros\/|maniobras\/|en\/|centro\/|guia-estudio\/|assets\/(answer|apple-touch|assign|class|paper|print|project|results|hazards|peligro|ejercicios|leccion|ledger|list-filter|progress-tools|question|(razones|test)-retos)-)/;
const FALLBACK = '/sin-conexion/';

const TEXTS = /\.(html|json|js|css)$/;
/**
 * SVG pictures are saved only if a saved file names them. The film and the first picture of a manoeuvre are saved, but
 * not the other pictures of its strip.
 */
const PICTURE = /(?<![\w-])[\w-]+-[0-9a-f]{8}\.svg/g;
const STRIP = /<ol class="scenes">.*?<\/ol>/gs;

export function createOfflinePack() {
  const saved = new Map<string, { hash: string; bytes: number }>();
  const named = new Set<string>();
  let pages = 0;
  /** @returns the address of a file that is saved */
  const addressOf = (path: string): string | undefined => {
    if (!SAVED.test(path) || LEFT_OUT.test(path)) return undefined;
    return path.replace(/index\.html$/, '');
  };
  return {
    /** Adds a file, if visitors save it. @param known its compressed size in bytes */
    add(path: string, data: string | Uint8Array, known?: number) {
      const address = addressOf(path);
      if (address === undefined) return;
      const hash = `sha256-${createHash('sha256').update(data).digest('base64')}`;
      const bytes =
        known ?? (COMPRESSED_FILE.test(path) ? data.length : gzipSync(data, { level: 9 }).length);
      saved.set(address, { hash, bytes });
      if (TEXTS.test(path))
        for (const [name] of Buffer.from(data).toString().replace(STRIP, '').matchAll(PICTURE))
          named.add(name);
      if (address !== path) pages++;
    },
    /**
     * Finishes the offline pack. All files must have been added before.
     * @returns the files to write, and the list of files that visitors save, with their compressed sizes
     */
    finish(worker: string, base: string) {
      const isShown = (address: string) =>
        !address.endsWith('.svg') || named.has(address.slice(address.lastIndexOf('/') + 1));
      const shown = [...saved]
        .filter(([address]) => isShown(address))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const list = Object.fromEntries(shown.map(([address, { hash }]) => [address, hash]));
      const bytes = shown.reduce((sum, [, file]) => sum + file.bytes, 0);
      const id = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 12);
      return {
        saved: shown.map(([name, file]) => ({ name, size: file.bytes })),
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
