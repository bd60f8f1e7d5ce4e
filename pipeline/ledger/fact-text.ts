/** Facts as visitors read them: the value as HTML or plain text, and the note about a disputed one. */
import type { Html } from '../../templates/view.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { readingText } from './describe.ts';
import { formatDate, formatList, isInterval } from './format-value.ts';
import { isUnsupported, printedReadings } from './ledger.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

export const UNSUPPORTED_MARK = 'cifra del propio sitio, sin verificar';

/** One value: "25 mph". Several: "15 mph (zona urbana) y 25 mph (zona rural)". */
export function factText(entry: LedgerFact, reading?: string): string {
  return joined(
    entry,
    reading,
    (text) => text,
    (text) => text,
  );
}

/**
 * The same as `<data>` or `<time>` elements that programs can read.
 * @param print makes HTML of words
 */
export function factHtml(entry: LedgerFact, reading?: string, print = escapeHtml): Html {
  const wrap = (text: string, printed: LedgerReading) => element(entry, printed, text, print(text));
  return joined(entry, reading, wrap, print) as Html;
}

function joined(
  entry: LedgerFact,
  reading: string | undefined,
  wrap: (text: string, reading: LedgerReading) => string,
  print: (text: string) => string,
): string {
  const readings = printedReadings(entry, reading);
  const several = readings.length > 1;
  return formatList(
    readings.map(
      (printed) =>
        wrap(readingText(entry, printed), printed) +
        (several && printed.when !== undefined ? ` (${print(printed.when)})` : ''),
    ),
  );
}

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
