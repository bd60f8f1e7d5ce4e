/** The interface of the search script, which a page loads once somebody searches. */
export type SearchPart = {
  /**
   * Starts the search of /buscar/.
   * @param form the page's form, followed by the places for the status and the results
   */
  startSearchPage(form: HTMLFormElement): void;
  /**
   * Opens the search over the page.
   * @param link the search link in the header
   * @param sheet address of the stylesheet
   */
  openSearch(link: HTMLAnchorElement, sheet: string): void;
};
