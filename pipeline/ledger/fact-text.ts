/** Prints the value of a fact for visitors, as plain text or HTML. */
import type { Html } from '../../templates/view.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { readingText } from './describe.ts';
import { formatList, isInterval } from './format-value.ts';
import { isUnsupported, printedReadings } from './ledger.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

export const UNSUPPORTED_MARK = 'cifra del propio sitio, sin verificar';

/** A reading that a reference prints: its words and, where several are printed, its condition. */
type FactPart = { reading: LedgerReading; text: string; condition: string };

export function factParts(entry: LedgerFact, reading?: string): FactPart[] {
  const readings = printedReadings(entry, reading);
  return readings.map((printed) => ({
    reading: printed,
    text: readingText(entry, printed),
    condition: readings.length > 1 && printed.when !== undefined ? ` (${printed.when})` : '',
  }));
}

/** The text of a fact: "25 mph", or for several readings "15 mph (zona urbana) y 25 mph (zona rural)". */
export const factText = (entry: LedgerFact, reading?: string): string =>
  formatList(factParts(entry, reading).map(({ text, condition }) => text + condition));

/**
 * The text of `factText` as HTML: `<data>` or `<time>` elements whose attributes contain machine-readable values.
 * @param print turns words into HTML
 */
export const factHtml = (entry: LedgerFact, reading?: string, print = escapeHtml): Html =>
  formatList(
    factParts(entry, reading).map(
      (part) => element(entry, part.reading, part.text, print(part.text)) + print(part.condition),
    ),
  ) as Html;

function element(entry: LedgerFact, reading: LedgerReading, text: string, body: string): string {
  const machine = escapeHtml(machineReadableValue(entry, reading, text));
  return entry.fact.kind === 'date'
    ? `<time datetime="${machine}" data-fact="${entry.id}">${body}</time>`
    : `<data value="${machine}" data-fact="${entry.id}">${body}</data>`;
}

/** The machine-readable value of a reading: `25`, `300/500`, `2026-11-20`; the text if it has no number or date. */
export function machineReadableValue(
  { fact }: LedgerFact,
  { value }: LedgerReading,
  text: string,
): string {
  if (isInterval(value)) return value.map((end) => end ?? '').join('/');
  return fact.kind === 'date' || typeof value === 'number' ? String(value) : text;
}

export function isUnsupportedClaim(entry: LedgerFact): boolean {
  return entry.fact.claim === true && isUnsupported(entry.readings);
}

/** The name of a reading's surface, such as "el manual"; its id if the surface is unknown. */
export const surfaceName = (site: Site, { surface }: LedgerReading): string =>
  site.surfaces.get(surface)?.name ?? surface;
