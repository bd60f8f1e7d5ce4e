/** render: makes the pages of the audited site one at a time, so that a large site is never in memory whole. */
import type { View } from '../../../templates/view.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import {
  createRecorder,
  plainRecorder,
  type Recorder,
  type Results,
} from '../../program/recorder.ts';
import type { AssetFile } from '../assets.ts';
import type { ExportSet } from '../downloads.ts';
import type { Page } from '../page.ts';
import { type Bank, examOf, supplyWords } from '../practice.ts';
import {
  digestIn,
  type EntryDigests,
  inputStates,
  recordedLedger,
  recordedSite,
} from '../recorded-site.ts';
import { listenableTexts, speechFile } from '../speech.ts';
import { articleListPage, articlePage } from './blog.ts';
import { centreListPage, centrePage } from './centres.ts';
import type { Context } from './context.ts';
import { downloadsPage } from './downloads.ts';
import { englishPage } from './english.ts';
import { galleryPage } from './gallery.ts';
import { homePage } from './home.ts';
import { consistencyPage, factPage } from './ledger.ts';
import { contextOf, findIn, statesOf } from './make-context.ts';
import { chapterPage, guidePage, topicPage } from './manual.ts';
import { planPage } from './plan.ts';
import { examPage, offlinePage, questionPage, reviewPage } from './practice.ts';
import { proceduresPage, sheetPage } from './procedures.ts';
import { searchPage } from './search.ts';
import { cardsPage, paperPage, teachersPage } from './teachers.ts';
import { resultPage, retosListPage, testListPage, testPage } from './tests.ts';
import { notFoundPage, textPage } from './texts.ts';

export type Maker = { path: string; make: () => Page };

export type PageSet = {
  view: View;
  pages: () => Generator<Page>;
  /** The address of each page, and what makes it. */
  makers: () => Generator<Maker>;
  /** One sheet of drawings for each family of signs, and the picture of each scene. */
  pictures: () => AssetFile[];
  /** Files that practice fetches. */
  bank: () => Bank;
  /** The pairs and generated items that the plan fetches. */
  drills: () => AssetFile;
  /** Everything that the search can find. */
  search: () => AssetFile;
  /** What voices say for the figures and abbreviations of the texts that can be listened to. */
  speech: () => AssetFile;
  /** Its address, for a page. */
  speechPath: () => string;
  /** Those texts. */
  listenable: () => string[];
  /** Stock of questions for the exam, in one line; empty where there is no exam. */
  supply: () => string;
  recorder: Recorder;
  /** The routes that the recorder watches. */
  routes: Site['routes'];
};

/** What `renderPages` kept of the build before. */
export type KeptPages = { before: Results | undefined; digests: EntryDigests };

/**
 * @param today the day that expired articles are compared with: --today, else the content's newest date
 * @param kept records what each result is made from; absent where nothing is kept
 * @param isPreview the file of spoken texts has no hash in its name, so that an edit of a figure changes fewer pages
 */
export function renderPages(
  site: Site,
  ledger: Ledger,
  today: string,
  exported?: ExportSet,
  kept?: KeptPages,
  isPreview = false,
): PageSet {
  const found = findIn(site, exported);
  const recorder = kept === undefined ? plainRecorder() : recorderOf(kept);
  const context = contextOf(
    {
      site: kept === undefined ? site : recordedSite(site, recorder.read),
      ledger: kept === undefined ? ledger : recordedLedger(ledger, recorder.read),
      today,
      recorder,
    },
    found,
  );
  const { view, text, bank, drills, scenes, sheets } = context;
  const quizzes = () =>
    [...context.site.entries.tests, ...context.site.entries.retos].map(context.quizOf);
  const speech = () =>
    recorder.kept('speech', () => speechFile(context.site, text, quizzes(), isPreview));
  function recorderOf({ before, digests }: KeptPages): Recorder {
    let digestOf: ((input: string) => string) | undefined;
    return createRecorder(before, (input) => {
      digestOf ??= digestIn({
        ...inputStates(site, ledger, digests),
        ...statesOf(found, site, digests),
        ...context.states,
        speech: () => speech().path,
      });
      return digestOf(input);
    });
  }
  const pictures = () => [...sheets.files, ...scenes.files()];
  const makers = function* () {
    // Its route names its entry, so that a page depends on it.
    for (const { path, kind } of site.routes.values())
      yield { path, make: () => MAKERS[kind](context, context.site.routes.get(path)!) };
    yield { path: '/404.html', make: () => notFoundPage(context) };
  };
  return {
    view,
    makers,
    *pages() {
      for (const { make } of makers()) yield make();
    },
    pictures: () => recorder.kept('pictures', pictures),
    bank: () => recorder.kept('bank', bank),
    drills: () => recorder.kept('drills', drills),
    search: () => recorder.kept('search', () => context.search().file),
    speech,
    speechPath() {
      recorder.read('speech/');
      return recorder.apart(() => speech().path);
    },
    listenable: () => listenableTexts(context.site, text, quizzes()),
    supply: () =>
      recorder.kept('supply', () =>
        context.site.entries.blueprint
          .map(({ data }) => supplyWords(bank(), examOf(context.ledger, view, data)))
          .join(''),
      ),
    recorder,
    routes: context.site.routes,
  };
}

const MAKERS: Record<Route['kind'], (context: Context, route: Route) => Page> = {
  home: homePage,
  tests: testListPage,
  test: testPage,
  testResult: resultPage,
  retosList: retosListPage,
  retos: testPage,
  retosResult: resultPage,
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
  offline: offlinePage,
  sheet: sheetPage,
  search: searchPage,
  teachers: teachersPage,
  paper: paperPage,
  cards: cardsPage,
  english: englishPage,
};
