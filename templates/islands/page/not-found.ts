/**
 * Shows the section of the 404 page that fits the unknown test, centre or article, and a link to the centre with the
 * closest name.
 */

import { decodeIfValid } from '../model/fold-text.ts';
import { element } from '../parts/element.ts';
import { MISSING_ARTICLE_QUERY } from './address.ts';
import { nearestAddress } from './nearest-address.ts';

export function startNotFound(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-404]')];
  if (sections.length > 0) console.warn('404', location.pathname);
  const [, kind, asked = ''] =
    /\/(test|test-result|centro|blog)\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  const section = sections.find(
    ({ dataset }) => dataset['404'] === (kind === 'test-result' ? 'test' : kind),
  );
  if (section && kind === 'blog') {
    // The address comes from the build's own link, never from the path: "//other.site/blog/x" must not redirect to
    // another site.
    const blog = section
      .querySelector<HTMLAnchorElement>('a[href$="/blog/"]')
      ?.getAttribute('href');
    if (blog) location.replace(blog + MISSING_ARTICLE_QUERY);
  }
  // The section is visible until the redirect, and also if the redirect fails.
  if (section) section.hidden = false;
  if (section && kind === 'centro') suggest(section, asked);
  offerSearch();
  if (location.search === MISSING_ARTICLE_QUERY && sections.length === 0) sayMissingArticle();
}

/**
 * Links to a search for the words of the missing address. The page does not show these words, because anybody could put
 * any words into a link.
 */
function offerSearch(): void {
  const place = document.querySelector<HTMLElement>('[data-404-search]');
  const link = place?.querySelector('a');
  const words = decodeIfValid(location.pathname)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ');
  if (!place || !link || !words) return;
  link.search = `?q=${encodeURIComponent(words)}`;
  place.hidden = false;
}

function suggest(section: HTMLElement, asked: string): void {
  const links = new Map(
    [...section.querySelectorAll<HTMLAnchorElement>('a[href*="/centro/"]')].map((link) => [
      /\/centro\/([^/]+)/.exec(link.pathname)?.[1] ?? '',
      link,
    ]),
  );
  const slug = nearestAddress(decodeIfValid(asked), [...links.keys()]);
  const link = slug === undefined ? undefined : links.get(slug);
  if (!link) return;
  const place = section.querySelector<HTMLElement>('[data-404-suggestion]');
  place?.replaceChildren(
    '¿Buscabas ',
    element('a', { href: link.getAttribute('href') ?? '' }, link.textContent.trim()),
    '?',
  );
  if (place) place.hidden = false;
}

function sayMissingArticle(): void {
  const notice = document.querySelector<HTMLElement>('[data-missing-article]');
  if (notice) notice.hidden = false;
  history.replaceState(history.state, '', location.pathname + location.hash);
}
