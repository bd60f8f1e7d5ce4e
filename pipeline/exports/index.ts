/** The audited site → every export, from the cache where neither the content nor the program changed. */
import type { Content } from '../content.ts';
import { audit, countConflicts } from '../audit/index.ts';
import { type Finding, type Place, sortFindings } from '../findings/finding.ts';
import { summarise } from '../findings/summary.ts';
import { placeOf } from '../link/index.ts';
import { exportCache } from './cache.ts';
import type { Canonical } from './canonical.ts';
import { extractCanonical } from './extract/index.ts';
import { type Exported, ExportFailure, type ExportFormat } from './format.ts';

/** Every format, loaded only when it is made. */
export const FORMATS: Record<string, () => Promise<ExportFormat>> = {
  api: async () => (await import('./api/index.ts')).api,
};

export type ExportResult = Exported & { format: string };
export type ExportSet = { version: string; date: string; results: ExportResult[] };

export type ExportOptions = {
  /** Folder of this program. */
  root: string;
  /** The day that states depend on; no export knows the clock. */
  day: string;
  /** Ids of FORMATS; all of them if absent. */
  formats?: readonly string[];
};

/** @returns the files of every format, or the findings that say why there are none */
export async function makeExports(content: Content, { root, day, formats = Object.keys(FORMATS) }: ExportOptions): Promise<{ value?: ExportSet; findings: Finding[] }> {
  const { site, documents } = content;
  if (site === undefined) return { findings: [] };
  const cache = exportCache(root, [day, ...documents.flatMap(({ path, text }) => [path, text])]);
  let canonical: Canonical | undefined;
  const results: ExportResult[] = [];
  try {
    for (const format of formats) {
      const known = cache.read(format);
      if (known === undefined) canonical ??= canonicalOf(content, day);
      const result = known ?? { format, ...(await (await FORMATS[format]!()).files(canonical!, { root, cached: cache.part })) };
      if (known === undefined) cache.write(result);
      results.push(result);
    }
  } catch (error) {
    if (!(error instanceof ExportFailure)) throw error;
    const at = placeOf(site.entries.site[0]!, []);
    return { findings: [{ rule: 'export/failed', severity: 'error', title: `${error.format}: ${error.message}`, at, related: [], help: error.help }] };
  }
  const version = cache.version(() => (canonical ??= canonicalOf(content, day)).meta.version);
  return { value: { version, date: site.newest, results }, findings: [] };
}

/** Audited anew with the day of the content, so that the clock decides nothing that is published. */
export function canonicalOf({ site, documents }: Content, day: string): Canonical {
  const { value, findings } = audit(site!, day);
  const report = { findings: sortFindings(findings).map((finding) => renamed(finding, documents)), summary: summarise(findings, countConflicts(value.ledger), value.coverage) };
  const { articles, chapters, releases } = site!.entries;
  const aliases = [...articles.map((entry) => ({ kind: 'articulos' as const, entry })), ...chapters.map((entry) => ({ kind: 'capitulos' as const, entry }))];
  return {
    ...extractCanonical(site!, value.ledger),
    audit: report,
    releases: releases.map((entry) => entry.data),
    aliases: aliases.flatMap(({ kind, entry }) => (entry.data.aliases ?? []).map((id) => ({ kind, id, to: entry.id }))),
  };
}

/** Files by their path in the content, wherever its folder is. */
function renamed(finding: Finding, documents: Content['documents']): Finding {
  const place = (at: Place): Place => ({ ...at, file: `data/${documents.find(({ file }) => file === at.file)?.path ?? at.file}` });
  return { ...finding, at: place(finding.at), related: finding.related.map((each) => ({ ...each, at: place(each.at) })) };
}
