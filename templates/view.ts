/** The values that the pipeline hands to the templates, typed and linked. Types only. */
import type { ReactElement, ReactNode } from 'react';
import type { Stop } from '../schemas/road.ts';
import type {
  ChildSeatGroups,
  DeviceProhibitions,
  Fines,
  OccupantRules,
  ParkingProhibitions,
  RightOfWayRules,
  SpeedZones,
} from '../schemas/rule-records.ts';
import type { Sign } from '../schemas/sign.ts';
import type { Region, SiteSettings } from '../schemas/site.ts';
import type { QuizQuestion } from './islands/model/quiz-data.ts';

/** HTML that the pipeline made from checked text. Print it with `<HtmlBlock>` of templates/parts, never by hand. */
export type Html = string & { readonly __html: unique symbol };

/** A fact as visitors read it. */
export type FactView = {
  id: string;
  label: string;
  /** "25 mph", "más de 200" … */
  text: string;
  html: Html;
  /** True for a claim of the site without evidence, which needs a mark beside it. */
  unsupported: boolean;
  /** Set if the build counted the claim's figure: "205 contadas". */
  counted?: string;
  /** The fact's own page, below /consistencia/. */
  href: string;
};

/** The functions that templates call; none has side effects. */
export type View = {
  settings: SiteSettings;
  /** Inline content of a rich text, with its facts. */
  text(rich: string): ReactElement;
  /** A rich text as plain text, for titles and attributes. */
  plain(rich: string): string;
  /** Plain words, such as a title, whose figures do not break across lines. */
  words(text: string): ReactNode;
  href(route: string): string;
  /** Long Puerto Rico date: "20 de noviembre de 2026". */
  date(iso: string): string;
  fact(id: string, reading?: string): FactView;
  source(id: string): {
    id: string;
    title: string;
    href?: string;
    readOn: string;
    /** The copy that was read. */
    edition?: string;
    label: SourceLabel;
  };
  /** The facts whose printed reading in these rich texts comes from the source. */
  factsOf(source: string, texts: readonly string[]): FactView[];
  /**
   * Names in a few words what the figures of a text rest on, or the sources of a text without figures. Empty for
   * current figures of the law, or of an agency's text without a year.
   */
  caveat(rich: string, language?: 'es' | 'en', cited?: readonly string[]): string;
  /** Notes about the disputed figures in these rich texts: a `<details>` each, or nothing. */
  notes(rich: readonly (string | undefined)[]): ReactElement | null;
  region(id: string): Region;
  /** The image of a sign's drawing; undefined for a sign without a drawing. */
  signImage(sign: Sign): SignImageView | undefined;
  /** The image of a sign that a chapter does not collapse. */
  openImage(sign: Sign): SignImageView | undefined;
  /** The image of a sign on a card. */
  cardImage(sign: Sign): SignImageView | undefined;
  sign(id: string): Sign | undefined;
  /** The content of the symbol of a landmark, from `data/dibujos/hitos/{name}.svg`. */
  landmark(name: string): Html;
  scene(id: string): SceneView;
};

/** The label of a statement, in the words that visitors read. */
export type SourceLabel =
  | 'Ley'
  | 'Ley, artículo no leído'
  | 'Agencia'
  | 'Prensa o guía'
  | 'Consejo'
  | 'Consejo de este sitio'
  | 'Sin fuente oficial';

/** A situation on the road: its picture as a separate file, or inline if the page is rendered without other files. */
export type SceneView = {
  id: string;
  title: string;
  /** Rich text; absent if the picture needs none. */
  caption?: string;
  picture: SignImageView | Html;
};

/** The `<img>` attributes of a picture, such as a sign or a scene. */
export type SignImageView = { src: string; width: number; height: number; alt: string };

export type Crumb = { label: string; href?: string };
export type LinkedRecord<T> = { id: string; route: string; data: T };

/** Opening hours from the ledger: for each reading its surface (`who`) and its lines. */
export type HoursView = {
  agreed: boolean;
  readings: { who: string; lines: { days: string; hours: string }[] }[];
};

export type RecordTableView =
  | { kind: 'velocidades'; data: SpeedZones }
  | { kind: 'derecho-de-paso'; data: RightOfWayRules }
  | { kind: 'estacionamiento'; data: ParkingProhibitions }
  | { kind: 'ocupantes'; data: OccupantRules }
  | { kind: 'asientos-infantiles'; data: ChildSeatGroups }
  | { kind: 'dispositivos'; data: DeviceProhibitions }
  | { kind: 'multas'; data: Fines };

/** The statements of a section with one label. `source` is the place in the source, such as "Art. 10.10". */
export type GroundView = {
  label: SourceLabel;
  items: { html: Html; source: string }[];
  cites: string[];
};

export type ChapterSectionView = {
  id: string;
  title: string;
  /**
   * Body of the section without its heading. `opening` is its first paragraph, and `html` the rest, after the pictures.
   */
  opening: Html;
  html: Html;
  /** Notes about the disputed figures of the body and of the grounds. */
  notes: Html;
  grounds: GroundView[];
  scenes: SceneView[];
  /** The signs of a family that the page shows, and how many the family has. */
  signs?: { family: string; title: string; items: Sign[]; all: number };
  /** True if the first picture of the chapter is one of this section's scenes or signs, which then loads at once. */
  hasFirstPicture?: true;
  questions: { test: string; href: string }[];
  /** A question of the section, to try in place without a script. */
  tried?: QuizQuestion;
};

/** Each region with its municipalities, and for each municipality the nearest centre in a straight line. */
export type CoverageView = {
  region: Region;
  municipalities: {
    id: string;
    name: string;
    latitude: number;
    longitude: number;
    /** Absent while no centre with a known place is open. */
    nearest?: {
      centre: string;
      href: string;
      /** True if the centre has a warning, such as a move. */
      notice: boolean;
      km: number;
    };
  }[];
}[];

/** A stop of the road, with the address of its page. */
export type StopView = Pick<Stop, 'id' | 'name' | 'place' | 'landmark'> & {
  route: string;
  picture: string;
};

export type RoadView = {
  stops: readonly StopView[];
  /** True if the site has harder questions, to which the side road leads. */
  hasRetos: boolean;
};

/** A test, or the harder questions of a topic. */
export type TestCardView = {
  id: string;
  /** The list that contains the test: its route, its title, and the label of the link back. */
  list: { route: string; title: string; back: string };
  route: string;
  resultRoute: string;
  title: string;
  description: string;
  questions: number;
  minutes: number;
  difficulty?: string;
  sign?: Sign;
  /** Indices from 0 of the stops whose questions the test asks. */
  stops: number[];
};

export type IslandHtml = { island: Html; islandData: Html };
