/** render: makes the pages of the audited site one at a time, so that a large site is never in memory whole. */
import { defined } from '../../../schemas/defined.ts';
import type { Test } from '../../../schemas/test.ts';
import type { View } from '../../../templates/view.ts';
import type { Ledger } from '../../ledger/types.ts';
import { usesByFact } from '../../ledger/uses.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import type { Entry } from '../../validate/index.ts';
import type { AssetFile } from '../assets.ts';
import type { ExportSet } from '../downloads.ts';
import { drillFile } from '../drills.ts';
import { newest } from '../newest.ts';
import { once } from '../once.ts';
import type { Page } from '../page.ts';
import { planFile } from '../plan-data.ts';
import { type Bank, bankOf, examOf, supplyWords } from '../practice.ts';
import { quizData, quizQuestion } from '../quiz-data.ts';
import { textRenderer } from '../rich-text.ts';
import { sceneImages } from '../scene-images.ts';
import { signSheets } from '../sign-sheets.ts';
import { listenableTexts, speechFile } from '../speech.ts';
import { createView } from '../view.ts';
import { articleListPage, articlePage } from './blog.ts';
import { centreListPage, centrePage } from './centres.ts';
import { articleOf, type Context, chapterOf, neighboursIn } from './context.ts';
import { downloadsPage } from './downloads.ts';
import { galleryPage } from './gallery.ts';
import { homePage } from './home.ts';
import { consistencyPage, factPage } from './ledger.ts';
import { chapterPage, guidePage, topicPage } from './manual.ts';
import { planPage } from './plan.ts';
import {
  examPage,
  offlinePage,
  questionPage,
  retiredQuestionPage,
  reviewPage,
} from './practice.ts';
import { proceduresPage, sheetPage } from './procedures.ts';
import { resultPage, testCard, testListPage, testPage } from './tests.ts';
import { notFoundPage, textPage } from './texts.ts';

export type PageSet = {
  view: View;
  pages: () => Generator<Page>;
  /** One sheet of drawings for each family of signs, and the picture of each scene. */
  pictures: AssetFile[];
  /** Files that practice fetches. */
  bank: () => Bank;
  /** The pairs and generated items that the plan fetches. */
  drills: () => AssetFile;
  /** What voices say for the figures and abbreviations of the texts that can be listened to. */
  speech: () => AssetFile;
  /** Those texts. */
  listenable: () => string[];
  /** Stock of questions for the exam, in one line; empty where there is no exam. */
  supply: () => string;
};

/** @param today the day that expired articles are compared with: --today, else the content's newest date */
export function renderPages(
  site: Site,
  ledger: Ledger,
  today: string,
  exported?: ExportSet,
): PageSet {
  const text = textRenderer(site, ledger);
  const sheets = signSheets(site);
  const scenes = sceneImages(site, text);
  const view = createView(site, ledger, text, sheets, scenes);
  const sources = { site, ledger, text, sheets, scenes };
  const quizOf = once((test: Entry<Test>) => quizData(sources, test));
  const quizzes = () => site.entries.tests.map(quizOf);
  let cachedDrills: AssetFile | undefined;
  const drills = () => (cachedDrills ??= drillFile(sources));
  let cachedSpeech: AssetFile | undefined;
  const speech = () => (cachedSpeech ??= speechFile(site, text, quizzes()));
  let cachedUses: ReturnType<Context['factUses']> | undefined;
  let cachedBank: Bank | undefined;
  const bank = () =>
    (cachedBank ??= bankOf(
      site,
      quizzes(),
      planFile({ site, plain: text.plain, signImage: sheets.image }),
    ));
  const context: Context = {
    site,
    ledger,
    view,
    text,
    today,
    cards: site.entries.tests.map((test) => testCard(site, text, test)),
    address: (route) => site.settings.origin + site.settings.basePath + route,
    quizOf,
    question: (asked) => quizQuestion(sources, asked),
    bank,
    drills,
    factUses: () => (cachedUses ??= usesByFact(site)),
    articleNeighbours: neighboursIn(site.entries.articles, articleOf),
    newestArticles: new Set(newest(site.entries.articles)),
    chapterNeighbours: neighboursIn(site.entries.chapters, chapterOf),
    ...defined({ exported }),
  };
  return {
    view,
    pictures: [...sheets.files, ...scenes.files()],
    bank,
    drills,
    speech,
    listenable: () => listenableTexts(site, text, quizzes()),
    supply: () =>
      site.entries.blueprint
        .map(({ data }) => supplyWords(bank(), examOf(ledger, view, data)))
        .join(''),
    *pages() {
      for (const route of site.routes.values()) yield MAKERS[route.kind](context, route);
      yield notFoundPage(context);
    },
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
  fact: factPage,
  downloads: downloadsPage,
  signs: galleryPage,
  review: reviewPage,
  exam: examPage,
  plan: planPage,
  question: questionPage,
  retiredQuestion: retiredQuestionPage,
  offline: offlinePage,
  sheet: sheetPage,
};
