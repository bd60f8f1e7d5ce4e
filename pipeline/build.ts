/**
 * Renders the pages of the content and writes the files of the site. Without an output folder it only checks. Exports
 * are made first, because pages list them.
 */
import type { AuditedContent, Content } from './content.ts';
import type { ExportSet } from './exports/export-set.ts';
import { makeExports } from './exports/index.ts';
import { type Finding, reachesSeverity } from './findings/finding.ts';
import { withReviewDay } from './ledger/ledger.ts';
import { failureOf } from './program/failures.ts';
import { renderPages } from './render/pages/index.ts';
import { bundleAssets } from './write/bundle.ts';
import type { OutputFolder } from './write/output/output-folder.ts';
import { shareImages } from './write/share/images.ts';
import { writeSite } from './write/site.ts';

export type BuildOptions = {
  /** Folder of this program. */
  root: string;
  failOn: 'error' | 'warning';
  /** Build in spite of errors; every page then shows a banner about them. No exports are made. */
  allowFindings?: boolean;
  /** Leave out the downloads and the API, for a quick look at the pages. */
  withoutExports?: boolean;
  withoutShareImages?: boolean;
  /** If given, other work can run between two pages. Aborting it stops the build, and nothing is published. */
  signal?: AbortSignal;
  /** Called at the end of each stage, with a line about the stage. */
  onStage?: (line: string) => void;
};

export type BuildResult = Omit<Content, 'findings'> & {
  findings: Finding[];
  written: boolean;
  pages: number;
  bytes: number;
};

/** Collections with a single record, without which some page cannot be made. */
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
  '<aside class="notice" aria-label="Vista previa">Vista previa: este contenido tiene errores sin resolver.</aside>';

/** @param output folder of the published site; without it everything is checked and nothing is written */
export async function build(
  content: Content,
  options: BuildOptions,
  output?: OutputFolder,
): Promise<BuildResult> {
  const { root, withoutExports = false, allowFindings = false, onStage } = options;
  if (!mayRender(content, options)) return unwritten(content);
  const { value: exported, findings: failed } =
    withoutExports || allowFindings
      ? { value: undefined, findings: [] }
      : await makeExports(content, { root, pathsOnly: output === undefined });
  if (failed.length > 0) return unwritten(content, failed);
  if (exported !== undefined) {
    const files = exported.results.reduce((sum, result) => sum + result.files.length, 0);
    onStage?.(`export ${exported.results.length} formats · ${files} files`);
  }
  try {
    return await publish(content, exported, options, output);
  } catch (error) {
    options.signal?.throwIfAborted();
    // Broken content may be impossible to render. In that case nothing is written, and the findings say why.
    if (!reachesSeverity(content.findings, options.failOn) || failureOf(error) !== undefined)
      throw error;
    return unwritten(content);
  }
}

async function publish(
  content: AuditedContent,
  exported: ExportSet | undefined,
  { root, failOn, allowFindings = false, withoutShareImages, signal, onStage }: BuildOptions,
  output: OutputFolder | undefined,
): Promise<BuildResult> {
  const { site, ledger, day, asIs } = content;
  const accepted = [...(content.reviewed?.units ?? [])].flatMap(([unit, { accepted }]) =>
    accepted === undefined ? [] : [[unit, accepted.day] as const],
  );
  // Pages show review dates as of the content's own day: dates by the clock would differ between two builds.
  const rendered = renderPages(site, withReviewDay(ledger, day), day, exported, new Map(accepted));
  const assets = await bundleAssets(root);
  const { pages, bytes, findings } = await writeSite(rendered, {
    site,
    assets,
    asIs,
    downloads: exported?.results.flatMap(({ files }) => files) ?? [],
    images: withoutShareImages ? undefined : shareImages(root, site.settings.name),
    banner: reachesSeverity(content.findings, failOn) ? BANNER : undefined,
    output,
    signal,
  });
  const supply = rendered.supply();
  if (supply !== '') onStage?.(supply);
  onStage?.(`render ${pages} pages · bundle ${assets.files.length} files`);
  onStage?.('check');
  const all = [...content.findings, ...findings];
  const isPublished = allowFindings || !reachesSeverity(all, failOn);
  if (isPublished) output?.publish();
  return { ...content, findings: all, written: isPublished && output !== undefined, pages, bytes };
}

function unwritten(content: Content, failed: readonly Finding[] = []): BuildResult {
  const findings = [...content.findings, ...failed];
  return { ...content, findings, written: false, pages: 0, bytes: 0 };
}

/**
 * True for content without findings at or above `failOn`. Other content may be rendered only as a preview, and only if
 * it has the records without which some page cannot be made.
 */
export function mayRender(
  content: Content,
  { failOn, allowFindings = false }: Pick<BuildOptions, 'failOn' | 'allowFindings'>,
): content is AuditedContent {
  const { site, ledger, findings } = content;
  if (site === undefined || ledger === undefined) return false;
  if (!reachesSeverity(findings, failOn)) return true;
  return allowFindings && NEEDED_BY_PAGES.every((name) => site.entries[name].length === 1);
}
