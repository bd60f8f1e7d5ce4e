/** Writes finished files into the output folder, if there is one, adds them to the offline pack, and lists them. */
import type { Site } from '../../link/site.ts';
import type { Assets } from '../../render/document/assets.ts';
import { createOfflinePack } from '../offline.ts';
import type { OutputFolder } from './output-folder.ts';

export type SiteFiles = ReturnType<typeof createSiteFiles>;

/** @param output absent for a check, which writes nothing */
export function createSiteFiles(output: OutputFolder | undefined, { settings }: Site) {
  const offline = settings.offline === 'off' ? undefined : createOfflinePack();
  const paths = new Set<string>();
  let bytes = 0;
  /** @param compressed compressed size in bytes, if known */
  const write = (path: string, data: string | Uint8Array, compressed?: number) => {
    const content = typeof data === 'string' ? Buffer.from(data) : data;
    paths.add(path);
    bytes += content.length;
    output?.write(path, content);
    offline?.add(path, content, compressed);
  };
  return {
    write,
    /** Writes the service worker and its list. @returns the files that the worker saves, with their compressed sizes */
    writeOffline(assets: Assets) {
      // Without a pack, the worker removes itself and its saved files.
      const pack = offline?.finish(assets.worker, settings.basePath) ?? {
        files: [{ path: '/sw.js', data: assets.killSwitch }],
        saved: [],
      };
      for (const { path, data } of pack.files) write(path, data);
      return pack.saved;
    },
    paths: paths as ReadonlySet<string>,
    bytes: () => bytes,
  };
}
