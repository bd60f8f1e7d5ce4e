/** The site's facts → the ledger: every reading with its value, and the state each fact is in. */

import type { Fact } from '../../schemas/fact.ts';
import { placeOf } from '../link/place.ts';
import type { Site } from '../link/site.ts';
import type { Entry } from '../validate/index.ts';
import { comparePairs, worst } from './compare.ts';
import { COMPUTED } from './computed.ts';
import { fitsKind } from './fits-kind.ts';
import { formatList, ledgerValue, titleOfSlug } from './format-value.ts';
import { isDue, rulingState } from './rulings.ts';
import { type FoundQuantity, says } from './scan.ts';
import type { FactState, Ledger, LedgerFact, LedgerReading } from './types.ts';

/** @param found quantities that the prose states; those that differ from every declared reading join the comparison */
export function buildLedger(site: Site, found: readonly FoundQuantity[], today: string): Ledger {
  const ledger = new Map<string, LedgerFact>();
  for (const [id, entry] of site.facts)
    ledger.set(
      id,
      ledgerFact(
        site,
        entry,
        found.filter((each) => each.fact === entry),
        today,
      ),
    );
  return ledger;
}

function ledgerFact(
  site: Site,
  entry: Entry<Fact>,
  found: readonly FoundQuantity[],
  today: string,
): LedgerFact {
  const fact = entry.data;
  const declared = collectReadings(site, entry);
  const readings = [...declared, ...foundReadings(fact, declared, found)];
  const pairs = comparePairs(fact.kind, readings);
  const lines = ledgerLines(fact, readings);
  const unsupported = fact.claim === true && isUnsupported(readings);
  const state = rulingState({
    ruling: fact.ruling,
    relation: worst(pairs),
    lines,
    readings,
    unsupported,
    today,
  });
  const preferred = preferredReadings(fact, readings, state);
  return {
    id: entry.id,
    fact,
    entry,
    readings,
    pairs,
    state,
    lines,
    ...(preferred === undefined ? {} : { preferred }),
  };
}

/** The same ledger on another day: only whether a decision is due depends on it. */
export function onDay(ledger: Ledger, day: string): Ledger {
  return new Map(
    [...ledger].map(([id, entry]) => {
      const { state, fact } = entry;
      if (state.kind !== 'ruled' && state.kind !== 'due') return [id, entry];
      return [
        id,
        {
          ...entry,
          state: { relation: state.relation, kind: isDue(fact.ruling, day) ? 'due' : 'ruled' },
        },
      ];
    }),
  );
}

/** Whether its readings are what they will be: of half a content nobody knows what it counts, nor which of its surfaces are authorities. */
export function isKnown({ isWhole, surfaces }: Site, { readings }: LedgerFact): boolean {
  return (
    isWhole ||
    readings.every(({ computed, surface }) => computed === undefined && surfaces.has(surface))
  );
}

/** A claim that nothing backs: no count of the content, and no reading with a source. */
export function isUnsupported(readings: readonly LedgerReading[]): boolean {
  return !readings.some(
    (reading) => reading.computed !== undefined || reading.source !== undefined,
  );
}

function collectReadings(site: Site, entry: Entry<Fact>): LedgerReading[] {
  return entry.data.readings.flatMap((reading, index) => {
    const { surface, when, source, asOf, confidence } = reading;
    const compute = 'computed' in reading ? COMPUTED(reading.computed) : undefined;
    const value = 'computed' in reading ? compute?.(site) : reading.value;
    // An unknown computed name or a value of another kind is a finding of its own rule; it must not crash the comparison.
    if (value === undefined || !fitsKind(entry.data.kind, value)) return [];
    const text =
      reading.text ??
      (entry.data.kind === 'set'
        ? formatList((value as string[]).map((id) => nameOf(site, id)))
        : undefined);
    return [
      {
        id: reading.id ?? surface,
        surface,
        value,
        authority: site.surfaces.get(surface)?.authority === true,
        superseded: reading.superseded === true,
        place: () => placeOf(entry, ['readings', index]),
        ...('computed' in reading ? { computed: reading.computed } : {}),
        ...(when === undefined ? {} : { when }),
        ...(text === undefined ? {} : { text }),
        ...(source === undefined ? {} : { source }),
        ...(asOf === undefined ? {} : { asOf }),
        ...(confidence === undefined ? {} : { confidence }),
      },
    ];
  });
}

/** Lists hold ids; visitors read the names that the content has for them. */
function nameOf(site: Site, id: string): string {
  return site.entries.municipalities.find((each) => each.id === id)?.data.name ?? titleOfSlug(id);
}

/** What the prose says and no declared reading does: new readings of the surface that speaks there. */
function foundReadings(
  fact: Fact,
  declared: readonly LedgerReading[],
  found: readonly FoundQuantity[],
): LedgerReading[] {
  if (fact.kind !== 'quantity') return [];
  const fresh = found.filter(
    ({ quantity }) => !declared.some((reading) => says(quantity, reading.value)),
  );
  return fresh.map(({ quantity, surface, asOf, place }, index) => {
    const [min, max] = quantity.value;
    return {
      id: `texto-${index + 1}`,
      surface: surface ?? 'contenido',
      value: min !== null && min === max ? min : quantity.value,
      authority: false,
      superseded: false,
      place,
      found: true as const,
      ...(asOf === undefined ? {} : { asOf }),
    };
  });
}

/**
 * One line per distinct reading. A computed reading is written by its name, not its value: it is never wrong,
 * so a growing question bank does not undo a decision about what others claimed.
 */
export function ledgerLines(fact: Fact, readings: readonly LedgerReading[]): string[] {
  const lines = readings.map(({ surface, when, computed, value }) => {
    const says =
      computed === undefined ? ledgerValue(value, fact.kind, fact.unit) : `${computed} (calculado)`;
    return `${surface}${when === undefined ? '' : ` · ${when}`}: ${says}`;
  });
  return [...new Set(lines)].sort();
}

function preferredReadings(
  fact: Fact,
  readings: readonly LedgerReading[],
  state: FactState,
): LedgerReading[] | undefined {
  if (state.kind === 'open' || state.kind === 'stale') return undefined;
  const { ruling } = fact;
  if (ruling?.verdict === 'prefer') return choose(readings, ruling.reading!);
  if (ruling !== undefined && state.relation === 'contradict') return undefined;
  const voice =
    readings.find((each) => each.computed !== undefined) ??
    readings.find((each) => each.authority) ??
    readings[0];
  return voice === undefined ? undefined : choose(readings, voice.surface);
}

/** A reading by its id, or all of a surface's readings: the unconditional one alone if there is one. */
function choose(readings: readonly LedgerReading[], name: string): LedgerReading[] | undefined {
  const exact = readings.find((reading) => reading.id === name);
  if (exact !== undefined) return [exact];
  const ofSurface = readings.filter((reading) => reading.surface === name);
  return ofSurface.length === 0 ? undefined : ofSurface;
}

/** The readings that `{{fact}}` or `{{fact@reading}}` prints. The audit refuses what cannot be printed. */
export function printedReadings(
  { preferred, readings }: LedgerFact,
  reading?: string,
): LedgerReading[] {
  return reading === undefined
    ? (preferred ?? readings.slice(0, 1))
    : readings.filter(({ id }) => id === reading).slice(0, 1);
}
