/** The data folder → checked text: finds the files of every collection and refuses what is not plain, honest UTF-8. */
import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';
import { compareText, type Finding, type Stage } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';

export const MAX_FILE_BYTES = 2 * 1024 * 1024;

export type TextFile = {
  collection: string;
  path: string;
  file: string;
  text: string;
  /** What is read in place of the text, of the same length: without hidden characters and conflict markers. */
  readable?: string;
};
/** Its text, as far as it is one, still names records that others refer to. */
export type UnreadFile = Omit<TextFile, 'text'> & { text?: string };

/**
 * Reads every file that a collection names.
 * @param root the data folder; @param label how the maintainer calls it ("data"), used in messages.
 */
export function readFiles(
  root: string,
  label: string,
): Stage<{ files: TextFile[]; unread: UnreadFile[] }> {
  const findings: Finding[] = [];
  const files: TextFile[] = [];
  const unread: UnreadFile[] = [];
  const realRoot = realpathSync(root);
  const listings = new Map<string, string[]>();
  const inside = new Map<string, boolean>();
  const claimed = new Set<string>();
  /** Folders that are there and cannot be looked into. */
  const shut = new Set<string>();

  const list = (folder: string): string[] => {
    const known = listings.get(folder);
    if (known !== undefined) return known;
    let names: string[] = [];
    try {
      names = readdirSync(join(root, folder)).sort(compareText);
    } catch (error) {
      // A folder that is not there holds no entries; missing single files are reported below.
      if (lstatSync(join(root, folder), { throwIfNoEntry: false }) !== undefined) {
        shut.add(folder);
        findings.push(
          fileFinding(
            `${label}/${folder}`,
            `the folder cannot be listed (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
            ['It must be a folder, not a file or a link that leads nowhere, and readable.'],
          ),
        );
      }
    }
    listings.set(folder, names);
    return names;
  };

  /** Whether a folder is what its path says: it could be a link that leads out of the content. */
  const isInside = (folder: string): boolean => {
    const known = inside.get(folder);
    if (known !== undefined) return known;
    const real = realpathSync(join(root, folder));
    const verdict = real === realRoot || real.startsWith(realRoot + sep);
    inside.set(folder, verdict);
    return verdict;
  };

  for (const [collection, { files: pattern, shape }] of Object.entries(COLLECTIONS) as [
    string,
    Collection,
  ][]) {
    const slash = pattern.lastIndexOf('/');
    const folder = slash === -1 ? '' : pattern.slice(0, slash);
    const [before = '', after] = pattern.slice(slash + 1).split('*');
    const names =
      after === undefined
        ? list(folder).filter((name) => name === before)
        : list(folder).filter((name) => name.startsWith(before) && name.endsWith(after));
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      claimed.add(path);
      const file = { collection, path, file: `${label}/${path}` };
      const { text, isSound } = readText(
        join(root, path),
        file.file,
        () => isInside(folder),
        findings,
      );
      if (isSound) files.push({ ...file, text });
      else unread.push({ ...file, ...(text === undefined ? {} : { text }) });
    }
    if (shut.has(folder)) unread.push({ collection, path: pattern, file: `${label}/${pattern}` });
    else if (names.length === 0 && (shape === 'single' || after === undefined)) {
      unread.push({ collection, path: pattern, file: `${label}/${pattern}` });
      findings.push(
        fileFinding(`${label}/${pattern}`, `${pattern} is missing`, [
          ...didYouMean(pattern.slice(slash + 1), list(folder)),
          'Create it, or restore it from version control.',
        ]),
      );
    }
  }
  findings.push(...strayFiles(root, label, listings, claimed));
  return { value: { files, unread }, findings };
}

/** A file or folder that no collection reads is most likely misnamed or misplaced: say so instead of dropping it silently. */
function strayFiles(
  root: string,
  label: string,
  listings: Map<string, string[]>,
  claimed: Set<string>,
): Finding[] {
  const findings: Finding[] = [];
  for (const [folder, names] of listings) {
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      // Hidden files and the copies of editors are nobody's content.
      if (claimed.has(path) || listings.has(path) || /^\.|~$/.test(name)) continue;
      const isFolder =
        lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true;
      findings.push({
        rule: 'load/stray-file',
        severity: 'warning',
        title: isFolder
          ? `the folder ${path} belongs to no collection, so nothing in it is read`
          : `${name} belongs to no collection, so nothing reads it`,
        at: { file: `${label}/${path}`, urls: [] },
        related: [],
        help: [
          ...(isFolder ? didYouMean(path, listings.keys()) : []),
          'Give it the name or ending that schemas/collections.ts expects, or move it out of the data folder.',
        ],
      });
    }
  }
  return findings;
}

function fileFinding(file: string, title: string, help: string[]): Finding {
  return { rule: 'load/file', severity: 'error', title, at: { file, urls: [] }, related: [], help };
}

type Read = { isSound: true; text: string } | { isSound: false; text?: string };

function readText(
  fullPath: string,
  file: string,
  isInside: () => boolean,
  findings: Finding[],
): Read {
  const refuse = (title: string, help: string): Read => {
    findings.push(fileFinding(file, title, [help]));
    return { isSound: false };
  };
  let bytes: Buffer;
  try {
    const info = lstatSync(fullPath);
    if (info.isSymbolicLink())
      return refuse('the file is a symbolic link', 'Put the file itself into the data folder.');
    if (!info.isFile()) return refuse('this is not a regular file', 'Only regular files are read.');
    if (info.size > MAX_FILE_BYTES)
      return refuse(
        `the file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`,
        'Split it: no content file needs to be so large.',
      );
    if (!isInside())
      return refuse('the file lies outside the data folder', 'Move it into the data folder.');
    bytes = readFileSync(fullPath);
  } catch (error) {
    return refuse(
      `the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`,
      'Check its permissions.',
    );
  }
  if (isUtf16(bytes)) {
    findings.push(
      encodingFinding(file, 'the file is UTF-16, not UTF-8', { line: 1, column: 1 }, [
        'Save it as UTF-8. Editors have a command for it, such as "Save with encoding".',
      ]),
    );
    return { isSound: false, text: bytes.toString('utf8') };
  }
  if (!isUtf8(bytes)) {
    findings.push(
      encodingFinding(file, 'the file is not UTF-8 text', invalidOffset(bytes), [
        'Write the character at this place again, or save the file as UTF-8: it may be in Windows-1252 or Latin-1.',
      ]),
    );
    return { isSound: false, text: bytes.toString('utf8') };
  }
  // Unlike a decoder's, this text takes one byte a letter where Spanish does not need two.
  let text = bytes.toString('utf8');
  if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
  return { isSound: true, text };
}

/** By its byte order mark, or by the zero byte that every second letter of Spanish has in UTF-16. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0);
  if (mark === 0xfffe || mark === 0xfeff) return true;
  const start = bytes.subarray(0, 200);
  return start.length > 1 && start.filter((byte) => byte === 0).length > start.length / 4;
}

function encodingFinding(
  file: string,
  title: string,
  at: { line: number; column: number },
  help: string[],
): Finding {
  return {
    rule: 'load/encoding',
    severity: 'error',
    title,
    at: { file, urls: [], range: { start: at, end: at } },
    related: [],
    help,
  };
}

/** Line and column of the first byte that is not UTF-8, found by decoding line by line. */
function invalidOffset(bytes: Buffer): { line: number; column: number } {
  let line = 1;
  for (let start = 0; start <= bytes.length; line++) {
    const end = bytes.indexOf(10, start);
    const slice = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (!isUtf8(slice)) return { line, column: slice.toString('utf8').indexOf('\ufffd') + 1 };
    if (end === -1) break;
    start = end + 1;
  }
  return { line: 1, column: 1 };
}
