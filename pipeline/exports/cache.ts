/** Finished exports kept on disk: one pack for each format, named by what it was made from. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExportResult } from './index.ts';

const PROGRAM = ['package-lock.json', 'pipeline', 'schemas', 'templates'];
/** States of the content that are kept: going back and forth between two branches costs nothing. */
const KEPT = 4;

export type ExportCache = {
  read(format: string): ExportResult | undefined;
  write(result: ExportResult): void;
  version(make: () => string): string;
  part(name: string, key: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array>;
};

/** @param inputs everything that the canonical data depends on besides the program */
export function exportCache(root: string, inputs: readonly string[]): ExportCache {
  const home = join(root, 'node_modules', '.cache', 'licencia', 'exports');
  const hash = createHash('sha256').update(process.version).update(programKey(root));
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}\0`).update(input);
  const key = hash.digest('hex').slice(0, 16);
  const folder = join(home, key);
  touch(folder);
  return {
    read: (format) => {
      const bytes = readIfThere(join(folder, `${format}.pack`));
      return bytes === undefined ? undefined : unpack(bytes);
    },
    write: (result) => {
      save(join(folder, `${result.format}.pack`), pack(result));
      sweep(home, key);
    },
    version: (make) => {
      const file = join(folder, 'version');
      const known = readIfThere(file)?.toString();
      if (known !== undefined) return known;
      const version = make();
      save(file, version);
      return version;
    },
    part: async (name, partKey, make) => {
      const file = join(home, 'parts', `${name}-${createHash('sha256').update(partKey).digest('hex').slice(0, 24)}`);
      const known = readIfThere(file);
      if (known !== undefined) {
        touch(file);
        return known;
      }
      const bytes = await make();
      save(file, bytes);
      return bytes;
    },
  };
}

/** Sizes and times of the program's files: cheap, and any edit changes it. */
function programKey(root: string): string {
  const lines: string[] = [];
  const visit = (path: string) => {
    const info = statSync(join(root, path), { throwIfNoEntry: false });
    if (info === undefined) return;
    if (!info.isDirectory()) lines.push(`${path}\0${info.size}\0${info.mtimeMs}`);
    else for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
  };
  PROGRAM.forEach(visit);
  return lines.join('\n');
}

type Index = Omit<ExportResult, 'files'> & { files: { path: string; label?: string; start: number; end: number }[] };

/** Length of the index, the index as JSON, then the files one after another. */
function pack(result: ExportResult): Uint8Array {
  const parts = result.files.map(({ content }) => Buffer.from(content as string));
  let at = 0;
  const files = result.files.map(({ content: _, ...file }, index) => ({ ...file, start: at, end: (at += parts[index]!.length) }));
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
    return { ...index, files: index.files.map(({ start, end, ...file }) => ({ ...file, content: bytes.subarray(body + start, body + end) })) };
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** A cache that cannot be written only costs time. */
function save(path: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch {
    // As above.
  }
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // Not there yet.
  }
}

function sweep(home: string, key: string): void {
  const old = (path: string, kept: number) => {
    const names = readdirSync(path).filter((name) => name !== key && name !== 'parts');
    const byAge = names.map((name) => ({ name, time: statSync(join(path, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 })).sort((a, b) => b.time - a.time);
    for (const { name } of byAge.slice(kept)) rmSync(join(path, name), { recursive: true, force: true });
  };
  try {
    old(home, KEPT);
    old(join(home, 'parts'), 200);
  } catch {
    // As above.
  }
}
