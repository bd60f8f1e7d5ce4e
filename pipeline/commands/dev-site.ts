/** The site of `dev`: in memory, each page and file made when a browser asks for it. */
import { onDay } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { lazily } from '../program/once.ts';
import type { Assets } from '../render/assets.ts';
import { OPEN_SEARCH, openSearchFile } from '../render/open-search.ts';
import { renderPages } from '../render/pages/index.ts';
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  redirectsFile,
  robotsFile,
} from '../write/hosting.ts';
import { pagePrinter } from '../write/site.ts';
import { type HostRules, rulesIn } from './host-rules.ts';

export type DevSite = {
  rules: HostRules;
  /** @param path of a file below the base path @returns undefined if the site has none there */
  file(path: string): string | Uint8Array | undefined;
};

/**
 * Without what `dev` leaves out: exports, pictures for sharing, the sitemap, and use without a connection, which would
 * keep pages as they were.
 * @param day of the pages
 */
export function devSite(site: Site, ledger: Ledger, assets: Assets, day: string): DevSite {
  const { settings } = site;
  const csp = contentSecurityPolicy(assets);
  const rendered = renderPages(site, onDay(ledger, day), day, undefined, true);
  const print = pagePrinter({ assets, csp }, rendered);
  const pages = new Map(
    [...rendered.makers()].map((maker) => [maker.path.replace(/\/$/, '/index.html'), maker]),
  );
  const bundled = new Map<string, string | Uint8Array>([
    ...assets.files.map(({ path, bytes }) => [path, bytes] as const),
    ['/sw.js', assets.killSwitch],
    ['/robots.txt', robotsFile(settings)],
    [OPEN_SEARCH, openSearchFile(settings)],
  ]);
  const made = lazily(() => {
    const { pictures, clips, speech, search, bank, drills, signDrill } = rendered;
    const files = [
      ...pictures(),
      ...clips(),
      speech(),
      search(),
      ...bank().files,
      drills(),
      signDrill(),
    ];
    return new Map(files.map(({ path, bytes }) => [path, bytes]));
  });
  return {
    rules: rulesIn(
      headersFile(headerRules(csp), settings.basePath),
      redirectsFile(site),
      settings.basePath,
    ),
    file(path) {
      const maker = pages.get(path);
      return maker === undefined ? (bundled.get(path) ?? made().get(path)) : print(maker).html;
    },
  };
}
