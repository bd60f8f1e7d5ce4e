/** The newest day on which content was written or decided: what "today" is for pages and exports. */
import { COLLECTIONS, type CollectionName } from '../../schemas/collections.ts';
import type { Entries, Entry } from '../validate/index.ts';

export function newestDate(entries: Entries): string {
  let newest = '2000-01-01';
  for (const name of Object.keys(COLLECTIONS) as CollectionName[]) {
    if (name === 'facts' || name === 'sources') continue;
    for (const entry of entries[name] as Entry<{
      updated?: string;
      publishDate?: string;
      questions?: { updated: string }[];
    }>[]) {
      for (const date of [
        entry.data.updated,
        entry.data.publishDate,
        ...(entry.data.questions ?? []).map((each) => each.updated),
      ]) {
        if (date !== undefined && date > newest) newest = date;
      }
    }
  }
  for (const fact of entries.facts) {
    const on = fact.data.ruling?.on;
    if (on !== undefined && on > newest) newest = on;
  }
  return newest;
}
