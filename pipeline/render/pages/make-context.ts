/** Makes the context that every page maker receives. */

import type { PracticeSet, Question, Test } from '../../../schemas/test.ts';
import type { QuizQuestion } from '../../../templates/islands/model/quiz-data.ts';
import { readBank } from '../../bank/item.ts';
import { drawLandmark } from '../../draw/picture.ts';
import type { ExportSet } from '../../exports/export-set.ts';
import { articlesInFeed } from '../../exports/feeds.ts';
import { usesByFact } from '../../ledger/fact-uses.ts';
import { type TextRenderer, textRenderer } from '../../ledger/rich-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import { createView } from '../../ledger/view.ts';
import type { PlacedQuestion } from '../../link/question-sets.ts';
import type { Site } from '../../link/site.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { memoize, memoizeValue } from '../../program/memoize.ts';
import type { Entry } from '../../validate/index.ts';
import { hazardImages } from '../pictures/hazard-images.ts';
import { manoeuvreFilms } from '../pictures/manoeuvre-films.ts';
import { sceneImages } from '../pictures/scene-images.ts';
import { signSheets } from '../pictures/sign-sheets.ts';
import { drillFile, signDrillFile } from '../questions/drills.ts';
import { lessonsWithFiles } from '../questions/lessons.ts';
import { planFileRules, planFiles, ruleNames, signDrills } from '../questions/plan-data.ts';
import { createBankFiles, examBlueprintOf, keysFile } from '../questions/practice.ts';
import { quizData, quizQuestion } from '../questions/quiz-data.ts';
import { rulesByStop } from '../questions/stops.ts';
import { siteSearch } from '../search/site-search.ts';
import { linkedArticle, linkedChapter, neighboursIn } from './linked-records.ts';
import { retosCard, testCard } from './set-cards.ts';

/**
 * Questions of each section of the manual, the shortest without a picture first, because the chapter shows that one.
 */
function questionsBySection(site: Site, text: TextRenderer) {
  const length = ({ question: { sign, scene, question, options } }: PlacedQuestion): number => {
    const written = options.map((option) => option.text).join('');
    const words = text.plain(question).length + written.length;
    return words + ((sign ?? scene) ? 1000 : 0);
  };
  const all = [...site.questions.values()].sort((a, b) => length(a) - length(b));
  return groupByNames(all, ({ question }) => [question.section]);
}

/** Content that several pages print is made when the first page needs it. */
export function createPageContext(
  site: Site,
  ledger: Ledger,
  today: string,
  exported: ExportSet | undefined,
) {
  const text = textRenderer(site, ledger);
  const sheets = signSheets(site);
  const scenes = sceneImages(site, ledger);
  const view = createView(site, ledger, text, {
    signImage: sheets.image,
    openImage: sheets.openImage,
    cardImage: sheets.cardImage,
    scene: scenes.view,
    landmark: (name) => drawLandmark(site, name),
  });
  const sources = { site, ledger, text, sheets, scenes };
  const question = memoize((asked: Question) => quizQuestion(sources, asked));
  /** A question as quizzes show it, but with its sign in a separate file, for the question's own page. */
  const questionAlone = (asked: Question): QuizQuestion => {
    const shown = question(asked);
    // A scene already has its own file.
    if (asked.scene !== undefined || shown.sign === undefined) return shown;
    return { ...shown, sign: sheets.ownImage(site.signs.get(asked.sign!)!)! };
  };
  /** The quiz data of a test, which its page and its result page share. */
  const quizOf = memoize((set: Entry<PracticeSet>) => quizData(sources, set, question));
  const cards = memoizeValue(() => site.entries.tests.map((test) => testCard(site, text, test)));
  const retosCards = memoizeValue(() =>
    site.entries.retos.map((set) => retosCard(site, text, set)),
  );
  const asked = memoizeValue(() => questionsBySection(site, text));
  const drills = memoizeValue(() => signDrills({ site, text, signImage: sheets.image }));
  const items = memoizeValue(() => readBank(site, ledger));
  const rules = memoizeValue(() => planFileRules(items(), drills()));
  /** The file with the right options, topics and rules of the questions. */
  const keys = memoizeValue(() =>
    keysFile(site, {
      rules: rules(),
      stops: rulesByStop(site, rules()),
      weights: examBlueprintOf(ledger, view, site.entries.blueprint[0]?.data).weights,
    }),
  );
  const search = memoizeValue(() => siteSearch({ site, ledger, view, text }));
  const bank = memoizeValue(() => {
    const forms = [...site.formas.values()].map(({ question: asked }) => ({
      ...question(asked),
      of: asked.of ?? asked.id,
    }));
    const names = ruleNames(items());
    const late = { drills: drills(), forms, rules: rules(), names };
    const files = planFiles({ site, text }, late);
    const retos = site.entries.retos.map(quizOf);
    return createBankFiles(site, site.entries.tests.map(quizOf), {
      ...files,
      keys: keys(),
      retos,
      secondForms: forms,
    });
  });
  return {
    site,
    ledger,
    view,
    text,
    today,
    sheets,
    scenes,
    hazards: hazardImages(site),
    films: manoeuvreFilms(site, text, scenes),
    /** Undefined if the build makes no exports. */
    exported,
    keys,
    get cards() {
      return cards();
    },
    get retosCards() {
      return retosCards();
    },
    lessons: memoizeValue(() => lessonsWithFiles(site, text, question)),
    /** @param section `chapter#section` */
    askedIn: (section: string): readonly PlacedQuestion<Test>[] => asked().get(section) ?? [],
    address: (route: string) => site.settings.origin + site.settings.basePath + route,
    quizOf,
    question,
    questionAlone,
    bank,
    /** The confused pairs and generated items of the drills, for the page of the plan. */
    drills: memoizeValue(() => drillFile(sources)),
    /** The data about signs for the drill of the gallery. */
    signDrill: memoizeValue(() => signDrillFile(site)),
    search,
    factUses: memoizeValue(() => usesByFact(site)),
    articleNeighbours: neighboursIn(site.entries.articles, linkedArticle),
    newestArticles: new Set(articlesInFeed(site.entries.articles)),
    chapterNeighbours: neighboursIn(site.entries.chapters, linkedChapter),
  };
}
