/** Makes the exports of the audited site, or reads from the cache those of which no input changed. */
import type { Content } from '../content.ts';
import { type Finding, type Place, sortFindings } from '../findings/finding.ts';
import { summarise } from '../findings/summary.ts';
import { countConflicts, countReadings } from '../ledger/counts.ts';
import { countEvidence } from '../ledger/evidence.ts';
import { withReadings, withStates } from '../ledger/with-readings.ts';
import { placeOf } from '../link/place.ts';
import { type Cache, fingerprint, INSTALLED, keyOf, openCache } from '../program/cache.cjs';
import { cachedResults } from '../program/result-store.ts';
import type { ExportResult, ExportSet } from '../render/downloads.ts';
import type { EntryDigests } from '../render/recorded-site.ts';
import { auditOnDay } from '../rules/index.ts';
import type { Canonical } from './canonical.ts';
import { extractArticle } from './extract/articles.ts';
import { bookTexts } from './extract/book-texts.ts';
import { extractCanonical, extractionOf } from './extract/index.ts';
import { type KeptArticles, keptArticles } from './extract/kept-articles.ts';
import { ExportFailure, type ExportTools } from './format.ts';
import { USUAL_FORMATS } from './formats.ts';
import { inputsOf } from './inputs.ts';
import { inventory } from './inventory.ts';
import { formatKeeper } from './kept.ts';

/** The files that exports depend on, besides the content. */
const PROGRAM = ['package-lock.json', 'pipeline', 'schemas', 'templates'];

export type ExportOptions = {
  /** Folder of this program. */
  root: string;
  /** Hash of its sources, if the caller has it. */
  program?: string | undefined;
  /** The day that states depend on; no export knows the clock. */
  day: string;
  /** Tells the sites of one checkout apart, in the cache. */
  site: string;
  /** Ids of FORMATS; the usual ones if absent. */
  formats?: readonly string[];
  /** Digests of entries that the caller needs, too. */
  digests?: EntryDigests | undefined;
};

/** @returns the files of every format, or the findings that say why there are none */
export async function makeExports(
  content: Content,
  options: ExportOptions,
): Promise<{ value?: ExportSet; findings: Finding[] }> {
  const { site } = content;
  if (site === undefined) return { findings: [] };
  try {
    const { root, program, day, site: name, digests = new WeakMap() } = options;
    const cache = openCache(root);
    const state = keyOf('state', process.version, program ?? fingerprint(root, PROGRAM));
    const canonical = canonicalOf(content, day, {
      results: cachedResults(cache, 'articles', name),
      state,
      digests,
    });
    const tools = { root, cached: partsIn(cache, fingerprint(root, [INSTALLED])) };
    const made = formatKeeper(inputsOf(canonical), tools, { cache, site: name, state });
    const results: ExportResult[] = [];
    for (const format of options.formats ?? USUAL_FORMATS) results.push(await made(format));
    const set = { version: canonical.meta.version, date: site.newest, results };
    return { value: { ...set, results: [...results, inventory(site, set)] }, findings: [] };
  } catch (error) {
    if (!(error instanceof ExportFailure)) throw error;
    const finding: Finding = {
      rule: 'export/failed',
      severity: 'error',
      title: `${error.format}: ${error.message}`,
      at: placeOf(site.entries.site[0]!, []),
      related: [],
      help: error.help,
    };
    return { findings: [finding] };
  }
}

/**
 * Caches parts of a format that several states of the content share, such as a printed test.
 * @param libraries hash of the packages that make them
 */
function partsIn(cache: Cache, libraries: string): ExportTools['cached'] {
  return async (name, input, make) => {
    const key = keyOf('part', process.version, libraries, name, input);
    const cached = cache.read(key);
    if (cached !== undefined) return cached;
    const bytes = await make();
    cache.write(key, bytes);
    return bytes;
  };
}

/**
 * The data from which the exports are written.
 * @param day the day that states and findings depend on, so that the clock decides nothing that is published
 * @param kept the records of articles of the build before; absent: all are made
 * @throws Error if the content was not audited
 */
export function canonicalOf(content: Content, day: string, kept?: KeptArticles): Canonical {
  const { site, documents, coverage } = content;
  if (site === undefined || content.ledger === undefined || coverage === undefined)
    throw new Error('exports need audited content');
  const { ledger, findings: all } = auditOnDay(site, { ...content, ledger: content.ledger }, day);
  const extraction = extractionOf(site, ledger);
  const records =
    kept === undefined
      ? site.entries.articles.map((entry) => extractArticle(extraction, entry))
      : keptArticles(site, ledger, kept);
  // Leave out stray files: they are not content.
  const paths = new Map(documents.map(({ file, path }) => [file, path]));
  const findings = all.filter(({ at }) => paths.has(at.file));
  const { articles, chapters, releases } = site.entries;
  const aliases = [
    ...articles.map((entry) => ({ kind: 'articulos' as const, entry })),
    ...chapters.map((entry) => ({ kind: 'capitulos' as const, entry })),
  ];
  return {
    ...extractCanonical(extraction, records),
    bookTexts: bookTexts(extraction),
    audit: {
      findings: withReadings(withStates(sortFindings(findings), site, ledger), site, ledger).map(
        (finding) => withContentPaths(finding, paths),
      ),
      summary: summarise(
        findings,
        countConflicts(ledger),
        coverage,
        countReadings(ledger),
        countEvidence(site, ledger),
      ),
    },
    releases: releases.map((entry) => entry.data),
    aliases: aliases.flatMap(({ kind, entry }) =>
      (entry.data.aliases ?? []).map((id) => ({ kind, id, to: entry.id })),
    ),
    addresses: [...site.routes.keys()],
  };
}

/** Names files by their path in the content: the folder of the content has another name on other machines. */
function withContentPaths(finding: Finding, paths: ReadonlyMap<string, string>): Finding {
  const place = (at: Place): Place => ({ ...at, file: `data/${paths.get(at.file) ?? at.file}` });
  return {
    ...finding,
    at: place(finding.at),
    related: finding.related.map((related) => ({ ...related, at: place(related.at) })),
  };
}
