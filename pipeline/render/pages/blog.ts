/** The blog. */
import { createElement } from 'react';
import type { Article } from '../../../schemas/article.ts';
import { ArticleListPage } from '../../../templates/pages/ArticleListPage.tsx';
import { ArticlePage } from '../../../templates/pages/ArticlePage.tsx';
import type { Route } from '../../link/routes.ts';
import type { Entry } from '../../validate/index.ts';
import type { UnroutedPage } from '../document/page.ts';
import * as jsonLd from '../json-ld/graphs.ts';
import { bodyOf, configuredHead, type PageContext } from './context.ts';
import { linkedArticle } from './linked-records.ts';

export const isExpired = (article: Article, today: string) =>
  article.expires !== undefined && article.expires < today;

export function articleListPage(context: PageContext): UnroutedPage {
  const { site, view } = context;
  return {
    ...configuredHead(context, 'blog'),
    crumbs: [{ label: 'Blog' }],
    main: createElement(ArticleListPage, {
      view,
      articles: site.entries.articles.map(linkedArticle),
    }),
  };
}

export function articlePage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, text, today, address } = context;
  const entry = route.entry as Entry<Article>;
  const article = linkedArticle(entry);
  const { data } = article;
  const title = text.plain(data.title);
  return {
    title: `${title} | ${site.settings.blog.title}`,
    description: text.plain(data.excerpt),
    keywords: data.keywords ?? [data.category, 'licencia de conducir', 'Puerto Rico'],
    crumbs: [{ label: 'Blog', href: '/blog/' }, { label: title }],
    main: createElement(ArticlePage, {
      view,
      article,
      body: bodyOf(context, entry),
      expired: isExpired(data, today),
      ...context.articleNeighbours.get(entry)!,
    }),
    jsonLd: [
      jsonLd.blogPosting(
        data,
        route.path,
        address,
        text.plain,
        (data.cites ?? []).map((id) => site.sources.get(id)!.title),
      ),
    ],
    updated: data.updated ?? data.publishDate,
    published: data.publishDate,
    ...(context.newestArticles.has(entry) ? {} : { share: { title: data.category } }),
  };
}
