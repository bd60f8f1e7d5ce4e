/** The element or state that the page's address names. */
import { decoded } from '../model/text.ts';

/** Appended to the address of the list of articles when an article does not exist. */
export const MISSING_ARTICLE = '?no-encontrado';

export const elementOf = (hash: string): Element | null =>
  document.getElementById(decoded(hash.slice(1)));
