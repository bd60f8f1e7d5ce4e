/** A sentence that cites a source with a first day, and names a day, must name that first day. */
import type { Source } from '../../../../schemas/source.ts';
import type { LedgerFact } from '../../../ledger/types.ts';
import type { SiteText } from '../../../link/texts.ts';
import { type Passage, sentencesWithSlots } from '../../../text/passages.ts';
import { quantitiesIn } from '../../../text/quantities.ts';
import { checkEachEntry, type FindingReporter, type Rule } from '../../rule.ts';

type Begins = ReadonlyMap<string, ReadonlySet<string>>;

export const textBeginDate: Rule = {
  id: 'text/future-date',
  part: 'day-of-law',
  about: 'A sentence cites a source that begins on one date, but names another date.',
  severity: 'warning',
  check: checkEachEntry(({ site, ledger }) => {
    const begins = beginsOf(site.sources, ledger.values());
    return ({ texts }, report) => {
      for (const text of texts)
        if (begins.size > 0 && text.source.includes('{{@')) checkText(text, begins, report);
    };
  }),
};

function checkText(text: SiteText, begins: Begins, report: FindingReporter): void {
  for (const passage of text.passages)
    for (const { source, days, dates, place } of claimsOf(text, passage, begins))
      if (!dates.some((date) => days.has(date)))
        report({
          title: `the sentence names ${dates.join(', ')}, and ${source} begins on ${[...days].join(', ')}`,
          at: place(),
          help: [
            'Correct the day. If the day is that of something else, write it in a sentence of its own.',
          ],
        });
}

/** The days on which each source, or a reading that cites it, begins. */
function beginsOf(sources: ReadonlyMap<string, Source>, facts: Iterable<LedgerFact>): Begins {
  const begins = new Map<string, Set<string>>();
  const add = (source: string | undefined, day: string | undefined) => {
    if (source === undefined || day === undefined) return;
    begins.set(source, (begins.get(source) ?? new Set()).add(day));
  };
  for (const [id, { from }] of sources) add(id, from);
  for (const { readings } of facts) for (const { source, from } of readings) add(source, from);
  return begins;
}

type Claim = {
  source: string;
  days: ReadonlySet<string>;
  dates: string[];
  place: () => ReturnType<SiteText['place']>;
};

function claimsOf(text: SiteText, passage: Passage, begins: Begins): Claim[] {
  return sentencesWithSlots(passage).flatMap(({ words, slots }) => {
    const literals = slots.flatMap((node) => (node?.type === 'literal' ? node.text : []));
    const dates = [words, ...literals].flatMap(datesIn);
    if (dates.length === 0) return [];
    return slots.flatMap((node) => {
      const days = node?.type === 'citation' ? begins.get(node.source) : undefined;
      return days === undefined || node?.type !== 'citation'
        ? []
        : [{ source: node.source, days, dates, place: () => text.place(node) }];
    });
  });
}

/** Full dates as YYYY-MM-DD. */
const datesIn = (text: string): string[] =>
  quantitiesIn(text)
    .filter(({ unit }) => unit === 'fecha')
    .map(({ value: [day] }) => String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
