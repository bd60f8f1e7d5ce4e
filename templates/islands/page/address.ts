/** The element or state that the page's address names. */
import { decodeIfValid } from '../model/fold-text.ts';

/** Query of the list of articles for readers who asked for an article that does not exist. */
export const MISSING_ARTICLE_QUERY = '?no-encontrado';

export const findNamedElement = (hash: string): Element | null =>
  document.getElementById(decodeIfValid(hash.slice(1)));
