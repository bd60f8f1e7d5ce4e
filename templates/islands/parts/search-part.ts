/** The interface of the search script, which a page loads once somebody searches. */
export type SearchPart = {
  /** The search of /buscar/. @param form the page's form, followed by the places for the status and the results */
  startSearchPage(form: HTMLFormElement): void;
  /** Opens the search over the page. @param link in the header @param sheet address of the styles */
  openSearch(link: HTMLAnchorElement, sheet: string): void;
};
