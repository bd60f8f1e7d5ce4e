/** Writes finished files into the output folder, if there is one, adds them to the offline pack, and lists them. */
import { defined } from '../../../schemas/defined.ts';
import type { Site } from '../../link/site.ts';
import type { Assets } from '../../render/assets.ts';
import { createOfflinePack } from '../offline.ts';
import { hashOf } from './inventory.ts';
import type { OutputFolder } from './output-folder.ts';

export type SiteFiles = {
  /** @param compressed bytes over the wire, if they are known */
  write(path: string, data: string | Uint8Array, compressed?: number): void;
  /** The same. @returns what `keep` needs in the next build */
  writePage(path: string, html: string): WrittenFile;
  /** Whether the compressed size of a file is needed. */
  saves(path: string): boolean;
  /** Takes a file of an earlier build. @returns false if it must be made again */
  keep(path: string, file: WrittenFile): boolean;
  /** Writes the service worker and its list. @returns compressed bytes that a visitor may save */
  writeOffline(assets: Assets): number;
  /** Paths of all files so far. */
  paths: ReadonlySet<string>;
  /** Their bytes together. */
  bytes(): number;
};

export type WrittenFile = { size: number; hash: string; compressed?: number };

/** @param output absent for a check, which writes nothing */
export function createSiteFiles(
  output: OutputFolder | undefined,
  { settings, entries }: Site,
): SiteFiles {
  const offline =
    settings.offline === 'off'
      ? undefined
      : createOfflinePack(entries.articles.map(({ id }) => `/blog/${id}/`));
  const paths = new Set<string>();
  let bytes = 0;
  const write = (path: string, data: string | Uint8Array, compressed?: number) => {
    const content = typeof data === 'string' ? Buffer.from(data) : data;
    paths.add(path);
    bytes += content.length;
    output?.write(path, content);
    return { content, compressed: offline?.add(path, content, compressed) };
  };
  return {
    write,
    writePage(path, html) {
      const { content, compressed } = write(path, html);
      return defined({ size: content.length, hash: hashOf(content), compressed });
    },
    saves: (path) => offline?.saves(path) === true,
    keep(path, file) {
      if (offline?.isKnown(path, file) === false) return false;
      if (output?.keep(path, file) !== true) return false;
      offline?.addKept(path, file);
      paths.add(path);
      bytes += file.size;
      return true;
    },
    writeOffline(assets) {
      // Without a pack the worker is the one that removes itself and what it saved.
      const pack = offline?.finish(assets.worker, settings.basePath) ?? {
        files: [{ path: '/sw.js', data: assets.killSwitch }],
        bytes: 0,
      };
      for (const { path, data } of pack.files) write(path, data);
      return pack.bytes;
    },
    paths,
    bytes: () => bytes,
  };
}
