/** The title of a page, which may begin with its state, such as a score. */

const SITE = ' | ';

/**
 * @param says the first words, such as «Pregunta 2 de 20» or a score; without them, the title begins with the name
 * @param name the name of the practice; default: the name of the built page
 */
export function pageTitle(says: string | undefined, name?: string): string {
  // The title from the build, because `document.title` may have changed since.
  const built = document.querySelector<HTMLMetaElement>('[property="og:title"]')!.content;
  const [page, ...site] = built.split(SITE);
  const named = [name ?? page, ...site].join(SITE);
  return says ? `${says} – ${named}` : named;
}
