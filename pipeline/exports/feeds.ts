/** The articles as Atom, newest first: every reader knows it. Without a library: those tried leave titles unescaped. */
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
    files: [{ path: '/blog/atom.xml', content: () => atom(canonical, articles), label: 'Atom' }],
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
