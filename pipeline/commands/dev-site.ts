/** Makes the site of `dev` in memory: each page is made when a browser requests it. */
import type { AuditedContent } from '../content.ts';
import { withReviewDay } from '../ledger/ledger.ts';
import { memoizeValue } from '../program/memoize.ts';
import type { Assets } from '../render/document/assets.ts';
import { contentSecurityPolicy } from '../render/document/security-policy.ts';
import { renderPages } from '../render/pages/index.ts';
import { OPEN_SEARCH_PATH, openSearchFile } from '../render/search/open-search.ts';
import { headerRules, headersFile, redirectsFile, robotsFile } from '../write/hosting.ts';
import { parseHostRules } from './host-rules.ts';

export type DevSite = ReturnType<typeof createDevSite>;

/** Leaves out exports, share images, the sitemap, and the offline copy (browsers would show old pages from it). */
export function createDevSite({ site, ledger, day, asIs }: AuditedContent, assets: Assets) {
  const { settings } = site;
  const rendered = renderPages(site, withReviewDay(ledger, day), day);
  const print = rendered.printer(assets);
  const pages = new Map(
    [...rendered.makers()].map((maker) => [maker.path.replace(/\/$/, '/index.html'), maker]),
  );
  const bundled = new Map<string, string | Uint8Array>([
    ...assets.files.map(({ path, bytes }) => [path, bytes] as const),
    ['/sw.js', assets.killSwitch],
    ['/robots.txt', robotsFile(settings)],
    [OPEN_SEARCH_PATH, openSearchFile(settings)],
  ]);
  const made = memoizeValue(
    () => new Map(rendered.files().map(({ path, bytes }) => [path, bytes])),
  );
  return {
    rules: parseHostRules(
      headersFile(headerRules(contentSecurityPolicy(assets)), settings.basePath),
      redirectsFile(site),
      settings.basePath,
    ),
    /** @param path the path of a file below the base path @returns undefined if the site has none there */
    file(path: string): string | Uint8Array | undefined {
      const maker = pages.get(path);
      if (maker === undefined)
        return (
          bundled.get(path) ?? made().get(path) ?? asIs.find((each) => each.path === path)?.read()
        );
      return print(maker)
        .parts.map(({ html }) => html)
        .join('');
    },
  };
}
