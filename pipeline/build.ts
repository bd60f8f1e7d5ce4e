/** The whole pipeline: load → validate → link → audit → render → bundle → verify → write. */

import { type Content, type ContentOptions, readContent } from './content.ts';
import { FORMATS, makeExports } from './exports/index.ts';
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
  /** Hash of its sources, where the caller knows it. */
  program?: string | undefined;
  /** Leave out the pictures that other sites show of a page. */
  withoutShareImages?: boolean;
  /** Folder of the site; absent: everything but writing. */
  out?: string;
  failOn: 'error' | 'warning';
  /** Build in spite of errors, with a banner on every page. */
  allowFindings?: boolean;
  /** Day that pages depend on; absent: the content's newest date, so that two builds of one content are the same bytes. */
  pageDay?: string;
  /** Leaves the exports out: for a quick look at the pages. */
  withoutExports?: boolean;
  /** Prints the tests and the manual too: needs a Chromium. */
  withPdf?: boolean;
  /** Called as each stage ends, with a few words about it. */
  onStage?: (words: string) => void;
};

export type BuildResult = Omit<Content, 'findings'> & {
  findings: Finding[];
  written: boolean;
  pages: number;
  bytes: number;
};

const BANNER =
  '<aside class="aviso" aria-label="Vista previa">Vista previa: este contenido tiene errores sin resolver.</aside>';

export async function build(options: BuildOptions): Promise<BuildResult> {
  try {
    return await run(options);
  } catch (error) {
    // A preview of broken content may not be renderable at all: then the findings say why, and nothing is written.
    if (options.allowFindings !== true || failureOf(error) !== undefined) throw error;
    const content = readContent(options);
    if (!failsOn(content.findings, options.failOn)) throw error;
    return { ...content, written: false, pages: 0, bytes: 0 };
  }
}

async function run(options: BuildOptions): Promise<BuildResult> {
  const { onStage = () => {}, failOn, allowFindings = false } = options;
  const closed = protectedFolders(options.data, options.root);
  const checked = options.out === undefined ? undefined : checkOutputFolder(options.out, closed);
  const content = readContent(options);
  const findings = [...content.findings];
  const stopped = (extra: Partial<BuildResult> = {}): BuildResult => ({
    ...content,
    findings,
    written: false,
    pages: 0,
    bytes: 0,
    ...extra,
  });
  onStage(
    `load ${content.documents.length} files · validate · link · audit ${content.ledger?.size ?? 0} facts`,
  );
  const { site, ledger } = content;
  if (site === undefined || ledger === undefined) return stopped();
  if (failsOn(findings, failOn) && !(allowFindings && isRenderable(site))) return stopped();

  const day = options.pageDay ?? site.newest;
  // A preview of broken content has none: what others keep must be sound.
  let exported: ExportSet | undefined;
  if (options.withoutExports !== true && !allowFindings) {
    const made = await makeExports(content, {
      root: options.root,
      program: options.program,
      day,
      ...(options.withPdf === true ? { formats: Object.keys(FORMATS) } : {}),
    });
    findings.push(...made.findings);
    if (made.value === undefined) return stopped();
    exported = made.value;
    onStage(
      `export ${exported.results.length} formats · ${exported.results.reduce((sum, { files }) => sum + files.length, 0)} files`,
    );
  }

  // What is due by the clock is for maintainers: pages go by their own day, or two builds would differ.
  const rendered = renderPages(site, onDay(ledger, day), day, exported);
  const assets = await bundle(options.root);
  const verifier = createVerifier(site, assets);
  const output =
    options.out === undefined ? undefined : openOutputFolder(options.out, closed, checked);
  for (const folder of output?.former ?? [])
    onStage(
      `${folder} is from an earlier version of this program and not used any more: delete it`,
    );
  try {
    const files = createSiteFiles(output, site);
    const pages = await writeSite({
      options,
      site,
      rendered,
      exported,
      assets,
      verifier,
      files,
      isBroken: failsOn(findings, failOn),
    });
    if (rendered.supply() !== '') onStage(rendered.supply());
    onStage(`render ${pages} pages · bundle ${assets.files.length} files`);
    findings.push(...verifier.finish(files.paths));
    onStage('verify');
    const counts = { pages, bytes: files.bytes() };
    if (failsOn(findings, failOn) && !allowFindings) {
      output?.discard();
      return stopped(counts);
    }
    output?.publish();
    return { ...content, findings, written: output !== undefined, ...counts };
  } catch (error) {
    output?.discard();
    throw error;
  }
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

/** Every file of the site, each page looked at as it is made. @returns the number of pages */
async function writeSite({
  options,
  site,
  rendered,
  exported,
  assets,
  verifier,
  files,
  isBroken,
}: Parts): Promise<number> {
  const { settings } = site;
  const csp = contentSecurityPolicy(assets);
  const images =
    options.withoutShareImages === true ? undefined : shareImages(options.root, settings.name);
  const render = documentRenderer(rendered.view, assets, {
    csp,
    shareImage: images?.of,
    exported: exported !== undefined,
    ...(isBroken ? { banner: BANNER } : {}),
  });
  const sitemap: SitemapEntry[] = [];
  let count = 0;
  for (const page of rendered.pages()) {
    const parts = renderNamed(page, render);
    const html = parts.map((part) => part.html).join('');
    verifier.page(page, html, parts);
    files.write(page.path.endsWith('/') ? `${page.path}index.html` : page.path, html);
    if (page.robots === undefined && page.canonical === undefined)
      sitemap.push({
        path: page.path,
        ...(page.updated === undefined ? {} : { updated: page.updated }),
      });
    count++;
  }
  for (const file of [...assets.files, ...rendered.signSheets])
    files.write(file.path, file.bytes, file.compressed);
  // Drawing is slow the first time, so a check that writes nothing draws nothing.
  if (options.out !== undefined && images !== undefined)
    for await (const image of images.files()) files.share(image);
  for (const file of exported?.results.flatMap((result) => result.files) ?? [])
    files.write(file.path, file.content);
  for (const file of rendered.bank().files) {
    verifier.data(file);
    files.write(file.path, file.bytes);
  }
  verifier.offlinePack(files.writeOffline(assets));
  const rules = headerRules(csp, files.paths);
  files.write('/_headers', headersFile(rules, settings.basePath));
  files.write('/_redirects', redirectsFile(site));
  files.write('/nginx.conf', nginxFile(site, rules));
  files.write('/sitemap.xml', sitemapFile(settings, sitemap));
  files.write('/robots.txt', robotsFile(settings));
  return count;
}

/** A template that fails is a bug: its report names the page. */
function renderNamed(page: Page, render: DocumentRenderer): ReturnType<DocumentRenderer> {
  try {
    return render(page);
  } catch (error) {
    throw new Error(`${page.path}: ${(error as Error).message}`, { cause: error });
  }
}

/** A preview needs at least the records that every page is made of. */
function isRenderable({ entries }: NonNullable<Content['site']>): boolean {
  return [
    'home',
    'procedureDocuments',
    'procedureProcess',
    'procedureExams',
    'procedureFees',
    'procedureFaq',
    'guideTopics',
    'guidePlan',
    'guideTips',
    'guideMistakes',
  ].every((name) => entries[name as 'home'].length === 1);
}
