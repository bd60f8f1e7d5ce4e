/** The file that the search fetches: everything that can be found. The browser builds its index from it. */

/** Must be increased when the file changes in a way that a script of an earlier build cannot read. */
export const SEARCH_FILE_VERSION = 2;

/** Address of the file. It has no hash, because otherwise each edit would change every page. */
export const SEARCH_FILE_ROUTE = '/buscar/indice.json';

export type SearchRecordKind = {
  name: string;
  group: string;
  rank: number;
  /** Rank if the query asks for this kind. */
  asked?: number;
  /** Words of a query that ask for this kind. */
  asking?: string[];
  /** True if the answer of such a record is a figure, which is shown large. */
  figure?: true;
};

export type SearchRecord = [
  kind: number,
  title: string,
  /** Route of the page, with an anchor. */
  href: string,
  /** Terms of other names of the subject, and of its context. */
  names: string,
  /** Terms of the text at that place that are not in the answer. */
  words: string,
  /** The figure, or the sentence, that answers without opening the page. */
  answer: string,
  /** The basis of a figure, or the chapter of a section. */
  note: string,
  ...image: [] | [src: string, width: number, height: number],
];

export type SearchFile = {
  version: number;
  kinds: SearchRecordKind[];
  /** Stop words, which say nothing about the subject of a query. */
  ignored: string[];
  /** Groups of phrases that mean the same thing; the first phrase is the name of the group. */
  synonyms: string[][];
  records: SearchRecord[];
};
