/** Copies of this program, each with its own cache. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { PROGRAM_SOURCES } from '../../../pipeline/program/cache.cjs';
import { temporaryFolder } from '../../fixtures/project.ts';
import { FILE_CORRUPTIONS } from '../../program/file-corruptions.ts';
import { ROOT } from '../site.ts';
import { pickAtRandom, type Random } from './edits.ts';

/** @returns the folder of a copy */
export function copyOfProgram(): string {
  const root = temporaryFolder();
  // Copied, not linked, because esbuild names chunks by the target of a link.
  for (const name of PROGRAM_SOURCES)
    cpSync(join(ROOT, name), join(root, name), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

export const launcherPathOf = (root: string) => join(root, 'pipeline/program/launcher.cjs');
export const cacheFolderOf = (root: string) => join(root, 'node_modules/.cache/licencia');
export const listCacheEntries = (root: string): string[] =>
  existsSync(cacheFolderOf(root)) ? readdirSync(cacheFolderOf(root)) : [];

/** Cache entries that depend on the program alone. */
const OF_PROGRAM = /^(?:program|compiled|assets)-/;
const ofContent = (root: string) => listCacheEntries(root).filter((name) => !OF_PROGRAM.test(name));

/** Removes the entries made from content. Entries of the program alone stay, because they are slow to make. */
export function removeContentEntries(root: string): void {
  for (const name of ofContent(root)) rmSync(join(cacheFolderOf(root), name), { recursive: true });
}

/** Damages a random entry made from content, if there is one. @returns a description */
export function damageCacheEntry(root: string, random: Random): string {
  const names = ofContent(root);
  if (names.length === 0) return '';
  const [name, damage] = [pickAtRandom(random, names), pickAtRandom(random, FILE_CORRUPTIONS)];
  const file = join(cacheFolderOf(root), name);
  try {
    // A copy replaces the entry first, in case the entry is a hard link to another file.
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    damage(file);
  } catch {
    // An earlier damage replaced the entry by a folder or a link.
  }
  return ` with ${name} ${damage.name}`;
}
