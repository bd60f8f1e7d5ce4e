/** Inserts into a page's HTML the days on which its sources were read and must be checked again. */

import {
  READ_DATES_PLACEHOLDER,
  SOURCE_ATTRIBUTE,
} from '../../../templates/parts/SourceReadDates.tsx';
import { compareText } from '../../findings/finding.ts';
import { rereadDeadline } from '../../ledger/due-sources.ts';
import { factRecordOf, readDayOf } from '../../ledger/fact-record.ts';
import { formatDate } from '../../ledger/format-value.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { ChangeDayFinder } from './change-days.ts';
import type { Page } from './page.ts';

/** The main element without its placeholders, and the day on which its words last changed, for the sitemap. */
type Dated = { html: string; newest?: string };
export type PageDateFinder = (
  page: Pick<Page, 'path' | 'rests' | 'language' | 'updated'>,
  html: string,
) => Dated;

const FACT = / data-fact="([^"]*)"/g;
const SOURCE = new RegExp(` ${SOURCE_ATTRIBUTE}="([^"]*)"`, 'g');
const PLACE = `<p class="reading-dates">${READ_DATES_PLACEHOLDER}</p>`;

export const createPageDateFinder =
  (site: Site, ledger: Ledger, changed?: ChangeDayFinder): PageDateFinder =>
  ({ path, rests, language, updated }, html) => {
    const printed = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id = '']) => id);
    const facts = [...new Set([...printed(FACT), ...(rests?.facts ?? [])])];
    const records = facts.flatMap((id) => {
      const entry = ledger.get(id);
      return entry === undefined ? [] : [factRecordOf(site, entry)];
    });
    const sources = [...new Set([...printed(SOURCE), ...(rests?.cites ?? [])])].flatMap(
      (id) => site.sources.get(id) ?? [],
    );
    const read = inOrder([
      ...records.map(({ readOn }) => readOn),
      ...sources.map((source) => readDayOf(source)),
    ]);
    const [by] = inOrder([
      ...records.map(({ lookAgain }) => lookAgain),
      ...sources.map((source) => rereadDeadline(source)),
    ]);
    const sentence = read.length === 0 ? '' : sentenceOf(language ?? 'es', read, by);
    // Reading a source again changes no word of the page.
    const newest = inOrder([
      updated,
      changed?.page(path),
      ...facts.map((id) => changed?.fact(id)),
      ...records.map(({ decidedOn }) => decidedOn),
    ]).at(-1);
    return omitUndefined({
      html: html
        .replace(PLACE, sentence && `<p class="reading-dates">${sentence}</p>`)
        .replace(READ_DATES_PLACEHOLDER, sentence)
        .replace(SOURCE, ''),
      newest,
    });
  };

const inOrder = (days: readonly (string | undefined)[]): string[] =>
  days.filter((day) => day !== undefined).sort(compareText);

const WORDS = {
  es: {
    date: formatDate,
    past: () => '',
    one: (day: string) => `Fuentes leídas el ${day}`,
    between: (from: string, to: string) => `Fuentes leídas entre el ${from} y el ${to}`,
    /** Ends that two dates may share: month and year, or only the year. */
    shared: [/ de \p{L}+ de \d+$/u, / de \d+$/],
  },
  en: {
    date: (day: string) => ENGLISH.format(new Date(day)),
    /** Replaces the Spanish warning that page/overdue-sources.ts writes. */
    past: (by: string) =>
      ` data-past="This was to be checked again by ${ENGLISH.format(new Date(by))}: confirm it."`,
    one: (day: string) => `Sources read on ${day}`,
    between: (from: string, to: string) => `Sources read between ${from} and ${to}`,
    shared: [/, \d+$/],
  },
} as const;
const ENGLISH = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The sentence about the days of reading. The page's script (templates/islands/page/overdue-sources.ts) replaces it
 * after the day in `data-hasta`.
 */
function sentenceOf(
  language: 'es' | 'en',
  read: readonly string[],
  by: string | undefined,
): string {
  const { date, one, between, past, shared } = WORDS[language];
  const [from = '', to = ''] = [read[0]!, read.at(-1)!].map(date);
  const said = from === to ? one(from) : between(withoutShared(from, to, shared), to);
  const until = by === undefined ? '' : ` data-hasta="${by}"${past(by)}`;
  return `<span${until}>${said}.</span>`;
}

/** The first date without the end that both dates share: "20" for the 20th and "23 de noviembre de 2026". */
function withoutShared(from: string, to: string, shared: readonly RegExp[]): string {
  for (const part of shared) {
    const [ending] = part.exec(to) ?? [];
    if (ending !== undefined && from.endsWith(ending)) return from.slice(0, -ending.length);
  }
  return from;
}
