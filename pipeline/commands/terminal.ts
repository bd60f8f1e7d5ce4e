/** A question in the terminal → the line that a person answers; and what is too long for the terminal → its pager. */
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { visible } from '../findings/control-characters.ts';
import { print } from './output.ts';

/** @returns undefined once there is nobody who answers: the input has ended, or Ctrl-C was pressed */
export type Ask = (question: string) => Promise<string | undefined>;

/** Whether somebody sits there who reads and answers. */
export const isTerminal = (): boolean =>
  process.stdin.isTTY === true && process.stdout.isTTY === true;

/** The terminal edits the line, as it is not in raw mode: what was typed ahead is kept, and Ctrl-C is a signal. */
export const askInTerminal: Ask = (question) => {
  const lines = createInterface({ input: process.stdin, terminal: false });
  return new Promise((resolve) => {
    const end = (line: string | undefined) => {
      process.off('SIGINT', stop);
      // Its other listeners are readline's own: closing takes them from the input.
      lines.off('line', end).off('close', ended).close();
      resolve(line);
    };
    const ended = () => end(undefined);
    const stop = () => {
      print('\n');
      end(undefined);
    };
    // Before the question can be read: who answers it with Ctrl-C at once must not kill the program.
    process.on('SIGINT', stop);
    print(question);
    lines.once('line', end).once('close', ended);
  });
};

/** Prints a text; one that is longer than the terminal through the program that PAGER names. An empty PAGER is none. */
export function printPaged(text: string): void {
  const { rows = 24, columns = 80 } = process.stdout;
  const { PAGER = process.platform === 'win32' ? '' : 'less', TERM } = process.env;
  const height = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
  const fits = PAGER.trim() === '' || TERM === 'dumb' || height < rows;
  if (fits || !isPaged(PAGER, text)) print(text);
}

/** As git does: the pager ends by itself where all fits, shows colours, leaves the text where it is, and has Ctrl-C for itself. */
function isPaged(pager: string, text: string): boolean {
  process.on('SIGINT', leaveToPager);
  try {
    const { error, status } = spawnSync(pager, {
      shell: true,
      input: visible(text),
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { LESS: 'FRX', ...process.env },
    });
    return error === undefined && status === 0;
  } finally {
    process.off('SIGINT', leaveToPager);
  }
}

const leaveToPager = () => {};

const widthOf = (line: string): number => stripVTControlCharacters(line).length;
