/** Ledger facts → what visitors read: the value as HTML or plain text, and the note about a disputed one. */

import type { Html } from '../../templates/view.ts';
import { readingText } from '../ledger/describe.ts';
import { formatDate, formatList, isInterval } from '../ledger/format-value.ts';
import { isUnsupported, printedReadings } from '../ledger/ledger.ts';
import type { Ledger, LedgerFact, LedgerReading } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';

export { printedReadings };

export const UNSUPPORTED_MARK = 'cifra del propio sitio, sin verificar';

/** One value: "25 mph". Several: "15 mph (zona urbana) y 25 mph (zona rural)". */
export function factText(entry: LedgerFact, reading?: string): string {
  return joined(entry, reading, (text) => text);
}

/** The same as `<data>` or `<time>` elements that programs can read. @param after HTML behind the first of them */
export function factHtml(entry: LedgerFact, reading?: string, after = ''): Html {
  let rest = after;
  return joined(entry, reading, (text, each) => {
    const html = element(entry, each, text) + rest;
    rest = '';
    return html;
  }) as Html;
}

function joined(
  entry: LedgerFact,
  reading: string | undefined,
  wrap: (text: string, reading: LedgerReading) => string,
): string {
  const readings = printedReadings(entry, reading);
  const several = readings.length > 1;
  return formatList(
    readings.map(
      (each) =>
        wrap(readingText(entry, each), each) +
        (several && each.when !== undefined ? ` (${escapeHtml(each.when)})` : ''),
    ),
  );
}

function element(entry: LedgerFact, reading: LedgerReading, text: string): string {
  const body = escapeHtml(text);
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

/** What visitors are told about a fact whose readings disagree, in one paragraph; undefined if there is nothing to tell. */
export function disputeSentence(site: Site, entry: LedgerFact): string | undefined {
  const { fact, state, readings } = entry;
  const { ruling } = fact;
  if (ruling === undefined || ruling.verdict === 'distinct' || state.relation !== 'contradict')
    return undefined;
  const others = (chosen: readonly LedgerReading[]) =>
    readings.filter(
      (reading) =>
        !chosen.some((each) => each === reading) &&
        !chosen.some((each) => each.surface === reading.surface),
    );
  if (ruling.verdict === 'prefer') {
    const chosen = printedReadings(entry);
    const used = formatList([
      ...new Set(chosen.map((each) => withCondition(readingText(entry, each), each))),
    ]);
    return `Usamos ${used}. ${says(site, entry, others(chosen))} ${ruling.because}`.replace(
      / {2,}/g,
      ' ',
    );
  }
  return `${says(site, entry, readings)} ${ruling.because}`;
}

const withCondition = (text: string, { when }: LedgerReading) =>
  when === undefined ? text : `${text} (${when})`;

/** "El manual dice 10 pies. Antes las preguntas de práctica decían 15 pies." */
function says(site: Site, entry: LedgerFact, readings: readonly LedgerReading[]): string {
  const sentences = readings.map((reading) => {
    const surface = site.surfaces.get(reading.surface);
    const source =
      reading.authority && reading.source !== undefined
        ? site.sources.get(reading.source)?.title
        : undefined;
    const name = surface?.name ?? reading.surface;
    const text = withCondition(readingText(entry, reading), reading);
    const dated =
      reading.authority || reading.asOf === undefined ? '' : ` (${formatDate(reading.asOf)})`;
    if (source !== undefined) return `${source} dice ${text}.`;
    if (reading.superseded)
      return `Antes ${name} ${surface?.plural ? 'decían' : 'decía'} ${text}${dated}.`;
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${surface?.plural ? 'dicen' : 'dice'} ${text}${dated}.`;
  });
  return [...new Set(sentences)].join(' ');
}

/**
 * Facts of a page's texts that need a note, in order of appearance.
 * @param known sentences by fact, kept by whoever asks for many texts
 */
export function disputedFacts(
  site: Site,
  ledger: Ledger,
  ids: readonly string[],
  known = new Map<string, string | undefined>(),
): { entry: LedgerFact; sentence: string }[] {
  return [...new Set(ids)].flatMap((id) => {
    const entry = ledger.get(id);
    if (entry === undefined) return [];
    const sentence = known.has(id) ? known.get(id) : disputeSentence(site, entry);
    known.set(id, sentence);
    return sentence === undefined ? [] : [{ entry, sentence }];
  });
}
