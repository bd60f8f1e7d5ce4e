/** The stage render: makes the pages of the audited site one at a time, so memory never holds a whole large site. */

import type { ExportSet } from '../../exports/export-set.ts';
import type { Ledger } from '../../ledger/types.ts';
import { questionSets } from '../../link/question-sets.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { memoizeValue } from '../../program/memoize.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { Assets, BudgetedFile } from '../document/assets.ts';
import { createChangeDayFinder } from '../document/change-days.ts';
import { type DocumentPart, documentRenderer, type PageExtras } from '../document/document.ts';
import type { Page, UnroutedPage } from '../document/page.ts';
import { createPageDateFinder } from '../document/page-dates.ts';
import { placeDrawingFiles } from '../pictures/place-pictures.ts';
import { bankSupplyText, examBlueprintOf } from '../questions/practice.ts';
import { speechFile } from '../questions/speech.ts';
import { articleListPage, articlePage } from './blog.ts';
import { centreListPage, centrePage } from './centres.ts';
import { companionPage } from './companion.ts';
import type { PageContext } from './context.ts';
import { downloadsPage } from './downloads.ts';
import { englishPage } from './english.ts';
import { galleryPage } from './gallery.ts';
import { hazardsPage } from './hazards.ts';
import { homePage } from './home.ts';
import { consistencyPage, factPage } from './ledger.ts';
import { createPageContext } from './make-context.ts';
import { manoeuvresPage } from './manoeuvres.ts';
import { chapterPage, guidePage, topicPage } from './manual.ts';
import { planPage, reviewPage } from './plan.ts';
import { examPage, offlinePage, questionListPage, questionPage } from './practice.ts';
import { appointmentSheetPage, proceduresPage } from './procedures.ts';
import { roadPage, stopPage } from './road.ts';
import { searchPage } from './search.ts';
import { cardsPage, lessonsPage, teachersPage } from './teachers.ts';
import { resultPage, retosListPage, testListPage, testPage } from './tests.ts';
import { notFoundPage, textPage } from './texts.ts';

type Maker = { path: string; make: () => Page };

export type PageSet = ReturnType<typeof renderPages>;

/**
 * @param today the day that expired articles are compared with: --today, else the content's newest date
 * @param accepted the days on which units were accepted in a review
 */
export function renderPages(
  site: Site,
  ledger: Ledger,
  today: string,
  exported?: ExportSet,
  accepted: ReadonlyMap<string, string> = new Map(),
) {
  const context = createPageContext(site, ledger, today, exported);
  const { view, text, bank, drills, scenes, hazards, films, sheets } = context;
  const quizzes = () =>
    questionSets(site.entries).map(({ data }) => ({
      questions: data.questions.map(context.question),
    }));
  const speech = memoizeValue(() => speechFile(site, text, quizzes()));
  const search = (): BudgetedFile => ({ ...context.search().file, budget: 'searchData' });
  const makers = function* () {
    const made = (path: string, page: () => UnroutedPage): Maker => ({
      path,
      make: () => ({ path, kind: 'content', jsonLd: [], ...page() }),
    });
    for (const route of site.routes.values())
      yield made(route.path, () => MAKERS[route.kind](context, route));
    yield made('/404.html', () => notFoundPage(context));
  };
  return {
    makers,
    /** Prints whole documents. @throws Error that names the page: a template that fails is a bug */
    printer(assets: Assets, around?: PageExtras) {
      const print = documentRenderer(view, assets, {
        ...around,
        exported: exported !== undefined,
        speech: () => speech().path,
        keys: () => context.keys().path,
        dated: createPageDateFinder(site, ledger, createChangeDayFinder(accepted)),
      });
      return ({ path, make }: Maker): { page: Page; parts: readonly DocumentPart[] } => {
        try {
          const page = make();
          const { parts, newest } = print(page);
          return { page: omitUndefined({ ...page, updated: newest }), parts };
        } catch (error) {
          throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
        }
      };
    },
    /** The pictures that pages show, and the data that their scripts fetch. */
    files: (): BudgetedFile[] => {
      const lessons = context.lessons().map(({ file }) => file);
      const data = [...bank().files, ...lessons, drills(), context.signDrill()];
      return [
        ...[...sheets.files(), ...scenes.files(), ...hazards.stills()],
        ...[...hazards.clips(), ...films.files(), ...placeDrawingFiles(site).values()],
        ...[speech(), search()],
        ...data.map((file): BudgetedFile => ({ ...file, budget: 'quizData' })),
      ];
    },
    bank,
    drills,
    search,
    /** The supply of questions for the exam, as one line of text; empty if there is no exam. */
    supply: () =>
      site.entries.blueprint
        .map(({ data }) => bankSupplyText(bank(), examBlueprintOf(ledger, view, data)))
        .join(''),
  };
}

const MAKERS: Record<Route['kind'], (context: PageContext, route: Route) => UnroutedPage> = {
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
  questions: questionListPage,
  question: questionPage,
  offline: offlinePage,
  sheet: appointmentSheetPage,
  search: searchPage,
  teachers: teachersPage,
  cards: cardsPage,
  lessons: lessonsPage,
  english: englishPage,
  hazards: hazardsPage,
  companion: companionPage,
  manoeuvres: manoeuvresPage,
  road: roadPage,
  stop: stopPage,
};
