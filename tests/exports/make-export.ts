/** Runs one format for a test and offers its files by path: as text, as bytes, or in a folder on disk. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CanonicalData } from '../../pipeline/exports/canonical.ts';
import { exportInFormat } from '../../pipeline/exports/formats.ts';
import { temporaryFolder } from '../fixtures/project.ts';
import { UNCACHED_TOOLS } from './canonical.ts';

export type ExportOutput = {
  paths: string[];
  text(path: string): string;
  bytes(path: string): Uint8Array;
  leftOut: string[];
  folder(): string;
};

export async function makeExport(format: string, canonical: CanonicalData): Promise<ExportOutput> {
  const { files, leftOut } = await exportInFormat(format, canonical, UNCACHED_TOOLS);
  const byPath = new Map(files.map(({ path, content }) => [path, Buffer.from(content as string)]));
  const get = (path: string) => {
    const found = byPath.get(path);
    if (found === undefined)
      throw new Error(
        `${format} makes no ${path}, but ${[...byPath.keys()].slice(0, 5).join(', ')} …`,
      );
    return found;
  };
  return {
    paths: [...byPath.keys()],
    bytes: get,
    text: (path) => get(path).toString('utf8'),
    leftOut: leftOut.map(({ what, why }) => `${what}: ${why}`),
    folder() {
      const folder = temporaryFolder();
      for (const [path, content] of byPath) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      return folder;
    },
  };
}
