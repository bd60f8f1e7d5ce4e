/** The whole pipeline: load → validate → link → audit → render → bundle → check → write. */

import { createChecker } from './check/index.ts';
import { type Content, type ContentOptions, type ReadContent, readContent } from './content.ts';
import { makeExports } from './exports/index.ts';
import { type Finding, failsOn } from './findings/finding.ts';
import { onDay } from './ledger/ledger.ts';
import type { Ledger } from './ledger/types.ts';
import type { Site } from './link/site.ts';
import { readReviewed } from './load/reviewed.ts';
import { failureOf } from './program/failures.ts';
import { renderPages } from './render/pages/index.ts';
import { reviewFindings, reviewOf } from './review/review.ts';
import { bundle } from './write/bundle.ts';
import { contentSecurityPolicy } from './write/hosting.ts';
import { type OutputFolder, openOutputFolder } from './write/output/output-folder.ts';
import { protectedFolders } from './write/output/output-place.ts';
import { createSiteFiles } from './write/output/site-files.ts';
import { shareImages } from './write/share/images.ts';
import { type SiteParts, writeSite } from './write/site.ts';

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
  /** Reads the content; `dev` keeps what it read before. */
  read?: ReadContent;
  /** For `dev`: no page has a banner, because a panel shows the findings, and the spoken texts have no hash in their name. */
  isPreview?: boolean;
  /** Lets other work of the process go on between two pages, and ends the build early: then nothing is written. */
  signal?: AbortSignal;
  /** Called when a stage has ended, with a line about it. */
  onStage?: (line: string) => void;
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
  const { data, root, out } = options;
  const output =
    out === undefined ? undefined : openOutputFolder(out, protectedFolders(data, root));
  try {
    return await buildInto(output, options);
  } finally {
    // Nothing is left to discard once the site is published.
    output?.discard();
  }
}

async function buildInto(
  output: OutputFolder | undefined,
  options: BuildOptions,
): Promise<BuildResult> {
  const { root, failOn, allowFindings = false, onStage = () => {} } = options;
  const read = options.read ?? readContent;
  const content = withReview(read(options), options, output !== undefined);
  const { site, ledger } = content;
  onStage(
    `load ${content.documents.length} files · validate · link · audit ${ledger?.size ?? 0} facts`,
  );
  if (site === undefined || ledger === undefined || !mayRender(site, content, options))
    return unwritten(content);

  const day = options.pageDay ?? site.newest;
  const { value: exported, findings: failed } = await exportsOf(content, day, options);
  if (failed.length > 0) return unwritten(content, failed);

  const assets = await bundle(root);
  const checker = createChecker(site, assets);
  const files = createSiteFiles(output, site);
  const banner = bannerOf(content.findings, options);
  const parts = { site, exported, assets, checker, files, banner };
  const pages = await renderSite(options, parts, ledger, day);
  const findings = [...content.findings, ...checker.finish(files.paths)];
  onStage('check');
  const isPublished = allowFindings || !failsOn(findings, failOn);
  if (isPublished) output?.publish();
  return {
    ...content,
    findings,
    written: isPublished && output !== undefined,
    pages,
    bytes: files.bytes(),
  };
}

/**
 * The content with the finding about what nobody has looked at.
 * @param isPublishing otherwise it stops nothing: somebody is writing
 */
export function withReview(
  content: Content,
  { data, label }: Pick<ContentOptions, 'data' | 'label'>,
  isPublishing: boolean,
): Content {
  const { site, ledger, findings } = content;
  if (site?.isWhole !== true || ledger === undefined) return content;
  const reviewed = readReviewed(data);
  const { review: asked } = site.settings;
  if (reviewed === undefined && asked === undefined) return content;
  const review = reviewOf({ site, ledger }, reviewed);
  const own = reviewFindings(review, isPublishing ? asked : asked && 'warning', label);
  return { ...content, findings: [...findings, ...own] };
}

/** @returns the number of pages */
async function renderSite(
  options: BuildOptions,
  given: Pick<SiteParts, 'site' | 'exported' | 'assets' | 'checker' | 'files' | 'banner'>,
  ledger: Ledger,
  day: string,
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
  // Review dates that pass by the clock concern maintainers: pages use their own day, or two builds would differ.
  const onThatDay = onDay(ledger, day);
  return writeSite(parts, renderPages(site, onThatDay, day, exported, options.isPreview));
}

const bannerOf = (findings: readonly Finding[], { failOn, isPreview }: BuildOptions) =>
  failsOn(findings, failOn) && isPreview !== true ? BANNER : undefined;

/** The result of a build that stopped before it had a site. */
function unwritten(content: Content, failed: readonly Finding[] = []): BuildResult {
  const findings = [...content.findings, ...failed];
  return { ...content, findings, written: false, pages: 0, bytes: 0 };
}

/** Content with errors is rendered only as a preview, and only if the records of every page are there. */
export function mayRender(
  { entries }: Site,
  { findings }: Content,
  { failOn, allowFindings = false }: Pick<BuildOptions, 'failOn' | 'allowFindings'>,
): boolean {
  if (!failsOn(findings, failOn)) return true;
  return allowFindings && NEEDED_BY_PAGES.every((name) => entries[name].length === 1);
}

/** @returns no exports and no findings where the build leaves them out; a preview of broken content has none */
async function exportsOf(
  content: Content,
  day: string,
  { root, out, program, withoutExports, allowFindings, onStage }: BuildOptions,
): ReturnType<typeof makeExports> {
  if (withoutExports === true || allowFindings === true) return { findings: [] };
  const made = await makeExports(content, {
    root,
    program,
    day,
    pathsOnly: out === undefined,
  });
  if (made.value !== undefined) {
    const { results } = made.value;
    const files = results.reduce((sum, result) => sum + result.files.length, 0);
    onStage?.(`export ${results.length} formats · ${files} files`);
  }
  return made;
}
