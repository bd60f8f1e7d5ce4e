/** What a ledger is made of: facts, their readings, the pairs that differ, and the state of each fact. */
import type { Day, Fact, Value } from '../../schemas/fact.ts';
import type { Confidence } from '../../schemas/primitives.ts';
import type { Place } from '../findings/finding.ts';
import type { Entry } from '../validate/index.ts';

export type Relation = 'same' | 'compatible' | 'contradict';
export type Pair = {
  a: LedgerReading;
  b: LedgerReading;
  relation: Exclude<Relation, 'same'>;
  difference?: Difference;
};
/** What differs between two timetables or two lists. */
export type Difference = { days: Day[] } | { onlyInA: string[]; onlyInB: string[]; inBoth: number };

export type LedgerReading = {
  id: string;
  surface: string;
  when?: string;
  value: Value;
  /** Name of the computed value, where the content itself gives the reading. */
  computed?: string;
  authority: boolean;
  superseded: boolean;
  text?: string;
  source?: string;
  asOf?: string;
  confidence?: Confidence;
  /** Found in prose rather than declared in the ledger. */
  found?: true;
  place: () => Place;
};

export type LedgerFact = {
  id: string;
  fact: Fact;
  entry: Entry<Fact>;
  readings: LedgerReading[];
  /** Comparable pairs that do not say the same. */
  pairs: Pair[];
  state: FactState;
  /** The readings as a ruling writes them down: one line each, sorted. */
  lines: string[];
  /** What a bare `{{fact}}` prints; absent while readings disagree undecided. */
  preferred?: LedgerReading[];
};

export type Ledger = ReadonlyMap<string, LedgerFact>;

/** `relation` is what the readings say whatever was decided. */
export type FactState = { relation: Relation } & (
  | { kind: 'agreed' }
  | { kind: 'uneven' }
  | { kind: 'open' }
  | { kind: 'ruled' }
  | { kind: 'due' }
  | { kind: 'stale'; added: string[]; removed: string[] }
  | { kind: 'unneeded' }
);
