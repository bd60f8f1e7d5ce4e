/** Props of the public ledger: the overview and the page of one fact. Types only. */
import type { Fact } from '../schemas/fact.ts';
import type { SourceLabel, View } from './view.ts';

/** Who speaks: law, law whose article was not read, agency, press or guide or advice, this site. */
export type Voice = 'L' | 'N' | 'A' | 'P' | 'S';

/** What a fact rests on: `law`, `agree`, `single`, `unsourced`, `decided` or `open`, and the words for it. */
export type StateView = { kind: string; text: string };

/** A number line in the units of its drawing, 320 wide. */
export type NumberLineView = {
  height: number;
  /** Height of the axis in the drawing. */
  axis: number;
  marks: {
    x: number;
    y: number;
    voice: Voice;
    used: boolean;
    /** A range: its ends in the drawing; an open end is an arrow. */
    bar?: { from: number; to: number; open?: 'start' | 'end' };
  }[];
  /** Each number, its place on the axis, and the place of its text. */
  values: { at: number; x: number; y: number; text: string }[];
};

/** A reading of a list, a timetable or a text, for the comparison side by side. */
export type LaneView = {
  voice: Voice;
  who: string;
  used: boolean;
  /** Its days, its items or its text, and whether the reading in use has it otherwise. */
  lines: { text: string; differs: boolean }[];
  /** Items that the reading in use has and this one lacks. */
  missing: string[];
};

/** One line of the list of all facts. */
export type FactLine = {
  anchor: string;
  href: string;
  label: string;
  value: string;
  state: StateView;
  sourceLabel: string;
};

export type DisagreementRow = FactLine & {
  topic: string;
  line?: NumberLineView;
  /** The readings of a fact that is no quantity, in few words. */
  lanes?: { voice: Voice; used: boolean; text: string }[];
  /** The same in words, for screen readers and paper. */
  words: string;
};

export type ConsistencyProps = {
  view: View;
  total: number;
  /** How many facts rest on what. */
  byLabel: {
    law: number;
    agency: number;
    press: number;
    none: number;
    unread: number;
    own: number;
  };
  disputes: { decided: number; kept: number; waiting: number };
  rows: DisagreementRow[];
  topics: { id: string; title: string; facts: FactLine[] }[];
  /** The choices of the filters, each with the name that the lines have. */
  states: { value: string; label: string }[];
  labels: string[];
};

export type FactReadingView = {
  voice: Voice;
  label: SourceLabel | 'Contado';
  value: string;
  who: string;
  when?: string;
  used: boolean;
  superseded: boolean;
  source?: ReturnType<View['source']>;
  /** Date of the source's content; of a law its edition says that. */
  asOf?: string;
};

export type FactPageProps = {
  view: View;
  id: string;
  anchor: string;
  label: string;
  state: StateView;
  sourceLabel: string;
  voice: Voice;
  /** What pages print; absent while the readings are undecided. */
  value?: string;
  /** Why no page prints it, where none does. */
  unused?: string;
  /** What may have changed it. */
  threat?: string;
  since?: string;
  /** A claim of the site without evidence. */
  unsupported: boolean;
  line?: NumberLineView;
  lanes?: LaneView[];
  words: string;
  readings: FactReadingView[];
  ruling?: Fact['ruling'];
  events: { on: string; text: string }[];
  pages: { title: string; href: string }[];
  questions: { title: string; href: string }[];
  /** File of the content that has the fact. */
  file: string;
};
