/** The whole pipeline: load → validate → link → audit → render → bundle → verify → write. */
import { bundle } from './bundle.ts';
import { type Content, type ContentOptions, readContent } from './content.ts';
import { EnvironmentError, UsageError } from './failures.ts';
import { failsOn, type Finding } from './findings/finding.ts';
import { type ExportSet, FORMATS, makeExports } from './exports/index.ts';
import { documentRenderer } from './render/document.ts';
import { renderPages } from './render/pages/index.ts';
import { type ShareImage, shareImages } from './share/images.ts';
import { createVerifier } from './verify/index.ts';
import { contentSecurityPolicy, headerRules, headersFile, nginxFile, redirectsFile, robotsFile, type SitemapEntry, sitemapFile } from './write/hosting.ts';
import { createOfflinePack } from './write/offline.ts';
import { openOutputFolder } from './write/output-folder.ts';

export type BuildOptions = ContentOptions & {
  /** Folder of this program. */
  root: string;
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

export type BuildResult = Omit<Content, 'findings'> & { findings: Finding[]; written: boolean; pages: number; bytes: number };

const BANNER = '<aside class="aviso" aria-label="Vista previa">Vista previa: este contenido tiene errores sin resolver.</aside>';

export async function build(options: BuildOptions): Promise<BuildResult> {
  try {
    return await run(options);
  } catch (error) {
    // A preview of broken content may not be renderable at all: then the findings say why, and nothing is written.
    if (options.allowFindings !== true || error instanceof UsageError || error instanceof EnvironmentError) throw error;
    const content = readContent(options);
    if (!failsOn(content.findings, options.failOn)) throw error;
    return { ...content, written: false, pages: 0, bytes: 0 };
  }
}

async function run(options: BuildOptions): Promise<BuildResult> {
  const { onStage = () => {}, failOn, allowFindings = false } = options;
  const content = readContent(options);
  const findings = [...content.findings];
  const stopped = (extra: Partial<BuildResult> = {}): BuildResult => ({ ...content, findings, written: false, pages: 0, bytes: 0, ...extra });
  onStage(`load ${content.documents.length} files · validate · link · audit ${content.ledger?.size ?? 0} facts`);
  const { site, ledger } = content;
  if (site === undefined || ledger === undefined) return stopped();
  if (failsOn(findings, failOn) && !(allowFindings && isRenderable(site))) return stopped();

  const day = options.pageDay ?? site.newest;
  // A preview of broken content has none: what others keep must be sound.
  let exported: ExportSet | undefined;
  if (options.withoutExports !== true && !allowFindings) {
    const made = await makeExports(content, { root: options.root, day, auditedOn: options.today, ...(options.withPdf === true ? { formats: Object.keys(FORMATS) } : {}) });
    findings.push(...made.findings);
    if (made.value === undefined) return stopped();
    exported = made.value;
    onStage(`export ${exported.results.length} formats · ${exported.results.reduce((sum, { files }) => sum + files.length, 0)} files`);
  }

  const assets = await bundle(options.root);
  const csp = contentSecurityPolicy(assets);
  const { view, pages, signSheets, bank, supply } = renderPages(site, ledger, day, exported);
  const images = options.withoutShareImages === true ? undefined : shareImages(options.root, site.settings.name);
  const render = documentRenderer(view, assets, { csp, shareImages: images, exported: exported !== undefined, ...(failsOn(findings, failOn) ? { banner: BANNER } : {}) });
  const verifier = createVerifier(site, assets);
  const output = options.out === undefined ? undefined : openOutputFolder(options.out, [options.data, options.root]);
  const offline = site.settings.offline === 'off' ? undefined : createOfflinePack(site.entries.articles.map(({ id }) => `/blog/${id}/`));
  const files = new Set<string>();
  let bytes = 0;
  const write = (path: string, data: string | Uint8Array) => {
    files.add(path);
    bytes += typeof data === 'string' ? Buffer.byteLength(data) : data.length;
    output?.write(path, data);
    offline?.add(path, data);
  };

  const put = (image: ShareImage) => {
    if ('bytes' in image) return write(image.path, image.bytes);
    files.add(image.path);
    bytes += image.size;
    output?.copy(image.path, image.file);
  };

  try {
    const sitemap: SitemapEntry[] = [];
    let count = 0;
    for (const page of pages()) {
      const html = render(page);
      verifier.page(page, html);
      write(page.path.endsWith('/') ? `${page.path}index.html` : page.path, html);
      if (page.robots === undefined && page.canonical === undefined) sitemap.push({ path: page.path, ...(page.updated === undefined ? {} : { updated: page.updated }) });
      count++;
    }
    for (const file of [...assets.files, ...signSheets]) write(file.path, file.bytes);
    // Drawing is slow the first time, so a check that writes nothing draws nothing.
    if (output !== undefined && images !== undefined) for await (const image of images.files()) put(image);
    for (const { files: exports } of exported?.results ?? []) for (const file of exports) write(file.path, file.content);
    for (const file of bank().files) {
      verifier.data(file);
      write(file.path, file.bytes);
    }
    // Without a pack the worker is the one that removes itself and what it saved.
    const pack = offline?.finish(assets.worker, site.settings.basePath) ?? { files: [{ path: '/sw.js', data: assets.killSwitch }], bytes: 0 };
    for (const { path, data } of pack.files) write(path, data);
    verifier.offlinePack(pack.bytes);
    const rules = headerRules(csp, files);
    write('/_headers', headersFile(rules, site.settings.basePath));
    write('/_redirects', redirectsFile(site));
    write('/nginx.conf', nginxFile(site, rules));
    write('/sitemap.xml', sitemapFile(site.settings, sitemap));
    write('/robots.txt', robotsFile(site.settings));
    if (supply() !== '') onStage(supply());
    onStage(`render ${count} pages · bundle ${assets.files.length} files`);

    findings.push(...verifier.finish(files));
    onStage('verify');
    if (failsOn(findings, failOn) && !allowFindings) {
      output?.discard();
      return stopped({ pages: count, bytes });
    }
    output?.publish();
    return { ...content, findings, written: output !== undefined, pages: count, bytes };
  } catch (error) {
    output?.discard();
    throw error;
  }
}

/** A preview needs at least the records that every page is made of. */
function isRenderable({ entries }: NonNullable<Content['site']>): boolean {
  return ['home', 'procedureDocuments', 'procedureProcess', 'procedureExams', 'procedureFees', 'procedureFaq', 'guideTopics', 'guidePlan', 'guideTips', 'guideMistakes'].every((name) => entries[name as 'home'].length === 1);
}
