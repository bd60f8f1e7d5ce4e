/** Writes a file whole or not at all: a draft beside it, flushed, then renamed over it. */
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { environmentFailure } from '../../program/failures.ts';

export function writeFileWhole(path: string, content: string | Uint8Array): void {
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
    renameSync(draft, path);
  } catch (error) {
    if (draft !== undefined) rmSync(draft, { force: true });
    throw environmentFailure(error, 'the file could not be written');
  }
}

/** Never opens an existing file or link of the draft's name. */
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
 * a file that has others keeps them.
 */
export function writeEdited(path: string, text: string): void {
  const before = readFileSync(path, 'utf8');
  const mark = before.startsWith('\ufeff') ? '\ufeff' : '';
  writeFileWhole(path, mark + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text));
}
