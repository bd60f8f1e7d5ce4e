/** The JSON-LD of a page → findings: it may say only what the page shows, nothing unsupported, and lead nowhere dead. */

import type { DocumentPart } from '../render/document.ts';
import { escapeHtml } from '../text/escape.ts';
import type { Markup } from './html.ts';

type Problem = Markup['problems'][number];
/** Properties that visitors read; the rest are addresses, types and codes. */
const SHOWN = new Set(['name', 'headline', 'text', 'streetAddress', 'telephone']);
const CLAIMS = new Set(['aggregateRating', 'ratingValue', 'reviewCount', 'review', 'ratingCount']);

/**
 * @param html the whole page; @param parts the same in its parts; @param address the site's origin and base path
 * @param isKnown whether an address below it is a page or file of the site
 */
export function inspectJsonLd(
  html: string,
  parts: readonly DocumentPart[],
  address: string,
  isKnown: (path: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const own = parts.filter(({ isShell }) => !isShell).map((part) => part.html);
  const blocks = own.flatMap((part) => [
    ...part.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ]);
  if (blocks.length === 0) return problems;
  // Most values stand in the page word for word; the whole of it is folded for comparison only for one that does not.
  let folded: string | undefined;
  const isShown = (value: string) => {
    const written = `>${escapeHtml(value)}<`;
    return (
      own.some((part) => part.includes(written)) ||
      html.includes(written) ||
      (folded ??= visibleText(html)).includes(normalised(value))
    );
  };
  const add = (rule: Problem['rule'], title: string, help: string) =>
    problems.push({ rule, title, help: [help] });
  const visit = (value: unknown, key: string) => {
    if (Array.isArray(value)) for (const item of value) visit(item, key);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (CLAIMS.has(name))
          add(
            'output/jsonld-unsupported-claim',
            `JSON-LD states ${name}, for which there is no evidence`,
            'Leave ratings and statistics out of the structured data.',
          );
        visit(inner, name);
      }
    } else if (typeof value === 'string') {
      if (SHOWN.has(key) && !isShown(value))
        add(
          'output/jsonld-mismatch',
          `JSON-LD says ${key} "${value.slice(0, 80)}", which the page does not show`,
          'Show it on the page, or leave it out of the structured data.',
        );
      if (
        (key === 'url' || key === 'item' || key === 'target' || key === 'urlTemplate') &&
        value.startsWith(address)
      ) {
        const path = value.slice(address.length).split(/[?#]/)[0]!;
        if (value.includes('{') || !isKnown(path))
          add(
            'output/jsonld-dead-target',
            `JSON-LD leads to ${value}, which the site does not serve`,
            'Name an address that exists.',
          );
      }
    }
  };
  for (const [, text = ''] of blocks) visit(JSON.parse(text), '');
  return problems;
}

/** What stands in the page and its title, without markup, folded for comparison. */
function visibleText(html: string): string {
  return normalised(
    html
      .replace(/<script\b[\s\S]*?<\/script>|<span class="fuera">[^<]*<\/span>/g, '')
      .replace(/<meta (?:name="description"|property="og:site_name") content="([^"]*)">/g, ' $1 ')
      .replace(/<[^>]+>/g, ''),
  );
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

function normalised(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}
