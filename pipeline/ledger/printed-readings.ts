/** Compares the readings that a reference prints with other readings of its fact. */
import { areComparable, valueRelation } from './compare.ts';
import { printedReadings } from './ledger.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

export type PrintedFact = { entry: LedgerFact; readings: readonly LedgerReading[] };

/** @returns undefined if neither the reference names a reading nor the ledger prefers one, which a rule reports */
export function resolvePrintedFact(
  entry: LedgerFact,
  reading: string | undefined,
): PrintedFact | undefined {
  if (reading === undefined && entry.preferred === undefined) return undefined;
  return { entry, readings: printedReadings(entry, reading) };
}

/** The printed readings, and those that agree with one of them. @param among candidates; default: readings in force */
export const agreeingReadings = (
  { entry, readings }: PrintedFact,
  among = entry.readings,
): LedgerReading[] =>
  among.filter((reading) =>
    readings.some(
      (chosen) =>
        chosen === reading ||
        valueRelation(entry.fact.kind, chosen.value, reading.value) !== 'contradict',
    ),
  );

/** True if a source gives the printed value: in the same reading, or in one that agrees. */
export const isSupportedBySource = (id: string, printed: PrintedFact): boolean =>
  agreeingReadings(printed).some(({ source }) => source === id);

/** A reading of one of the sources that contradicts a printed reading with which it is comparable. */
export const findContradiction = (
  sources: readonly string[],
  { entry, readings }: PrintedFact,
): LedgerReading | undefined =>
  entry.readings.find(
    (reading) =>
      reading.source !== undefined &&
      sources.includes(reading.source) &&
      readings.some(
        (chosen) =>
          areComparable(chosen, reading, entry.readings) &&
          valueRelation(entry.fact.kind, chosen.value, reading.value) === 'contradict',
      ),
  );

/** Ids of the sources of the printed readings. */
export const printedSourceIds = ({ readings }: PrintedFact): string[] =>
  readings.flatMap(({ source }) => source ?? []);
