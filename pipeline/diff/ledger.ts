/** Two ledgers → the readings, conflicts and rulings that changed, and what each fact prints now. */
import { defined } from '../../schemas/defined.ts';
import type { Content } from '../content.ts';
import { readingText } from '../ledger/describe.ts';
import { formatList, ledgerValue } from '../ledger/format-value.ts';
import { printedReadings } from '../ledger/ledger.ts';
import { periodMark } from '../ledger/period.ts';
import type { Ledger, LedgerFact } from '../ledger/types.ts';
import type { Rendered } from './pages.ts';
import type { FactChange, LedgerChange, PrintedFact } from './types.ts';

type Coverage = NonNullable<Content['coverage']>;
const NONE: Coverage = { referenced: 0, quoted: 0, unbound: 0 };

export function changedLedger(
  before: { ledger: Ledger; coverage?: Coverage | undefined },
  after: { ledger: Ledger; coverage?: Coverage | undefined },
): LedgerChange {
  const old = undecided(before.ledger);
  const now = undecided(after.ledger);
  const coverage = (key: keyof Coverage) => ({
    before: (before.coverage ?? NONE)[key],
    after: (after.coverage ?? NONE)[key],
  });
  const wasStale = staleFacts(before.ledger);
  return {
    readings: changedReadings(before.ledger, after.ledger),
    conflicts: {
      opened: now.filter((id) => !old.includes(id)),
      closed: old.filter((id) => !now.includes(id)),
    },
    stale: staleFacts(after.ledger).filter((id) => !wasStale.includes(id)),
    coverage: {
      referenced: coverage('referenced'),
      quoted: coverage('quoted'),
      unbound: coverage('unbound'),
    },
  };
}

function changedReadings(before: Ledger, after: Ledger): LedgerChange['readings'] {
  return idsOfBoth(before, after).flatMap((fact) => {
    const was = readingsById(before.get(fact));
    const is = readingsById(after.get(fact));
    return idsOfBoth(was, is).flatMap((reading) => {
      const [from, to] = [was.get(reading), is.get(reading)];
      return from === to ? [] : [defined({ fact, reading, before: from, after: to })];
    });
  });
}

const idsOfBoth = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>) => [
  ...new Set([...a.keys(), ...b.keys()]),
];

/** A computed reading changes with the content and not with a decision: it is left out. */
function readingsById(entry: LedgerFact | undefined): Map<string, string> {
  const { fact, all = [] } = entry ?? {};
  return new Map(
    all
      .filter(({ computed }) => computed === undefined)
      .map((reading) => [
        reading.id + periodMark(reading),
        ledgerValue(reading.value, fact!.kind, fact!.unit),
      ]),
  );
}

const undecided = (ledger: Ledger) =>
  idsWhere(
    ledger,
    ({ state }) =>
      state.kind === 'open' || (state.kind === 'stale' && state.relation === 'contradict'),
  );
const staleFacts = (ledger: Ledger) => idsWhere(ledger, ({ state }) => state.kind === 'stale');

function idsWhere(ledger: Ledger, test: (entry: LedgerFact) => boolean): string[] {
  return [...ledger.values()].filter(test).map(({ id }) => id);
}

/** Facts that print another value, or rest on another source. */
export function changedFacts(before: Rendered, after: Rendered): FactChange[] {
  return idsOfBoth(before.ledger, after.ledger).flatMap((id) => {
    const [was, is] = [before.ledger.get(id), after.ledger.get(id)];
    const [old, now] = [printedFact(before, was), printedFact(after, is)];
    if (old?.text === now?.text && old?.source === now?.source) return [];
    return [
      defined({
        fact: id,
        label: (is ?? was)!.fact.label,
        before: old,
        after: now,
        places: after.site.references.filter(({ fact }) => fact === id).length,
      }),
    ];
  });
}

/** What a bare `{{fact}}` prints. An undecided fact prints nothing of its own: its readings are compared above. */
function printedFact({ site }: Rendered, entry: LedgerFact | undefined): PrintedFact | undefined {
  if (entry === undefined) return undefined;
  const readings = printedReadings(entry);
  const sources = readings.flatMap(({ source }) => (source === undefined ? [] : [source]));
  return defined({
    // A report is searched for what people type.
    text: formatList([
      ...new Set(readings.map((reading) => readingText(entry, reading))),
    ]).replaceAll('\u00a0', ' '),
    source:
      sources.length === 0
        ? undefined
        : [...new Set(sources)].map((id) => site.sources.get(id)?.title ?? id).join('; '),
  });
}
