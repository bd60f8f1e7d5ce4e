/** Prints addresses of pages on one line of a terminal. */
const MOST = 3;

/** @returns `→ /a/ /b/ /c/ and 11 more`; empty for no address */
export function pageList(urls: readonly string[]): string {
  if (urls.length === 0) return '';
  // Content that all centres share is on more pages than fit on a line.
  const more = urls.length > MOST ? ` and ${urls.length - MOST} more` : '';
  return `→ ${urls.slice(0, MOST).join(' ')}${more}`;
}
