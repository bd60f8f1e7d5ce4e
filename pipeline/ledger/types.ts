/** The types of the ledger: facts, their readings, the pairs that differ, and the state of each fact. */
import type { DayCode, Fact, FactValue } from '../../schemas/fact.ts';
import type { Confidence } from '../../schemas/primitives.ts';
import type { Place } from '../findings/finding.ts';
import type { Entry } from '../validate/index.ts';

export type Relation = 'same' | 'compatible' | 'contradict';
export type ReadingPair = {
  a: LedgerReading;
  b: LedgerReading;
  relation: Exclude<Relation, 'same'>;
  difference?: Difference;
};
/** The days of two timetables, or the items of two lists, that differ. */
export type Difference =
  | { days: DayCode[] }
  | { onlyInA: string[]; onlyInB: string[]; inBoth: number };

export type LedgerReading = {
  id: string;
  surface: string;
  when?: string;
  value: FactValue;
  /** Name of the computed value, if the build computes the reading. */
  computed?: string;
  authority: boolean;
  /** True for a reading of the site itself that no text prints any more; computed from the texts. */
  superseded: boolean;
  /** True if an authority states the reading with high confidence: a ruling against it is an error. */
  binding: boolean;
  text?: string;
  source?: string;
  asOf?: string;
  confidence?: Confidence;
  /** First and last day in force: the days of the reading, limited to the days of its source. */
  from?: string;
  until?: string;
  place: () => Place;
};

export type LedgerFact = {
  id: string;
  fact: Fact;
  entry: Entry<Fact>;
  /** The day of the ledger, which is the day of the pages, YYYY-MM-DD. */
  day: string;
  /** The readings in force on the day of the ledger; all readings if none is in force, which a rule reports. */
  readings: LedgerReading[];
  /** Every reading on record, also those not yet or no longer in force. */
  all: LedgerReading[];
  /** Comparable pairs whose values differ, on the day of the ledger or later. */
  pairs: ReadingPair[];
  /** The worst relation of the pairs on the day of the ledger: visitors see the relation of that day. */
  relation: Relation;
  state: FactState;
  /** The readings as a ruling records them in `over`: the distinct lines, sorted. */
  lines: string[];
  /** The readings that a bare `{{fact}}` prints; absent while a contradiction has no valid ruling that prefers one. */
  preferred?: LedgerReading[];
};

export type Ledger = ReadonlyMap<string, LedgerFact>;

/**
 * `relation` is the relation of the readings on the day of the ledger or later, with or without a ruling: a
 * contradiction that begins next month is open today.
 */
export type FactState = { relation: Relation } & (
  | { kind: 'agreed' }
  | { kind: 'uneven' }
  | { kind: 'open' }
  | { kind: 'ruled' }
  | { kind: 'due' }
  | { kind: 'stale'; added: string[]; removed: string[] }
  | { kind: 'unneeded' }
);
