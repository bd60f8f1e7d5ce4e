/** Asks a person in the terminal, and shows long texts in a pager. */
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { escapeControlCharacters } from '../findings/control-characters.ts';
import { print } from './output.ts';

/** @returns undefined if the input has ended or Ctrl-C was pressed */
export type QuestionPrompt = (question: string) => Promise<string | undefined>;

/** True if input and output are a terminal, so that a person can answer. */
export const isTerminal = (): boolean =>
  process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Does not use raw mode: the terminal edits the line, keeps text typed ahead, and turns Ctrl-C into a signal. */
export const askInTerminal: QuestionPrompt = (question) => {
  const lines = createInterface({ input: process.stdin, terminal: false });
  return new Promise((resolve) => {
    const end = (line: string | undefined) => {
      process.off('SIGINT', stop);
      // Closing removes the remaining listeners of the input, which are readline's own.
      lines.off('line', end).off('close', ended).close();
      resolve(line);
    };
    const ended = () => end(undefined);
    const stop = () => {
      print('\n');
      end(undefined);
    };
    // Set before the question is visible: an immediate Ctrl-C must not kill the program.
    process.on('SIGINT', stop);
    print(question);
    lines.once('line', end).once('close', ended);
  });
};

/**
 * Prints a text, through the program that PAGER names if it is longer than the terminal. An empty PAGER means no pager.
 */
export function printInPager(text: string): void {
  const { rows = 24, columns = 80 } = process.stdout;
  const { PAGER = process.platform === 'win32' ? '' : 'less', TERM } = process.env;
  const height = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
  const fits = PAGER.trim() === '' || TERM === 'dumb' || height < rows;
  if (fits || !isPaged(PAGER, text)) print(text);
}

/**
 * Runs the pager as git does: it exits if all text fits, shows colours, leaves the text on the screen, and handles
 * Ctrl-C.
 * @returns true if the pager has shown the text
 */
function isPaged(pager: string, text: string): boolean {
  process.on('SIGINT', leaveToPager);
  try {
    const { error, status } = spawnSync(pager, {
      shell: true,
      input: escapeControlCharacters(text),
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
