/** Offers a text to the reader as a file. */
import { element } from './element.ts';

/** Milliseconds before the file's address is revoked, because a browser may first ask where to save it. */
const SAVED_WITHIN = 60_000;

export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVED_WITHIN);
}
