/** Makes the context of page makers. */
import type { Question, Quizzed } from '../../../schemas/test.ts';
import type { QuizQuestion } from '../../../templates/islands/model/quiz-data.ts';
import type { AskedHere } from '../../../templates/view.ts';
import { readBank } from '../../bank/item.ts';
import type { ExportSet } from '../../exports/export-set.ts';
import { newest } from '../../exports/feeds.ts';
import { type TextRenderer, textRenderer } from '../../ledger/rich-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import { usesByFact } from '../../ledger/uses.ts';
import { createView } from '../../ledger/view.ts';
import type { Site } from '../../link/site.ts';
import { lazily, once } from '../../program/once.ts';
import type { Entry } from '../../validate/index.ts';
import { drillFile, signDrillFile } from '../drills.ts';
import { hazardImages } from '../hazard-images.ts';
import { manoeuvreFilms } from '../manoeuvre-films.ts';
import { conceptNames, fileConcepts, planFiles, signDrills } from '../plan-data.ts';
import { bankOf, keysFile } from '../practice.ts';
import { quizData, quizQuestion } from '../quiz-data.ts';
import { sceneImages } from '../scene-images.ts';
import { siteSearch } from '../search.ts';
import { type SignSheets, signSheets } from '../sign-sheets.ts';
import { stopKeys } from '../stops.ts';
import { articleOf, type Context, chapterOf, neighboursIn } from './context.ts';
import { retosCard, testCard } from './tests.ts';

/** Questions of each section of the manual, as its chapter lists them. */
function questionsBySection(site: Site, text: TextRenderer): ReadonlyMap<string, AskedHere[]> {
  const found = new Map<string, AskedHere[]>();
  for (const { question, set } of site.questions.values()) {
    const asked = { id: question.id, test: set.data.title, href: text.href(`/test/${set.id}/`) };
    found.set(question.section, [...(found.get(question.section) ?? []), asked]);
  }
  // The shortest without a picture comes first: the chapter asks it in place.
  const length = ({ id }: AskedHere): number => {
    const { sign, scene, question, options } = site.questions.get(id)!.question;
    const written = options.map((option) => option.text).join('');
    const words = text.plain(question).length + written.length;
    return words + ((sign ?? scene) ? 1000 : 0);
  };
  return new Map(
    [...found].map(([section, asked]) => [
      section,
      asked.toSorted((a, b) => length(a) - length(b)),
    ]),
  );
}

export type WholeContext = Context & { sheets: SignSheets };

/** Everything that several pages print is made when the first of them asks for it. */
export function contextOf(
  site: Site,
  ledger: Ledger,
  today: string,
  exported: ExportSet | undefined,
): WholeContext {
  const text = textRenderer(site, ledger);
  const sheets = signSheets(site);
  const scenes = sceneImages(site, ledger);
  const view = createView(site, ledger, text, {
    signImage: sheets.image,
    openImage: sheets.openImage,
    cardImage: sheets.cardImage,
    scene: scenes.view,
  });
  const sources = { site, ledger, text, sheets, scenes };
  const question = once((asked: Question) => quizQuestion(sources, asked));
  const questionAlone = (asked: Question): QuizQuestion => {
    const shown = question(asked);
    // A scene is a file of its own already.
    if (asked.scene !== undefined || shown.sign === undefined) return shown;
    return { ...shown, sign: sheets.ownImage(site.signs.get(asked.sign!)!)! };
  };
  const quizOf = once((set: Entry<Quizzed>) => quizData(sources, set, question));
  const cards = lazily(() => site.entries.tests.map((test) => testCard(site, text, test)));
  const retosCards = lazily(() => site.entries.retos.map((set) => retosCard(site, text, set)));
  const asked = lazily(() => questionsBySection(site, text));
  const drills = lazily(() => signDrills({ site, text, signImage: sheets.image }));
  const items = lazily(() => readBank(site, ledger));
  const concepts = lazily(() => fileConcepts(items(), drills()));
  const keys = lazily(() => keysFile(site.entries.tests, concepts(), stopKeys(site, concepts())));
  const search = lazily(() => siteSearch({ site, ledger, view, text }));
  const bank = lazily(() => {
    const forms = [...site.formas.values()].map((each) => question(each.question));
    const names = conceptNames(items());
    const late = { drills: drills(), forms, concepts: concepts(), names };
    const files = planFiles({ site, text }, late);
    const retos = site.entries.retos.map(quizOf);
    return bankOf(site, site.entries.tests.map(quizOf), { ...files, keys: keys(), retos });
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
    exported,
    keys,
    get cards() {
      return cards();
    },
    get retosCards() {
      return retosCards();
    },
    get letters() {
      return search().letters;
    },
    askedIn: (section) => asked().get(section) ?? [],
    address: (route) => site.settings.origin + site.settings.basePath + route,
    quizOf,
    question,
    questionAlone,
    bank,
    drills: lazily(() => drillFile(sources)),
    signDrill: lazily(() => signDrillFile(site)),
    search,
    factUses: lazily(() => usesByFact(site)),
    articleNeighbours: neighboursIn(site.entries.articles, articleOf),
    newestArticles: new Map(newest(site.entries.articles).map((entry) => [entry, true])),
    chapterNeighbours: neighboursIn(site.entries.chapters, chapterOf),
  };
}
