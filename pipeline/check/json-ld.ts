/**
 * Checks the JSON-LD of a page: its names and texts must be on the page. Ratings are errors too; dead addresses are
 * warnings.
 */
import type { DocumentPart } from '../render/document/document.ts';
import { decodeEntities } from '../text/entities.ts';
import { escapeHtml } from '../text/escape.ts';
import type { PageProblem } from './problem.ts';

/** Properties whose texts must be on the page. */
const SHOWN = new Set(['name', 'headline', 'text', 'streetAddress', 'telephone']);
const CLAIMS = new Set(['aggregateRating', 'ratingValue', 'reviewCount', 'review', 'ratingCount']);
const ADDRESSES = new Set(['url', 'item', 'target', 'urlTemplate']);

/**
 * @param html the whole page
 * @param parts the parts of the page
 * @param address the site's origin and base path
 * @param isKnown returns true if a path below that address is a page or file of the site
 */
export function inspectJsonLd(
  html: string,
  parts: readonly DocumentPart[],
  address: string,
  isKnown: (path: string) => boolean,
): PageProblem[] {
  const own = parts.filter(({ isShell }) => !isShell).map((part) => part.html);
  const blocks = own.flatMap((part) =>
    [...part.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = '']): unknown => JSON.parse(text),
    ),
  );
  if (blocks.length === 0) return [];
  const isShown = shownTexts(html, own);
  const isDead = (link: string) => {
    if (!link.startsWith(address)) return false;
    const [path = ''] = link.slice(address.length).split(/[?#]/);
    return !isKnown(path);
  };
  const strings = [...stringsIn(blocks, '')];
  return [
    ...[...namesIn(blocks)].filter((name) => CLAIMS.has(name)).map(unsupportedClaim),
    ...strings.filter(({ name, value }) => SHOWN.has(name) && !isShown(value)).map(mismatch),
    ...strings.filter(({ name, value }) => ADDRESSES.has(name) && isDead(value)).map(deadTarget),
  ];
}

type Property = { name: string; value: string };

/** Every string, with the name of its property; the items of a list have the name of the list. */
function* stringsIn(value: unknown, name: string): Generator<Property> {
  if (typeof value === 'string') yield { name, value };
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, key);
}

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield* Object.keys(value);
  for (const inner of Object.values(value)) yield* namesIn(inner);
}

const unsupportedClaim = (name: string): PageProblem => ({
  rule: 'output/jsonld-mismatch',
  part: 'rating',
  title: `JSON-LD states ${name}, for which there is no evidence`,
  help: 'Leave ratings and statistics out of the structured data.',
});

const mismatch = ({ name, value }: Property): PageProblem => ({
  rule: 'output/jsonld-mismatch',
  title: `JSON-LD says ${name} "${value.slice(0, 80)}", which the page does not show`,
  help: 'Show it on the page, or leave it out of the structured data.',
});

const deadTarget = ({ value }: Property): PageProblem => ({
  rule: 'output/jsonld-mismatch',
  part: 'address-that-is-not-served',
  severity: 'warning',
  title: `JSON-LD names the address ${value}, which the site does not serve`,
  help: 'Name an address that exists.',
});

/** @param own the parts that the page does not share with other pages */
function shownTexts(html: string, own: readonly string[]): (value: string) => boolean {
  let text: string | undefined;
  return (value) => {
    // Most values are the whole text of an element, so the visible text is rarely computed.
    const element = `>${escapeHtml(value)}<`;
    if (own.some((part) => part.includes(element)) || html.includes(element)) return true;
    text ??= visibleText(html);
    return text.includes(normalised(value));
  };
}

function visibleText(html: string): string {
  return normalised(
    html
      .replace(/<script\b[\s\S]*?<\/script>|<span class="external-note">[^<]*<\/span>/g, '')
      .replace(/<meta (?:name="description"|property="og:site_name") content="([^"]*)">/g, ' $1 ')
      .replace(/<[^>]+>/g, ''),
  );
}

const normalised = (text: string): string => decodeEntities(text).replace(/\s+/g, ' ').trim();
