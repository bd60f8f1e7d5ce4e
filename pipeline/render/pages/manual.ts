/** The study guide and the chapters of the manual. */
import { createElement } from 'react';
import type { Chapter } from '../../../schemas/chapter.ts';
import { defined } from '../../../schemas/defined.ts';
import { ChapterPage } from '../../../templates/pages/ChapterPage.tsx';
import { GuidePage } from '../../../templates/pages/GuidePage.tsx';
import { TopicRedirectPage } from '../../../templates/pages/TopicRedirectPage.tsx';
import type { ChapterSectionView } from '../../../templates/view.ts';
import { sourceIdsOf } from '../../ledger/filled.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { type Block, inlinesIn, stretchesIn, usesIn } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import { groundsOf } from '../grounds.ts';
import * as jsonLd from '../json-ld.ts';
import type { Page } from '../page.ts';
import { type Context, chapterOf, head, single } from './context.ts';

export function guidePage(context: Context): Page {
  const { site, view, cards, address } = context;
  const { entries } = site;
  const found = head(context, 'guide');
  const topics = single(entries.guideTopics);
  return {
    path: '/guia-estudio/',
    kind: 'content',
    sheets: ['guides'],
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
    listen: true,
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
    const after = section.scenes === undefined ? 0 : endOfOpening(blocks);
    const { parts, notes } = text.noted(
      [blocks.slice(0, after), blocks.slice(after)],
      section.id,
      (section.grounds ?? []).map(({ what }) => what),
    );
    return defined({
      id: section.id,
      title: section.title,
      opening: parts[0]!,
      html: parts[1]!,
      notes,
      scenes: (section.scenes ?? []).map(view.scene),
      grounds: groundsOf(site, text, section.grounds ?? [], citedIn(context, blocks)),
      questions: [...context.askedIn(`${entry.id}#${section.id}`)],
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

/** Pictures follow the first paragraph; in a section that begins with a heading, the part below it. */
function endOfOpening(blocks: readonly Block[]): number {
  if (blocks[0]?.type === 'paragraph') return 1;
  const next = blocks.findIndex((block, index) => index > 0 && block.type === 'heading');
  return next === -1 ? blocks.length : next;
}

function signsOf(
  { entries }: Site,
  section: Chapter['sections'][number],
): ChapterSectionView['signs'] {
  if (section.signs === undefined) return undefined;
  const family = entries.signs.find(({ id }) => id === section.signs)?.data;
  if (family === undefined) return undefined;
  const { signsShown } = section;
  const items = family.items.filter(({ id }) => signsShown?.includes(id) ?? true);
  return { family: section.signs, title: family.title, items, all: family.items.length };
}
