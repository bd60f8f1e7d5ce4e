/** What the script of the search does for a page, which loads it once somebody searches. */
export type SearchPart = {
  /** The search of /buscar/. @param form the one of the page, before the places for the status and the results */
  startSearchPage(form: HTMLFormElement): void;
  /** Opens the search over the page. @param link the one of the header @param sheet address of its styles */
  openSearch(link: HTMLAnchorElement, sheet: string): void;
};
