/** The audited site → one plain object that every export is written from. Types here; what fills them is in extract/. */

import { createHash } from 'node:crypto';
import type { Hours, Value } from '../../schemas/fact.ts';
import type { Confidence } from '../../schemas/primitives.ts';
import type { RecordKind, Release } from '../../schemas/release.ts';
import type { Finding } from '../findings/finding.ts';
import type { Summary } from '../findings/summary.ts';
import type { FactState } from '../ledger/types.ts';

/** Raised when a reader of the exports would have to change: major for a removed or renamed key, minor for a new one. */
export const SCHEMA_VERSION = '1.1.0';

export type Meta = {
  name: string;
  /** Educational, unofficial: stands in every export. */
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
/** A source as a question or reading names it. */
export type Citation = { id: string; title: string; url?: string };

export type CanonicalQuestion = {
  /** Stable and never reused. */
  id: string;
  /** Test id and its title. */
  test: string;
  category: string;
  /** Place in its test, from 1. */
  position: number;
  /** Everything that follows is plain text: no markup, no references. */
  text: string;
  options: [string, string, string, string];
  /** Index of the right option, from 0. */
  answer: 0 | 1 | 2 | 3;
  explanation: string;
  sources: Citation[];
  /** Where it is practised, and where the manual teaches it. */
  url: string;
  section: { title: string; url: string };
  topic: string;
  sign?: { id: string; svg: string; alt: string };
  revision: number;
  updated: string;
  /** Every fact that it states or tests. */
  facts: string[];
  /** Whether one of them is disputed; which, and the sentence that says so. */
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
  /** The fact with its opening hours; `agreed` only where one reading holds. */
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
  /** What pages print where they do not name a reading; absent while nothing is preferred. */
  text?: string;
  /** Ids of the readings that `text` is made of. */
  preferred: string[];
  readings: CanonicalReading[];
  ruling?: {
    verdict: 'prefer' | 'keep-both' | 'distinct';
    reading?: string;
    because: string;
    on: string;
    review?: string;
  };
  /** What visitors are told about a disputed figure. */
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

export type Canonical = {
  meta: Meta;
  tests: CanonicalTest[];
  questions: CanonicalQuestion[];
  centres: CanonicalCentre[];
  facts: CanonicalFact[];
  articles: CanonicalArticle[];
  chapters: CanonicalChapter[];
  signs: CanonicalSign[];
  sources: CanonicalSource[];
  /** What the audit says of the content on its newest day. */
  audit: { findings: Finding[]; summary: Summary };
  /** Earlier releases, oldest first, and ids that records declare to have had. */
  releases: Release[];
  aliases: { kind: RecordKind; id: string; to: string }[];
  /** What a new release remembers of each question, and every address of the site. */
  questionMeanings: NonNullable<Release['questions']>;
  addresses: string[];
};

/** The content alone: what the version is the hash of. */
export type CanonicalContent = Omit<
  Canonical,
  'audit' | 'releases' | 'aliases' | 'questionMeanings' | 'addresses'
>;

/** The version says when the content last changed and which content it is: the same bytes, the same version. */
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
