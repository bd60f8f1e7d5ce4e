/** The summary line of a failed test, so that readers of the end of a long log learn which test failed, and why. */
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 400;

/**
 * @param what outcome of the test, such as "failed"
 * @param test name and file of the test
 * @param message error of the test, with or without colour codes
 */
export function failureNote(what: string, test: string, message = 'no message'): string {
  const plain = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return `${what}: ${test}: ${plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain}`;
}
