/** Builds the ledger from the facts of the site: the readings with their values, and the state of each fact. */

import type { Fact, Reading } from '../../schemas/fact.ts';
import type { Unit } from '../../schemas/units.ts';
import { placeOfReading } from '../link/place.ts';
import type { Site } from '../link/site.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { quantitiesIn } from '../text/quantities.ts';
import type { Entry } from '../validate/index.ts';
import { findDifferingPairs, worstRelation } from './compare.ts';
import { findValueComputation } from './computed-values.ts';
import { fitsKind } from './fits-kind.ts';
import { formatList, recordedValue, titleFromSlug } from './format-value.ts';
import {
  hasEnded,
  isInForce,
  type Period,
  periodIntersection,
  rulingPeriodText,
} from './period.ts';
import { isReviewDue, rulingState } from './rulings.ts';
import type { FactState, Ledger, LedgerFact, LedgerReading } from './types.ts';

/** The day of the pages, which decides the readings in force, and the day that review dates are compared with. */
export type LedgerDays = { pageDay: string; today: string };

/**
 * A figure typed in a text is not a reading, so no ruling covers it: `fact/unbound` reports it at its sentence.
 * @param days both YYYY-MM-DD
 */
export function buildLedger(site: Site, days: LedgerDays): Ledger {
  return new Map([...site.facts].map(([id, entry]) => [id, ledgerFact(site, entry, days)]));
}

function ledgerFact(site: Site, entry: Entry<Fact>, { pageDay, today }: LedgerDays): LedgerFact {
  const fact = entry.data;
  const all = collectReadings(site, entry);
  const inForce = all.filter((reading) => isInForce(reading, pageDay));
  const readings = inForce.length > 0 ? inForce : all;
  const everyPair = findDifferingPairs(fact.kind, all);
  const pairs = everyPair.filter(({ a, b }) => !hasEnded(a, pageDay) && !hasEnded(b, pageDay));
  const lines = recordedLines(fact, all);
  const state = rulingState({
    ruling: fact.ruling,
    relation: worstRelation(pairs),
    everRelation: worstRelation(everyPair),
    lines,
    unsupported: fact.claim === true && isUnsupported(readings),
    today,
  });
  return omitUndefined({
    id: entry.id,
    fact,
    entry,
    day: pageDay,
    readings,
    all,
    pairs,
    relation: worstRelation(
      pairs.filter(({ a, b }) => readings.includes(a) && readings.includes(b)),
    ),
    state,
    lines,
    preferred: preferredReadings(fact, readings, state),
  });
}

/**
 * The same ledger, with review dates compared with another day: only the states `ruled` and `due` change. The readings
 * in force stay the same, because they depend on the day of the pages that the ledger was built for.
 * @returns the ledger itself if no state changes, so that cached texts stay valid
 */
export function withReviewDay(ledger: Ledger, day: string): Ledger {
  const changed = [...ledger.values()].flatMap((entry): LedgerFact[] => {
    const { state, fact } = entry;
    if (state.kind !== 'ruled' && state.kind !== 'due') return [];
    const kind = isReviewDue(fact.ruling, day) ? 'due' : 'ruled';
    return kind === state.kind ? [] : [{ ...entry, state: { relation: state.relation, kind } }];
  });
  if (changed.length === 0) return ledger;
  return new Map([...ledger, ...changed.map((entry) => [entry.id, entry] as const)]);
}

/**
 * True if the readings can be compared. While files or records are invalid, no fact with a computed reading or an
 * unknown surface can be compared: the count may be wrong, and the surface may be an authority.
 */
export function canCompareReadings({ isWhole, surfaces }: Site, { all }: LedgerFact): boolean {
  return (
    isWhole || all.every(({ computed, surface }) => computed === undefined && surfaces.has(surface))
  );
}

/** True if none of the readings is computed or has a source. */
export function isUnsupported(readings: readonly LedgerReading[]): boolean {
  return !readings.some(
    (reading) => reading.computed !== undefined || reading.source !== undefined,
  );
}

function collectReadings(site: Site, entry: Entry<Fact>): LedgerReading[] {
  const { kind, readings } = entry.data;
  return readings.flatMap((reading, index) => {
    const { surface, when, source, asOf, confidence } = reading;
    const authority = site.surfaces.get(surface)?.authority === true;
    const sure = confidence ?? site.sources.get(source ?? '')?.confidence;
    const counted = reading.value === undefined ? reading.computed : undefined;
    const value = reading.value ?? findValueComputation(counted!)?.(site);
    // fact/bad-value reports an unknown count and a value of another kind.
    if (value === undefined || !fitsKind(kind, value)) return [];
    return [
      omitUndefined({
        id: reading.id ?? surface,
        surface,
        value,
        authority,
        superseded: false,
        binding: authority && sure === 'high',
        place: () => placeOfReading(entry, index),
        computed: counted,
        when,
        text: reading.text ?? (kind === 'set' ? listText(site, value as string[]) : undefined),
        source,
        asOf,
        confidence,
        ...readingPeriod(site, reading),
      }),
    ];
  });
}

/** A reading is in force on its own days, as long as its source is in force too. */
export function readingPeriod({ sources }: Site, { from, until, source }: Reading): Period {
  const { from: first, until: last } = (source && sources.get(source)) || {};
  return periodIntersection(
    omitUndefined({ from, until }),
    omitUndefined({ from: first, until: last }),
  );
}

const listText = (site: Site, ids: readonly string[]) =>
  formatList(ids.map((id) => nameOfSetItem(site, id)));

/**
 * The name that visitors see for an item of a set: the name of the municipality with this id, or else the id as a
 * title.
 */
export function nameOfSetItem(site: Site, id: string): string {
  const municipality = site.entries.municipalities.find((entry) => entry.id === id);
  return municipality?.data.name ?? titleFromSlug(id);
}

/**
 * One line for each distinct reading. A computed reading is recorded by its name, so that a growing question bank does
 * not make a ruling about claims stale; its value is recorded too if the ruling is about it.
 * @param isNamed returns true if the value of a computed reading must be recorded
 */
export function recordedLines(
  fact: Fact,
  readings: readonly LedgerReading[],
  isNamed = (reading: LedgerReading) => recordsValue(fact, reading),
): string[] {
  const lines = readings.map((reading) => {
    const { computed } = reading;
    const value = recordedValue(reading.value, fact.kind, fact.unit);
    const head = `${surfaceAndCondition(reading)}${rulingPeriodText(reading)}: `;
    if (computed === undefined) return head + value;
    return `${head}${computed}${isNamed(reading) ? ` = ${value}` : ''} (calculado)`;
  });
  return [...new Set(lines)].sort();
}

/**
 * True if the ruling was about the value of a computed reading: its reason has a figure, or its `over` has the value.
 */
function recordsValue({ kind, unit, ruling }: Fact, { computed }: LedgerReading): boolean {
  if (ruling === undefined) return false;
  return (
    hasQuantity(ruling.because, kind === 'set' ? undefined : unit) ||
    ruling.over.some((line) => line.includes(`${computed} = `))
  );
}

/** True if a reason contains a quantity. @param unit the unit of the quantity; default: any */
export function hasQuantity(because: string, unit?: Unit): boolean {
  return quantitiesIn(because).some((quantity) => unit === undefined || quantity.unit === unit);
}

/** The surface and the condition of a reading: "manual · de noche", or only "manual". */
export const surfaceAndCondition = ({ surface, when }: LedgerReading): string =>
  when === undefined ? surface : `${surface} · ${when}`;

function preferredReadings(
  fact: Fact,
  readings: readonly LedgerReading[],
  state: FactState,
): LedgerReading[] | undefined {
  if (state.kind === 'open' || state.kind === 'stale') return undefined;
  const { ruling } = fact;
  if (ruling?.verdict === 'prefer') return readingsNamed(readings, ruling.reading!);
  if (ruling !== undefined && state.relation === 'contradict') return undefined;
  const first = mostReliableReading(readings);
  return first === undefined ? undefined : readingsNamed(readings, first.surface);
}

/** The computed reading, or else the first reading of an authority, or else the first reading. */
export const mostReliableReading = (
  readings: readonly LedgerReading[],
): LedgerReading | undefined =>
  readings.find((reading) => reading.computed !== undefined) ??
  readings.find((reading) => reading.authority) ??
  readings[0];

/** The reading with this id, or else all readings of the surface with this name. */
export function readingsNamed(
  readings: readonly LedgerReading[],
  name: string,
): LedgerReading[] | undefined {
  const exact = readings.find((reading) => reading.id === name);
  if (exact !== undefined) return [exact];
  const ofSurface = readings.filter((reading) => reading.surface === name);
  return ofSurface.length === 0 ? undefined : ofSurface;
}

/**
 * The readings that `{{fact}}` or `{{fact@reading}}` prints. The link stage reports a reference to a missing reading,
 * and the audit reports a reference to a reading that is not in force.
 */
export function printedReadings(
  { fact, preferred, readings, all }: LedgerFact,
  reading?: string,
): LedgerReading[] {
  if (reading === undefined) {
    // A stale ruling stops the build. Until it is renewed, previews and differences use its decision.
    const stale = fact.ruling?.reading;
    const judged = stale === undefined ? undefined : readingsNamed(readings, stale);
    return preferred ?? judged ?? readings.slice(0, 1);
  }
  const named = readings.find(({ id }) => id === reading) ?? all.find(({ id }) => id === reading);
  return named === undefined ? [] : [named];
}
