/** Facts as visitors read them: the value as HTML or plain text, and the note about a disputed one. */
import type { Html } from '../../templates/view.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { readingText } from './describe.ts';
import { formatDate, formatList, isInterval } from './format-value.ts';
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

/** One value: "25 mph". Several: "15 mph (zona urbana) y 25 mph (zona rural)". */
export const factText = (entry: LedgerFact, reading?: string): string =>
  formatList(factParts(entry, reading).map(({ text, condition }) => text + condition));

/**
 * The same as `<data>` or `<time>` elements that programs can read.
 * @param print makes HTML of words
 */
export const factHtml = (entry: LedgerFact, reading?: string, print = escapeHtml): Html =>
  formatList(
    factParts(entry, reading).map(
      (part) => element(entry, part.reading, part.text, print(part.text)) + print(part.condition),
    ),
  ) as Html;

function element(entry: LedgerFact, reading: LedgerReading, text: string, body: string): string {
  const machine = escapeHtml(machineValue(entry, reading, text));
  return entry.fact.kind === 'date'
    ? `<time datetime="${machine}" data-fact="${entry.id}">${body}</time>`
    : `<data value="${machine}" data-fact="${entry.id}">${body}</data>`;
}

/** The value of a reading for programs: `25`, `300/500`, `2026-11-20`; its text where it is neither number nor date. */
export function machineValue({ fact }: LedgerFact, { value }: LedgerReading, text: string): string {
  if (isInterval(value)) return value.map((end) => end ?? '').join('/');
  return fact.kind === 'date' || typeof value === 'number' ? String(value) : text;
}

export function isUnsupportedClaim(entry: LedgerFact): boolean {
  return entry.fact.claim === true && isUnsupported(entry.readings);
}

/** The voice of a reading: "el manual". */
export const surfaceName = (site: Site, { surface }: LedgerReading): string =>
  site.surfaces.get(surface)?.name ?? surface;

/** The paragraph for visitors about a fact whose readings disagree; undefined if there is nothing to say. */
export function disputeSentence(site: Site, entry: LedgerFact): string | undefined {
  const { fact, relation, readings } = entry;
  const { ruling } = fact;
  if (ruling === undefined || ruling.verdict === 'distinct' || relation !== 'contradict')
    return undefined;
  if (ruling.verdict !== 'prefer') return `${statements(site, entry, readings)} ${ruling.because}`;
  const chosen = printedReadings(entry);
  const surfaces = new Set(chosen.map(({ surface }) => surface));
  const others = readings.filter(({ surface }) => !surfaces.has(surface));
  const used = formatList([...new Set(chosen.map((reading) => textWithCondition(entry, reading)))]);
  return `Usamos ${used}. ${statements(site, entry, others)} ${ruling.because}`.replace(
    / {2,}/g,
    ' ',
  );
}

const textWithCondition = (entry: LedgerFact, reading: LedgerReading) =>
  readingText(entry, reading) + (reading.when === undefined ? '' : ` (${reading.when})`);

/** "El manual dice 10 pies. Antes las preguntas de práctica decían 15 pies." */
function statements(site: Site, entry: LedgerFact, readings: readonly LedgerReading[]): string {
  return [...new Set(readings.map((reading) => statement(site, entry, reading)))].join(' ');
}

function statement(site: Site, entry: LedgerFact, reading: LedgerReading): string {
  const { authority, superseded, asOf } = reading;
  const text = textWithCondition(entry, reading);
  const source = reading.source === undefined ? undefined : site.sources.get(reading.source)?.title;
  if (authority && source !== undefined) return `${source} dice ${text}.`;
  const name = surfaceName(site, reading);
  const plural = site.surfaces.get(reading.surface)?.plural === true;
  const dated = authority || asOf === undefined ? '' : ` (${formatDate(asOf)})`;
  if (superseded) return `Antes ${name} ${plural ? 'decían' : 'decía'} ${text}${dated}.`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${plural ? 'dicen' : 'dice'} ${text}${dated}.`;
}
