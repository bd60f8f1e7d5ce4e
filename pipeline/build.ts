/** The whole pipeline: load → validate → link → audit → render → bundle → verify → write. */

import { type Content, type ContentOptions, type ReadContent, readContent } from './content.ts';
import { FORMATS, USUAL_FORMATS } from './exports/formats.ts';
import { makeExports } from './exports/index.ts';
import { type Finding, failsOn } from './findings/finding.ts';
import { onDay } from './ledger/ledger.ts';
import type { Ledger } from './ledger/types.ts';
import type { Site } from './link/site.ts';
import { readReviewed } from './load/reviewed.ts';
import { openCache } from './program/cache.cjs';
import { failureOf } from './program/failures.ts';
import { cachedResults, type ResultStore } from './program/result-store.ts';
import { bundle } from './publish/bundle.ts';
import { contentSecurityPolicy } from './publish/hosting.ts';
import { checkOutputFolder, openOutputFolder } from './publish/output/output-folder.ts';
import { protectedFolders } from './publish/output/output-place.ts';
import { createSiteFiles } from './publish/output/site-files.ts';
import { shareImages } from './publish/share/images.ts';
import type { Assets } from './render/assets.ts';
import { renderPages } from './render/pages/index.ts';
import type { EntryDigests } from './render/recorded-site.ts';
import { reviewFindings, reviewOf } from './review/review.ts';
import { createVerifier } from './verify/index.ts';
import { type EarlyPages, type SiteParts, stateOfPages, writeSite } from './write-site.ts';

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
  /** What the build before kept; `dev` has it in memory. Default: in the cache, if the hash of the program is known. */
  kept?: KeptSite;
  /** For `dev`: style sheets and spoken texts have no hash in their names, see bundle(), and no page a banner, because a panel shows the findings. */
  isPreview?: boolean;
  /** Pages that are shown before the others are made. */
  openPages?: OpenPages;
  /** Ends the build early: then nothing is written. */
  signal?: AbortSignal;
  /** Called when a stage has ended, with a line about it. */
  onStage?: (line: string) => void;
};

/** Results of the build before, and digests of entries, which are valid as long as the entry is the same object. */
export type KeptSite = { results: ResultStore; digests: EntryDigests };

export type OpenPages = {
  /** Whether somebody looks at the page of an address, with the base path. */
  isOpen: (path: string) => boolean;
  /** Resolves when the others may be made. @param early the pages that are other ones, with the files of the bundle, by their paths with the base path */
  show: (early: EarlyFiles, content: Content & { site: Site }) => Promise<void>;
};
type EarlyFiles = {
  pages: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, Uint8Array>;
};

export type BuildResult = Omit<Content, 'findings'> & {
  findings: Finding[];
  written: boolean;
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
    options.signal?.throwIfAborted();
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
  const content = withReview((options.read ?? readContent)(options), options);
  const { site, ledger } = content;
  onStage(
    `load ${content.documents.length} files · validate · link · audit ${ledger?.size ?? 0} facts`,
  );
  if (site === undefined || ledger === undefined || !mayRender(site, content, options))
    return unwritten(content);

  const day = options.pageDay ?? site.newest;
  const kept = keptOf(options);
  const { value: exported, findings: failed } = await exportsOf(content, day, options);
  if (failed.length > 0) return unwritten(content, failed);

  const assets = await bundle(root, options.isPreview);
  const output = out === undefined ? undefined : openOutputFolder(out, folders, checked);
  for (const folder of output?.former ?? [])
    onStage(
      `${folder} is from an earlier version of this program and not used any more: delete it`,
    );
  try {
    const verifier = createVerifier(site, assets);
    const files = createSiteFiles(output, site);
    const banner = bannerOf(content.findings, options);
    const early = options.openPages && earlyPages(options.openPages, { ...content, site }, assets);
    const parts = { site, exported, assets, verifier, files, banner, early };
    const pages = await renderSite(options, parts, ledger, day, kept);
    const findings = [...content.findings, ...verifier.finish(files.paths)];
    onStage('verify');
    const isPublished = allowFindings || !failsOn(findings, failOn);
    if (isPublished) output?.publish();
    return {
      ...content,
      findings,
      written: isPublished && output !== undefined,
      pages,
      bytes: files.bytes(),
    };
  } finally {
    // Nothing is left to discard once the site is published.
    output?.discard();
  }
}

/** The content with the finding about what nobody has looked at. In a preview it never stops anything: somebody is writing. */
function withReview(content: Content, { data, label, isPreview }: BuildOptions): Content {
  const { site, ledger, findings } = content;
  if (site?.isWhole !== true || ledger === undefined) return content;
  const reviewed = readReviewed(data);
  const { review: severity } = site.settings;
  if (reviewed === undefined && severity === undefined) return content;
  const review = reviewOf({ site, ledger }, reviewed);
  const own = reviewFindings(review, isPreview === true ? 'warning' : severity, label);
  return { ...content, findings: [...findings, ...own] };
}

function earlyPages(
  { isOpen, show }: OpenPages,
  content: Content & { site: Site },
  { files }: Assets,
): EarlyPages {
  const { basePath } = content.site.settings;
  return {
    isOpen: (path) => isOpen(basePath + path),
    show(made) {
      const pages = new Map([...made].map(([path, html]) => [basePath + path, html]));
      return show(
        { pages, files: new Map(files.map(({ path, bytes }) => [basePath + path, bytes])) },
        content,
      );
    },
  };
}

/** @returns the number of pages */
async function renderSite(
  options: BuildOptions,
  given: Pick<
    SiteParts,
    'site' | 'exported' | 'assets' | 'verifier' | 'files' | 'banner' | 'early'
  >,
  ledger: Ledger,
  day: string,
  kept: KeptSite | undefined,
): Promise<number> {
  const { root, out, withoutShareImages = false, onStage = () => {} } = options;
  const { site, exported, assets } = given;
  const parts: SiteParts = {
    ...given,
    signal: options.signal,
    csp: contentSecurityPolicy(assets),
    images: withoutShareImages ? undefined : shareImages(root, site.settings.name),
    drawsImages: out !== undefined,
    onStage,
  };
  const state = stateOfPages(parts, day, options.program ?? '', process.version);
  // Review dates that pass by the clock concern maintainers: pages use their own day, or two builds would differ.
  const rendered = renderPages(
    site,
    onDay(ledger, day),
    day,
    exported,
    kept && { before: kept.results.read(state), digests: kept.digests },
    options.isPreview,
  );
  const pages = await writeSite(parts, rendered);
  const results = rendered.recorder.results();
  if (results !== undefined) kept?.results.write(state, results);
  return pages;
}

/** A check makes every page again. */
function keptOf({ kept, root, program, data, out }: BuildOptions): KeptSite | undefined {
  if (out === undefined) return undefined;
  if (kept !== undefined || program === undefined) return kept;
  return { results: cachedResults(openCache(root), 'pages', data), digests: new WeakMap() };
}

const bannerOf = (findings: readonly Finding[], { failOn, isPreview }: BuildOptions) =>
  failsOn(findings, failOn) && isPreview !== true ? BANNER : undefined;

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
  { root, program, withPdf, withoutExports, allowFindings, onStage }: BuildOptions,
): ReturnType<typeof makeExports> {
  if (withoutExports === true || allowFindings === true) return { findings: [] };
  const formats = withPdf === true ? Object.keys(FORMATS) : USUAL_FORMATS;
  const made = await makeExports(content, { root, program, day, formats });
  if (made.value !== undefined) {
    const { results } = made.value;
    const files = results.reduce((sum, result) => sum + result.files.length, 0);
    onStage?.(`export ${results.length} formats · ${files} files`);
  }
  return made;
}
