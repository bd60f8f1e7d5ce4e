/** The title of a page in one of its states. */

/** Between the name of a page and that of the site. */
const SITE = ' | ';

/**
 * @param says what is on the screen, such as a question or a score; absent: nothing is said before the name
 * @param name of what is practised; absent: as the page was built
 */
export function titled(says: string | undefined, name?: string): string {
  // As the page was built: its title may have changed since.
  const built = document.querySelector<HTMLMetaElement>('[property="og:title"]')!.content;
  const [page, ...site] = built.split(SITE);
  const named = [name ?? page, ...site].join(SITE);
  return says ? `${says} – ${named}` : named;
}
