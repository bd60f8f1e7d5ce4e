/** The records of articles are kept from one build to the next: there may be thousands of them, and an edit changes few. */
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import { keyOf } from '../../program/cache.cjs';
import { createRecorder } from '../../program/recorder.ts';
import type { ResultStore } from '../../program/result-store.ts';
import {
  digestIn,
  type EntryDigests,
  inputStates,
  recordedLedger,
  recordedSite,
} from '../../render/recorded-site.ts';
import type { CanonicalArticle } from '../canonical.ts';
import { extractArticle } from './articles.ts';
import { textExtractionOf } from './index.ts';

/** @property state what every record depends on besides the content: the program, and Node */
export type KeptArticles = { results: ResultStore; state: string; digests: EntryDigests };

/** @returns the record of each article, a new one if anything that it was made from has changed */
export function keptArticles(
  site: Site,
  ledger: Ledger,
  { results, state, digests }: KeptArticles,
): CanonicalArticle[] {
  const whole = keyOf('articles', state, JSON.stringify(site.settings));
  const recorder = createRecorder(
    results.read(whole),
    digestIn(inputStates(site, ledger, digests)),
  );
  const watched = recordedSite(site, recorder.read);
  const extraction = textExtractionOf(
    watched,
    recordedLedger(ledger, recorder.read),
    recorder.once,
  );
  const records = site.entries.articles.map((entry) =>
    recorder.kept(entry.id, () => {
      // The entry is an input of its record: as part of its route, as for its page.
      watched.routes.get(`/blog/${entry.id}/`);
      return extractArticle(extraction, entry);
    }),
  );
  const made = recorder.results();
  if (made !== undefined) results.write(whole, made);
  return records;
}
