/** Finished exports kept on disk: one pack for each format, named by what it was made from. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { cacheFolder, keep, keepNewest, readKept, touch } from '../disk-cache.ts';
import { programFiles } from '../program-files.ts';
import type { ExportResult } from './index.ts';

/** States of the content that are kept: going back and forth between two branches costs nothing. */
const KEPT = 4;
/** Pieces that several states share, like a drawn sign. */
const PARTS = 200;

export type ExportCache = {
  read(format: string): ExportResult | undefined;
  write(result: ExportResult): void;
  version(make: () => string): string;
  part(
    name: string,
    key: string,
    make: () => Uint8Array | Promise<Uint8Array>,
  ): Promise<Uint8Array>;
};

/** @param inputs everything that the canonical data depends on besides the program */
export function exportCache(root: string, inputs: readonly string[]): ExportCache {
  const home = join(cacheFolder(root), 'exports');
  const hash = createHash('sha256').update(process.version).update(programFiles(root).join('\n'));
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}\0`).update(input);
  const key = hash.digest('hex').slice(0, 16);
  const folder = join(home, key);
  touch(folder);
  return {
    read: (format) => {
      const bytes = readKept(join(folder, `${format}.pack`));
      return bytes === undefined ? undefined : unpack(bytes);
    },
    write: (result) => {
      keep(join(folder, `${result.format}.pack`), pack(result));
      keepNewest(home, KEPT, (name) => name !== key && name !== 'parts');
      keepNewest(join(home, 'parts'), PARTS, () => true);
    },
    version: (make) => {
      const file = join(folder, 'version');
      const known = readKept(file)?.toString();
      if (known !== undefined) return known;
      const version = make();
      keep(file, version);
      return version;
    },
    part: async (name, partKey, make) => {
      const file = join(
        home,
        'parts',
        `${name}-${createHash('sha256').update(partKey).digest('hex').slice(0, 24)}`,
      );
      const known = readKept(file);
      if (known !== undefined) {
        touch(file);
        return known;
      }
      const bytes = await make();
      keep(file, bytes);
      return bytes;
    },
  };
}

type Index = Omit<ExportResult, 'files'> & {
  files: { path: string; label?: string; start: number; end: number }[];
};

/** Length of the index, the index as JSON, then the files one after another. */
function pack(result: ExportResult): Uint8Array {
  const parts = result.files.map(({ content }) => Buffer.from(content as string));
  let at = 0;
  const files = result.files.map(({ content: _, ...file }, index) => ({
    ...file,
    start: at,
    end: (at += parts[index]!.length),
  }));
  const index = Buffer.from(JSON.stringify({ ...result, files } satisfies Index));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(index.length);
  return Buffer.concat([length, index, ...parts]);
}

function unpack(bytes: Buffer): ExportResult | undefined {
  try {
    const body = 4 + bytes.readUInt32LE(0);
    const index = JSON.parse(bytes.toString('utf8', 4, body)) as Index;
    const last = index.files.at(-1)?.end ?? 0;
    // A pack that was cut off is no pack.
    if (bytes.length !== body + last) return undefined;
    return {
      ...index,
      files: index.files.map(({ start, end, ...file }) => ({
        ...file,
        content: bytes.subarray(body + start, body + end),
      })),
    };
  } catch {
    return undefined;
  }
}
