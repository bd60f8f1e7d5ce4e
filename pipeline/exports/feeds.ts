/**
 * The articles as an Atom feed, newest first; every reader supports Atom. No feed library is used: those that were
 * tested leave titles unescaped.
 */
import type { CanonicalArticle, CanonicalData } from './canonical.ts';
import type { ExportFormat } from './format.ts';
import { xml } from './xml.ts';

/** Feed readers fetch the feed every hour: 1,000 articles would be 20 MB each time. */
const NEWEST = 30;

/** The articles of the feed; only they have their own share images. @param articles oldest first, like the result */
export const articlesInFeed = <T>(articles: readonly T[]): T[] => articles.slice(-NEWEST);

type FeedInput = 'meta' | 'articles' | 'aliases';

export const feeds: ExportFormat<FeedInput> = (canonical) => {
  const articles = articlesInFeed(canonical.articles).reverse();
  return {
    files: [{ path: '/blog/atom.xml', content: () => atom(canonical, articles), label: 'Atom' }],
  };
};

/** The original address of an article, from the first of its former ids: feed readers identify an entry by it. */
function firstAddressOf(
  { id, url }: CanonicalArticle,
  { aliases, meta }: Pick<CanonicalData, 'aliases' | 'meta'>,
): string {
  const first = aliases.find(({ to }) => to === id);
  return first === undefined ? url : `${meta.address}blog/${first.id}/`;
}

/** Noon in Puerto Rico: midnight UTC would be the day before. */
const instant = (day: string) => `${day}T12:00:00-04:00`;

function contentOf({ update, intro, sections }: CanonicalArticle): string {
  const news =
    update === undefined ? '' : `<p><strong>Actualización:</strong> ${xml(update)}</p>\n`;
  return (
    news +
    intro +
    sections.map(({ id, title, html }) => `<h2 id="${id}">${xml(title)}</h2>\n${html}`).join('')
  );
}

const lastChange = (articles: readonly CanonicalArticle[], otherwise: string) =>
  articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? otherwise;
const title = ({ name }: CanonicalData['meta']) => `Blog de ${name}`;

function atom(
  canonical: Pick<CanonicalData, 'meta' | 'aliases'>,
  articles: readonly CanonicalArticle[],
): string {
  const { meta } = canonical;
  const entries = articles.map(
    (article) => `  <entry>
    <id>${xml(firstAddressOf(article, canonical))}</id>
    <title>${xml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${xml(article.url)}"/>
    <published>${instant(article.published)}</published>
    <updated>${instant(article.updated)}</updated>
    <author><name>${xml(article.author)}</name></author>
    <category term="${xml(article.category)}"/>
    <summary>${xml(article.excerpt)}</summary>
    <content type="html">${xml(contentOf(article))}</content>
  </entry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-PR">',
    `  <id>${meta.address}blog/</id>`,
    `  <title>${xml(title(meta))}</title>`,
    `  <subtitle>${xml(meta.notice)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${meta.address}blog/atom.xml"/>`,
    `  <link rel="alternate" type="text/html" href="${meta.address}blog/"/>`,
    `  <updated>${instant(lastChange(articles, meta.date))}</updated>`,
    `  <author><name>${xml(meta.name)}</name></author>`,
    `  <rights>${xml(`${meta.licence.name} (${meta.licence.url})`)}</rights>`,
    `  <generator version="${xml(meta.version)}">licencia</generator>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
