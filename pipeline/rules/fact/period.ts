/** A surface's readings must leave no gap and not overlap, and named readings must be in force on all coming days. */

import type { Reading } from '../../../schemas/fact.ts';
import type { Source } from '../../../schemas/source.ts';
import { readingText } from '../../ledger/describe.ts';
import { readingPeriod, surfaceAndCondition } from '../../ledger/ledger.ts';
import {
  addDays,
  daysOfChange,
  isDated,
  isEmptyPeriod,
  isInForce,
  periodsOverlap,
  reportPeriodText,
} from '../../ledger/period.ts';
import type { LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';
import type { Site } from '../../link/site.ts';
import type { FactReference } from '../../link/texts.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { referenceToFact } from '../../text/references.ts';
import type { Entry } from '../../validate/index.ts';
import type { FindingReporter, Rule } from '../rule.ts';

export const factPeriod: Rule = {
  id: 'fact/period',
  about: 'The dates of readings leave a gap, overlap or are impossible.',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const source of site.entries.sources) checkSource(source, report);
    const dated = new Map([...ledger].filter(([, { all }]) => all.some(isDated)));
    for (const entry of dated.values()) {
      checkReadings(site, entry, report);
      const surfaces = groupByNames(entry.all, (reading) => [surfaceAndCondition(reading)]);
      const gaps = [...surfaces.values()].map((readings) => checkSurface(entry, readings, report));
      if (!gaps.includes(true)) checkFact(entry, report);
      checkRuling(entry, report);
    }
    for (const reference of site.references)
      checkReference(reference, dated.get(reference.fact), report);
  },
};

function checkSource(source: Entry<Source>, report: FindingReporter): void {
  const { from, until, note } = source.data;
  // A law that was repealed before it began keeps both days, and its note says so.
  if (isEmptyPeriod(source.data) && note === undefined)
    report({
      title: `${source.id} begins on ${from}, after its last day ${until}`,
      at: placeOf(source, ['from']),
      help: [
        'Correct "from" or "until". If the law was repealed before it began, say so in its "note".',
      ],
    });
}

/** Reports a reference that names a reading if, on one of the days to check, no reading of that name is in force. */
function checkReference(
  { fact, reading, place }: FactReference,
  entry: LedgerFact | undefined,
  report: FindingReporter,
): void {
  if (entry === undefined || reading === undefined) return;
  const isMeant = ({ id }: LedgerReading) => id === reading;
  const day = firstDayWithout(entry, isMeant);
  if (day === undefined || !entry.all.some(isMeant)) return;
  report({
    title: `${referenceToFact(fact, reading)} prints a reading that is not in force on ${day}`,
    at: place(),
    fact,
    help: [
      `Give the next reading the same name, ${reading}, or write ${referenceToFact(fact)}, which prints the reading in force.`,
    ],
  });
}

/** The days to check: the day of the pages, and each later day on which the readings in force change. */
const daysFrom = ({ day, all }: LedgerFact): string[] => [
  day,
  ...daysOfChange(all).filter((change) => change > day),
];

function firstDayWithout(
  entry: LedgerFact,
  isMeant: (reading: LedgerReading) => boolean,
): string | undefined {
  const meant = entry.all.filter(isMeant);
  return daysFrom(entry).find((day) => !meant.some((reading) => isInForce(reading, day)));
}

/** Checks the days of each reading, which must be within those of its source. */
function checkReadings(site: Site, { id, entry }: LedgerFact, report: FindingReporter): void {
  for (const [index, reading] of entry.data.readings.entries()) {
    const problem = problemOf(site, reading);
    if (problem !== undefined)
      report({
        ...problem,
        at: placeOf(entry, ['readings', index, reading.from === undefined ? 'until' : 'from']),
        fact: id,
      });
  }
}

function problemOf(site: Site, reading: Reading): { title: string; help: string[] } | undefined {
  const { surface, from, until, source } = reading;
  if (isEmptyPeriod(reading))
    return {
      title: `the reading of ${surface} begins on ${from}, after its last day ${until}`,
      help: ['Correct "from" or "until".'],
    };
  const record: Source | undefined = source === undefined ? undefined : site.sources.get(source);
  const period = readingPeriod(site, reading);
  const isOutside =
    (from !== undefined && from !== period.from) || (until !== undefined && until !== period.until);
  if (record === undefined || !isOutside || isEmptyPeriod(record)) return undefined;
  return {
    title: `the reading of ${surface} is in force ${reportPeriodText(reading)}, but its source ${source} ${reportPeriodText(record)}`,
    help: ['Correct the days of one of them: a reading is in force only while its source is.'],
  };
}

/**
 * Checks the readings of one surface and condition: no two are in force on one day, and no day between them is without
 * one.
 * @returns true if a day between them is without a reading
 */
function checkSurface(
  { id, fact }: LedgerFact,
  readings: readonly LedgerReading[],
  report: FindingReporter,
): boolean {
  const inOrder = readings
    .filter((reading) => !isEmptyPeriod(reading))
    .sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  let hasGap = false;
  for (const [index, next] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before === undefined) continue;
    const found = { at: before.place(), fact: id };
    const related = [{ at: next.place(), says: readingText({ fact }, next) }];
    if (periodsOverlap(before, next) && (isDated(before) || isDated(next)))
      report({
        ...found,
        related,
        title: `${id}: two readings of ${surfaceAndCondition(next)} are in force on ${next.from ?? before.until}`,
        help:
          next.from === undefined
            ? ['Add "from" to the newer one.']
            : [`Add "until": "${addDays(next.from, -1)}" to the older one.`],
      });
    else if (isBefore(before.until, next.from)) {
      hasGap = true;
      report({
        ...found,
        related,
        title: `${id}: no reading of ${surfaceAndCondition(next)} is in force between ${before.until} and ${next.from}`,
        help: [
          `Let the older one end on ${addDays(next.from!, -1)}, or the newer one begin earlier.`,
        ],
      });
    }
  }
  return hasGap;
}

/** True if there is a day between the end of a reading and the beginning of the next. */
const isBefore = (until: string | undefined, from: string | undefined) =>
  until !== undefined && from !== undefined && addDays(until, 1) < from;

function checkFact(entry: LedgerFact, report: FindingReporter): void {
  const day = firstDayWithout(entry, () => true);
  if (day === undefined || entry.entry.data.readings.some(isEmptyPeriod)) return;
  report({
    title: `no reading of ${entry.id} is in force on ${day}`,
    at: placeOf(entry.entry, ['readings'], 'key'),
    fact: entry.id,
    breaks: [`fact ${entry.id}`],
    help: ['Add the reading that is in force then, or correct "from" and "until".'],
  });
}

function checkRuling(entry: LedgerFact, report: FindingReporter): void {
  const name = entry.fact.ruling?.reading;
  if (name === undefined) return;
  const isMeant = ({ id, surface }: LedgerReading) => id === name || surface === name;
  const day = firstDayWithout(entry, isMeant);
  if (day === undefined || !entry.all.some(isMeant)) return;
  report({
    title: `the ruling on ${entry.id} prefers ${name}, which has no reading in force on ${day}`,
    at: placeOf(entry.entry, ['ruling', 'reading']),
    fact: entry.id,
    help: [
      'Add the next reading, or prefer one that is still in force:',
      `  licencia settle ${entry.id} --prefer <reading> --because "…"`,
    ],
  });
}
