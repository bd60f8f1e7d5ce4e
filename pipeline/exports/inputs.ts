/** What formats are made from: the canonical data, and parts of it that change less often than the whole. */
import type { Canonical, CanonicalArticle } from './canonical.ts';
import { type History, historyOf } from './history.ts';

/** An article without its text. */
export type ArticleHead = Omit<CanonicalArticle, 'intro' | 'sections'>;

export type Inputs = Canonical & {
  history: History;
  articleHeads: ArticleHead[];
  /** The articles of the feeds, newest first. */
  newestArticles: CanonicalArticle[];
};

/** Feed readers ask again every hour, and show what is new: 1,000 articles would be 20 MB each time. */
const IN_FEEDS = 30;

/** Each part is made when it is asked for. */
export function inputsOf(canonical: Canonical): Inputs {
  let history: History | undefined;
  let heads: ArticleHead[] | undefined;
  let newest: CanonicalArticle[] | undefined;
  return {
    ...canonical,
    get history() {
      return (history ??= historyOf(canonical));
    },
    get articleHeads() {
      return (heads ??= canonical.articles.map(({ intro: _i, sections: _s, ...head }) => head));
    },
    get newestArticles() {
      return (newest ??= canonical.articles.slice(-IN_FEEDS).reverse());
    },
  };
}
