/** Finds the day on which the words of a page or a fact last changed, from the days on which units were accepted. */
import { COLLECTIONS, type Collection, type CollectionName } from '../../../schemas/collections.ts';
import { QUESTION_SETS } from '../../link/question-sets.ts';
import { questionRoute, stopRoute } from '../../link/routes.ts';

export type ChangeDayFinder = ReturnType<typeof createChangeDayFinder>;

/** @param accepted days by unit, `collection/entry/item` or `collection` */
export function createChangeDayFinder(accepted: ReadonlyMap<string, string>) {
  const pages = new Map<string, string>();
  for (const [unit, day] of accepted)
    for (const path of pathsOf(unit)) {
      const known = pages.get(path);
      if (known === undefined || known < day) pages.set(path, day);
    }
  return {
    page: (path: string) => pages.get(path),
    fact: (id: string) => accepted.get(`facts/${id}`),
  };
}

function pathsOf(unit: string): string[] {
  const [collection = '', id, item] = unit.split('/');
  const { route, shownOn }: Partial<Collection> = COLLECTIONS[collection as CollectionName] ?? {};
  const own = route === undefined ? shownOn : id && route(id);
  const isQuestion = QUESTION_SETS.some((name) => name === collection);
  const items =
    item !== undefined && isQuestion
      ? [questionRoute({ id: item })]
      : collection === 'road' && id !== undefined
        ? [stopRoute(id)]
        : [];
  return own ? [own, ...items] : items;
}
