/**
 * Makes a format, or reads it from the cache if no input of it changed. Almost every file prints the version of the
 * content, which any change changes, so a format is made with a mark in its place, and the version is put in at last.
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { type Cache, keyOf } from '../program/cache.cjs';
import { openShelf } from '../program/shelf.ts';
import type { ExportFile, ExportResult } from '../render/downloads.ts';
import type { ExportTools, MadeFile } from './format.ts';
import { FORMATS } from './formats.ts';
import type { Inputs } from './inputs.ts';
import { type Archive, archiveOf, type Member, pack, type ZipEntry } from './zip.ts';

/** A member of an archive that prints the version is packed when the version is known. */
type Part = Member | ZipEntry;
type PackedFile = Omit<MadeFile, 'content'> & {
  content: ExportFile['content'] | { day: string; parts: Part[] };
};
/** @property version the only one that the files are right for; absent: they hold the mark */
type Packed = { files: PackedFile[]; leftOut: ExportResult['leftOut']; version?: string };
type Kept = { key: string; made: Packed };

export type Keeping = {
  cache: Cache;
  /** Tells the sites of one checkout apart: a site has one entry for each format, whatever its edits. */
  site: string;
  /** What a result depends on besides the canonical data: the program, and Node. */
  state: string;
};

/** @returns a function that makes one of FORMATS, or reads it from the cache */
export function formatKeeper(
  inputs: Inputs,
  tools: Omit<ExportTools, 'kept'>,
  { cache, site, state }: Keeping,
): (name: string) => Promise<ExportResult> {
  const digestOf = digester();
  const { version, ...meta } = inputs.meta;
  return async (name) => {
    const { inputs: names, isMadeForVersion } = FORMATS[name]!;
    const key = keyOf(
      'format',
      state,
      isMadeForVersion ? version : '',
      ...names.map((input) => digestOf(input === 'meta' ? meta : inputs[input])),
    );
    const mark = isMadeForVersion ? version : markOf(key);
    const slot = keyOf('export', site, name);
    const known = keptIn(cache, slot, key);
    if (known !== undefined && (known.version ?? version) === version)
      return finished(name, known, mark, version);
    const shelf = openShelf(cache, keyOf('parts', site, name), state);
    const withParts = { ...tools, kept: shelf.kept };
    const made =
      (await packed(name, inputs, mark, withParts)) ?? (await packedFor(name, inputs, withParts));
    cache.write(slot, serialize({ key, made } satisfies Kept));
    shelf.close();
    return finished(name, made, mark, version);
  };
}

/** Makes a format without a cache. */
export async function makeFormat(
  name: string,
  inputs: Inputs,
  tools: ExportTools,
): Promise<ExportResult> {
  const { version } = inputs.meta;
  return finished(name, await packedFor(name, inputs, tools), version, version);
}

function keptIn(cache: Cache, slot: string, key: string): Packed | undefined {
  const bytes = cache.read(slot);
  if (bytes === undefined) return undefined;
  try {
    const kept = deserialize(bytes) as Partial<Kept> | null;
    return kept?.key === key ? kept.made : undefined;
  } catch {
    // Written by another version of V8.
    return undefined;
  }
}

/** As long as a version and of the same letters, so that it is escaped, folded and ordered like one; no text has it. */
const markOf = (key: string) =>
  `0000-00-00-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;

/** Several formats are made from the same records, which are read once. */
function digester(): (input: object) => string {
  const digests = new Map<object, string>();
  return (input) => {
    const known = digests.get(input);
    const digest = known ?? createHash('sha256').update(JSON.stringify(input)).digest('base64');
    digests.set(input, digest);
    return digest;
  };
}

/** Makes a format with its version in it. */
async function packedFor(name: string, inputs: Inputs, tools: ExportTools): Promise<Packed> {
  const { version } = inputs.meta;
  const made = await packed(name, inputs, version, tools, true);
  return { ...made!, version };
}

/**
 * @param mark printed in place of the version
 * @returns undefined if the mark is cut in two, unless it may be
 */
async function packed(
  name: string,
  inputs: Inputs,
  mark: string,
  tools: ExportTools,
  mayCut = false,
): Promise<Packed | undefined> {
  const { inputs: names, load } = FORMATS[name]!;
  const named = Object.fromEntries(names.map((input) => [input, inputs[input]]));
  const meta = { ...inputs.meta, version: mark };
  const exported = await (await load())({ ...named, meta } as Inputs, tools);
  const { files, leftOut = [], cutsVersion = false } = exported;
  if (cutsVersion && !mayCut) return undefined;
  const part = (entry: ZipEntry): Part => {
    if (has(entry.content, mark)) return entry;
    if (entry.stored === true || typeof entry.content !== 'string') return pack(entry);
    const { path, content } = entry;
    return { ...tools.kept(content, () => pack({ path: '', content })), path };
  };
  return {
    leftOut,
    files: files.map(({ content, ...file }) => ({
      ...file,
      content: isArchive(content)
        ? { day: content.day, parts: content.entries.map(part) }
        : content,
    })),
  };
}

function finished(
  format: string,
  { files, leftOut }: Packed,
  mark: string,
  version: string,
): ExportResult {
  const filled = (content: string | Uint8Array) => withVersion(content, mark, version);
  const member = (part: Part): Member =>
    'crc' in part ? part : pack({ ...part, content: filled(part.content) });
  return {
    format,
    leftOut,
    files: files.map(({ content, ...file }) => ({
      ...file,
      content:
        typeof content === 'string' || content instanceof Uint8Array
          ? filled(content)
          : archiveOf(content.parts.map(member), content.day),
    })),
  };
}

const isArchive = (content: MadeFile['content']): content is Archive =>
  typeof content === 'object' && !(content instanceof Uint8Array);

const has = (content: string | Uint8Array, mark: string) =>
  typeof content === 'string' ? content.includes(mark) : bytesOf(content).includes(mark);

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function withVersion(
  content: string | Uint8Array,
  mark: string,
  version: string,
): string | Uint8Array {
  if (mark === version || !has(content, mark)) return content;
  if (typeof content === 'string') return content.replaceAll(mark, version);
  // In latin1 each byte is one character.
  return Buffer.from(bytesOf(content).toString('latin1').replaceAll(mark, version), 'latin1');
}
