/** Finds and reads the files of every collection in the data folder. */
import { join, posix } from 'node:path';
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';
import type { Finding, StageResult } from '../findings/finding.ts';
import { suggestionLines } from '../findings/suggest.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import type { TextWithLineStarts } from './document.ts';
import { FolderReader, pathIn } from './folders.ts';
import { fileFinding, readText } from './read-text.ts';

export type TextFile = TextWithLineStarts & {
  collection: string;
  /** Path below the data folder, with `/`. */
  path: string;
  /** The path that messages show: `data/blog/x.md`. */
  file: string;
  /** The text to parse: `text` with spaces in place of hidden characters and of all but one version in a conflict. */
  readable?: string;
};
/** A file whose text is missing or must not be used. For a pattern that matches no file, the path is the pattern. */
export type UnusableFile = Omit<TextFile, 'text'> & { text?: string };

/**
 * Reads every file that a collection names.
 * @param root the data folder
 * @param label name of the data folder in messages ("data")
 */
export function readFiles(
  root: string,
  label: string,
): StageResult<{ files: TextFile[]; unread: UnusableFile[] }> {
  const findings: Finding[] = [];
  const files: TextFile[] = [];
  const unread: UnusableFile[] = [];
  const folders = new FolderReader(root, label);
  const read = new Set<string>();
  for (const [collection, { files: pattern, items }] of Object.entries<Collection>(COLLECTIONS)) {
    const fileAt = (path: string) => ({ collection, path, file: `${label}/${path}` });
    const { folder, name, matches } = partsOf(pattern, items !== undefined);
    const paths = folders.under(folder).flatMap((each) =>
      folders
        .list(each)
        .filter(matches)
        .map((found) => pathIn(each, found)),
    );
    for (const path of paths) {
      read.add(path);
      const file = fileAt(path);
      const { text, problem } = readText(join(root, path), file.file, () =>
        folders.isInside(posix.dirname(path)),
      );
      if (problem === undefined) files.push({ ...file, text });
      else {
        findings.push(problem);
        unread.push(omitUndefined({ ...file, text }));
      }
    }
    const isMissing = paths.length === 0 && !pattern.includes('*');
    if (folders.isUnlisted(folder) || isMissing) unread.push(fileAt(pattern));
    if (isMissing && !folders.isUnlisted(folder))
      findings.push(
        fileFinding(`${label}/${pattern}`, `${pattern} is missing`, [
          ...suggestionLines(name, folders.list(folder)),
          'Create it, or restore it from version control.',
        ]),
      );
  }
  return {
    value: { files, unread },
    findings: [...findings, ...folders.findings, ...folders.strayFiles(read)],
  };
}

/**
 * Splits a pattern such as `blog/*.md` into the folder `blog` and a function that tests names against `*.md`.
 * @param isFolder if true, every JSON file of the folder is read
 */
function partsOf(
  pattern: string,
  isFolder: boolean,
): {
  folder: string;
  name: string;
  matches: (name: string) => boolean;
} {
  const slash = pattern.lastIndexOf('/');
  const name = pattern.slice(slash + 1);
  const [before = '', after] = name.split('*');
  return {
    folder: pattern.slice(0, Math.max(0, slash)),
    name,
    matches: (found) =>
      (isFolder && found.endsWith('.json')) ||
      (after === undefined ? found === before : found.startsWith(before) && found.endsWith(after)),
  };
}
