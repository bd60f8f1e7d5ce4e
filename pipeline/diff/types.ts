/** What visitors read differently after a change of the content. `licencia diff --format json` prints it as it is. */

/** A stretch of pages that reads differently. `before` or `after` is empty where sentences were added or removed. */
export type SentenceChange = {
  /** Addresses of the pages, in the order of the site. */
  pages: string[];
  before: string[];
  after: string[];
};

/** What a fact prints, and on which source it rests. */
export type PrintedFact = { text: string; source?: string };

export type FactChange = {
  fact: string;
  label: string;
  /** Absent for a new fact. */
  before?: PrintedFact;
  /** Absent for a fact that is gone. */
  after?: PrintedFact;
  /** Places of the new content that print the fact. */
  places: number;
};

export type QuestionPart = 'stem' | 'picture' | 'key' | 'options' | 'order' | 'explanation';

export type QuestionChange = {
  question: string;
  /** Address of its page; absent if the question is gone. */
  page?: string;
  change: 'new' | 'gone' | 'changed';
  parts: QuestionPart[];
  /** The right option as printed, where it changed. */
  key?: { before: string; after: string };
  /** A question whose meaning changed under the same revision: stored answers would be read as answers to the new one. */
  sameRevision: boolean;
};

export type LedgerChange = {
  readings: { fact: string; reading: string; before?: string; after?: string }[];
  /** Facts whose readings contradict each other without a ruling. */
  conflicts: { opened: string[]; closed: string[] };
  /** Rulings of which a reading changed. */
  stale: string[];
  coverage: Record<'referenced' | 'quoted' | 'unbound', { before: number; after: number }>;
};

export type Difference = {
  /** Why less than everything was compared. */
  partial?: string;
  ledger: LedgerChange;
  facts: FactChange[];
  questions: QuestionChange[];
  addresses: { added: string[]; removed: string[]; moved: { from: string; to: string }[] };
  sentences: SentenceChange[];
};
