/** Articles and chapters → canonical records whose HTML stands on its own: absolute links, no site chrome. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chapter } from '../../../schemas/chapter.ts';
import { defined } from '../../../schemas/defined.ts';
import { RecordTable } from '../../../templates/parts/RecordTable.tsx';

import { recordTable } from '../../render/record-table.ts';
import { drawSign } from '../../render/sign-drawing.ts';
import { escapeHtml } from '../../text/escape.ts';
import {
  type BodyText,
  blocksOf,
  EMPTY_BODY,
  factsOf as factsOfNodes,
  stretchesIn,
} from '../../text/tree.ts';
import type { CanonicalArticle, CanonicalChapter } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

export function extractArticles(extraction: Extraction): CanonicalArticle[] {
  const { site, text, address, citations, disputes } = extraction;
  const { origin } = site.settings;
  return site.entries.articles.map((entry) => {
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
      url: address(`/blog/${id}/`),
      update: data.update === undefined ? undefined : text.plain(data.update),
      keywords: data.keywords ?? [],
      sources: citations(data.cites ?? []),
      intro: text.body(body.intro, origin),
      sections: body.sections.map(({ id: anchor, heading, blocks }) => ({
        id: anchor,
        title: text.words(heading.children),
        html: text.body(blocks, origin),
      })),
      facts,
      disputed: disputes(facts).length > 0,
    });
  });
}

export function extractChapters(extraction: Extraction): CanonicalChapter[] {
  const { site, text, address, citations, disputes } = extraction;
  const { origin } = site.settings;
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
      url: address(`/manual/${id}/`),
      intro: text.body(body.intro, origin),
      sections: data.sections.map((section) => ({
        id: section.id,
        title: section.title,
        html: text.body(body.sections.find((each) => each.id === section.id)?.blocks ?? [], origin),
        records: recordsOf(extraction, section),
      })),
      sources: citations(data.cites ?? []),
      facts,
      disputed: disputes(facts).length > 0,
      updated: data.updated,
    };
  });
}

const factsOf = (
  { text }: Extraction,
  texts: readonly (string | undefined)[],
  body: BodyText,
): string[] => [...new Set([...text.factsIn(texts), ...factsOfNodes(stretchesIn(blocksOf(body)))])];

/** The tables of data/reglas and the signs of data/senales that close a section. */
function recordsOf(extraction: Extraction, section: Chapter['sections'][number]): string {
  const { site, view, text } = extraction;
  const table =
    section.records === undefined
      ? ''
      : renderToStaticMarkup(
          createElement(RecordTable, {
            view,
            records: recordTable(site, section.records, section.recordsTopic),
          }),
        );
  const family =
    section.signs === undefined
      ? undefined
      : site.entries.signs.find((each) => each.id === section.signs)?.data;
  const signs = (family?.items ?? []).map((sign) => {
    const { svg } = drawSign(sign);
    return `<li><p>${svg}</p><p><strong>${escapeHtml(sign.name)}</strong>. ${text.html(sign.meaning)} ${text.html(sign.action)}</p></li>`;
  });
  return absolute(
    extraction,
    table +
      (family === undefined
        ? ''
        : `<h3>${escapeHtml(family.title)}</h3><ul class="senales">${signs.join('')}</ul>`),
  );
}

/** Links to the site become links from anywhere. */
function absolute({ site }: Extraction, html: string): string {
  return html.replace(
    /(<a\b[^>]*?\bhref=")\/(?!\/)/g,
    (_, start: string) => `${start}${site.settings.origin}/`,
  );
}
