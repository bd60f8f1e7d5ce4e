/** Canonical records of articles and chapters, with HTML that needs nothing of the site: absolute links, no navigation. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '../../../schemas/article.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import { defined } from '../../../schemas/defined.ts';
import { ManoeuvreSteps } from '../../../templates/parts/Manoeuvre.tsx';
import { RecordTable } from '../../../templates/parts/RecordTable.tsx';
import { SceneFigure } from '../../../templates/parts/SceneFigure.tsx';
import { drawSign } from '../../draw/sign-drawing.ts';
import { recordTable } from '../../link/record-table.ts';
import { escapeHtml } from '../../text/escape.ts';
import {
  type BodyText,
  blocksOf,
  EMPTY_BODY,
  factsOf as factsOfNodes,
  scenesIn,
  stretchesIn,
} from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import type { CanonicalArticle, CanonicalChapter } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

export const extractArticles = (extraction: Extraction): CanonicalArticle[] =>
  extraction.site.entries.articles.map((entry) => extractArticle(extraction, entry));

function extractArticle(extraction: Extraction, entry: Entry<Article>): CanonicalArticle {
  const { site, text, citations, disputes } = extraction;
  const { id, data } = entry;
  const body = site.bodies.get(entry) ?? EMPTY_BODY;
  const facts = factsOf(extraction, [data.title, data.excerpt, data.update], body);
  return defined({
    id,
    title: text.plain(data.title),
    excerpt: text.plain(data.excerpt),
    category: data.category,
    author: data.author,
    published: data.publishDate,
    updated: data.updated ?? data.publishDate,
    url: text.href(`/blog/${id}/`),
    update: data.update === undefined ? undefined : text.plain(data.update),
    keywords: data.keywords ?? [],
    sources: citations(data.cites ?? []),
    intro: text.body(body.intro),
    sections: body.sections.map(({ id: anchor, heading, blocks }) => ({
      id: anchor,
      title: text.words(heading.children),
      html: text.body(blocks),
    })),
    facts,
    disputed: disputes(facts).length > 0,
  });
}

export function extractChapters(extraction: Extraction): CanonicalChapter[] {
  const { site, text, citations, disputes } = extraction;
  return site.entries.chapters.map((entry) => {
    const { id, data } = entry;
    const body = site.bodies.get(entry) ?? EMPTY_BODY;
    const facts = factsOf(extraction, [data.description, data.warning], body);
    return {
      id,
      title: data.title,
      description: text.plain(data.description),
      order: data.order,
      warning: text.plain(data.warning),
      url: text.href(`/manual/${id}/`),
      intro: text.body(body.intro),
      sections: data.sections.map((section) => ({
        id: section.id,
        title: section.title,
        html:
          text.body(blocksIn(body, section), {
            scene: (id) => extraction.drawScene(id).svg,
            film: (id) => filmOf(extraction, section, id),
          }) + scenesOf(extraction, section, scenesIn(blocksIn(body, section))),
        records: recordsOf(extraction, section),
      })),
      sources: citations(data.cites ?? []),
      facts,
      disputed: disputes(facts).length > 0,
      updated: data.updated,
    };
  });
}

type Section = Chapter['sections'][number];

const blocksIn = ({ sections }: BodyText, { id }: Section) =>
  sections.find((section) => section.id === id)?.blocks ?? [];

/** The pictures of a section that do not stand in its text, with their captions. */
const scenesOf = (
  { view }: Extraction,
  { scenes = [] }: Section,
  placed: readonly string[],
): string =>
  scenes
    .filter((id) => !placed.includes(id))
    .map((id) => renderToStaticMarkup(createElement(SceneFigure, { view, scene: view.scene(id) })))
    .join('');

/** The film of a manoeuvre that stands in the text: its steps as pictures. */
function filmOf({ site, view }: Extraction, section: Section, id: string): string {
  const manoeuvre = site.manoeuvres.get(id);
  if (manoeuvre === undefined || section.manoeuvres?.includes(id) !== true) return '';
  return renderToStaticMarkup(createElement(ManoeuvreSteps, { view, manoeuvre }));
}

const factsOf = (
  { text }: Extraction,
  texts: readonly (string | undefined)[],
  body: BodyText,
): string[] => [...new Set([...text.factsIn(texts), ...factsOfNodes(stretchesIn(blocksOf(body)))])];

/** The tables of data/reglas and the signs of data/senales that close a section. */
function recordsOf({ site, view, text }: Extraction, section: Section): string {
  const { records, recordsTopic } = section;
  const table =
    records === undefined
      ? ''
      : renderToStaticMarkup(
          createElement(RecordTable, { view, records: recordTable(site, records, recordsTopic) }),
        );
  const family = site.entries.signs.find(({ id }) => id === section.signs)?.data;
  if (family === undefined) return table;
  const signs = family.items.map(
    (sign) =>
      `<li><p>${drawSign(sign).svg}</p><p><strong>${escapeHtml(sign.name)}</strong>. ${text.html(sign.meaning)} ${text.html(sign.action)}</p></li>`,
  );
  return `${table}<h3>${escapeHtml(family.title)}</h3><ul class="senales">${signs.join('')}</ul>`;
}
