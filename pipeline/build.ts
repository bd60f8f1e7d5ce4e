/** The whole pipeline: load → validate → link → audit → render → bundle → verify → write. */

import { defined } from '../schemas/defined.ts';
import { type Content, type ContentOptions, type ReadContent, readContent } from './content.ts';
import { FORMATS, USUAL_FORMATS } from './exports/formats.ts';
import { makeExports } from './exports/index.ts';
import { type Finding, failsOn } from './findings/finding.ts';
import { onDay } from './ledger/ledger.ts';
import type { Site } from './link/site.ts';
import { failureOf } from './program/failures.ts';
import { bundle } from './publish/bundle.ts';
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  nginxFile,
  redirectsFile,
  robotsFile,
  type SitemapEntry,
  sitemapFile,
} from './publish/hosting.ts';
import { checkOutputFolder, openOutputFolder } from './publish/output/output-folder.ts';
import { protectedFolders } from './publish/output/output-place.ts';
import { createSiteFiles, type SiteFiles } from './publish/output/site-files.ts';
import { shareImages } from './publish/share/images.ts';
import type { Assets } from './render/assets.ts';
import { type DocumentRenderer, documentRenderer } from './render/document.ts';
import type { ExportSet } from './render/downloads.ts';
import type { Page } from './render/page.ts';
import { type PageSet, renderPages } from './render/pages/index.ts';
import { createVerifier, type Verifier } from './verify/index.ts';

export type BuildOptions = ContentOptions & {
  /** Folder of this program. */
  root: string;
  /** Hash of its sources, if the caller has it. */
  program?: string | undefined;
  /** Leave out the pictures for sharing. */
  withoutShareImages?: boolean;
  /** Folder of the site. Without it the build checks everything and writes nothing. */
  out?: string;
  failOn: 'error' | 'warning';
  /** Build in spite of errors, with a banner on every page. */
  allowFindings?: boolean;
  /** Leave out the downloads and the API, for a quick look at the pages. */
  withoutExports?: boolean;
  /** Print the tests and the manual too. Needs a Chromium. */
  withPdf?: boolean;
  /** Reads the content; `dev` keeps what it read before. */
  read?: ReadContent;
  /** Called when a stage has ended, with a line about it. */
  onStage?: (line: string) => void;
};

export type BuildResult = Omit<Content, 'findings'> & {
  findings: Finding[];
  written: boolean;
  /** State of the output folder when the site was published. */
  published?: string;
  pages: number;
  bytes: number;
};

/** Collections of one record each, without which no page can be rendered. */
const NEEDED_BY_PAGES = [
  'home',
  'essentials',
  'procedureDocuments',
  'procedureProcess',
  'procedureExams',
  'procedureFees',
  'procedureFaq',
  'guideTopics',
  'guidePlan',
  'guideTips',
  'guideMistakes',
] as const;

const BANNER =
  '<aside class="aviso" aria-label="Vista previa">Vista previa: este contenido tiene errores sin resolver.</aside>';

export async function build(options: BuildOptions): Promise<BuildResult> {
  try {
    return await run(options);
  } catch (error) {
    // Broken content may not be renderable at all. Then the findings say why, and nothing is written.
    if (options.allowFindings !== true || failureOf(error) !== undefined) throw error;
    const content = (options.read ?? readContent)(options);
    if (!failsOn(content.findings, options.failOn)) throw error;
    return unwritten(content);
  }
}

async function run(options: BuildOptions): Promise<BuildResult> {
  const { data, root, out, failOn, allowFindings = false, onStage = () => {} } = options;
  const folders = protectedFolders(data, root);
  const checked = out === undefined ? undefined : checkOutputFolder(out, folders);
  const content = (options.read ?? readContent)(options);
  const { site, ledger } = content;
  onStage(
    `load ${content.documents.length} files · validate · link · audit ${ledger?.size ?? 0} facts`,
  );
  if (site === undefined || ledger === undefined || !mayRender(site, content, options))
    return unwritten(content);

  const day = options.pageDay ?? site.newest;
  const { value: exported, findings: failed } = await exportsOf(content, day, options);
  if (failed.length > 0) return unwritten(content, failed);

  // Review dates that pass by the clock concern maintainers: pages use their own day, or two builds would differ.
  const rendered = renderPages(site, onDay(ledger, day), day, exported);
  const assets = await bundle(root);
  const output = out === undefined ? undefined : openOutputFolder(out, folders, checked);
  for (const folder of output?.former ?? [])
    onStage(
      `${folder} is from an earlier version of this program and not used any more: delete it`,
    );
  try {
    const verifier = createVerifier(site, assets);
    const files = createSiteFiles(output, site);
    const isBroken = failsOn(content.findings, failOn);
    const pages = await writeSite({
      options,
      site,
      rendered,
      exported,
      assets,
      verifier,
      files,
      isBroken,
    });
    const findings = [...content.findings, ...verifier.finish(files.paths)];
    onStage('verify');
    const isPublished = allowFindings || !failsOn(findings, failOn);
    const published = isPublished ? output?.publish() : undefined;
    if (!isPublished) output?.discard();
    return {
      ...content,
      findings,
      ...defined({ published }),
      written: published !== undefined,
      pages,
      bytes: files.bytes(),
    };
  } catch (error) {
    output?.discard();
    throw error;
  }
}

/** The result of a build that stopped before it had a site. */
function unwritten(content: Content, failed: readonly Finding[] = []): BuildResult {
  const findings = [...content.findings, ...failed];
  return { ...content, findings, written: false, pages: 0, bytes: 0 };
}

/** Content with errors is rendered only as a preview, and only if the records of every page are there. */
function mayRender(
  { entries }: Site,
  { findings }: Content,
  { failOn, allowFindings = false }: BuildOptions,
): boolean {
  if (!failsOn(findings, failOn)) return true;
  return allowFindings && NEEDED_BY_PAGES.every((name) => entries[name].length === 1);
}

/** @returns no exports and no findings where the build leaves them out; a preview of broken content has none */
async function exportsOf(
  content: Content,
  day: string,
  { root, data, program, withPdf, withoutExports, allowFindings, onStage }: BuildOptions,
): ReturnType<typeof makeExports> {
  if (withoutExports === true || allowFindings === true) return { findings: [] };
  const formats = withPdf === true ? Object.keys(FORMATS) : USUAL_FORMATS;
  const made = await makeExports(content, { root, program, day, formats, site: data });
  if (made.value !== undefined) {
    const { results } = made.value;
    const files = results.reduce((sum, result) => sum + result.files.length, 0);
    onStage?.(`export ${results.length} formats · ${files} files`);
  }
  return made;
}

type Parts = {
  options: BuildOptions;
  site: Site;
  rendered: PageSet;
  exported: ExportSet | undefined;
  assets: Assets;
  verifier: Verifier;
  files: SiteFiles;
  /** Whether every page says that it is a preview of broken content. */
  isBroken: boolean;
};

/** Writes every file of the site. Each page is verified as it is made. @returns the number of pages */
async function writeSite(parts: Parts): Promise<number> {
  const { options, site, rendered, exported, assets, verifier, files, isBroken } = parts;
  const csp = contentSecurityPolicy(assets);
  const images =
    options.withoutShareImages === true ? undefined : shareImages(options.root, site.settings.name);
  const render = documentRenderer(
    rendered.view,
    assets,
    defined({
      csp,
      shareImage: images?.of,
      exported: exported !== undefined,
      banner: isBroken ? BANNER : undefined,
    }),
  );
  const { pages, sitemap } = writePages(parts, render);
  for (const file of [...assets.files, ...rendered.pictures])
    files.write(file.path, file.bytes, file.compressed);
  // The first drawing is slow, so a check that writes nothing draws nothing.
  if (options.out !== undefined && images !== undefined)
    for await (const image of images.files()) files.share(image);
  for (const file of exported?.results.flatMap((result) => result.files) ?? [])
    files.write(file.path, file.content);
  for (const file of rendered.bank().files) {
    verifier.data(file);
    files.write(file.path, file.bytes);
  }
  verifier.offlinePack(files.writeOffline(assets));
  writeHostFiles(parts, csp, sitemap);
  const supply = rendered.supply();
  if (supply !== '') options.onStage?.(supply);
  options.onStage?.(`render ${pages} pages · bundle ${assets.files.length} files`);
  return pages;
}

function writePages(
  { rendered, verifier, files }: Parts,
  render: DocumentRenderer,
): { pages: number; sitemap: SitemapEntry[] } {
  const sitemap: SitemapEntry[] = [];
  let pages = 0;
  for (const page of rendered.pages()) {
    const parts = renderNamed(page, render);
    const html = parts.map((part) => part.html).join('');
    verifier.page(page, html, parts);
    files.write(page.path.endsWith('/') ? `${page.path}index.html` : page.path, html);
    if (page.robots === undefined && page.canonical === undefined)
      sitemap.push(defined({ path: page.path, updated: page.updated }));
    pages++;
  }
  return { pages, sitemap };
}

/** Files that hosts and crawlers read. */
function writeHostFiles({ site, files }: Parts, csp: string, sitemap: SitemapEntry[]): void {
  const { settings } = site;
  const rules = headerRules(csp, files.paths);
  files.write('/_headers', headersFile(rules, settings.basePath));
  files.write('/_redirects', redirectsFile(site));
  files.write('/nginx.conf', nginxFile(site, rules));
  files.write('/sitemap.xml', sitemapFile(settings, sitemap));
  files.write('/robots.txt', robotsFile(settings));
}

/** A template that fails is a bug: its report names the page. */
function renderNamed(page: Page, render: DocumentRenderer): ReturnType<DocumentRenderer> {
  try {
    return render(page);
  } catch (error) {
    throw new Error(`${page.path}: ${(error as Error).message}`, { cause: error });
  }
}
