/** Checks and writes the pages and exports of a site. */
import { setImmediate } from 'node:timers/promises';
import { type Checker, createChecker } from '../check/index.ts';
import type { ExportFile } from '../exports/export-set.ts';
import { errorAt, type Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import type { VerbatimFile } from '../load/verbatim-files.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import type { AssetFile, Assets } from '../render/document/assets.ts';
import { contentSecurityPolicy } from '../render/document/security-policy.ts';
import type { PageSet } from '../render/pages/index.ts';
import { OPEN_SEARCH_PATH, openSearchFile } from '../render/search/open-search.ts';
import {
  headerRules,
  headersFile,
  nginxFile,
  redirectsFile,
  robotsFile,
  type SitemapEntry,
  sitemapFile,
} from './hosting.ts';
import type { OutputFolder } from './output/output-folder.ts';
import { createSiteFiles, type SiteFiles } from './output/site-files.ts';
import type { ShareImages } from './share/images.ts';

type SiteParts = {
  site: Site;
  assets: Assets;
  /** The files of the exports. */
  downloads: readonly ExportFile[];
  asIs: readonly VerbatimFile[];
  /** The pictures for sharing; absent if the site has none. */
  images: ShareImages | undefined;
  /** HTML at the top of every page. */
  banner: string | undefined;
  /** Absent for a check, which writes nothing. */
  output: OutputFolder | undefined;
  /** Aborts the writing. If present, other work may run between two pages. */
  signal: AbortSignal | undefined;
};

type WrittenSite = { pages: number; bytes: number; findings: Finding[] };

export async function writeSite(rendered: PageSet, parts: SiteParts): Promise<WrittenSite> {
  const { site, assets, downloads, images, output } = parts;
  const checker = createChecker(site, assets);
  const files = createSiteFiles(output, site);
  const { pages, sitemap } = await writePages(rendered, parts, checker, files);
  const write = ({ path, bytes, compressed }: AssetFile) => files.write(path, bytes, compressed);
  for (const file of assets.files) write(file);
  for (const file of rendered.files()) {
    checker.file(file);
    write(file);
  }
  // The first drawing is slow, so a check that writes nothing draws nothing.
  if (output !== undefined && images !== undefined)
    for await (const { path, bytes } of images.files()) files.write(path, bytes);
  for (const { path, content } of downloads) files.write(path, content);
  checker.offlinePack(files.writeOffline(assets));
  writeHostFiles(parts, files, sitemap);
  const clashes = writeAsIs(parts, files);
  return { pages, bytes: files.bytes(), findings: [...clashes, ...checker.finish(files.paths)] };
}

async function writePages(
  rendered: PageSet,
  { assets, banner, images, signal }: SiteParts,
  checker: Checker,
  files: SiteFiles,
): Promise<{ pages: number; sitemap: SitemapEntry[] }> {
  const print = rendered.printer(assets, { banner, shareImage: images?.of });
  const sitemap: SitemapEntry[] = [];
  let pages = 0;
  for (const maker of rendered.makers()) {
    // Between two pages, `dev` answers requests and may abort, because the content changed again.
    if (signal !== undefined) await setImmediate();
    signal?.throwIfAborted();
    const { page, parts } = print(maker);
    const { path, updated, robots, canonical } = page;
    const html = parts.map((part) => part.html).join('');
    files.write(path.endsWith('/') ? `${path}index.html` : path, html);
    checker.page(page, html, parts);
    if (robots === undefined && canonical === undefined)
      sitemap.push(omitUndefined({ path, updated }));
    pages++;
  }
  return { pages, sitemap };
}

function writeHostFiles(
  { site, assets }: SiteParts,
  files: SiteFiles,
  sitemap: SitemapEntry[],
): void {
  const { settings } = site;
  const rules = headerRules(contentSecurityPolicy(assets), files.paths);
  files.write('/_headers', headersFile(rules, settings.basePath));
  files.write('/_redirects', redirectsFile(site));
  files.write('/nginx.conf', nginxFile(site, rules));
  files.write('/sitemap.xml', sitemapFile(settings, sitemap));
  files.write('/robots.txt', robotsFile(settings));
  files.write(OPEN_SEARCH_PATH, openSearchFile(settings));
}

/** @returns a finding for each file whose name the site itself uses; such files are not written */
function writeAsIs({ asIs }: SiteParts, files: SiteFiles): Finding[] {
  // Some hosts ignore the case of file names.
  const names = new Set([...files.paths].map((path) => path.toLowerCase()));
  const folders = new Set([...names].flatMap(foldersAbove));
  return asIs.flatMap(({ path, file, read }) => {
    const name = path.toLowerCase();
    const clash = folders.has(name)
      ? name
      : [name, ...foldersAbove(name)].find((each) => names.has(each));
    if (clash === undefined) {
      files.write(path, read());
      return [];
    }
    return [
      errorAt(
        'output/duplicate-route',
        `the site has a file or a folder at ${clash} itself`,
        { file, urls: [] },
        'Rename the file, or delete it.',
      ),
    ];
  });
}

/** The folders above a file: `/a` and `/a/b` for `/a/b/c.txt`. */
const foldersAbove = (path: string): string[] =>
  [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index));
