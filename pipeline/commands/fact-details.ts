/** The details of a fact as text: its readings, its uses in the content, its ruling, and the text that visitors see. */

import { escapeControlCharacters } from '../findings/control-characters.ts';
import { fileAndLine } from '../findings/finding.ts';
import { pageList } from '../findings/page-list.ts';
import { readingText } from '../ledger/describe.ts';
import { evidenceOf } from '../ledger/evidence.ts';
import { factRecordOf } from '../ledger/fact-record.ts';
import { factText, isUnsupportedClaim, UNSUPPORTED_MARK } from '../ledger/fact-text.ts';
import { type FactEvent, historyOf } from '../ledger/history.ts';
import { placesOfFact, type UsePlace } from '../ledger/impact.ts';
import { noteOf } from '../ledger/notes.ts';
import { numberLine } from '../ledger/number-line.ts';
import { reportPeriodText } from '../ledger/period.ts';
import type { FactState, LedgerFact, LedgerReading } from '../ledger/types.ts';
import { factRoute } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { countWithNoun } from '../text/plural.ts';
import { numberLineText } from './number-line-text.ts';

/** @param today the day that the review date is compared with, YYYY-MM-DD */
export function formatFactDetails(
  site: Site,
  entry: LedgerFact,
  today: string,
  bold: (text: string) => string,
): string {
  const { id, fact } = entry;
  const uses = placesOfFact(site, id).filter((place) => place.kind !== 'ledger');
  const kind = [fact.kind, fact.unit, fact.claim === true ? 'claim' : undefined]
    .filter((word) => word !== undefined)
    .join(', ');
  const drawn = numberLine(site, entry);
  const sections: [string, string[]][] = [
    ...(drawn === undefined ? [] : [['line', numberLineText(drawn)] as [string, string[]]]),
    ['readings', table(entry.all.map((reading) => readingRow(site, entry, reading)))],
    [
      'used',
      uses.length === 0 ? ['nowhere: no text and no record refers to it'] : table(uses.map(useRow)),
    ],
    ['ruling', rulingLines(entry)],
    ['history', table(historyOf(site, entry).map((event) => historyRow(site, event)))],
    ['shown', shownLines(site, entry, uses)],
  ];
  const head = [
    `${bold(escapeControlCharacters(fact.label))} (${kind})`,
    `${id}   state: ${stateText(entry, today)}`,
    `rests on: ${factRecordOf(site, entry).ground} · visitors read «${evidenceOf(site, entry).text}»`,
    '',
  ].join('\n');
  return (
    head +
    sections
      .map(
        ([title, lines]) =>
          `\n${bold(title)}\n${lines.map((line) => `  ${escapeControlCharacters(line)}\n`).join('')}`,
      )
      .join('')
  );
}

function stateText({ state, fact }: LedgerFact, today: string): string {
  const texts: Record<FactState['kind'], string> = {
    agreed: 'agreed',
    uneven: 'uneven: all readings can be true, but their precision differs',
    open: 'open: the readings contradict, and no ruling decides',
    ruled: 'ruled',
    due: 'due for review',
    stale: 'stale: the readings changed since the ruling',
    unneeded: 'unneeded ruling: the readings agree',
  };
  const review = fact.ruling?.review;
  if (review === undefined) return texts[state.kind];
  const days = Math.round((Date.parse(review) - Date.parse(today)) / 86_400_000);
  const when =
    days === 0
      ? 'today'
      : days > 0
        ? `in ${countWithNoun(days, 'day')}`
        : `${countWithNoun(-days, 'day')} ago`;
  return `${texts[state.kind]}, review ${when}`;
}

function readingRow(site: Site, entry: LedgerFact, reading: LedgerReading): string[] {
  const { surface, when, source, asOf, confidence, computed, superseded } = reading;
  const name = reading.id === surface ? surface : `${surface} @${reading.id}`;
  const notes = [
    computed === undefined ? undefined : `computed ${computed}`,
    source === undefined ? undefined : (site.sources.get(source)?.title ?? source),
    asOf,
    confidence,
    reportPeriodText(reading),
    superseded ? 'superseded' : undefined,
  ];
  return [
    plain(readingText(entry, reading)),
    when === undefined ? name : `${name} · ${when}`,
    notes.filter((note) => note !== undefined).join(' · '),
    fileAndLine(reading.place()),
  ];
}

function useRow({ file, line, what, urls }: UsePlace): string[] {
  return [`${file}:${line}`, pageList(urls), what];
}

function rulingLines({ fact, state }: LedgerFact): string[] {
  const { ruling } = fact;
  if (ruling === undefined) return ['none'];
  const { verdict, reading, by, on, review, because } = ruling;
  const head = [
    reading === undefined ? verdict : `${verdict} ${reading}`,
    by,
    on,
    review === undefined ? undefined : `review ${review}`,
  ];
  const changes =
    state.kind === 'stale'
      ? [
          ...state.removed.map((line) => `- ${line}   then`),
          ...state.added.map((line) => `+ ${line}   now`),
        ]
      : [];
  return [head.filter((word) => word !== undefined).join(' · '), `«${because}»`, ...changes];
}

const EVENTS: Record<FactEvent['kind'], string> = {
  said: 'said by the site',
  read: 'source read',
  ruled: 'decided',
  begins: 'in force from this day',
  ends: 'in force until this day',
  withdrawn: 'will not be in force',
};

function historyRow({ sources }: Site, { on, kind, value, surface, source }: FactEvent): string[] {
  const title = source === undefined ? undefined : (sources.get(source)?.title ?? source);
  const words = [surface, value === undefined ? undefined : plain(value), title];
  return [on, EVENTS[kind], words.filter((word) => word !== undefined).join(' · ')];
}

function shownLines(site: Site, entry: LedgerFact, uses: readonly UsePlace[]): string[] {
  const pages = new Set(uses.flatMap((use) => use.urls)).size;
  const value =
    entry.preferred === undefined
      ? 'each with the reading that its text names'
      : `as «${plain(factText(entry))}» where no reading is named`;
  const note = noteOf(site, entry)?.sentence;
  return [
    ...(pages === 0 ? [] : [`on ${countWithNoun(pages, 'page')}, ${value}`]),
    ...(note === undefined ? [] : [`with the note «${plain(note)}»`]),
    ...(isUnsupportedClaim(entry) ? [`with the mark «${UNSUPPORTED_MARK}»`] : []),
    `on ${factRoute(entry.id)} with every reading`,
  ];
}

function table(rows: string[][]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

/** Replaces no-break spaces, which a search in a terminal would not find. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
