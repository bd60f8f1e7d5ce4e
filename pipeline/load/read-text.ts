/** Reads one file as text, and rejects everything that is not a regular file of plain UTF-8. */
import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import { errorAt, type Finding, type Position } from '../findings/finding.ts';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** The text of a rejected file is kept, if it has one, because other files may refer to records in it. */
type ReadText = { text: string; problem?: undefined } | { text?: string; problem: Finding };

/**
 * @param path path of the file
 * @param file name of the file in messages
 * @param isInside returns true if the folder of the file is inside the data folder
 */
export function readText(path: string, file: string, isInside: () => boolean): ReadText {
  let bytes: Buffer;
  try {
    const refusal = refusalOf(path, isInside);
    if (refusal !== undefined) return { problem: fileFinding(file, refusal[0], [refusal[1]]) };
    bytes = readFileSync(path);
  } catch (error) {
    const title = `the file cannot be read (${systemErrorCode(error)})`;
    return { problem: fileFinding(file, title, ['Check its permissions.']) };
  }
  const problem = encodingProblem(bytes, file);
  // `toString` stores Spanish in one byte for each letter; a TextDecoder's text takes two.
  const text = bytes.toString('utf8');
  return problem === undefined ? { text: normalised(text) } : { text, problem };
}

/** @returns title and help if the file must not be read */
function refusalOf(path: string, isInside: () => boolean): [string, string] | undefined {
  const info = lstatSync(path);
  if (info.isSymbolicLink())
    return ['the file is a symbolic link', 'Put the file itself into the data folder.'];
  if (!info.isFile()) return ['this is not a regular file', 'Put a regular file here.'];
  if (info.size > MAX_FILE_BYTES)
    return [
      `the file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`,
      'Split it: no content file needs to be so large.',
    ];
  if (!isInside()) return ['the file is outside the data folder', 'Move it into the data folder.'];
  return undefined;
}

/**
 * Removes the byte order mark, converts line ends to `\n`, and composes accents (NFC), so that texts can be compared.
 */
function normalised(text: string): string {
  const unmarked = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const lines = unmarked.includes('\r') ? unmarked.replace(/\r\n?/g, '\n') : unmarked;
  return lines.normalize('NFC');
}

function encodingProblem(bytes: Buffer, file: string): Finding | undefined {
  if (isUtf16(bytes))
    return encodingFinding(
      file,
      'the file is UTF-16, not UTF-8',
      { line: 1, column: 1 },
      'Save it as UTF-8. Editors have a command for it, such as "Save with encoding".',
    );
  if (!isUtf8(bytes))
    return encodingFinding(
      file,
      'the file is not UTF-8 text',
      firstInvalid(bytes),
      'Write the character at this place again, or save the file as UTF-8: it may be in Windows-1252 or Latin-1.',
    );
  return undefined;
}

/** Recognises UTF-16 by the byte order mark, or by the zero in every second byte of Spanish text. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0);
  if (mark === 0xfffe || mark === 0xfeff) return true;
  const start = bytes.subarray(0, 200);
  return start.length > 1 && start.filter((byte) => byte === 0).length > start.length / 4;
}

/** Position of the first byte that is not UTF-8, found by decoding line by line. */
function firstInvalid(bytes: Buffer): Position {
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

export function fileFinding(file: string, title: string, help: string[]): Finding {
  return errorAt('load/file', title, { file, urls: [] }, ...help);
}

function encodingFinding(file: string, title: string, at: Position, help: string): Finding {
  return errorAt('load/encoding', title, { file, urls: [], range: { start: at, end: at } }, help);
}

/** The code of a system error, such as EACCES. */
export const systemErrorCode = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? 'unknown reason';
