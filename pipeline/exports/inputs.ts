/** What formats are made from: the canonical data, and parts of it that change less often than the whole. */
import { newest } from '../render/newest.ts';
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

/** Each part is made when it is asked for. */
export function inputsOf(canonical: Canonical): Inputs {
  let history: History | undefined;
  let heads: ArticleHead[] | undefined;
  let feeds: CanonicalArticle[] | undefined;
  return {
    ...canonical,
    get history() {
      return (history ??= historyOf(canonical));
    },
    get articleHeads() {
      return (heads ??= canonical.articles.map(({ intro: _i, sections: _s, ...head }) => head));
    },
    get newestArticles() {
      return (feeds ??= newest(canonical.articles).reverse());
    },
  };
}
