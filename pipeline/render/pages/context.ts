/** What every page maker works from, and the few shapes that several of them make. */

import type { Article } from '../../../schemas/article.ts';
import type { Centre } from '../../../schemas/centre.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import type { Test } from '../../../schemas/test.ts';
import type { QuizData } from '../../../templates/islands/quiz/quiz-data.ts';
import type { CoverageView, Html, Linked, TestCardView, View } from '../../../templates/view.ts';
import type { Ledger } from '../../ledger/types.ts';

import type { Site } from '../../link/site.ts';
import { blocksOf, EMPTY_BODY } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import type { ExportSet } from '../downloads.ts';
import { headOf } from '../page.ts';
import type { Bank } from '../practice.ts';
import type { TextRenderer } from '../rich-text.ts';

/** What every page maker works from. */
export type Context = {
  site: Site;
  ledger: Ledger;
  view: View;
  text: TextRenderer;
  today: string;
  cards: TestCardView[];
  address: (route: string) => string;
  /** Made once: the test, its result, its questions and the bank all print the same. */
  quizOf: (test: Entry<Test>) => QuizData;
  bank: () => Bank;
  /** Absent in a preview. */
  exported?: ExportSet;
};

export const head = ({ site }: Context, name: string) => headOf(site.settings, name);

export const single = <T>(entries: readonly Entry<T>[]): T => entries[0]!.data;

export const linked = <T>(entry: Entry<T>, route: string): Linked<T> => ({
  id: entry.id,
  route,
  data: entry.data,
});

export const chapterOf = (entry: Entry<Chapter>) => linked(entry, `/manual/${entry.id}/`);

export const articleOf = (entry: Entry<Article>) => linked(entry, `/blog/${entry.id}/`);

export const centreOf = (entry: Entry<Centre>) => linked(entry, `/centro/${entry.id}/`);

export function coverageOf({ site }: Context): CoverageView {
  return site.settings.regions.map((region) => ({
    region,
    municipalities: site.entries.municipalities
      .filter((each) => each.data.region === region.id)
      .map(({ id, data: { name, latitude, longitude, nearestCentre, distanceKm: km } }) => {
        const centre = site.entries.centres.find((each) => each.id === nearestCentre)?.data;
        return {
          id,
          name,
          latitude,
          longitude,
          centre: centre?.name ?? '',
          href: `${site.settings.basePath}/centro/${nearestCentre}/`,
          notice: centre?.notice !== undefined,
          km,
        };
      }),
  }));
}

/** The body of a Markdown entry, its sections under headings. */
export function bodyOf({ site, text }: Context, entry: Entry): Html {
  return text.body(blocksOf(site.bodies.get(entry) ?? EMPTY_BODY));
}

/** What stands before and after an entry in its collection. */
export function neighbours<T>(
  all: readonly Entry<T>[],
  entry: Entry<T>,
  linkedOf: (entry: Entry<T>) => Linked<T>,
): { previous: Linked<T> | undefined; next: Linked<T> | undefined } {
  const at = positionsIn(all).get(entry)!;
  const [previous, next] = [all[at - 1], all[at + 1]];
  return { previous: previous && linkedOf(previous), next: next && linkedOf(next) };
}

const positions = new WeakMap<readonly unknown[], ReadonlyMap<unknown, number>>();

/** Where each item of a list stands; looked up for every article, so the list is walked once. */
function positionsIn(list: readonly unknown[]): ReadonlyMap<unknown, number> {
  const known = positions.get(list) ?? new Map(list.map((item, index) => [item, index]));
  positions.set(list, known);
  return known;
}
