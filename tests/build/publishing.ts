/** A site of three pages that name their version, published through the program's own output folder. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openOutputFolder } from '../../pipeline/write/output/output-folder.ts';
import type { ProtectedFolders } from '../../pipeline/write/output/output-place.ts';
import { temporaryFolder } from '../fixtures/project.ts';
import { traceFolder } from './site.ts';

/** A folder with content and a program beside the output path. */
export function makeWorkspace(): { parent: string; out: string; folders: ProtectedFolders } {
  const parent = temporaryFolder();
  for (const name of ['data', 'programa']) mkdirSync(join(parent, name));
  return {
    parent,
    out: join(parent, 'sitio'),
    folders: {
      whole: [join(parent, 'data'), join(parent, 'programa')],
      closed: [join(parent, 'data')],
    },
  };
}

export function publishVersion(
  { out, folders }: ReturnType<typeof makeWorkspace>,
  version: string,
  kind: 'site' | 'exports' = 'site',
): void {
  const folder = openOutputFolder(out, folders, kind);
  for (const page of PAGES) folder.write(page, version);
  folder.publish();
}

const PAGES = ['index.html', 'tests/index.html', 'a/b/c.html'];

/** The version of every page of the published site; all are equal if the site is whole. */
export function pageVersions(out: string): string[] {
  return PAGES.map((page) =>
    existsSync(join(out, page)) ? readFileSync(join(out, page), 'utf8') : 'missing',
  );
}
export const pagesOfVersion = (version: string) => [version, version, version];

export type Workspace = ReturnType<typeof makeWorkspace>;

/** The trace of a workspace without the modification time of the builds folder, which a lock changes. */
export const traceWithoutLock = (here: Workspace) =>
  traceFolder(here.parent).filter((line) => !/^(copia\/)?\.sitio-builds \d/.test(line));

/** Expects two refusals that name the reason and change nothing. */
export function expectRefusal(here: Workspace, out: string, named: string | RegExp): void {
  const all = traceWithoutLock(here);
  for (let time = 1; time <= 2; time++)
    expect(() => publishVersion({ ...here, out }, 'nuevo')).toThrow(named);
  expect(traceWithoutLock(here)).toEqual(all);
}
