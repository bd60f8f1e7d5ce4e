/** Types of the canonical data: one object from which every export is written. `extract/` makes it. All but `bookTexts` is plain data. */
import { createHash } from 'node:crypto';
import type { Hours, Value } from '../../schemas/fact.ts';
import type { Confidence } from '../../schemas/primitives.ts';
import type { RecordKind, Release } from '../../schemas/release.ts';
import type { Finding } from '../findings/finding.ts';
import type { Summary } from '../findings/summary.ts';
import type { FactState } from '../ledger/types.ts';
import type { XhtmlPrinting } from '../text/html.ts';

/** Raise it when keys change: the major number for a removed or renamed key, the minor one for a new key. */
export const SCHEMA_VERSION = '1.3.0';

export type Meta = {
  name: string;
  /** Educational, unofficial: part of every export. */
  notice: string;
  /** The same in one line. */
  shortNotice: string;
  /** Newest date of the content and a hash of it: "2026-11-20-1a2b3c4d". */
  version: string;
  schemaVersion: string;
  /** Newest date of the content. No export knows the clock. */
  date: string;
  language: 'es-PR';
  licence: { name: string; url: string };
  /** Address of the site, with its final slash. */
  address: string;
};

export type CanonicalSource = {
  id: string;
  title: string;
  kind: string;
  article?: string;
  edition?: string;
  url?: string;
  readOn: string;
  confidence: Confidence;
  note?: string;
};
/** A source that a question or reading cites, with the label that says what it is: «Ley», «Agencia». */
export type Citation = { id: string; title: string; label: string; url?: string };

/** A question that every family has. */
export type CanonicalEssential = {
  id: string;
  question: string;
  /** Plain text. */
  answer: string;
  sources: Citation[];
};

export type CanonicalQuestion = {
  /** Stable and never reused. */
  id: string;
  /** Id and title of its test, or of the topic of a harder question. */
  test: string;
  category: string;
  /** Place there, from 1. */
  position: number;
  /** It is harder than the exam, and in no test. */
  reto?: true;
  /** Everything that follows is plain text: no markup, no references. */
  text: string;
  options: [string, string, string, string];
  /** Index of the right option, from 0. */
  answer: 0 | 1 | 2 | 3;
  explanation: string;
  /** Why each option is wrong, in their order; null for the right one. */
  reasons: (string | null)[];
  sources: Citation[];
  /** The page where it is practised, and the section of the manual that teaches it. */
  url: string;
  section: { title: string; url: string };
  topic: string;
  /** The sign or the scene that it shows. */
  sign?: { id: string; svg: string; alt: string };
  revision: number;
  updated: string;
  /** Every fact that it states or tests. */
  facts: string[];
  /** Whether one of them is disputed, and the sentences about the disputed ones. */
  disputed: boolean;
  disputes: { fact: string; note: string }[];
};

export type CanonicalTest = {
  id: string;
  title: string;
  description: string;
  minutes: number;
  difficulty: string;
  questions: string[];
  url: string;
  updated: string;
};

/** A statement with the source that supports it. */
export type Statement = { text: string; confidence: Confidence; date?: string; source?: string };

export type CanonicalCentre = {
  id: string;
  name: string;
  municipality: string;
  region: { id: string; name: string };
  /** Whether the site's directory lists it. */
  listed: boolean;
  url: string;
  description: string;
  notice?: string;
  address?: Statement;
  phone?: Statement;
  status?: Statement;
  parking?: Statement;
  transport?: Statement;
  accessibility?: Statement;
  averageWait?: Statement;
  bestTime?: Statement;
  coordinates?: {
    latitude: number;
    longitude: number;
    precision: 'edificio' | 'pueblo';
    source?: string;
  };
  /** The fact with its opening hours; `agreed` if one reading is valid. */
  hours: { fact: string; agreed: boolean; readings: { who: string; hours: Hours; text: string }[] };
  services: string[];
  documentedServices: Statement[];
  documents: string[];
  tips: string[];
  municipalities: string[];
  facts: string[];
  disputed: boolean;
  updated: string;
};

export type CanonicalReading = {
  id: string;
  surface: string;
  /** The surface in words: "el manual". */
  who: string;
  value: Value;
  /** As visitors read it. */
  text: string;
  when?: string;
  authority: boolean;
  superseded: boolean;
  /** First and last day on which it is in force, and whether it is on the day of the content. */
  from?: string;
  until?: string;
  inForce: boolean;
  computed?: string;
  source?: Citation;
  asOf?: string;
  confidence?: Confidence;
};

export type CanonicalFact = {
  id: string;
  topic: string;
  label: string;
  kind: string;
  unit?: string;
  /** A statement of the site about itself; `unsupported` if nothing backs it. */
  claim: boolean;
  unsupported: boolean;
  /** Whether its readings contradict each other and are not about different things. */
  disputed: boolean;
  state: FactState['kind'];
  /** The text on pages that name no reading; absent if no reading is preferred. */
  text?: string;
  /** Ids of the readings in `text`. */
  preferred: string[];
  readings: CanonicalReading[];
  ruling?: {
    verdict: 'prefer' | 'keep-both' | 'distinct';
    reading?: string;
    because: string;
    on: string;
    review?: string;
  };
  /** The sentence for visitors about a disputed figure. */
  note?: string;
  /** Its place on the public ledger, and the pages that print it. */
  url: string;
  pages: string[];
};

/** Rendered HTML whose links are absolute; `id` is the anchor on the page. */
export type HtmlSection = { id: string; title: string; html: string };
export type CanonicalArticle = {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  published: string;
  updated: string;
  url: string;
  update?: string;
  keywords: string[];
  sources: Citation[];
  intro: string;
  sections: HtmlSection[];
  facts: string[];
  disputed: boolean;
};
export type CanonicalChapter = {
  id: string;
  title: string;
  description: string;
  order: number;
  warning: string;
  url: string;
  intro: string;
  sections: (HtmlSection & { /** Tables and signs that close the section. */ records: string })[];
  sources: Citation[];
  facts: string[];
  disputed: boolean;
  updated: string;
};

export type CanonicalSign = {
  id: string;
  name: string;
  /** Other words for it in Puerto Rico. */
  alsoCalled?: string[];
  family: string;
  kind: string;
  code?: string;
  legend: string[];
  alt: string;
  meaning: string;
  action: string;
  svg: string;
  confidence: Confidence;
  source?: string;
};

export type BookPrinting = XhtmlPrinting & {
  /** Where a link to a page of the site leads. */
  link: (address: string) => string;
  /** Address of a drawing, which the book stores as a file. */
  picture: (svg: string) => string;
};
/** Prints texts as XHTML. What it prints depends on the record of the chapter or article alone. */
export type BookTexts = {
  /** Ids of the headings of a text. */
  anchors(kind: 'chapters' | 'articles', id: string): readonly string[];
  /** The text before the first section, then each section without its heading. */
  pieces(kind: 'chapters' | 'articles', id: string, printing: BookPrinting): string[];
};

export type Canonical = {
  meta: Meta;
  essentials: CanonicalEssential[];
  tests: CanonicalTest[];
  questions: CanonicalQuestion[];
  retos: CanonicalQuestion[];
  /** Only the API has them, so that no id that somebody stored is without its question. */
  centres: CanonicalCentre[];
  facts: CanonicalFact[];
  articles: CanonicalArticle[];
  chapters: CanonicalChapter[];
  signs: CanonicalSign[];
  sources: CanonicalSource[];
  /** Result of the audit on the content's newest day. */
  audit: { findings: Finding[]; summary: Summary };
  /** Earlier releases, oldest first, and the old ids that records declare. */
  releases: Release[];
  aliases: { kind: RecordKind; id: string; to: string }[];
  bookTexts: BookTexts;
  /** Every address of the site, which a new release remembers. */
  addresses: string[];
};

/** The content alone: the version is its hash. */
export type CanonicalContent = Omit<
  Canonical,
  'audit' | 'releases' | 'aliases' | 'bookTexts' | 'addresses'
>;

/** Adds the version: the day of the last change and a hash of the content. */
export function versioned(
  meta: Omit<Meta, 'version'>,
  content: Omit<CanonicalContent, 'meta'>,
): CanonicalContent {
  const hash = createHash('sha256')
    .update(JSON.stringify([meta, content]))
    .digest('hex')
    .slice(0, 8);
  return { meta: { ...meta, version: `${meta.date}-${hash}` }, ...content };
}

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
