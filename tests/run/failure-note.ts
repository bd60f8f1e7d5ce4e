/** The summary line of a failed test, so that readers of the end of a long log learn which test failed, and why. */
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 400;

/** @param what such as "failed" @param test its name and file @param message its error, coloured or not, if there is one */
export function failureNote(what: string, test: string, message = 'no message'): string {
  const plain = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return `${what}: ${test}: ${plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain}`;
}
