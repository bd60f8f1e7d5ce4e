/** The study guide and the chapters of the manual. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chapter } from '../../../schemas/chapter.ts';
import { ChapterPage } from '../../../templates/pages/ChapterPage.tsx';
import { GuidePage } from '../../../templates/pages/GuidePage.tsx';
import { TopicRedirectPage } from '../../../templates/pages/TopicRedirectPage.tsx';
import { ManoeuvreView } from '../../../templates/parts/ManoeuvreView.tsx';
import type { ChapterSectionView, Html, SignImageView } from '../../../templates/view.ts';
import { sourceIdsOf } from '../../ledger/filled-text.ts';
import type { Route } from '../../link/routes.ts';
import { onlyRecordOf, type Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { firstSentence } from '../../text/passages.ts';
import { type Block, factUsesIn, inlinesIn, inlinesInBlocks, sceneIdsIn } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import { firstFittingDescription, type UnroutedPage } from '../document/page.ts';
import { educationalProgram, learningResource } from '../json-ld/resources.ts';
import { groundsOf } from '../ledger/grounds.ts';
import { pictureHtml } from '../pictures/scene-images.ts';
import { shownSigns } from '../pictures/sign-sheets.ts';
import { configuredHead, type PageContext, shareDrawingOf, subjectOf } from './context.ts';
import { drivingPracticeLinks } from './driving-practice-links.ts';
import { linkedChapter } from './linked-records.ts';

type Section = Chapter['sections'][number];

export function guidePage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, cards, address } = context;
  const { entries } = site;
  const found = configuredHead(context, 'guide');
  const topics = onlyRecordOf(entries.guideTopics);
  return {
    sheets: ['guides'],
    ...found,
    crumbs: [{ label: 'Guía de Estudio' }],
    main: createElement(GuidePage, {
      view,
      topics,
      plan: onlyRecordOf(entries.guidePlan),
      tips: onlyRecordOf(entries.guideTips),
      mistakes: onlyRecordOf(entries.guideMistakes),
      chapters: entries.chapters.map(linkedChapter),
      pictures: chapterPictures(context),
      tests: cards,
      exam: entries.blueprint.length > 0,
      wheel: drivingPracticeLinks(site),
    }),
    jsonLd: [educationalProgram(subjectOf(context, route, found), address)],
    updated: topics.updated,
  };
}

export function topicPage({ view, site }: PageContext, route: Route): UnroutedPage {
  const chapter = linkedChapter(route.entry as Entry<Chapter>);
  return {
    title: `${chapter.data.title} | ${site.settings.name}`,
    description: view.plain(chapter.data.description),
    keywords: chapter.data.keywords ?? [chapter.data.title],
    canonical: chapter.route,
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: chapter.data.title }],
    main: createElement(TopicRedirectPage, { view, topic: chapter }),
  };
}

export function chapterPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view } = context;
  const entry = route.entry as Entry<Chapter>;
  const chapter = linkedChapter(entry);
  const about = view.plain(chapter.data.description);
  const description = firstFittingDescription([about, firstSentence(about)]);
  const hasFilm = entry.data.sections.some(({ manoeuvres }) => manoeuvres !== undefined);
  return {
    kind: 'chapter',
    listen: true,
    sheets: hasFilm ? ['diagrams', 'manoeuvres'] : ['diagrams'],
    ...(hasFilm && { script: 'manoeuvres' as const }),
    title: `${chapter.data.title}: manual del conductor | ${site.settings.name}`,
    description,
    keywords: chapter.data.keywords ?? [chapter.data.title, 'manual del conductor'],
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: chapter.data.title }],
    main: createElement(ChapterPage, {
      view,
      chapter,
      sections: chapterSections(context, entry),
      ...context.chapterNeighbours.get(entry)!,
    }),
    jsonLd: [
      learningResource(
        subjectOf(context, route, { ...chapter.data, description }),
        'Capítulo del manual',
      ),
    ],
    share: shareDrawingOf(context, firstPicture(site, entry)),
    updated: chapter.data.updated,
  };
}

function chapterPictures({ site, view, scenes }: PageContext): ReadonlyMap<string, SignImageView> {
  const pictures = new Map<string, SignImageView>();
  for (const entry of site.entries.chapters) {
    const { sign = '', scene } = firstPicture(site, entry);
    const drawn = site.signs.get(sign);
    const image = scene === undefined ? drawn && view.cardImage(drawn) : scenes.image(scene);
    if (image !== undefined) pictures.set(entry.id, image);
  }
  return pictures;
}

/** The first picture that a reader of the chapter sees. */
function firstPicture(
  { bodies, entries }: Site,
  entry: Entry<Chapter>,
): { sign?: string | undefined; scene?: string | undefined } {
  for (const { id, scenes = [], signs } of entry.data.sections) {
    const blocks = bodies.get(entry)?.sections.find((section) => section.id === id)?.blocks ?? [];
    const [scene] = [...sceneIdsIn(blocks), ...scenes].filter((name) => scenes.includes(name));
    if (scene !== undefined) return { scene };
    if (signs !== undefined)
      return { sign: entries.signs.find(({ id }) => id === signs)?.data.items[0]?.id };
  }
  return {};
}

function chapterSections(context: PageContext, entry: Entry<Chapter>): ChapterSectionView[] {
  const { site, text, view } = context;
  const body = site.bodies.get(entry);
  const sections = entry.data.sections.map((section): ChapterSectionView => {
    const blocks = body?.sections.find(({ id }) => id === section.id)?.blocks ?? [];
    const placed = new Set(sceneIdsIn(blocks));
    const scenes = (section.scenes ?? []).filter((scene) => !placed.has(scene));
    const hasSignsFirst = section.signs !== undefined && placed.size === 0;
    const after = scenes.length === 0 && !hasSignsFirst ? 0 : endOfOpening(blocks);
    const {
      parts: [opening, html],
      notes,
    } = text.noted(
      [blocks.slice(0, after), blocks.slice(after)],
      section.id,
      (section.grounds ?? []).map(({ what }) => what),
      {
        scene: (id) => (site.scenes.has(id) ? pictureHtml(context.scenes.image(id)) : ''),
        film: (id) => filmHtml(context, section, id),
      },
    );
    const asked = context.askedIn(`${entry.id}#${section.id}`);
    const [first] = asked;
    return omitUndefined({
      id: section.id,
      title: section.title,
      opening,
      html,
      notes,
      scenes: scenes.map(view.scene),
      grounds: groundsOf(site, text, section.grounds ?? [], citedIn(context, blocks)),
      questions: asked.map(({ set: { id, data } }) => ({
        test: data.title,
        href: text.href(`/test/${id}/`),
      })),
      tried: first && context.questionAlone(first.question),
      signs: signsOf(site, section),
    });
  });
  return withFirstPicture(sections);
}

/** The film of a manoeuvre that a section shows; empty if `id` is the name of a picture. */
function filmHtml({ site, view, films }: PageContext, section: Section, id: string): string {
  const manoeuvre = site.manoeuvres.get(id);
  if (manoeuvre === undefined || section.manoeuvres?.includes(id) !== true) return '';
  return renderToStaticMarkup(
    createElement(ManoeuvreView, { view, manoeuvre, film: films.view(id) }),
  );
}

const LAZY = ' loading="lazy"';

/** Stops the first picture of a page from loading lazily, because readers would have to wait for it. */
function withFirstPicture(sections: readonly ChapterSectionView[]): ChapterSectionView[] {
  const isFirst = ({ html, scenes, signs }: ChapterSectionView) =>
    html.includes(LAZY) || scenes.length > 0 || signs !== undefined;
  const first = sections.findIndex(isFirst);
  return sections.map((section, index) => {
    if (index !== first) return section;
    return section.scenes.length === 0 && section.html.includes(LAZY)
      ? { ...section, html: section.html.replace(LAZY, '') as Html }
      : { ...section, hasFirstPicture: true };
  });
}

function citedIn({ ledger }: PageContext, blocks: readonly Block[]): string[] {
  return inlinesIn(inlinesInBlocks(blocks)).flatMap((node) => [
    ...(node.type === 'citation' ? [node.source] : []),
    ...factUsesIn(node).flatMap((use) => (use.as === 'ground' ? [] : sourceIdsOf(ledger, use))),
  ]);
}

/** The number of blocks before the pictures: the first paragraph, or else the part up to the next heading. */
function endOfOpening(blocks: readonly Block[]): number {
  if (blocks[0]?.type === 'paragraph') return 1;
  const next = blocks.findIndex((block, index) => index > 0 && block.type === 'heading');
  return next === -1 ? blocks.length : next;
}

function signsOf({ entries }: Site, section: Section): ChapterSectionView['signs'] {
  if (section.signs === undefined) return undefined;
  const family = entries.signs.find(({ id }) => id === section.signs)?.data;
  if (family === undefined) return undefined;
  return {
    family: section.signs,
    title: family.title,
    items: shownSigns(family, section),
    all: family.items.length,
  };
}
