/** Extracts the canonical data of the audited site. The formats read this data, and not the types of the pipeline. */

import type { Html } from '../../../templates/view.ts';
import { drawScene } from '../../draw/scene-drawing.ts';
import { disputeReason } from '../../ledger/dispute.ts';
import { textRenderer } from '../../ledger/rich-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import { createView } from '../../ledger/view.ts';
import type { Site } from '../../link/site.ts';
import { sourceLabelOf, titleWithoutLabel } from '../../link/source-label.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { plainWordPrinter } from '../../text/word-printer.ts';
import { type CanonicalContent, SCHEMA_VERSION, withVersion } from '../canonical.ts';
import { extractArticles, extractChapters } from './articles.ts';
import { extractCentres } from './centres.ts';
import { extractEssentials } from './essentials.ts';
import type { ExtractionContext } from './extraction.ts';
import { extractFacts } from './facts.ts';
import { extractQuestions, extractTests } from './questions.ts';
import { extractSigns } from './signs.ts';
import { extractSources } from './sources.ts';

/** Exported files stand alone: texts do not refer to picture files of signs, and scenes are drawn inline. */
const NO_FILE = () => undefined;

export function extractionContextOf(site: Site, ledger: Ledger): ExtractionContext {
  const { origin } = site.settings;
  const text = textRenderer(site, ledger, { origin, printer: plainWordPrinter });
  const drawn = (id: string) => drawScene({ site, ledger }, id);
  return {
    site,
    ledger,
    text,
    drawScene: drawn,
    view: createView(site, ledger, text, {
      signImage: NO_FILE,
      openImage: NO_FILE,
      cardImage: NO_FILE,
      landmark: () => '' as Html,
      scene: (id) => {
        const { title, caption } = site.scenes.get(id)!;
        return omitUndefined({ id, title, caption, picture: drawn(id).svg as Html });
      },
    }),
    citations: (ids) =>
      ids.flatMap((id) => {
        const source = site.sources.get(id);
        if (source === undefined) return [];
        const title = titleWithoutLabel(source);
        return [omitUndefined({ id, title, label: sourceLabelOf(source), url: source.url })];
      }),
    disputes: (facts) =>
      facts.flatMap((fact) => {
        const entry = ledger.get(fact);
        const note = entry === undefined ? undefined : disputeReason(site, entry);
        return note === undefined ? [] : [{ fact, note }];
      }),
  };
}

export function extractCanonicalContent(extraction: ExtractionContext): CanonicalContent {
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
  return withVersion(meta, {
    essentials: extractEssentials(extraction),
    tests: extractTests(extraction),
    questions: extractQuestions(extraction, site.entries.tests),
    retos: extractQuestions(extraction, site.entries.retos),
    formas: extractQuestions(extraction, site.entries.formas),
    centres: extractCentres(extraction),
    facts: extractFacts(extraction),
    articles: extractArticles(extraction),
    chapters: extractChapters(extraction),
    signs: extractSigns(extraction),
    sources: extractSources(extraction),
  });
}
