/** Records with the address of their page, and the neighbours of each in its list. */
import type { Article } from '../../../schemas/article.ts';
import type { Centre } from '../../../schemas/centre.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import type { LinkedRecord } from '../../../templates/view.ts';
import type { Entry } from '../../validate/index.ts';

export const withRoute = <T>(entry: Entry<T>, route: string): LinkedRecord<T> => ({
  id: entry.id,
  route,
  data: entry.data,
});

export const linkedChapter = (entry: Entry<Chapter>) => withRoute(entry, `/manual/${entry.id}/`);

export const linkedArticle = (entry: Entry<Article>) => withRoute(entry, `/blog/${entry.id}/`);

export const linkedCentre = (entry: Entry<Centre>) => withRoute(entry, `/centro/${entry.id}/`);

type Neighbours<T> = {
  previous: LinkedRecord<T> | undefined;
  next: LinkedRecord<T> | undefined;
};

/** The entries before and after each entry of a collection. */
export function neighboursIn<T>(
  entries: readonly Entry<T>[],
  linkedOf: (entry: Entry<T>) => LinkedRecord<T>,
): ReadonlyMap<Entry<T>, Neighbours<T>> {
  const all = entries.map(linkedOf);
  return new Map(
    entries.map((entry, index) => [entry, { previous: all[index - 1], next: all[index + 1] }]),
  );
}
