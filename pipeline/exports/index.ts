/** Makes the exports of the audited site. */
import type { Content } from '../content.ts';
import { errorAt, type Finding, type Place, sortFindings } from '../findings/finding.ts';
import { summarise } from '../findings/summary.ts';
import { countConflicts, ledgerTotalsOf } from '../ledger/counts.ts';
import { countEvidence } from '../ledger/evidence.ts';
import { addFactStates, addRelatedPlaces } from '../ledger/finding-context.ts';
import { placeOf } from '../link/place.ts';
import { type Cache, cacheKeyOf, openCache } from '../program/cache.cjs';
import { packageVersionsOf } from '../program/versions.ts';
import { auditOnDay } from '../rules/index.ts';
import type { CanonicalData } from './canonical.ts';
import type { ExportResult, ExportSet } from './export-set.ts';
import { acceptanceTimesOf } from './extract/accepted.ts';
import { extractCanonicalContent, extractionContextOf } from './extract/index.ts';
import { ExportFailure, type ExportTools } from './format.ts';
import { exportInFormat, FORMATS } from './formats.ts';
import { inventoryExport } from './inventory.ts';

type ExportOptions = {
  /** Folder of this program. */
  root: string;
  /** Ids of FORMATS; all of them if absent. */
  formats?: readonly string[];
  /** True if files that are expensive to make are left empty, as for a check. */
  pathsOnly?: boolean;
};

/** @returns the files of the requested formats, or a finding about what prevents them */
export async function makeExports(
  content: Content,
  options: ExportOptions,
): Promise<{ value?: ExportSet; findings: Finding[] }> {
  const { site } = content;
  if (site === undefined) return { findings: [] };
  try {
    const { root, formats = Object.keys(FORMATS), pathsOnly = false } = options;
    const drawn = partsIn(openCache(root), ...packageVersionsOf(root, ['@resvg/resvg-js']));
    const tools = { pathsOnly, drawn };
    const data = canonicalDataOf(content);
    const results: ExportResult[] = [];
    for (const format of formats) results.push(await exportInFormat(format, data, tools));
    const set = { version: data.meta.version, date: site.newest, results };
    const report = inventoryExport(site, set, pathsOnly);
    return { value: { ...set, results: [...results, report] }, findings: [] };
  } catch (error) {
    if (!(error instanceof ExportFailure)) throw error;
    const { format, message, help } = error;
    const settings = placeOf(site.entries.site[0], []);
    return { findings: [errorAt('export/failed', `${format}: ${message}`, settings, help)] };
  }
}

/** Caches parts that several formats may use. @param state versions of the libraries that make the parts */
function partsIn(cache: Cache, ...state: readonly string[]): ExportTools['drawn'] {
  const inUse = new Map<string, Promise<Uint8Array>>();
  return (name, input, make) => {
    const whole = `${name}\0${input}`;
    const made = inUse.get(whole);
    if (made !== undefined) return made;
    const part = (async () => {
      const key = cacheKeyOf('part', ...state, name, input);
      const cached = cache.read(key);
      if (cached !== undefined) return cached;
      const bytes = await make();
      cache.write(key, bytes);
      return bytes;
    })();
    inUse.set(whole, part);
    return part;
  };
}

/**
 * The data from which the exports are written. States and findings are those of the day of the pages, so that no
 * published file depends on the clock.
 * @throws Error if the content was not audited
 */
export function canonicalDataOf(content: Content): CanonicalData {
  const { site, day, documents, coverage } = content;
  if (
    site === undefined ||
    day === undefined ||
    content.ledger === undefined ||
    coverage === undefined
  )
    throw new Error('exports need audited content');
  const { ledger, findings: all } = auditOnDay(site, { ...content, ledger: content.ledger }, day);
  // Leaves out findings about stray files, which are not content.
  const paths = new Map(documents.map(({ file, path }) => [file, path]));
  const findings = all.filter(({ at }) => paths.has(at.file));
  return {
    ...extractCanonicalContent(extractionContextOf(site, ledger)),
    audit: {
      findings: addRelatedPlaces(
        addFactStates(sortFindings(findings), site, ledger),
        site,
        ledger,
      ).map((finding) => withContentPaths(finding, paths)),
      summary: summarise(
        findings,
        countConflicts(ledger),
        coverage,
        ledgerTotalsOf(ledger),
        countEvidence(site, ledger),
      ),
    },
    accepted: acceptanceTimesOf(site, content.reviewed, day),
    aliases: site.entries.articles.flatMap(({ id: to, data }) =>
      (data.aliases ?? []).map((id) => ({ id, to })),
    ),
  };
}

/** Names files by their path in the content: the content folder may have another name on other machines. */
function withContentPaths(finding: Finding, paths: ReadonlyMap<string, string>): Finding {
  const place = (at: Place): Place => ({ ...at, file: `data/${paths.get(at.file) ?? at.file}` });
  return {
    ...finding,
    at: place(finding.at),
    related: finding.related.map((related) => ({ ...related, at: place(related.at) })),
  };
}
