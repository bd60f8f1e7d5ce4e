/** render: the audited site → its pages, one at a time, so that a large site never stands in memory whole. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Quiz } from '../../templates/islands/quiz/Quiz.tsx';
import type { QuizData } from '../../templates/islands/quiz/quiz-data.ts';
import { Result } from '../../templates/islands/quiz/Result.tsx';
import { ArticleListPage } from '../../templates/pages/ArticleListPage.tsx';
import { ArticlePage } from '../../templates/pages/ArticlePage.tsx';
import { CentreListPage } from '../../templates/pages/CentreListPage.tsx';
import { CentrePage } from '../../templates/pages/CentrePage.tsx';
import { ChapterPage } from '../../templates/pages/ChapterPage.tsx';
import { ConsistencyPage } from '../../templates/pages/ConsistencyPage.tsx';
import { GuidePage } from '../../templates/pages/GuidePage.tsx';
import { HomePage } from '../../templates/pages/HomePage.tsx';
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx';
import { ProceduresPage } from '../../templates/pages/ProceduresPage.tsx';
import { ResultPage } from '../../templates/pages/ResultPage.tsx';
import { TestListPage } from '../../templates/pages/TestListPage.tsx';
import { TestPage } from '../../templates/pages/TestPage.tsx';
import { TextPagePage } from '../../templates/pages/TextPagePage.tsx';
import { TopicRedirectPage } from '../../templates/pages/TopicRedirectPage.tsx';
import type { ChapterSectionView, Html, Linked, TestCardView, View } from '../../templates/view.ts';
import type { Chapter } from '../../schemas/chapter.ts';
import type { Article } from '../../schemas/article.ts';
import type { Centre } from '../../schemas/centre.ts';
import type { Test } from '../../schemas/test.ts';
import type { Ledger } from '../audit/ledger.ts';
import type { AssetFile } from '../bundle.ts';
import type { ExportSet } from '../exports/index.ts';
import { escapeHtml } from '../link/markdown.ts';
import type { Route } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import type { Entry } from '../validate.ts';
import { consistencyProps } from './consistency.ts';
import { downloadsPage } from './downloads-page.ts';
import { galleryPage } from './gallery-page.ts';
import { hoursView } from './hours.ts';
import * as jsonLd from './json-ld.ts';
import { headOf, type Page } from './page.ts';
import { type Bank, bankOf, examOf, supplyWords, testFile } from './practice.ts';
import { examPage, offlinePage, questionPage, reviewPage } from './practice-pages.ts';
import { quizData } from './quiz-data.ts';
import { recordTable, textsOf } from './record-table.ts';
import { serialiseForScript } from './serialise.ts';
import { type TextRenderer, textRenderer } from './rich-text.ts';
import { signSheets } from './sign-sheets.ts';
import { createView } from './view.ts';

/** What every page maker works from. */
export type Context = {
  site: Site; ledger: Ledger; view: View; text: TextRenderer; today: string; cards: TestCardView[]; address: (route: string) => string;
  /** Made once: the test, its result, its questions and the bank all print the same. */
  quizOf: (test: Entry<Test>) => QuizData;
  bank: () => Bank;
  /** Absent in a preview. */
  exported?: ExportSet;
};

export type PageSet = {
  view: View;
  pages: () => Generator<Page>;
  /** One sheet of drawings for each family of signs. */
  signSheets: AssetFile[];
  /** Files that practice fetches. */
  bank: () => Bank;
  /** Stock of questions for the exam, in one line; empty where there is no exam. */
  supply: () => string;
};

/** @param today the day that expired articles are compared with: --today, else the content's newest date */
export function renderPages(site: Site, ledger: Ledger, today: string, exported?: ExportSet): PageSet {
  const text = textRenderer(site, ledger);
  const sheets = signSheets(site);
  const view = createView(site, ledger, text, sheets);
  const quizOf = once((test: Entry<Test>) => quizData(site, ledger, text, test));
  let made: Bank | undefined;
  const bank = () => (made ??= bankOf(site, site.entries.tests.map(quizOf), text.factsIn));
  const context: Context = { site, ledger, view, text, today, cards: site.entries.tests.map((test) => testCard(site, text, test)), address: (route) => site.settings.origin + site.settings.basePath + route, quizOf, bank, ...(exported === undefined ? {} : { exported }) };
  return {
    view,
    signSheets: sheets.files,
    bank,
    supply: () => site.entries.blueprint.map(({ data }) => supplyWords(bank(), examOf(ledger, view, data))).join(''),
    *pages() {
      for (const route of site.routes.values()) yield MAKERS[route.kind](context, route);
      yield notFoundPage(context);
    },
  };
}

/** Remembers what was made of each input. */
function once<In, Out>(make: (from: In) => Out): (from: In) => Out {
  const made = new Map<In, Out>();
  return (from) => {
    if (!made.has(from)) made.set(from, make(from));
    return made.get(from)!;
  };
}

const MAKERS: Record<Route['kind'], (context: Context, route: Route) => Page> = {
  home: homePage,
  tests: testListPage,
  test: testPage,
  testResult: resultPage,
  procedures: proceduresPage,
  guide: guidePage,
  topic: topicPage,
  chapter: chapterPage,
  centres: centreListPage,
  centre: centrePage,
  blog: articleListPage,
  article: articlePage,
  legal: (context, route) => textPage(context, route, true),
  page: (context, route) => textPage(context, route, false),
  consistency: consistencyPage,
  downloads: downloadsPage,
  signs: galleryPage,
  review: reviewPage,
  exam: examPage,
  question: questionPage,
  offline: offlinePage,
};

const head = ({ site }: Context, name: string) => headOf(site.settings, name);

const single = <T>(entries: readonly Entry<T>[]): T => entries[0]!.data;
const linked = <T>(entry: Entry<T>, route: string): Linked<T> => ({ id: entry.id, route, data: entry.data });
const chapterOf = (entry: Entry<Chapter>) => linked(entry, `/manual/${entry.id}/`);
const articleOf = (entry: Entry<Article>) => linked(entry, `/blog/${entry.id}/`);
const centreOf = (entry: Entry<Centre>) => linked(entry, `/centro/${entry.id}/`);

function testCard(site: Site, text: TextRenderer, { id, data }: Entry<Test>): TestCardView {
  const sign = data.sign === undefined ? undefined : site.signs.get(data.sign);
  return {
    id,
    route: `/test/${id}/`,
    resultRoute: `/test-result/${id}/`,
    title: data.title,
    description: text.plain(data.description),
    questions: data.questions.length,
    minutes: data.duration,
    difficulty: data.difficulty,
    colour: data.colour,
    ...(sign === undefined ? {} : { sign }),
  };
}

function coverageOf({ site }: Context) {
  return site.settings.regions.map((region) => ({
    region,
    municipalities: site.entries.municipalities
      .filter((each) => each.data.region === region.id)
      .map(({ id, data: { name, latitude, longitude, nearestCentre, distanceKm: km } }) => {
        const centre = site.entries.centres.find((each) => each.id === nearestCentre)?.data;
        return { id, name, latitude, longitude, centre: centre?.name ?? '', href: `${site.settings.basePath}/centro/${nearestCentre}/`, notice: centre?.notice !== undefined, km };
      }),
  }));
}

function homePage(context: Context): Page {
  const { site, view, cards, address } = context;
  const home = single(site.entries.home);
  const { title, description, keywords } = head(context, 'home');
  const articles = site.entries.articles.filter((entry) => !isExpired(entry.data, context.today)).map(articleOf);
  return {
    path: '/', kind: 'content', title, description, keywords,
    main: createElement(HomePage, { view, home, tests: cards, articles, coverage: coverageOf(context), centres: site.entries.centres.map(centreOf), counts: { questions: site.questions.size, chapters: site.entries.chapters.length, centres: site.entries.centres.filter((each) => each.data.directory).length } }),
    jsonLd: [jsonLd.website(site.settings, description, address), jsonLd.organization(site.settings, address), jsonLd.educationalOrganization(site.settings, description, address)],
    updated: site.newest,
  };
}

const isExpired = (article: Article, today: string) => article.expires !== undefined && article.expires < today;

function testListPage(context: Context): Page {
  const { view, cards } = context;
  return { path: '/tests/', kind: 'content', ...head(context, 'tests'), crumbs: [{ label: 'Tests de Práctica' }], main: createElement(TestListPage, { view, tests: cards, exam: context.site.entries.blueprint.length > 0, updated: context.site.newest }), jsonLd: [], updated: context.site.newest };
}

function islandOf({ site }: Context, data: QuizData, component: typeof Quiz | typeof Result): { island: Html; islandData: Html } {
  return {
    island: renderToString(createElement(component, { data })) as Html,
    islandData: `<script type="application/json" id="quiz-data">${serialiseForScript({ src: site.settings.basePath + testFile(data).path })}</script>` as Html,
  };
}

function testPage(context: Context, route: Route): Page {
  const { site, view, text, cards, address, quizOf } = context;
  const test = route.entry as Entry<Test>;
  const card = cards.find((each) => each.id === test.id)!;
  const data = quizOf(test);
  const description = `${text.plain(test.data.description)} ${card.questions} preguntas con respuesta explicada.`;
  return {
    path: route.path, kind: 'quiz', title: `${card.title}: test de práctica | ${site.settings.name}`, description,
    keywords: test.data.keywords ?? [card.title, 'test de práctica', 'licencia de aprendizaje'],
    crumbs: [{ label: 'Tests de Práctica', href: '/tests/' }, { label: card.title }],
    main: createElement(TestPage, { view, card, quiz: data, ...islandOf(context, data, Quiz), updated: newestOf(test) }),
    jsonLd: [jsonLd.quiz(data, description, route.path, address)],
    script: 'quiz', data: testFile(data).path,
    updated: newestOf(test),
  };
}

/** The day of a test's last changed question. */
const newestOf = (test: Entry<Test>) => test.data.questions.map((question) => question.updated).sort().at(-1)!;

function resultPage(context: Context, route: Route): Page {
  const { site, view, cards, quizOf } = context;
  const test = route.entry as Entry<Test>;
  const card = cards.find((each) => each.id === test.id)!;
  const data = quizOf(test);
  return {
    path: route.path, kind: 'quiz', title: `Resultado: ${card.title} | ${site.settings.name}`,
    description: `Tu último resultado del test ${card.title}, con cada respuesta explicada. Se guarda solo en tu dispositivo.`,
    keywords: [card.title, 'resultado', 'test de práctica'], robots: 'noindex, follow',
    crumbs: [{ label: 'Tests de Práctica', href: '/tests/' }, { label: card.title, href: card.route }, { label: 'Resultado' }],
    main: createElement(ResultPage, { view, card, others: cards.filter((each) => each.id !== test.id), ...islandOf(context, data, Result), updated: newestOf(test) }),
    jsonLd: [], script: 'result', data: testFile(data).path,
  };
}

function proceduresPage(context: Context): Page {
  const { site, ledger, view, text, address } = context;
  const { entries, settings } = site;
  const process = single(entries.procedureProcess);
  const faq = single(entries.procedureFaq);
  const found = head(context, 'procedures');
  const mainCentres = settings.mainCentres.flatMap((id) => entries.centres.filter((entry) => entry.id === id)).map(centreOf);
  return {
    path: '/tramites/', kind: 'content', ...found, crumbs: [{ label: 'Trámites' }],
    main: createElement(ProceduresPage, {
      view, documents: single(entries.procedureDocuments), process, exams: single(entries.procedureExams), fees: single(entries.procedureFees), faq, mainCentres,
      hours: (centre) => hoursView(site, ledger, centre),
    }),
    jsonLd: [jsonLd.howTo(found.title, found.description, process.items, text.plain), jsonLd.faqPage(faq.items, text.plain), jsonLd.service(found.title, found.description, '/tramites/', address)],
    updated: process.updated,
  };
}

function guidePage(context: Context): Page {
  const { site, view, cards, address } = context;
  const { entries } = site;
  const found = head(context, 'guide');
  const topics = single(entries.guideTopics);
  return {
    path: '/guia-estudio/', kind: 'content', ...found, crumbs: [{ label: 'Guía de Estudio' }],
    main: createElement(GuidePage, { view, topics, plan: single(entries.guidePlan), tips: single(entries.guideTips), mistakes: single(entries.guideMistakes), chapters: entries.chapters.map(chapterOf), tests: cards }),
    jsonLd: [jsonLd.educationalProgram(found.title, found.description, '/guia-estudio/', address)],
    updated: topics.updated,
  };
}

function topicPage({ view, site }: Context, route: Route): Page {
  const chapter = chapterOf(route.entry as Entry<Chapter>);
  return {
    path: route.path, kind: 'content', title: `${chapter.data.title} | ${site.settings.name}`, description: view.plain(chapter.data.description),
    keywords: chapter.data.keywords ?? [chapter.data.title], canonical: chapter.route,
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: chapter.data.title }],
    main: createElement(TopicRedirectPage, { view, topic: chapter }), jsonLd: [],
  };
}

function chapterPage(context: Context, route: Route): Page {
  const { site, view } = context;
  const entry = route.entry as Entry<Chapter>;
  const chapter = chapterOf(entry);
  const all = site.entries.chapters;
  const at = all.indexOf(entry);
  const previous = all[at - 1];
  const next = all[at + 1];
  return {
    path: route.path, kind: 'chapter', title: `${chapter.data.title}: manual del conductor | ${site.settings.name}`, description: view.plain(chapter.data.description),
    keywords: chapter.data.keywords ?? [chapter.data.title, 'manual del conductor'],
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: chapter.data.title }],
    main: createElement(ChapterPage, {
      view, chapter, sections: chapterSections(context, entry),
      ...(previous === undefined ? {} : { previous: chapterOf(previous) }),
      ...(next === undefined ? {} : { next: chapterOf(next) }),
    }),
    jsonLd: [], updated: chapter.data.updated,
  };
}

function chapterSections({ site, text }: Context, entry: Entry<Chapter>): ChapterSectionView[] {
  const body = site.bodies.get(entry);
  return entry.data.sections.map((section) => {
    const family = section.signs === undefined ? undefined : site.entries.signs.find((each) => each.id === section.signs)?.data;
    const records = section.records === undefined ? undefined : recordTable(site, section.records, section.recordsTopic);
    return {
      id: section.id,
      title: section.title,
      ...text.noted(body?.sections.find((each) => each.id === section.id)?.html ?? '', section.id, records === undefined ? [] : textsOf(records)),
      questions: [...site.questions.values()]
        .filter(({ question }) => question.section === `${entry.id}#${section.id}`)
        .map(({ question, test }) => ({ id: question.id, label: text.plain(question.question), href: `${site.settings.basePath}/test/${test.id}/#${question.id}` })),
      ...(records === undefined ? {} : { records }),
      ...(family === undefined ? {} : { signs: { title: family.title, items: family.items } }),
    };
  });
}

function centreListPage(context: Context): Page {
  const { site, ledger, view, address } = context;
  const found = head(context, 'centres');
  const inDirectory = (listed: boolean) => site.entries.centres.filter((entry) => entry.data.directory === listed).map(centreOf);
  return {
    path: '/centros-cesco/', kind: 'content', ...found, crumbs: [{ label: 'Centros CESCO' }],
    main: createElement(CentreListPage, { view, centres: inDirectory(true), others: inDirectory(false), hours: (centre) => hoursView(site, ledger, centre), coverage: coverageOf(context) }),
    jsonLd: [jsonLd.service(found.title, found.description, '/centros-cesco/', address)], updated: site.newest,
  };
}

function centrePage({ site, ledger, view, text, address }: Context, route: Route): Page {
  const centre = centreOf(route.entry as Entry<Centre>);
  const { data } = centre;
  const query = data.coordinates?.precision === 'edificio' ? `${data.coordinates.latitude},${data.coordinates.longitude}` : `${data.name} Puerto Rico`;
  return {
    path: route.path, kind: 'content', title: `${data.name}: dirección, horario y servicios | ${site.settings.name}`, description: text.plain(data.description),
    keywords: [data.name, 'CESCO', data.municipality, 'licencia de aprendizaje'],
    crumbs: [{ label: 'Centros CESCO', href: '/centros-cesco/' }, { label: data.name }],
    main: createElement(CentrePage, {
      view, centre, region: view.region(data.region), hours: hoursView(site, ledger, data),
      mapHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`,
      municipalities: site.entries.municipalities.filter((each) => each.data.nearestCentre === centre.id).map((each) => each.data.name),
      regionTowns: site.entries.municipalities.filter((each) => each.data.region === data.region).map((each) => each.id),
    }),
    jsonLd: [jsonLd.governmentOffice(data, route.path, address, text.plain, ledger.get(data.hours))], updated: data.updated,
  };
}

function articleListPage(context: Context): Page {
  const { site, view } = context;
  return { path: '/blog/', kind: 'content', ...head(context, 'blog'), crumbs: [{ label: 'Blog' }], main: createElement(ArticleListPage, { view, articles: site.entries.articles.map(articleOf) }), jsonLd: [], updated: site.newest };
}

function articlePage({ site, view, text, today, address }: Context, route: Route): Page {
  const entry = route.entry as Entry<Article>;
  const article = articleOf(entry);
  const { data } = article;
  const all = site.entries.articles;
  const at = all.indexOf(entry);
  const previous = all[at - 1];
  const next = all[at + 1];
  const body = site.bodies.get(entry);
  const html = text.body((body?.intro ?? '') + (body?.sections ?? []).map((section) => `<h2 id="${section.id}">${escapeHtml(section.title)}</h2>\n${section.html}`).join(''));
  const title = text.plain(data.title);
  return {
    path: route.path, kind: 'content', title: `${title} | ${site.settings.blog.title}`, description: text.plain(data.excerpt),
    keywords: data.keywords ?? [data.category, 'licencia de conducir', 'Puerto Rico'],
    crumbs: [{ label: 'Blog', href: '/blog/' }, { label: title }],
    main: createElement(ArticlePage, {
      view, article, body: html, expired: isExpired(data, today),
      ...(previous === undefined ? {} : { previous: articleOf(previous) }),
      ...(next === undefined ? {} : { next: articleOf(next) }),
    }),
    jsonLd: [jsonLd.blogPosting(data, route.path, address, text.plain, (data.cites ?? []).map((id) => site.sources.get(id)!.title))],
    updated: data.updated ?? data.publishDate, published: data.publishDate,
  };
}

function textPage({ site, view, text }: Context, route: Route, legal: boolean): Page {
  const entry = route.entry as Site['entries']['legal'][number];
  const body = site.bodies.get(entry);
  const html = text.body((body?.intro ?? '') + (body?.sections ?? []).map((section) => `<h2 id="${section.id}">${escapeHtml(section.title)}</h2>\n${section.html}`).join(''));
  return {
    path: route.path, kind: 'content', title: `${entry.data.title} | ${site.settings.name}`, description: entry.data.description, keywords: [entry.data.title, site.settings.name],
    ...(legal ? { robots: 'noindex, follow' } : {}),
    crumbs: [{ label: entry.data.title }],
    main: createElement(TextPagePage, { view, page: linked(entry, route.path), body: html, legal }), jsonLd: [], updated: entry.data.updated,
  };
}

function consistencyPage(context: Context): Page {
  const { site, ledger, view } = context;
  return { path: '/consistencia/', kind: 'chapter', ...head(context, 'consistency'), crumbs: [{ label: 'Consistencia' }], main: createElement(ConsistencyPage, { view, ...consistencyProps(site, ledger, view) }), jsonLd: [], updated: site.newest };
}

function notFoundPage(context: Context): Page {
  const { site, view, cards } = context;
  return { path: '/404.html', kind: 'content', ...head(context, 'notFound'), robots: 'noindex, follow', main: createElement(NotFoundPage, { view, tests: cards, centres: site.entries.centres.map(centreOf), sign: site.signs.get('sin-salida') }), jsonLd: [] };
}
