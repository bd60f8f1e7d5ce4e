/** The readings of a quantity as marks on a line: one model for the drawings on pages and for the terminal. */
import { UNITS, type Unit } from '../../schemas/units.ts';
import type { Site } from '../link/site.ts';
import { type FactLabel, labelOfReading } from './evidence.ts';
import { factRecordOf } from './fact-record.ts';
import { formatNumber, isInterval } from './format-value.ts';
import { printedReadings } from './ledger.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

/** Kinds of sources: a law, a law whose article was not read, an agency, press or guides or advice, this site. */
export const SOURCE_LETTERS = ['L', 'N', 'A', 'P', 'S'] as const;
export type SourceLetter = (typeof SOURCE_LETTERS)[number];

const LETTER_OF: Record<FactLabel, SourceLetter> = {
  Ley: 'L',
  'Ley, artículo no leído': 'N',
  Agencia: 'A',
  'Prensa o guía': 'P',
  Consejo: 'P',
  Contado: 'S',
  'Consejo de este sitio': 'S',
  'Sin fuente oficial': 'S',
};

export type LineMark = {
  letter: SourceLetter;
  /** True if pages print the reading. */
  used: boolean;
  /** Ends on the line, from 0 to 1; undefined for an end that is open. */
  start?: number;
  end?: number;
};

export type NumberLine = {
  /** One mark for each combination of value, kind of source and use. */
  marks: LineMark[];
  /** Each number in a reading. Only the last number has a unit, except for units before numbers, such as "$". */
  values: { at: number; text: string }[];
};

/**
 * The line is logarithmic if the largest value is at least this many times the smallest, to keep small values apart.
 */
const LOGARITHMIC_FROM = 40;

/** @returns undefined for a fact that is not a quantity */
export function numberLine(site: Site, entry: LedgerFact): NumberLine | undefined {
  const { fact, all } = entry;
  const ends = all.flatMap(({ value }) => endsOf(value));
  const numbers = [...new Set(ends.filter((end) => end !== undefined))].sort((a, b) => a - b);
  const [low] = numbers;
  const high = numbers.at(-1);
  if (fact.kind !== 'quantity' || low === undefined || high === undefined) return undefined;
  const at = scale(low, high, all.some(hasOpenEnd));
  const printed = factRecordOf(site, entry).used ? printedReadings(entry) : [];
  const marks = new Map<string, LineMark>();
  for (const reading of all) {
    const letter = sourceLetterOf(site, reading);
    const used = printed.includes(reading);
    const [start, end] = endsOf(reading.value);
    const mark: LineMark = { letter, used };
    if (start !== undefined) mark.start = at(start);
    if (end !== undefined) mark.end = at(end);
    marks.set([letter, used, start, end].join(' '), mark);
  }
  return {
    marks: [...marks.values()].sort(
      (a, b) =>
        Number(b.used) - Number(a.used) ||
        SOURCE_LETTERS.indexOf(a.letter) - SOURCE_LETTERS.indexOf(b.letter),
    ),
    values: numbers.map((value, index) => ({
      at: at(value),
      text: axisText(value, fact.unit, index === numbers.length - 1),
    })),
  };
}

/** A superseded reading of the site counts as the site's own, even if it has a source. */
export function sourceLetterOf(site: Site, reading: LedgerReading): SourceLetter {
  if (reading.superseded && !reading.authority) return 'S';
  return LETTER_OF[labelOfReading(site, reading)];
}

const endsOf = (value: LedgerReading['value']): [number | undefined, number | undefined] => {
  if (typeof value === 'number') return [value, value];
  return isInterval(value)
    ? [value[0] ?? undefined, value[1] ?? undefined]
    : [undefined, undefined];
};

const hasOpenEnd = ({ value }: LedgerReading) => isInterval(value) && value.includes(null);

/** Makes a function that returns a number's place, 0 to 1. A single number is in the middle; open ends need room. */
function scale(low: number, high: number, isOpen: boolean): (value: number) => number {
  if (low === high) return () => 0.5;
  const isWide = low > 0 && high / low >= LOGARITHMIC_FROM;
  const size = isWide ? Math.log : (value: number) => value;
  const [from, room] = isOpen ? [0.12, 0.76] : [0, 1];
  return (value) => from + (room * (size(value) - size(low))) / (size(high) - size(low));
}

function axisText(value: number, unit: Unit | undefined, isLast: boolean): string {
  const words = unit === undefined ? undefined : UNITS[unit];
  if (words === undefined) return formatNumber(value);
  if ('before' in words) return words.one + formatNumber(value);
  return isLast
    ? `${formatNumber(value)} ${value === 1 ? words.one : words.many}`
    : formatNumber(value);
}

/** Distributes spans over rows so that none overlap within a row. @returns each span with its row, from 0 */
export function arrangeInRows<Stretch extends { from: number; to: number }>(
  stretches: readonly Stretch[],
): (Stretch & { row: number })[] {
  const rows: Stretch[][] = [];
  return stretches.map((stretch) => {
    const free = rows.findIndex((row) =>
      row.every((other) => stretch.to <= other.from || other.to <= stretch.from),
    );
    const row = free === -1 ? rows.length : free;
    rows[row] = [...(rows[row] ?? []), stretch];
    return { ...stretch, row };
  });
}
