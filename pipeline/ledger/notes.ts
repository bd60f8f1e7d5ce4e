/** The note about a figure: one sentence for the learner, its ground, and a link to its history. */

import { factRoute } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { groupByNames } from '../program/group-by-names.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { escapeHtml } from '../text/escape.ts';
import type { HtmlPrinter } from '../text/html.ts';
import { firstSentence } from '../text/passages.ts';
import { readingText } from './describe.ts';
import {
  contradictingReadings,
  disputeOutcome,
  type FactLabel,
  supportingReadings,
} from './evidence.ts';
import { factRecordOf } from './fact-record.ts';
import { formatList } from './format-value.ts';
import type { LedgerFact } from './types.ts';

export type FactNote = {
  entry: LedgerFact;
  sentence: string;
  label: FactLabel;
  source?: { title: string; url?: string };
  /** True if sources disagree or the figure may have changed; false for weak support or an old amount of money. */
  disputed: boolean;
};

/** The sentence for learners about a figure that rests on less than a law or an agency. */
const WEAK: Partial<Record<FactLabel, string>> = {
  'Ley, artículo no leído': 'La ley regula esto, pero no hemos leído el artículo.',
  'Prensa o guía': 'Sale de la prensa o de una guía; confírmalo con el DTOP.',
  Consejo: 'Es un consejo de buena práctica.',
  'Consejo de este sitio': 'Lo aconsejamos nosotros. No sale de la ley ni de un manual.',
  'Sin fuente oficial': 'No hallamos una fuente oficial; confírmalo con el DTOP.',
};

/** Lacks «confírmalo con el DTOP», because an agency cannot confirm what this site said about itself. */
const SAID_HERE = 'Lo decía una versión anterior de este sitio.';

const oldAmount = (year: string): string =>
  `El monto sale de un texto de la ley anterior a ${year}, cuando cambiaron las multas; confírmalo con el DTOP.`;

/**
 * @returns undefined for a counted or claimed figure, and for a figure of a law or agency without a dispute, an
 * event that may have changed the figure, or an old amount of money
 */
export function noteOf(site: Site, entry: LedgerFact): FactNote | undefined {
  const { ground: label, sources, amountBefore, threat } = factRecordOf(site, entry);
  if (entry.fact.claim === true || label === 'Contado') return undefined;
  const [id] = sources;
  const source = id === undefined ? undefined : site.sources.get(id);
  const told = threat ?? disputedSentence(entry, label);
  const weak = source?.kind === 'sitio' ? SAID_HERE : WEAK[label];
  const sentence = told ?? (amountBefore === undefined ? weak : oldAmount(amountBefore));
  if (sentence === undefined) return undefined;
  return omitUndefined({
    entry,
    sentence,
    label,
    // This site's own advice needs no source: the sentence already says whose advice it is.
    source:
      source === undefined || source.own === true
        ? undefined
        : omitUndefined({ title: source.title, url: source.url }),
    disputed: told !== undefined,
  });
}

/**
 * The sentence about a disagreement. Undefined if there is none, if a ruling says that the readings are about different
 * things, or if a law or an agency gives the figure and only statements of this site differ, which the page of the fact
 * lists.
 */
function disputedSentence(entry: LedgerFact, label: FactLabel): string | undefined {
  const { ruling } = entry.fact;
  const dispute = disputeOutcome(entry);
  if (dispute === undefined || ruling?.verdict === 'distinct') return undefined;
  if (dispute === 'decided')
    return WEAK[label] !== undefined || isDisputedElsewhere(entry)
      ? firstSentence(ruling!.because)
      : undefined;
  const said = entry.readings.filter(({ superseded }) => !superseded);
  // A ruling may keep both answers although texts print only one; then the superseded one is listed too.
  const kept = said.length > 1 ? said : entry.readings;
  const values = [...new Set(kept.map((reading) => readingText(entry, reading)))];
  return `Hay más de una respuesta y ninguna está confirmada: ${formatList(values)}.`;
}

function isDisputedElsewhere(entry: LedgerFact): boolean {
  const supporting = supportingReadings(entry);
  return contradictingReadings(entry).some(
    (reading) => reading.authority && !reading.superseded && !supporting.includes(reading),
  );
}

/** Notes that say the same thing about several figures: one source, one label, no dispute. */
export type NoteGroup = [FactNote, ...FactNote[]];

/**
 * @returns the notes in order; those that say the same thing form a group, and each disputed figure has its own note
 */
export function noteGroups(notes: readonly FactNote[]): NoteGroup[] {
  const groups = groupByNames(notes, ({ entry, disputed, label, source }) => [
    disputed || source === undefined ? entry.id : `${label} ${source.title}`,
  ]);
  return [...groups.values()];
}

type NotePrinting = Pick<HtmlPrinter, 'href' | 'external'> & Required<Pick<HtmlPrinter, 'text'>>;

/**
 * @param anchor id on the page, where a mark in the text leads to the note
 * @param letter the letter of that mark
 */
export function noteHtml(
  group: NoteGroup,
  { href, external = '', text }: NotePrinting,
  anchor?: string,
  letter?: string,
): string {
  const [{ entry, sentence, label, source }, ...others] = group;
  const title = source && text(source.title);
  const link =
    source?.url === undefined
      ? title
      : `<a href="${escapeHtml(source.url)}" rel="noopener noreferrer" class="external-link">${title}${external}</a>`;
  const ground = link === undefined ? `<b>${label}</b>.` : `<b>${label}</b>: ${link}.`;
  const mark = letter === undefined ? '' : `<sup>${letter}</sup> `;
  const name =
    others.length === 0 ? entry.fact.label : `${entry.fact.label} y ${others.length} más`;
  const id = anchor === undefined ? '' : ` id="${anchor}"`;
  const content = `<p>${text(sentence)} ${ground} ${historyHtml(group, href, text)}</p>`;
  return `<details class="note"${id}><summary>${mark}${text(name)}</summary>${content}</details>`;
}

function historyHtml(
  group: NoteGroup,
  href: NotePrinting['href'],
  text: NotePrinting['text'],
): string {
  const linkTo = ({ entry }: FactNote, html: string) =>
    `<a href="${href(factRoute(entry.id))}">${html}</a>`;
  if (group.length === 1) return linkTo(group[0], 'Historia de esta cifra');
  const links = group.map((note) => linkTo(note, text(note.entry.fact.label)));
  return `Historia de cada cifra: ${links.join('; ')}.`;
}

/** The letters of a mark by its index from 0: a, b … z, aa, ab … */
export function lettersOfMark(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOfMark(Math.floor(index / 26) - 1) + last;
}
