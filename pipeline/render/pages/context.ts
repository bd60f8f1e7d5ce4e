/** The context of every page maker, and helpers that several of them use. */
import type { Article } from '../../../schemas/article.ts';
import type { Centre } from '../../../schemas/centre.ts';
import type { Chapter } from '../../../schemas/chapter.ts';
import type { HeadName } from '../../../schemas/site.ts';
import type { PracticeSet, Question, Test } from '../../../schemas/test.ts';
import type { QuizData, QuizQuestion } from '../../../templates/islands/model/quiz-data.ts';
import type {
  CoverageView,
  Html,
  LinkedRecord,
  TestCardView,
  View,
} from '../../../templates/view.ts';
import { drawSign } from '../../draw/sign-drawing.ts';
import type { ExportSet } from '../../exports/export-set.ts';
import { type FactUses, factsOfQuestion } from '../../ledger/fact-uses.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { PlacedQuestion } from '../../link/question-sets.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/defined.ts';
import { blocksOf, EMPTY_BODY } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import type { AssetFile } from '../document/assets.ts';
import type { PageBasis, UnroutedPage } from '../document/page.ts';
import type { Subject } from '../json-ld/graphs.ts';
import type { HazardImages } from '../pictures/hazard-images.ts';
import type { ManoeuvreFilms } from '../pictures/manoeuvre-films.ts';
import type { SceneImages } from '../pictures/scene-images.ts';
import type { LessonWithFile } from '../questions/lessons.ts';
import type { BankFiles } from '../questions/practice.ts';
import type { SiteSearch } from '../search/site-search.ts';

export type PageContext = {
  site: Site;
  ledger: Ledger;
  view: View;
  text: TextRenderer;
  today: string;
  cards: TestCardView[];
  /** Cards of harder questions by topic. */
  retosCards: TestCardView[];
  /** @param section `chapter#section` */
  askedIn: (section: string) => readonly PlacedQuestion<Test>[];
  /** The pictures and clips of the hazards. */
  hazards: HazardImages;
  scenes: SceneImages;
  films: ManoeuvreFilms;
  address: (route: string) => string;
  /** The quiz data of a test, which its page and its result page share. */
  quizOf: (set: Entry<PracticeSet>) => QuizData;
  /** The content of a question that pages show. */
  question: (question: Question) => QuizQuestion;
  /** The same, with its sign in a separate file, for the page of the question. */
  questionAlone: (question: Question) => QuizQuestion;
  bank: () => BankFiles;
  /** Right options, topics, rules. */
  keys: () => AssetFile;
  /** The pairs and generated items, for the page of the plan. */
  drills: () => AssetFile;
  /** The data about signs for the drill of the gallery. */
  signDrill: () => AssetFile;
  lessons: () => readonly LessonWithFile[];
  /** Everything that the search can find. */
  search: () => SiteSearch;
  /** The words of the list from A to Z. */
  letters: SiteSearch['letters'];
  /** The uses of each fact; collected when the first page of a fact is made. */
  factUses: () => ReadonlyMap<string, FactUses>;
  articleNeighbours: ReadonlyMap<Entry<Article>, Neighbours<Article>>;
  newestArticles: ReadonlyMap<Entry<Article>, true>;
  chapterNeighbours: ReadonlyMap<Entry<Chapter>, Neighbours<Chapter>>;
  /** Absent in a preview. */
  readonly exported: ExportSet | undefined;
};

/** Title, description and keywords that data/site.json gives a page. */
export function head(
  { site }: PageContext,
  name: HeadName,
): Pick<UnroutedPage, 'title' | 'description' | 'keywords'> {
  const { title, description, keywords } = site.settings.heads[name];
  return { title, description, keywords };
}

/** The subject of a page in its JSON-LD. */
export const subjectOf = (
  { address }: Pick<PageContext, 'address'>,
  { path }: Route,
  { title, description }: Pick<UnroutedPage, 'title' | 'description'>,
): Subject => ({ name: title, description, url: address(path) });

export const linked = <T>(entry: Entry<T>, route: string): LinkedRecord<T> => ({
  id: entry.id,
  route,
  data: entry.data,
});

export const chapterOf = (entry: Entry<Chapter>) => linked(entry, `/manual/${entry.id}/`);

export const articleOf = (entry: Entry<Article>) => linked(entry, `/blog/${entry.id}/`);

export const centreOf = (entry: Entry<Centre>) => linked(entry, `/centro/${entry.id}/`);

export function coverageOf({ site }: PageContext): CoverageView {
  return site.settings.regions.map((region) => ({
    region,
    municipalities: site.entries.municipalities
      .filter(({ data }) => data.region === region.id)
      .map(({ id, data: { name, latitude, longitude } }) =>
        omitUndefined({ id, name, latitude, longitude, nearest: nearestOf(site, id) }),
      ),
  }));
}

function nearestOf(
  site: Site,
  town: string,
): CoverageView[number]['municipalities'][number]['nearest'] {
  const nearest = site.nearest.get(town);
  if (nearest === undefined) return undefined;
  const { centre, km } = nearest;
  return {
    centre: centre.data.name,
    href: `${site.settings.basePath}/centro/${centre.id}/`,
    notice: centre.data.notice !== undefined,
    km,
  };
}

/** The drawing of a sign or a scene, for the picture for sharing. */
export function pageDrawing(
  { site, scenes }: PageContext,
  { sign: id = '', scene }: { sign?: string | undefined; scene?: string | undefined },
): { drawing?: string } {
  if (scene !== undefined) return { drawing: scenes.drawing(scene).svg };
  const sign = site.signs.get(id);
  return sign === undefined ? {} : { drawing: drawSign(site, sign).svg };
}

/** The questions of the tests, and their other forms. */
export const askedQuestions = ({ questions, formas }: Site): Question[] =>
  [...questions.values(), ...formas.values()].map(({ question }) => question);

/** The basis of questions: the facts that they print, and the sources that they cite. */
export const basisOf = (site: Site, questions: readonly Question[]): PageBasis => ({
  facts: questions.flatMap((question) => factsOfQuestion(site, question)),
  cites: questions.flatMap(({ cite }) => cite),
});

/** The body of a Markdown entry as HTML. */
export function bodyOf({ site, text }: PageContext, entry: Entry): Html {
  return text.body(blocksOf(site.bodies.get(entry) ?? EMPTY_BODY));
}

export type Neighbours<T> = {
  previous: LinkedRecord<T> | undefined;
  next: LinkedRecord<T> | undefined;
};

/** The entries before and after each entry of a collection. */
export function neighboursIn<T>(
  entries: readonly Entry<T>[],
  linkedOf: (entry: Entry<T>) => LinkedRecord<T>,
): ReadonlyMap<Entry<T>, Neighbours<T>> {
  const all = entries.map(linkedOf);
  return new Map(
    entries.map((entry, index) => [entry, { previous: all[index - 1], next: all[index + 1] }]),
  );
}
