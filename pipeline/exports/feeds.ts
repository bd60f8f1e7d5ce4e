/** The newest articles as Atom, RSS 2.0 and JSON Feed 1.1, newest first. Without a library: those tried leave titles in Atom unescaped. */
import { newest } from '../render/newest.ts';
import type { Canonical, CanonicalArticle } from './canonical.ts';
import type { ExportFormat } from './format.ts';
import { changesOf, type History } from './history.ts';
import { xml } from './xml.ts';

type FeedInput = 'meta' | 'articles' | 'history' | 'aliases' | 'releases';
/** An article with the instant of its last change, and the address that it had first: readers know an entry by it. */
type FeedArticle = CanonicalArticle & { modified: string; entryId: string };

export const feeds: ExportFormat<FeedInput> = (canonical) => {
  const { history } = canonical;
  const articles = newest(canonical.articles)
    .reverse()
    .map((article) => ({
      ...article,
      modified: modifiedOf(article, history),
      entryId: firstAddressOf(article, canonical),
    }));
  return {
    files: [
      { path: '/blog/atom.xml', content: () => atom(canonical, articles), label: 'Atom' },
      { path: '/blog/rss.xml', content: () => rss(canonical, articles), label: 'RSS' },
      { path: '/blog/feed.json', content: () => jsonFeed(canonical, articles), label: 'JSON Feed' },
    ],
  };
};

/** The address under which an article was first released; of one that is in no release, by its first former id. */
function firstAddressOf(
  { id, url }: CanonicalArticle,
  { aliases, releases, meta }: Pick<Canonical, 'aliases' | 'releases' | 'meta'>,
): string {
  const former = aliases.filter(({ kind, to }) => kind === 'articulos' && to === id);
  const ids = [...former.map((alias) => alias.id), id];
  const released = releases.map(({ records }) => ids.find((each) => records.articulos?.[each]));
  const first = released.find((each) => each !== undefined) ?? ids[0]!;
  return first === id ? url : `${meta.address}blog/${first}/`;
}

/** Noon in Puerto Rico: midnight UTC would be the day before. */
const instant = (day: string) => `${day}T12:00:00-04:00`;
const DAY = 24 * 60 * 60;

/**
 * The day on which the article changed, as its own date or as a release says, and one second for each change: a text
 * may change twice on a day, and through a fact that it prints. Feed readers show an entry again only if it is newer.
 */
function modifiedOf({ id, updated }: CanonicalArticle, history: History): string {
  const { changes, last = updated } = changesOf(history, 'articulos', id);
  const seconds = Math.min(changes, DAY / 2 - 1);
  const time = new Date((DAY / 2 + seconds) * 1000).toISOString().slice(11, 19);
  return `${last > updated ? last : updated}T${time}-04:00`;
}
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function rfc822(moment: string): string {
  const [day = '', time = ''] = moment.slice(0, 19).split('T');
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return `${DAYS[weekday]}, ${String(date).padStart(2, '0')} ${MONTHS[month - 1]} ${year} ${time} -0400`;
}

function contentOf({ update, intro, sections }: CanonicalArticle): string {
  const news =
    update === undefined ? '' : `<p><strong>Actualización:</strong> ${xml(update)}</p>\n`;
  return (
    news +
    intro +
    sections.map(({ id, title, html }) => `<h2 id="${id}">${xml(title)}</h2>\n${html}`).join('')
  );
}

const lastChange = (articles: readonly FeedArticle[], otherwise: string) =>
  articles
    .map(({ modified }) => modified)
    .sort()
    .at(-1) ?? instant(otherwise);
const title = ({ name }: Canonical['meta']) => `Blog de ${name}`;

function atom({ meta }: Pick<Canonical, 'meta'>, articles: readonly FeedArticle[]): string {
  const entries = articles.map(
    (article) => `  <entry>
    <id>${xml(article.entryId)}</id>
    <title>${xml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${xml(article.url)}"/>
    <published>${instant(article.published)}</published>
    <updated>${article.modified}</updated>
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
    `  <updated>${lastChange(articles, meta.date)}</updated>`,
    `  <author><name>${xml(meta.name)}</name></author>`,
    `  <rights>${xml(`${meta.licence.name} (${meta.licence.url})`)}</rights>`,
    `  <generator version="${xml(meta.version)}">licencia</generator>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function rss({ meta }: Pick<Canonical, 'meta'>, articles: readonly FeedArticle[]): string {
  const items = articles.map(
    (article) => `    <item>
      <title>${xml(article.title)}</title>
      <link>${xml(article.url)}</link>
      <guid isPermaLink="true">${xml(article.entryId)}</guid>
      <pubDate>${rfc822(instant(article.published))}</pubDate>
      <dc:creator>${xml(article.author)}</dc:creator>
      <category>${xml(article.category)}</category>
      <description>${xml(xml(article.excerpt))}</description>
      <content:encoded>${xml(contentOf(article))}</content:encoded>
    </item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${xml(title(meta))}</title>`,
    `    <link>${meta.address}blog/</link>`,
    `    <description>${xml(xml(meta.notice))}</description>`,
    '    <language>es-pr</language>',
    `    <copyright>${xml(`${meta.licence.name} (${meta.licence.url})`)}</copyright>`,
    `    <lastBuildDate>${rfc822(lastChange(articles, meta.date))}</lastBuildDate>`,
    `    <generator>licencia ${xml(meta.version)}</generator>`,
    `    <atom:link rel="self" type="application/rss+xml" href="${meta.address}blog/rss.xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

function jsonFeed({ meta }: Pick<Canonical, 'meta'>, articles: readonly FeedArticle[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: title(meta),
    description: meta.notice,
    home_page_url: `${meta.address}blog/`,
    feed_url: `${meta.address}blog/feed.json`,
    language: meta.language,
    authors: [{ name: meta.name, url: meta.address }],
    _licencia: { version: meta.version, schemaVersion: meta.schemaVersion, licence: meta.licence },
    items: articles.map((article) => ({
      id: article.entryId,
      url: article.url,
      title: article.title,
      content_html: contentOf(article),
      summary: article.excerpt,
      date_published: instant(article.published),
      date_modified: article.modified,
      authors: [{ name: article.author }],
      tags: [article.category],
      language: meta.language,
      _licencia: { disputed: article.disputed, facts: article.facts },
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
