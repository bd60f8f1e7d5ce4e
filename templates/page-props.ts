/** Props of the pages. `view` is in each of them. */
import type { Article } from '../schemas/article.ts';
import type { Blueprint } from '../schemas/blueprint.ts';
import type { Centre, Sourced, WholeCentre } from '../schemas/centre.ts';
import type { Chapter } from '../schemas/chapter.ts';
import type { Companion } from '../schemas/companion.ts';
import type { Essentials } from '../schemas/essential.ts';
import type { GuideMistakes, GuidePlan, GuideTips, GuideTopics } from '../schemas/guide.ts';
import type { Hazard } from '../schemas/hazard.ts';
import type { Home } from '../schemas/home.ts';
import type { Manoeuvres } from '../schemas/manoeuvre.ts';
import type { TextPage } from '../schemas/page.ts';
import type {
  Applicant,
  ProcedureDocuments,
  ProcedureExams,
  ProcedureFaq,
  ProcedureFees,
  ProcedureProcess,
} from '../schemas/procedure.ts';
import type { Stop } from '../schemas/road.ts';
import type { Sign } from '../schemas/sign.ts';
import type { Region } from '../schemas/site.ts';
import type { SignCard } from './islands/class/cards.ts';
import type { QuizData, QuizQuestion } from './islands/model/quiz-data.ts';
import type { Destination } from './parts/RelatedLinks.tsx';
import type {
  ChapterSectionView,
  CoverageView,
  ExamRow,
  HoursView,
  Html,
  Linked,
  OwnExamRow,
  PaperPlan,
  RoadView,
  SignImageView,
  TestCardView,
  View,
} from './view.ts';

export type HomeProps = {
  view: View;
  home: Home;
  essentials: Essentials;
  /** Whether there are a simulator and a plan. */
  exam: boolean;
  /** Hazards and manoeuvres, where the site has them. */
  wheel: Destination[];
  articles: Linked<Article>[];
  road: RoadView;
  counts: {
    /** Of the tests. */
    questions: number;
    /** Second forms of what tests ask. */
    forms: number;
    centres: number;
    /** Signs with a drawing. */
    signs: number;
    /** Facts whose printed reading has a source. */
    sourced: number;
  };
};
export type CompanionProps = { view: View; companion: Companion; related: Destination[] };
export type FilmView = {
  /** Address of the film. */
  src: string;
  /** The situation in which it begins: it holds the place. */
  first: SignImageView;
};
export type ManoeuvresProps = {
  view: View;
  manoeuvres: Manoeuvres;
  /** Absent: nobody plays it. */
  film: (id: string) => FilmView | undefined;
};
export type HazardsProps = { view: View; hazards: HazardView[] };
export type HazardView = {
  id: string;
  data: Hazard;
  /** Address of the clip. */
  clip: string;
  first: SignImageView;
  frames: { at: number; text: string; picture: SignImageView }[];
};
/** What to read or watch at a stop. */
export type StopDoor = {
  kind: 'Lee el manual' | 'Mira el peligro' | 'Mira la maniobra';
  title: string;
  route: string;
};
export type RoadPageProps = { view: View; road: RoadView };
export type StopPageProps = {
  view: View;
  stop: Stop;
  number: number;
  doors: StopDoor[];
  questions: ListedQuestion[];
  /** Harder questions of what is asked here. */
  retos: { title: string; route: string } | undefined;
  /** Its ten questions. */
  practice: Island;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};
export type TestListProps = {
  view: View;
  tests: TestCardView[];
  /** Whether there is a simulator to link to, and harder questions. */
  exam: boolean;
  retos: boolean;
  wheel: Destination[];
};
export type RetosListProps = { view: View; retos: TestCardView[] };
/** A server-rendered island. */
type Island = { island: Html; islandData: Html };
export type ReviewPageProps = Island & { view: View; road: RoadView };
export type ResultPageProps = Island & { view: View; card: TestCardView };
export type TestPageProps = ResultPageProps & { quiz: QuizData };
export type PlanPageProps = ReviewPageProps &
  Pick<SheetProps, 'documents' | 'applicants'> & { papers: PaperPlan[] };
export type ExamPageProps = Island & {
  view: View;
  blueprint: Blueprint;
  official: ExamRow[];
  own: OwnExamRow[];
  /** A learner who masters this share passes that many of 1,000 exams. */
  chances: { mastery: string; passes: string }[];
  goal: string;
};
/** A question in a list: its words and its picture. */
export type ListedQuestion = { href: string; stem: string; sign?: SignImageView };
export type QuestionListProps = {
  view: View;
  /** Questions of the tests. */
  total: number;
  /** Second forms beside them. */
  forms: number;
  /** Those with questions; each topic is a section. */
  chapters: {
    title: string;
    topics: { id: string; title: string; questions: ListedQuestion[] }[];
  }[];
  /** Whether there are harder questions. */
  retos: boolean;
};
type Neighbour = { title: string; route: string };
/** What holds a question: the way back to it, with a word for what it is. */
export type QuestionOwner = Pick<TestCardView, 'title' | 'route' | 'questions' | 'sign'> & {
  kind: 'Test' | 'Retos' | 'Lista';
  /** The list that has it. */
  list?: TestCardView['list'];
  /** Where the question stands there. */
  place: string;
};
export type QuestionPageProps = {
  view: View;
  owner: QuestionOwner;
  question: QuizQuestion;
  number: number;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** Its own, without the base path. */
  route: string;
  /** Its stem as plain text. */
  title: string;
};
export type SheetProps = {
  view: View;
  essentials: Essentials;
  documents: ProcedureDocuments;
  applicants: readonly Applicant[];
};
export type ProceduresProps = Omit<SheetProps, 'applicants'> & {
  process: ProcedureProcess;
  exams: ProcedureExams;
  fees: ProcedureFees;
  faq: ProcedureFaq;
};
export type GuideProps = {
  view: View;
  topics: GuideTopics;
  plan: GuidePlan;
  tips: GuideTips;
  mistakes: GuideMistakes;
  chapters: Linked<Chapter>[];
  /** The first picture of each chapter, by its id. */
  pictures: ReadonlyMap<string, SignImageView>;
  tests: TestCardView[];
  /** Whether there is a simulator. */
  exam: boolean;
  wheel: Destination[];
};
export type ChapterProps = {
  view: View;
  chapter: Linked<Chapter>;
  sections: ChapterSectionView[];
  previous: Linked<Chapter> | undefined;
  next: Linked<Chapter> | undefined;
};
export type CentreListProps = {
  view: View;
  centres: Linked<Centre>[];
  others: Linked<Centre>[];
  /** Names of the towns that a centre is nearest to. */
  towns: (centre: string) => string[];
  coverage: CoverageView;
};
export type CentreProps = {
  view: View;
  centre: Linked<WholeCentre>;
  region: Region;
  essentials: Essentials;
  /** What a source says of it, each with its label. */
  known: { label: string; item: Sourced }[];
  hours: HoursView;
  mapHref: string;
  /** Other open centres, the nearest first. */
  nearby: { name: string; href: string; km: number }[];
  municipalities: string[];
  /** Ids of the municipalities of its region. */
  regionTowns: string[];
};
export type ArticleListProps = { view: View; articles: Linked<Article>[] };
export type ArticleProps = {
  view: View;
  article: Linked<Article>;
  body: Html;
  expired: boolean;
  previous: Linked<Article> | undefined;
  next: Linked<Article> | undefined;
};
export type TextPageProps = { view: View; page: Linked<TextPage>; body: Html; legal: boolean };
export type GalleryProps = {
  view: View;
  families: { id: string; title: string; description: string; items: Sign[] }[];
  /** Address of what the drill must know of the signs. */
  drill: string;
};
/** Words that begin with a letter, each with where it leads; `0` for digits. */
export type SearchLetter = { letter: string; terms: { word: string; href: string }[] };
export type SearchProps = { view: View; letters: readonly SearchLetter[] };
export type TopicRedirectProps = { view: View; topic: Linked<Chapter> };
export type NotFoundProps = {
  view: View;
  tests: TestCardView[];
  centres: Linked<Centre>[];
  /** The sign of a dead end. */
  sign: Sign | undefined;
};

/** A file that a page offers. @property size in words: «12 KB» */
export type FileView = { label: string; href: string; size: string };
/** A platform with the files that it imports. */
export type PlatformView = { id: string; name: string; files: FileView[] };
export type TeachersProps = {
  view: View;
  tests: TestCardView[];
  /** Whether there is a simulator. */
  exam: boolean;
  platforms: PlatformView[];
  /** What the script needs. */
  classData: Html;
};
export type CardsPageProps = { view: View; cards: SignCard[] };
export type EnglishProps = {
  view: View;
  answers: { id: string; question: string; answer: Html; caveat: string }[];
  sources: ReturnType<View['source']>[];
};
