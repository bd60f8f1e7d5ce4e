/** What the pipeline hands to the templates: typed, linked values. Types only. */
import type { ReactElement } from 'react';
import type { Article } from '../schemas/article.ts';
import type { Centre } from '../schemas/centre.ts';
import type { Chapter } from '../schemas/chapter.ts';
import type { GuideMistakes, GuidePlan, GuideTips, GuideTopics } from '../schemas/guide.ts';
import type { Home } from '../schemas/home.ts';
import type { TextPage } from '../schemas/page.ts';
import type { ProcedureDocuments, ProcedureExams, ProcedureFaq, ProcedureFees, ProcedureProcess } from '../schemas/procedure.ts';
import type { ChildSeatGroups, DeviceProhibitions, Fines, OccupantRules, ParkingProhibitions, RightOfWays, SpeedZones } from '../schemas/rule-records.ts';
import type { Sign } from '../schemas/sign.ts';
import type { Region, SiteSettings } from '../schemas/site.ts';
import type { Test } from '../schemas/test.ts';
import type { QuizData } from './islands/quiz/quiz-data.ts';

/** HTML that the pipeline made from checked text. Print it with `<Html>` of templates/parts, never by hand. */
export type Html = string & { readonly __html: unique symbol };

/** A fact as visitors read it. */
export type FactView = {
  id: string;
  label: string;
  /** "25 mph", "más de 200" … */
  text: string;
  /** `<data>`/`<time>` element with the value. */
  html: Html;
  /** A claim of the site with no evidence: print the mark beside it. */
  unsupported: boolean;
  /** A claim the build counted: "205 contadas". */
  counted?: string;
  /** Anchor of the fact on /consistencia/. */
  href: string;
};

/** The services every template may call; all pure. */
export type View = {
  settings: SiteSettings;
  /** Inline content of a rich text, with its facts. */
  text(rich: string): ReactElement;
  /** The same as plain text, for titles and attributes. */
  plain(rich: string): string;
  /** A route of the site with the base path in front. */
  href(route: string): string;
  /** Long Puerto Rico date: "20 de noviembre de 2026". */
  date(iso: string): string;
  fact(id: string, reading?: string): FactView;
  /** Source of a record as visitors read it. */
  source(id: string): { id: string; title: string; href?: string; readOn: string; confidence: 'high' | 'medium' | 'low' };
  /** Notes about the disputed figures in these rich texts: a `<details>` each, or nothing. */
  notes(rich: readonly (string | undefined)[]): ReactElement | null;
  region(id: string): Region;
};

export type Crumb = { label: string; href?: string };
export type Linked<T> = { id: string; route: string; data: T };
export type Hit = { id: string; label: string; href: string };

/** Opening hours as the ledger has them: one line per reading, with who says it. */
export type HoursView = { agreed: boolean; readings: { who: string; lines: { days: string; hours: string }[] }[]; sentence: Html };

export type RecordTable =
  | { kind: 'velocidades'; data: SpeedZones }
  | { kind: 'derecho-de-paso'; data: RightOfWays }
  | { kind: 'estacionamiento'; data: ParkingProhibitions }
  | { kind: 'ocupantes'; data: OccupantRules }
  | { kind: 'asientos-infantiles'; data: ChildSeatGroups }
  | { kind: 'dispositivos'; data: DeviceProhibitions }
  | { kind: 'multas'; data: Fines };

export type ChapterSectionView = {
  id: string;
  title: string;
  /** Body of the section, with its notes, without its heading. */
  html: Html;
  records?: RecordTable;
  signs?: { title: string; items: Sign[] };
  /** Questions that come from this section. */
  questions: Hit[];
};

/** Props of each page. `view` is always there. */
export type HomeProps = {
  view: View;
  home: Home;
  tests: TestCardView[];
  articles: Linked<Article>[];
  coverage: { region: Region; municipalities: { name: string; centre: string; href: string; km: number }[] }[];
  counts: { questions: number; chapters: number; centres: number };
};
export type TestCardView = { id: string; route: string; resultRoute: string; title: string; description: string; questions: number; minutes: number; difficulty: string; colour: Test['colour']; sign?: Sign };
export type TestListProps = { view: View; tests: TestCardView[]; updated: string };
export type TestPageProps = { view: View; card: TestCardView; quiz: QuizData; /** Server-rendered island. */ island: Html; islandData: Html; updated: string };
export type ResultPageProps = { view: View; card: TestCardView; others: TestCardView[]; island: Html; islandData: Html; updated: string };
export type ProceduresProps = {
  view: View;
  documents: ProcedureDocuments;
  process: ProcedureProcess;
  exams: ProcedureExams;
  fees: ProcedureFees;
  faq: ProcedureFaq;
  mainCentres: Linked<Centre>[];
  hours: (centre: Centre) => HoursView;
};
export type GuideProps = { view: View; topics: GuideTopics; plan: GuidePlan; tips: GuideTips; mistakes: GuideMistakes; chapters: Linked<Chapter>[]; tests: TestCardView[] };
export type ChapterProps = { view: View; chapter: Linked<Chapter>; sections: ChapterSectionView[]; previous?: Linked<Chapter>; next?: Linked<Chapter> };
export type CentreListProps = { view: View; centres: Linked<Centre>[]; others: Linked<Centre>[]; hours: (centre: Centre) => HoursView; coverage: HomeProps['coverage'] };
export type CentreProps = { view: View; centre: Linked<Centre>; region: Region; hours: HoursView; mapHref: string; municipalities: string[] };
export type ArticleListProps = { view: View; articles: Linked<Article>[] };
export type ArticleProps = { view: View; article: Linked<Article>; body: Html; expired: boolean; previous?: Linked<Article>; next?: Linked<Article> };
export type TextPageProps = { view: View; page: Linked<TextPage>; body: Html; legal: boolean };
export type TopicRedirectProps = { view: View; topic: Linked<Chapter> };
export type NotFoundProps = { view: View; tests: TestCardView[]; centres: Linked<Centre>[] };

/** The public ledger. */
export type LedgerReadingView = { who: string; value: string; when?: string; superseded: boolean; source?: ReturnType<View['source']>; asOf?: string };
export type LedgerFactView = {
  id: string;
  label: string;
  state: 'acuerdo' | 'decidido' | 'por-revisar' | 'abierto' | 'desigual';
  claim: boolean;
  unsupported: boolean;
  readings: LedgerReadingView[];
  ruling?: { sentence: string; because: string; on: string; review?: string };
};
export type ConsistencyProps = {
  view: View;
  updated: string;
  topics: { id: string; title: string; facts: LedgerFactView[] }[];
  totals: { facts: number; readings: number; ruled: number; open: number };
  coverage?: { referenced: number; quoted: number; unbound: number };
};
