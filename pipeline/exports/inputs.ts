/** What formats are made from: the canonical data, and parts of it that change less often than the whole. */
import { newest } from '../render/newest.ts';
import { type Snapshot, snapshot } from './api/changes.ts';
import type { Canonical, CanonicalArticle } from './canonical.ts';
import { type History, historyOf } from './history.ts';

/** An article without its text. */
export type ArticleHead = Omit<CanonicalArticle, 'intro' | 'sections'>;

export type Inputs = Canonical & {
  /** The hash of every record. */
  records: Snapshot;
  history: History;
  articleHeads: ArticleHead[];
  /** The articles of the feeds, newest first. */
  newestArticles: CanonicalArticle[];
};

/** Each part is made when it is asked for. */
export function inputsOf(canonical: Canonical): Inputs {
  let records: Snapshot | undefined;
  let history: History | undefined;
  let heads: ArticleHead[] | undefined;
  let feeds: CanonicalArticle[] | undefined;
  return {
    ...canonical,
    get records() {
      return (records ??= snapshot(canonical));
    },
    get history() {
      return (history ??= historyOf(canonical, this.records));
    },
    get articleHeads() {
      return (heads ??= canonical.articles.map(({ intro: _i, sections: _s, ...head }) => head));
    },
    get newestArticles() {
      return (feeds ??= newest(canonical.articles).reverse());
    },
  };
}
