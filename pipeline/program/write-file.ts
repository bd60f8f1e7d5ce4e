/** Writes a file whole or not at all: writes and flushes a draft, then renames it. Retries if the file is in use. */
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { asEnvironmentError, EnvironmentError } from './failures.ts';

export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  let draft: string | undefined;
  try {
    let file: number;
    [draft, file] = openDraft(path);
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renamePath(draft, path);
  } catch (error) {
    if (draft !== undefined) rmSync(draft, { force: true });
    throw asEnvironmentError(error, 'the file could not be written');
  }
}

/** Opens a new draft, never an existing file or link with its name. */
function openDraft(path: string): [string, number] {
  for (let attempt = 0; ; attempt++) {
    const draft = `${path}.${process.pid}${attempt === 0 ? '' : `-${attempt}`}.tmp`;
    try {
      return [draft, openSync(draft, 'wx')];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 99) throw error;
    }
  }
}

/**
 * Writes the edited text of a content file. The stages read text without byte order mark and with `\n` line ends;
 * a file with a byte order mark or `\r\n` keeps them.
 */
export function writeEditedFile(path: string, text: string): void {
  const before = readFileSync(path, 'utf8');
  const mark = before.startsWith('\ufeff') ? '\ufeff' : '';
  writeFileAtomically(
    path,
    mark + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text),
  );
}

/** Error codes on Windows for a file that another program has open, or a folder that contains such a file. */
const IN_USE = new Set(['EACCES', 'EBUSY', 'EPERM']);

/**
 * Waits between retries in milliseconds: an antivirus scanner or a search indexer keeps a new file open for a moment.
 */
const PAUSES = [10, 20, 50, 100, 200, 400, 800];

/** Renames a file or a folder. @throws EnvironmentError if it stays in use, with advice on what to close */
export function renamePath(from: string, to: string): void {
  for (const pause of [...PAUSES, undefined])
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (!IN_USE.has(String((error as NodeJS.ErrnoException).code))) throw error;
      if (pause === undefined)
        throw new EnvironmentError(
          `${from} cannot be replaced: another program has it open, or you may not change it. Close what uses it (a preview, an editor, a window or terminal of its folder) and run the command again`,
          { path: from, cause: error },
        );
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
}
