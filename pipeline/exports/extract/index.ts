/** Extracts the canonical data of the audited site. Other exports do not know the pipeline's own types. */
import { defined } from '../../../schemas/defined.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import { labelOf, titleBeside } from '../../link/source-label.ts';
import { textRenderer } from '../../render/rich-text.ts';
import { sceneImages } from '../../render/scene-images.ts';
import { signSheets } from '../../render/sign-sheets.ts';
import { createView } from '../../render/view.ts';
import { wordsAlone } from '../../render/word-printer.ts';
import { type CanonicalContent, SCHEMA_VERSION, versioned } from '../canonical.ts';
import { extractArticles, extractChapters } from './articles.ts';
import { extractCentres } from './centres.ts';
import { extractEssentials } from './essentials.ts';
import type { Extraction } from './extraction.ts';
import { disputeReason, extractFacts } from './facts.ts';
import { extractQuestions, extractTests } from './questions.ts';
import { extractSigns } from './signs.ts';
import { extractSources } from './sources.ts';

export function extractionOf(site: Site, ledger: Ledger): Extraction {
  const { origin } = site.settings;
  const text = textRenderer(site, ledger, { origin, printer: wordsAlone });
  const scenes = sceneImages(site, text, true);
  return {
    site,
    ledger,
    text,
    view: createView(site, ledger, text, signSheets(site), scenes),
    scenes,
    citations: (ids) =>
      ids.flatMap((id) => {
        const source = site.sources.get(id);
        if (source === undefined) return [];
        const title = titleBeside(source);
        return [defined({ id, title, label: labelOf(source), url: source.url })];
      }),
    disputes: (facts) =>
      facts.flatMap((fact) => {
        const entry = ledger.get(fact);
        const note = entry === undefined ? undefined : disputeReason(site, entry);
        return note === undefined ? [] : [{ fact, note }];
      }),
  };
}

export function extractCanonical(extraction: Extraction): CanonicalContent {
  const { site, text } = extraction;
  const { settings } = site;
  const meta = {
    name: settings.name,
    notice: text.plain(settings.notice),
    shortNotice: text.plain(settings.shortNotice),
    schemaVersion: SCHEMA_VERSION,
    date: site.newest,
    language: 'es-PR' as const,
    licence: { name: settings.licence.content, url: settings.licence.contentUrl },
    address: text.href('/'),
  };
  return versioned(meta, {
    essentials: extractEssentials(extraction),
    tests: extractTests(extraction),
    questions: extractQuestions(extraction, site.entries.tests),
    retos: extractQuestions(extraction, site.entries.retos),
    centres: extractCentres(extraction),
    facts: extractFacts(extraction),
    articles: extractArticles(extraction),
    chapters: extractChapters(extraction),
    signs: extractSigns(extraction),
    sources: extractSources(extraction),
  });
}
