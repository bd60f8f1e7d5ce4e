/** Writes sentences about a fact whose readings disagree. */
import type { Site } from '../link/site.ts';
import { firstSentence } from '../text/passages.ts';
import { readingText } from './describe.ts';
import { surfaceName } from './fact-text.ts';
import { formatDate, formatList } from './format-value.ts';
import { printedReadings } from './ledger.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

/** True if readings contradict each other, and no ruling says that they are about different things. */
export const isDisputed = ({ fact, relation }: LedgerFact): boolean =>
  relation === 'contradict' && fact.ruling?.verdict !== 'distinct';

/**
 * The text that a question shows about a disputed figure: the first sentence of the ruling's reason, because the page
 * of the fact has the rest. Without a ruling it is the result of `disputeText`.
 */
export function disputeReason(site: Site, entry: LedgerFact): string | undefined {
  const { ruling } = entry.fact;
  return isDisputed(entry) && ruling !== undefined
    ? firstSentence(ruling.because)
    : disputeText(site, entry);
}

/**
 * The text for visitors about a disputed fact: the statement of each reading, and the reason of the ruling.
 * @returns undefined for a fact without a dispute
 */
export function disputeText(site: Site, entry: LedgerFact): string | undefined {
  if (!isDisputed(entry)) return undefined;
  const { fact, readings } = entry;
  const { ruling } = fact;
  if (ruling === undefined) {
    const claims = readings.map(
      (reading) => `${readingText(entry, reading)} (${surfaceName(site, reading)})`,
    );
    return `Hay más de un valor y está sin decidir: ${formatList(claims)}.`;
  }
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

/** One sentence for each statement: "El manual dice 10 pies. Antes las preguntas de práctica decían 15 pies." */
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
