/** The search of the site: the file that browsers fetch, and the address of each word in the list from A to Z. */

import { createTextAnalysis } from '../../../templates/islands/search/analysis.ts';
import { createSearchEngine, type SearchEngine } from '../../../templates/islands/search/engine.ts';
import {
  SEARCH_FILE_ROUTE,
  SEARCH_FILE_VERSION,
  type SearchFile,
  type SearchRecordKind,
} from '../../../templates/islands/search/search-file.ts';
import type { SearchLetterGroup } from '../../../templates/pages/SearchPage.tsx';
import { compareText } from '../../findings/finding.ts';
import { onlyRecordOf } from '../../link/site.ts';
import { synonymsForSearch } from '../../link/synonyms.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { foldAccents } from '../../text/fold-accents.ts';
import type { AssetFile } from '../document/assets.ts';
import { draftSearchRecords, type SearchSources } from './drafts.ts';
import { makeSearchRecords } from './records.ts';
import { SEARCH_KIND_NAMES, SEARCH_KINDS, type SearchKind } from './search-kinds.ts';

export function siteSearch(sources: SearchSources): {
  file: AssetFile;
  letters: SearchLetterGroup[];
} {
  const data = searchData(sources);
  const search = createSearchEngine(data);
  search.add(0, data.records.length);
  return {
    file: { path: SEARCH_FILE_ROUTE, bytes: Buffer.from(JSON.stringify(data)) },
    letters: lettersOf(search, sources),
  };
}

function searchData(sources: SearchSources): SearchFile {
  const synonyms = onlyRecordOf(sources.site.entries.synonyms);
  const reading = synonymsForSearch(synonyms);
  const analysis = createTextAnalysis(reading);
  const asking: Readonly<Partial<Record<SearchKind, string[] | undefined>>> = synonyms.asking;
  return {
    version: SEARCH_FILE_VERSION,
    kinds: SEARCH_KIND_NAMES.map((name) =>
      omitUndefined({ ...(SEARCH_KINDS[name] as SearchRecordKind), asking: asking[name] }),
    ),
    ...reading,
    records: makeSearchRecords(draftSearchRecords({ ...sources, analysis }), analysis),
  };
}

/**
 * Each listed word under its first letter, with the address of its first search result. Words without results are left
 * out.
 */
function lettersOf(search: SearchEngine, { site, text }: SearchSources): SearchLetterGroup[] {
  const words = site.entries.synonyms.flatMap(({ data }) =>
    data.groups.flatMap((group) => group.words),
  );
  const letters = new Map<string, SearchLetterGroup['terms']>();
  for (const word of words.toSorted((a, b) => compareText(foldAccents(a), foldAccents(b)))) {
    const [first] = search.find(word);
    if (first === undefined) continue;
    const letter = /^[a-z]/.exec(foldAccents(word))?.[0] ?? '0';
    const terms = letters.get(letter) ?? [];
    terms.push({ word, href: text.href(first[2]) });
    letters.set(letter, terms);
  }
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}
