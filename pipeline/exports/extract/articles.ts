/**
 * Articles and chapters as they are published, with HTML that works without the site: absolute links, no navigation.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import type { Article as ArticleData } from '../../../schemas/article.ts';
import type { Chapter as ChapterData } from '../../../schemas/chapter.ts';
import { ManoeuvreSteps } from '../../../templates/parts/ManoeuvreView.tsx';
import { RecordTable } from '../../../templates/parts/RecordTable.tsx';
import { SceneIllustration } from '../../../templates/parts/SceneIllustration.tsx';
import { drawSign } from '../../draw/sign-drawing.ts';
import { recordTable } from '../../link/record-table.ts';
import { escapeHtml } from '../../text/escape.ts';
import {
  type BodyText,
  blocksOf,
  EMPTY_BODY,
  factIdsIn,
  inlinesInBlocks,
  sceneIdsIn,
} from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import { type CompleteFields, recordTypeFrom } from '../record-type.ts';
import {
  AddressShape,
  Citation,
  DayShape,
  FactIdShape,
  HtmlShape,
  SlugShape,
  TextShape,
} from '../shapes.ts';
import type { ExtractionContext } from './extraction.ts';

type From<Data> = ExtractionContext & { id: string; data: Data; body: BodyText; facts: string[] };
function fromEntry<Data>(
  extraction: ExtractionContext,
  entry: Entry<Data>,
  texts: readonly (string | undefined)[],
): From<Data> {
  const { site, text } = extraction;
  const body = site.bodies.get(entry) ?? EMPTY_BODY;
  const facts = [...text.factsIn(texts), ...factIdsIn(inlinesInBlocks(blocksOf(body)))];
  return { ...extraction, id: entry.id, data: entry.data, body, facts: [...new Set(facts)] };
}
/** `id` is the anchor on the page. */
const SectionShape = z.strictObject({ id: SlugShape, title: TextShape, html: HtmlShape });

const ofArticle = recordTypeFrom<From<ArticleData>>();
const ARTICLE = ofArticle.noun({
  id: ofArticle.key(SlugShape, ({ id }) => id),
  title: ofArticle.key(TextShape, ({ data, text }) => text.plain(data.title)),
  excerpt: ofArticle.key(TextShape, ({ data, text }) => text.plain(data.excerpt)),
  category: ofArticle.key(TextShape, ({ data }) => data.category),
  author: ofArticle.key(TextShape, ({ data }) => data.author),
  publishDate: 'published',
  published: ofArticle.key(DayShape, ({ data }) => data.publishDate),
  updated: ofArticle.key(DayShape, ({ data }) => data.updated ?? data.publishDate),
  url: ofArticle.key(AddressShape, ({ id, text }) => text.href(`/blog/${id}/`)),
  update: ofArticle.optional(
    TextShape,
    ({ data: { update }, text }) => update && text.plain(update),
  ),
  keywords: ofArticle.key(z.array(TextShape), ({ data }) => data.keywords ?? []),
  cites: 'sources',
  sources: ofArticle.key(z.array(Citation), ({ data, citations }) => citations(data.cites ?? [])),
  intro: ofArticle.key(HtmlShape, ({ body, text }) => text.body(body.intro)),
  sections: ofArticle.key(z.array(SectionShape), ({ body, text }) =>
    body.sections.map(({ id, heading, blocks }) => ({
      id,
      title: text.words(heading.children),
      html: text.body(blocks),
    })),
  ),
  facts: ofArticle.key(z.array(FactIdShape), ({ facts }) => facts),
  disputed: ofArticle.key(z.boolean(), ({ facts, disputes }) => disputes(facts).length > 0),
  aliases: 'beside the records',
  readTime: 'of its page',
  expires: 'of its page',
  sign: 'of its page',
  scene: 'of its page',
} satisfies CompleteFields<ArticleData>);
export const ArticleShape = ARTICLE.shape.meta({
  id: 'article',
  description: 'Un artículo del blog.',
});
export type CanonicalArticle = z.infer<typeof ArticleShape>;

export const extractArticles = (extraction: ExtractionContext): CanonicalArticle[] =>
  extraction.site.entries.articles.map((entry) => {
    const { title, excerpt, update } = entry.data;
    return ARTICLE.recordOf(fromEntry(extraction, entry, [title, excerpt, update]));
  });

const ofChapter = recordTypeFrom<From<ChapterData>>();
const CHAPTER = ofChapter.noun({
  id: ofChapter.key(SlugShape, ({ id }) => id),
  title: ofChapter.key(TextShape, ({ data }) => data.title),
  description: ofChapter.key(TextShape, ({ data, text }) => text.plain(data.description)),
  order: ofChapter.key(z.int().min(1), ({ data }) => data.order),
  warning: ofChapter.key(TextShape, ({ data, text }) => text.plain(data.warning)),
  url: ofChapter.key(AddressShape, ({ id, text }) => text.href(`/manual/${id}/`)),
  intro: ofChapter.key(HtmlShape, ({ body, text }) => text.body(body.intro)),
  /** `records` are the tables and signs at the end of the section. */
  sections: ofChapter.key(z.array(SectionShape.extend({ records: HtmlShape })).min(1), sectionsOf),
  cites: 'sources',
  sources: ofChapter.key(z.array(Citation), ({ data, citations }) => citations(data.cites ?? [])),
  facts: ofChapter.key(z.array(FactIdShape), ({ facts }) => facts),
  disputed: ofChapter.key(z.boolean(), ({ facts, disputes }) => disputes(facts).length > 0),
  updated: ofChapter.key(DayShape, ({ data }) => data.updated),
  aliases: 'of its address',
  keywords: 'of its page',
  layout: 'of its page',
  links: 'of its page',
} satisfies CompleteFields<ChapterData>);
export const ChapterShape = CHAPTER.shape.meta({
  id: 'chapter',
  description: 'Un capítulo del manual.',
});
export type CanonicalChapter = z.infer<typeof ChapterShape>;

export const extractChapters = (extraction: ExtractionContext): CanonicalChapter[] =>
  extraction.site.entries.chapters.map((entry) => {
    const { description, warning } = entry.data;
    return CHAPTER.recordOf(fromEntry(extraction, entry, [description, warning]));
  });

function sectionsOf(from: From<ChapterData>) {
  const { data, body, text, drawScene } = from;
  return data.sections.map((section) => {
    const blocks = blocksIn(body, section);
    return {
      id: section.id,
      title: section.title,
      html:
        text.body(blocks, {
          scene: (id) => (from.site.scenes.has(id) ? drawScene(id).svg : ''),
          film: (id) => filmOf(from, section, id),
        }) + scenesOf(from, section, sceneIdsIn(blocks)),
      records: recordsOf(from, section),
    };
  });
}

type Section = ChapterData['sections'][number];

const blocksIn = ({ sections }: BodyText, { id }: Section) =>
  sections.find((section) => section.id === id)?.blocks ?? [];

/** The pictures of a section that are not in its text, with their captions. */
const scenesOf = (
  { view }: ExtractionContext,
  { scenes = [] }: Section,
  placed: readonly string[],
): string =>
  scenes
    .filter((id) => !placed.includes(id))
    .map((id) =>
      renderToStaticMarkup(createElement(SceneIllustration, { view, scene: view.scene(id) })),
    )
    .join('');

/** Renders a manoeuvre, which pages show as an animation, as pictures of its steps. */
function filmOf({ site, view }: ExtractionContext, section: Section, id: string): string {
  const manoeuvre = site.manoeuvres.get(id);
  if (manoeuvre === undefined || section.manoeuvres?.includes(id) !== true) return '';
  return renderToStaticMarkup(createElement(ManoeuvreSteps, { view, manoeuvre }));
}

/** The tables of data/reglas and the signs of data/senales at the end of a section. */
function recordsOf({ site, view, text }: ExtractionContext, section: Section): string {
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
      `<li><p>${drawSign(site, sign).svg}</p><p><strong>${escapeHtml(sign.name)}</strong>. ${text.html(sign.meaning)} ${text.html(sign.action)}</p></li>`,
  );
  return `${table}<h3>${escapeHtml(family.title)}</h3><ul class="signs">${signs.join('')}</ul>`;
}
