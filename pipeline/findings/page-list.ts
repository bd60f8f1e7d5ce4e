/** Addresses of pages as one line of a terminal. */
const MOST = 3;

/** @returns `→ /a/ /b/ /c/ and 11 more`; empty for no address */
export function pageList(urls: readonly string[]): string {
  if (urls.length === 0) return '';
  // What all centres share is on more pages than a line has room for.
  const more = urls.length > MOST ? ` and ${urls.length - MOST} more` : '';
  return `→ ${urls.slice(0, MOST).join(' ')}${more}`;
}
