/** The state of a published site, by which a later command recognises that nobody has changed it. */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { changedAt, type FileStates } from '../../program/unchanged.cjs';
import { listPath, realOutput, SLOTS, type Slot } from './builds.ts';
import { publishedBuild, stateOfLists } from './inspect-site.ts';
import { parseInventory } from './inventory.ts';
import { buildsFolder } from './output-place.ts';

/**
 * @param state of the output folder when the site was published
 * @returns undefined if another command has published since, or a file is not as it was written
 * @throws the error of the system for a file that cannot be read
 */
export function publishedFiles(out: string, state: string): FileStates | undefined {
  const real = realOutput(out);
  // Not the real one: a link above it may lead to another place one day.
  const folder = dirname(out);
  const builds = buildsFolder(real);
  const slot = publishedBuild(out) as Slot;
  const list = parseInventory(readFileSync(listPath(builds, slot), 'utf8'));
  if (list === undefined) return undefined;
  const below = `${basename(builds)}/${slot}`;
  const paths: string[] = [];
  const numbers: number[] = [];
  const add = (path: string) => {
    const info = lstatSync(join(folder, path));
    paths.push(path);
    numbers.push(info.ino, info.size, changedAt(info));
    return info;
  };
  for (const [path, versions] of list.inventory.files) {
    const { ino, size, ctimeMs, mtimeMs } = add(`${below}/${path}`);
    const written = versions.at(-1)!;
    // A picture that is linked into the site has a date of its own in place of the time of change.
    const isLinked = changedAt({ ctimeMs, mtimeMs }) === mtimeMs && mtimeMs !== ctimeMs;
    if (ino !== written.inode || size !== written.size) return undefined;
    if (!isLinked && ctimeMs !== written.changed) return undefined;
  }
  const lists = SLOTS.map((name) => listPath(builds, name)).filter((path) => existsSync(path));
  for (const path of [
    basename(real),
    basename(builds),
    ...lists.map((list) => `${basename(builds)}/${basename(list)}`),
    ...foldersOf(paths, below),
  ])
    add(path);
  return stateOfLists(out) === state ? { folder, paths, numbers } : undefined;
}

/** The folder of the site and all in it. */
function foldersOf(paths: readonly string[], top: string): Set<string> {
  const folders = new Set([top]);
  for (const path of paths)
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  return folders;
}
