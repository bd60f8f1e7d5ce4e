/** Turns what an address says, however it is written, into text and into the element that it names. */

/** Sent to the list of articles in place of an article that is not there. */
export const MISSING_ARTICLE = '?no-encontrado';

/** @returns the text as it is, if it is no sound encoding */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const elementOf = (hash: string): Element | null =>
  document.getElementById(decoded(hash.slice(1)));
