/** Renders, checks and writes every file of a site. */
import { setImmediate } from 'node:timers/promises';
import { defined } from '../../schemas/defined.ts';
import type { Checker } from '../check/index.ts';
import type { ExportSet } from '../exports/export-set.ts';
import type { Site } from '../link/site.ts';
import type { AssetFile, Assets } from '../render/assets.ts';
import { type DocumentPart, documentRenderer } from '../render/document.ts';
import { OPEN_SEARCH, openSearchFile } from '../render/open-search.ts';
import type { Page } from '../render/page.ts';
import type { Maker, PageSet } from '../render/pages/index.ts';
import {
  headerRules,
  headersFile,
  nginxFile,
  redirectsFile,
  robotsFile,
  type SitemapEntry,
  sitemapFile,
} from './hosting.ts';
import type { SiteFiles } from './output/site-files.ts';
import type { ShareImages } from './share/images.ts';

export type SiteParts = {
  site: Site;
  exported: ExportSet | undefined;
  assets: Assets;
  checker: Checker;
  files: SiteFiles;
  /** Content security policy. */
  csp: string;
  /** HTML at the top of every page. */
  banner: string | undefined;
  images: ShareImages | undefined;
  /** Whether pictures for sharing are drawn. */
  drawsImages: boolean;
  signal: AbortSignal | undefined;
  onStage: (line: string) => void;
};

/** @returns the number of pages */
export async function writeSite(parts: SiteParts, rendered: PageSet): Promise<number> {
  const { exported, assets, checker, files, images } = parts;
  const { pages, sitemap } = await writePages(parts, rendered);
  const write = ({ path, bytes, compressed }: AssetFile) => files.write(path, bytes, compressed);
  for (const file of [...assets.files, ...rendered.pictures()]) write(file);
  for (const file of rendered.clips()) {
    checker.clip(file);
    write(file);
  }
  // The first drawing is slow, so a check that writes nothing draws nothing.
  if (parts.drawsImages && images !== undefined)
    for await (const { path, bytes } of images.files()) files.write(path, bytes);
  for (const file of exported?.results.flatMap((result) => result.files) ?? [])
    files.write(file.path, file.content);
  write(rendered.speech());
  const search = rendered.search();
  checker.searchData(search);
  write(search);
  for (const file of [...rendered.bank().files, rendered.drills(), rendered.signDrill()]) {
    checker.data(file);
    write(file);
  }
  checker.offlinePack(files.writeOffline(assets));
  writeHostFiles(parts, sitemap);
  const supply = rendered.supply();
  if (supply !== '') parts.onStage(supply);
  parts.onStage(`render ${pages} pages · bundle ${assets.files.length} files`);
  return pages;
}

async function writePages(
  parts: SiteParts,
  rendered: PageSet,
): Promise<{ pages: number; sitemap: SitemapEntry[] }> {
  const { checker, files, images, signal } = parts;
  const print = pagePrinter(parts, rendered);
  const sitemap: SitemapEntry[] = [];
  let pages = 0;
  for (const maker of rendered.makers()) {
    // `dev` answers between two pages, and ends a check of content that has changed again.
    if (signal !== undefined) await setImmediate();
    signal?.throwIfAborted();
    const { page, own, html } = print(maker);
    const { path, updated, robots, canonical } = page;
    files.write(path.endsWith('/') ? `${path}index.html` : path, html);
    images?.of(page);
    checker.page(page, html, own);
    if (robots === undefined && canonical === undefined) sitemap.push(defined({ path, updated }));
    pages++;
  }
  return { pages, sitemap };
}

export type PagePrinter = (maker: Maker) => {
  page: Page;
  /** The parts of its HTML, which `check` reads. */
  own: readonly DocumentPart[];
  html: string;
};

/** @throws Error that names the page: a template that fails is a bug */
export function pagePrinter(
  { assets, csp, banner, images, exported }: Pick<SiteParts, 'assets' | 'csp'> & Partial<SiteParts>,
  rendered: PageSet,
): PagePrinter {
  const render = documentRenderer(
    rendered.view,
    assets,
    defined({
      csp,
      banner,
      shareImage: images?.of,
      speech: rendered.speechPath,
      keys: rendered.keysPath,
      exported: exported !== undefined,
    }),
  );
  return ({ path, make }) => {
    try {
      const page = make();
      const own = render(page);
      return { page, own, html: own.map((part) => part.html).join('') };
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
    }
  };
}

/** Files that hosts and crawlers read. */
function writeHostFiles({ site, files, csp }: SiteParts, sitemap: SitemapEntry[]): void {
  const { settings } = site;
  const rules = headerRules(csp, files.paths);
  files.write('/_headers', headersFile(rules, settings.basePath));
  files.write('/_redirects', redirectsFile(site));
  files.write('/nginx.conf', nginxFile(site, rules));
  files.write('/sitemap.xml', sitemapFile(settings, sitemap));
  files.write('/robots.txt', robotsFile(settings));
  files.write(OPEN_SEARCH, openSearchFile(settings));
}
