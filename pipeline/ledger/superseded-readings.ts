/** Computes from the texts which readings the site still prints: texts may change after a reading is recorded. */

import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';
import { linksOf } from '../link/field-links.ts';
import type { Site } from '../link/site.ts';
import { memoizeByObject } from '../program/memoize.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { type Entry, entriesOf } from '../validate/index.ts';
import { valueRelation } from './compare.ts';
import { buildLedger, type LedgerDays, printedReadings } from './ledger.ts';
import { isDistractor } from './scanned-texts.ts';
import type { Ledger, LedgerFact, LedgerReading } from './types.ts';

type Print = {
  fact: string;
  /** True if a page prints the fact; some records are in the exports only. */
  onPage: boolean;
  surface?: string;
  /** The reading that the reference names; if absent, the preferred readings of the ledger are printed. */
  reading?: string;
  /** True for the hours of a centre, whose page prints every reading. */
  isTimetable?: boolean;
};

/** Fields that print the fact they name. The lists `facts` only declare the subjects of a record. */
const PRINTING: ReadonlySet<unknown> = new Set(['fact', 'hours']);

/** The ledger of a day. Readings of the site itself that no text prints any more are marked as superseded. */
export function ledgerWithSupersededReadings(site: Site, days: LedgerDays): Ledger {
  const ledger = buildLedger(site, days);
  markSuperseded(ledger, site);
  return ledger;
}

const printsOf = memoizeByObject((site: Site): readonly Print[] => [
  ...printsOfTexts(site),
  ...entriesOf(site.entries).flatMap((entry) => printsOfFields(site, entry)),
]);

/** The ids of the facts that a page prints. */
export const printedFacts = memoizeByObject(
  (site: Site): ReadonlySet<string> =>
    new Set(printsOf(site).flatMap(({ fact, onPage }) => (onPage ? fact : []))),
);

function markSuperseded(ledger: Ledger, site: Site): void {
  const prints = new Map<string, Print[]>([...ledger.keys()].map((id) => [id, []]));
  for (const print of printsOf(site)) prints.get(print.fact)?.push(print);
  for (const entry of ledger.values())
    for (const reading of unprinted(entry, prints.get(entry.id)!)) reading.superseded = true;
}

/** References and sums in the texts, except in wrong options, which state nothing. */
const printsOfTexts = (site: Site): Print[] =>
  site.references
    .filter(
      ({ as, entry, path = [] }) => (as === 'value' || as === 'sum') && !isDistractor(entry, path),
    )
    .map(({ fact, surface, reading, entry }) =>
      omitUndefined({ fact, surface, reading, onPage: isOnPage(entry) }),
    );

const isOnPage = ({ collection }: Entry): boolean =>
  (COLLECTIONS[collection] as Collection).inExportsOnly !== true;

function printsOfFields(site: Site, entry: Entry): Print[] {
  const { surface }: Collection = COLLECTIONS[entry.collection];
  if (surface === undefined) return [];
  return linksOf(site, entry)
    .filter(({ kind, path }) => kind === 'fact' && PRINTING.has(path.at(-1)))
    .map(({ path, target: fact, reading }) =>
      omitUndefined({
        fact,
        surface,
        reading,
        onPage: isOnPage(entry),
        isTimetable: path.at(-1) === 'hours',
      }),
    );
}

/**
 * The readings of the site's own surfaces that no text prints: neither by reference nor as an equal value on the same
 * surface. Empty while a conflict has no ruling. Readings of an authority, counts, and readings that say the same thing
 * as a preferred one always count as printed.
 */
function unprinted(entry: LedgerFact, prints: readonly Print[]): LedgerReading[] {
  if (entry.state.kind === 'open') return [];
  const own = entry.all.filter(
    (reading) =>
      !reading.authority &&
      reading.computed === undefined &&
      !(entry.preferred ?? []).some((chosen) => saysTheSame(entry, chosen, reading)),
  );
  if (own.length === 0) return [];
  const printed = prints.map((print) => ({ ...print, readings: readingsOf(entry, print) }));
  const inUse = printed.flatMap(({ readings }) => readings);
  return own.filter(
    (reading) =>
      !inUse.includes(reading) &&
      !printed.some(
        ({ surface, readings }) =>
          surface === reading.surface &&
          readings.some((chosen) => saysTheSame(entry, chosen, reading)),
      ),
  );
}

function readingsOf(entry: LedgerFact, { reading, isTimetable }: Print): readonly LedgerReading[] {
  if (isTimetable) return entry.readings;
  const isUndecided = entry.preferred === undefined && entry.fact.ruling === undefined;
  return reading === undefined && isUndecided ? [] : printedReadings(entry, reading);
}

/** True if a printed reading has the value of another reading, and its condition or none. */
const saysTheSame = ({ fact }: LedgerFact, chosen: LedgerReading, reading: LedgerReading) =>
  (chosen.when === undefined || chosen.when === reading.when) &&
  valueRelation(fact.kind, chosen.value, reading.value) === 'same';
