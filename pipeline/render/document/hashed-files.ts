/** Makes a file whose name changes with its content, so that browsers may keep it in the cache. */
import { createHash } from 'node:crypto';
import type { AssetFile } from './assets.ts';

export function hashedFile(name: string, ending: string, content: string | Uint8Array): AssetFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { path: `/assets/${name}-${hashOf(bytes)}.${ending}`, bytes };
}

export const hashedJson = (name: string, data: unknown): AssetFile =>
  hashedFile(name, 'json', JSON.stringify(data));

/** One hash of several versions; it changes if any of them changes. */
export const revisionOf = (versions: readonly string[]): string => hashOf(versions.join('\n'));

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
