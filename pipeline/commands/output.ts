/**
 * The output of commands. Control characters are made visible. If the reader of a stream closes it, the command stops
 * writing, but runs to its end and returns its own exit code.
 */
import { escapeControlCharacters, type Notation } from '../findings/control-characters.ts';

type Output = typeof process.stdout | typeof process.stderr;

/** Error codes of a stream whose reader has closed it. */
const CLOSED = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);
/** Colours that the program writes itself. */
const COLOUR = /(\u001b\[\d{1,2}m)/;

const ended = new Set<Output>();
const guarded = new Set<Output>();
let isLost = false;

/** True if standard output shows colours. */
export const hasColour = (): boolean =>
  process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/**
 * Writes to standard output.
 * @param notation syntax of the text, which decides how control characters are escaped
 */
export function print(text: string, notation: Notation = 'text'): void {
  const printed =
    notation === 'text' && hasColour()
      ? // Parts with an odd index are the colours between the texts.
        text
          .split(COLOUR)
          .map((part, index) => (index % 2 === 1 ? part : escapeControlCharacters(part)))
          .join('')
      : escapeControlCharacters(text, notation);
  write(process.stdout, printed);
}

export function printError(text: string): void {
  write(process.stderr, escapeControlCharacters(text));
}

/** Handles errors of both streams from now on. */
export function handleOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (guarded.has(stream)) continue;
    guarded.add(stream);
    stream.on('error', (error: NodeJS.ErrnoException) => lose(stream, error));
  }
}

/** Waits for errors of earlier writes. @returns true if each write either succeeded or had no reader */
export async function flushOutput(): Promise<boolean> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  return !isLost;
}

function write(stream: Output, text: string): void {
  if (!ended.has(stream)) stream.write(text);
}

function lose(stream: Output, { code = '', message }: NodeJS.ErrnoException): void {
  if (ended.has(stream)) return;
  ended.add(stream);
  // A terminal that was closed reports EIO.
  if (CLOSED.has(code) || (code === 'EIO' && stream.isTTY)) return;
  isLost = true;
  process.exitCode = 3;
  if (stream === process.stdout)
    printError(`licencia: the output cannot be written (${code || message})\n`);
}
