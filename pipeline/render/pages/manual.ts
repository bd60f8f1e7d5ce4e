/** The study guide and the chapters of the manual. */
import { createElement } from 'react';
import type { Chapter } from '../../../schemas/chapter.ts';
import { defined } from '../../../schemas/defined.ts';
import { ChapterPage } from '../../../templates/pages/ChapterPage.tsx';
import { GuidePage } from '../../../templates/pages/GuidePage.tsx';
import { TopicRedirectPage } from '../../../templates/pages/TopicRedirectPage.tsx';
import type { ChapterSectionView, Html } from '../../../templates/view.ts';
import { sourceIdsOf } from '../../ledger/filled.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { type Block, inlinesIn, stretchesIn, usesIn } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import { groundsOf } from '../grounds.ts';
import * as jsonLd from '../json-ld.ts';
import type { Page } from '../page.ts';
import { recordTable, textsOf } from '../record-table.ts';
import { type Context, chapterOf, head, single } from './context.ts';

export function guidePage(context: Context): Page {
  const { site, view, cards, address } = context;
  const { entries } = site;
  const found = head(context, 'guide');
  const topics = single(entries.guideTopics);
  return {
    path: '/guia-estudio/',
    kind: 'content',
    ...found,
    crumbs: [{ label: 'Guía de Estudio' }],
    main: createElement(GuidePage, {
      view,
      topics,
      plan: single(entries.guidePlan),
      tips: single(entries.guideTips),
      mistakes: single(entries.guideMistakes),
      chapters: entries.chapters.map(chapterOf),
      tests: cards,
    }),
    jsonLd: [jsonLd.educationalProgram(found.title, found.description, '/guia-estudio/', address)],
    updated: topics.updated,
  };
}

export function topicPage({ view, site }: Context, route: Route): Page {
  const chapter = chapterOf(route.entry as Entry<Chapter>);
  return {
    path: route.path,
    kind: 'content',
    title: `${chapter.data.title} | ${site.settings.name}`,
    description: view.plain(chapter.data.description),
    keywords: chapter.data.keywords ?? [chapter.data.title],
    canonical: chapter.route,
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: chapter.data.title }],
    main: createElement(TopicRedirectPage, { view, topic: chapter }),
    jsonLd: [],
  };
}

export function chapterPage(context: Context, route: Route): Page {
  const { site, view } = context;
  const entry = route.entry as Entry<Chapter>;
  const chapter = chapterOf(entry);
  return {
    path: route.path,
    kind: 'chapter',
    sheets: ['diagrams'],
    title: `${chapter.data.title}: manual del conductor | ${site.settings.name}`,
    description: view.plain(chapter.data.description),
    keywords: chapter.data.keywords ?? [chapter.data.title, 'manual del conductor'],
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: chapter.data.title }],
    main: createElement(ChapterPage, {
      view,
      chapter,
      sections: chapterSections(context, entry),
      ...context.chapterNeighbours.get(entry)!,
    }),
    jsonLd: [],
    updated: chapter.data.updated,
  };
}

function chapterSections(context: Context, entry: Entry<Chapter>): ChapterSectionView[] {
  const { site, text, view } = context;
  const body = site.bodies.get(entry);
  return entry.data.sections.map((section) => {
    const blocks = body?.sections.find(({ id }) => id === section.id)?.blocks ?? [];
    const records = section.records && recordTable(site, section.records, section.recordsTopic);
    return defined({
      id: section.id,
      title: section.title,
      ...openedBy(
        text.noted(blocks, section.id, [
          ...(section.grounds ?? []).map(({ what }) => what),
          ...(records === undefined ? [] : textsOf(records)),
        ]),
        section.scenes,
      ),
      scenes: (section.scenes ?? []).map(view.scene),
      grounds: groundsOf(site, text, section.grounds ?? [], citedIn(context, blocks)),
      questions: [...site.questions.values()]
        .filter(({ question }) => question.section === `${entry.id}#${section.id}`)
        .map(({ question, test }) => ({
          id: question.id,
          label: text.plain(question.question),
          href: text.href(`/test/${test.id}/#${question.id}`),
        })),
      records,
      signs: signsOf(site, section),
    });
  });
}

/** Ids of the sources that blocks cite, and of the figures that they print. */
function citedIn({ ledger }: Context, blocks: readonly Block[]): string[] {
  return inlinesIn(stretchesIn(blocks)).flatMap((node) => [
    ...(node.type === 'citation' ? [node.source] : []),
    ...usesIn(node).flatMap((use) => (use.as === 'ground' ? [] : sourceIdsOf(ledger, use))),
  ]);
}

type Noted = Pick<ChapterSectionView, 'html' | 'notes'>;

/** Pictures follow the first paragraph; in a section that begins with a heading, the part below it. */
function openedBy(
  { html, notes }: Noted,
  scenes: readonly string[] | undefined,
): Noted & { opening: Html } {
  const end = scenes === undefined ? 0 : endOfOpening(html);
  return { opening: html.slice(0, end) as Html, html: html.slice(end) as Html, notes };
}

function endOfOpening(html: string): number {
  if (html.startsWith('<p>')) return html.indexOf('</p>') + '</p>'.length;
  const next = html.indexOf('<h3', 1);
  return next === -1 ? html.length : next;
}

function signsOf(
  { entries }: Site,
  section: Chapter['sections'][number],
): ChapterSectionView['signs'] {
  if (section.signs === undefined) return undefined;
  const family = entries.signs.find(({ id }) => id === section.signs)?.data;
  return family && { title: family.title, items: family.items };
}
