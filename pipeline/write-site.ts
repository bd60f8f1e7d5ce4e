/** Renders, verifies and writes every file of a site. A page whose inputs are those of the build before is not made again. */
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { defined } from '../schemas/defined.ts';
import type { Site } from './link/site.ts';
import { keyOf } from './program/cache.cjs';
import {
  headerRules,
  headersFile,
  nginxFile,
  redirectsFile,
  robotsFile,
  type SitemapEntry,
  sitemapFile,
} from './publish/hosting.ts';
import { hashOf } from './publish/output/inventory.ts';
import type { SiteFiles, WrittenFile } from './publish/output/site-files.ts';
import type { ShareImages } from './publish/share/images.ts';
import type { AssetFile, Assets } from './render/assets.ts';
import { documentRenderer } from './render/document.ts';
import type { ExportSet } from './render/downloads.ts';
import { OPEN_SEARCH, openSearchFile } from './render/open-search.ts';
import type { PageHead } from './render/page.ts';
import type { Maker, PageSet } from './render/pages/index.ts';
import type { CheckedPage, Verifier } from './verify/index.ts';

export type SiteParts = {
  site: Site;
  exported: ExportSet | undefined;
  assets: Assets;
  verifier: Verifier;
  files: SiteFiles;
  /** Content security policy. */
  csp: string;
  /** HTML at the top of every page. */
  banner: string | undefined;
  images: ShareImages | undefined;
  /** Whether pictures for sharing are drawn. */
  drawsImages: boolean;
  early: EarlyPages | undefined;
  signal: AbortSignal | undefined;
  onStage: (line: string) => void;
};

/** Pages that are made first, for somebody who waits for them. */
export type EarlyPages = {
  isOpen: (path: string) => boolean;
  /** @param made HTML of those that are other ones, by their addresses */
  show: (made: ReadonlyMap<string, string>) => Promise<void>;
};

/** Everything that all pages depend on and that is no input of a single one. */
export function stateOfPages(
  { site, assets, exported, csp, banner, images }: SiteParts,
  ...more: readonly string[]
): string {
  const { stylesheets, icons, beforePaint, scripts, closures, files } = assets;
  const state = [
    site.settings,
    [stylesheets, icons, beforePaint, scripts, closures, files.map(({ path }) => path)],
    [exported !== undefined, csp, banner, images !== undefined],
  ];
  return keyOf('pages', JSON.stringify(state), ...more);
}

/** @returns the number of pages */
export async function writeSite(parts: SiteParts, rendered: PageSet): Promise<number> {
  const { exported, assets, verifier, files, images } = parts;
  const { pages, sitemap } = await writePages(parts, rendered);
  const { kept } = rendered.recorder;
  // Compression is expensive. The names of files contain a hash of their content, but not in a preview.
  const write = ({ path, bytes, compressed }: AssetFile) => {
    const size = () =>
      kept(`gzip${path} ${hashOf(bytes)}`, () => gzipSync(bytes, { level: 9 }).length);
    files.write(path, bytes, compressed ?? (files.saves(path) ? size() : undefined));
  };
  for (const file of [...assets.files, ...rendered.pictures()]) write(file);
  // The first drawing is slow, so a check that writes nothing draws nothing.
  if (parts.drawsImages && images !== undefined)
    for await (const { path, bytes } of images.files()) files.write(path, bytes);
  for (const file of exported?.results.flatMap((result) => result.files) ?? [])
    files.write(file.path, file.content);
  write(rendered.speech());
  const search = rendered.search();
  verifier.searchData(search);
  write(search);
  for (const file of [...rendered.bank().files, rendered.drills()]) {
    verifier.data(
      file,
      kept(`size${file.path}`, () => verifier.inspectData(file)),
    );
    write(file);
  }
  verifier.offlinePack(files.writeOffline(assets));
  writeHostFiles(parts, sitemap);
  const supply = rendered.supply();
  if (supply !== '') parts.onStage(supply);
  parts.onStage(`render ${pages} pages · bundle ${assets.files.length} files`);
  return pages;
}

/** What the next build needs of a page instead of its HTML. */
type WrittenPage = { head: PageHead; file: WrittenFile; checked: CheckedPage };

async function writePages(
  parts: SiteParts,
  rendered: PageSet,
): Promise<{ pages: number; sitemap: SitemapEntry[] }> {
  const { verifier, images, early, signal } = parts;
  const { recorder, makers } = rendered;
  const renderer = rendererOf(parts, rendered);
  const sitemap: SitemapEntry[] = [];
  let pages = 0;
  const made = new Map<string, string>();
  const write = ({ path, make }: Maker): WrittenPage => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const makePage = (): WrittenPage => {
      const { main, jsonLd, ...head } = make();
      const page = { ...head, main, jsonLd };
      const own = renderer.render(page);
      const html = own.map((part) => part.html).join('');
      if (early?.isOpen(path)) made.set(path, html);
      const checked = verifier.inspect(page, html, own, rendered.routes);
      return { head, file: parts.files.writePage(file, html), checked };
    };
    return recorder.kept(
      `page${path}`,
      () => naming(path, makePage),
      (page) => parts.files.keep(file, page.file),
    );
  };
  if (early !== undefined) {
    for (const maker of makers()) if (early.isOpen(maker.path)) write(maker);
    await early.show(made);
  }
  for (const maker of makers()) {
    // Whoever waits for a page can be answered between others.
    if (early !== undefined) await setImmediate();
    signal?.throwIfAborted();
    const { head, checked } = write(maker);
    images?.of(head);
    verifier.add(head, checked, renderer.shell(maker.path));
    if (head.robots === undefined && head.canonical === undefined)
      sitemap.push(defined({ path: maker.path, updated: head.updated }));
    pages++;
  }
  return { pages, sitemap };
}

function rendererOf({ assets, csp, banner, images, exported }: SiteParts, rendered: PageSet) {
  return documentRenderer(
    rendered.view,
    assets,
    defined({
      csp,
      banner,
      shareImage: images?.of,
      speech: rendered.speechPath,
      exported: exported !== undefined,
      kept: rendered.recorder.kept,
    }),
  );
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

/** A template that fails is a bug: its report names the page. */
function naming<Result>(path: string, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
