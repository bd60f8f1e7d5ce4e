/** The folder `publicar` of the content: files that a host or a service needs unchanged, such as CNAME. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compareText, type StageResult } from '../findings/finding.ts';
import { fileFinding, systemErrorCode } from './read-text.ts';

/** Path of the folder, below the data folder. */
export const VERBATIM_FILES_FOLDER = 'publicar';

/** True for files that desktops and editors leave in a folder. */
const isOfDesktop = (name: string): boolean =>
  /^(\.DS_Store|Thumbs\.db|desktop\.ini)$|~$/.test(name);

export type VerbatimFile = {
  /** Address of the file in the site: `/CNAME`. */
  path: string;
  /** Name of the file in messages. */
  file: string;
  read(): Uint8Array;
};

/**
 * @param root the data folder
 * @param label name of the data folder in messages
 */
export function readVerbatimFiles(root: string, label: string): StageResult<VerbatimFile[]> {
  const top = join(root, VERBATIM_FILES_FOLDER);
  const named = (path: string) => label + path.slice(root.length).replaceAll(sep, '/');
  try {
    if (!existsSync(top)) return { value: [], findings: [] };
    const paths = lstatSync(top).isDirectory() ? filesIn(top) : [top];
    const isFile = (path: string) => path !== top && lstatSync(path).isFile();
    return {
      value: paths.filter(isFile).map((path) => ({
        path: path.slice(top.length).replaceAll(sep, '/'),
        file: named(path),
        read: () => readFileSync(path),
      })),
      findings: paths
        .filter((path) => !isFile(path))
        .map((path) =>
          fileFinding(named(path), 'this is not a regular file', [
            'Put the file itself here: a link is not followed.',
          ]),
        ),
    };
  } catch (error) {
    const title = `the folder cannot be read (${systemErrorCode(error)})`;
    return {
      value: [],
      findings: [fileFinding(named(top), title, ['Check the permissions of everything in it.'])],
    };
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !isOfDesktop(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(compareText);
