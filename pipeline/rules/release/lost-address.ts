/** An address of the last release must still be a page, or redirect to one. */
import { COLLECTIONS } from '../../../schemas/collections.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import type { Rule } from '../rule.ts';

/** Collections whose records can name their former addresses. */
const WITH_ALIASES = ['articles', 'chapters'] as const;

export const releaseLostAddress: Rule = {
  id: 'release/lost-address',
  about: 'An address of the last release is gone, and nothing redirects from it.',
  severity: 'error',
  needsWhole: true,
  check({ site }, report) {
    const last = site.entries.releases.at(-1);
    if (last === undefined) return;
    const addresses = last.data.addresses ?? [];
    const redirected = new Set(site.redirects.map(({ from }) => from));
    for (const [index, address] of addresses.entries()) {
      if (site.routes.has(address) || redirected.has(address)) continue;
      const advice = aliasAdvice(site, address, addresses);
      report({
        title: `${address} was published on ${last.data.date} and is gone, without a redirect`,
        at: placeOf(last, ['addresses', index]),
        severity: advice === undefined ? 'warning' : 'error',
        help: advice ?? [
          'If the page went on purpose, record a release: licencia export --record-release',
          'Otherwise give the record its former name again.',
        ],
      });
    }
  },
};

/** @returns undefined for a page whose record cannot have aliases */
function aliasAdvice(
  site: Site,
  address: string,
  published: readonly string[],
): string[] | undefined {
  for (const collection of WITH_ALIASES) {
    const { route } = COLLECTIONS[collection];
    const slug = address.split('/').at(-2) ?? '';
    if (route(slug) !== address) continue;
    const fresh = site.entries[collection].filter(({ id }) => !published.includes(route(id)));
    const file = fresh.length === 1 ? fresh[0]!.document.file : 'the page that replaces it';
    return [`Add to the front matter of ${file}:`, `aliases: [${slug}]`];
  }
  return undefined;
}
