/** Computes the day on which a person must read a source again, and lists due sources and rulings, most used first. */

import type { Source } from '../../schemas/source.ts';
import { compareText } from '../findings/finding.ts';
import { linksOf } from '../link/field-links.ts';
import { isQuestionSet } from '../link/question-sets.ts';
import { urlsOf } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { groupByNames } from '../program/group-by-names.ts';
import { memoize } from '../program/memoize.ts';
import { countWithNoun } from '../text/plural.ts';
import { type Entry, entriesOf } from '../validate/index.ts';
import { type FactUses, usesByFact } from './fact-uses.ts';
import { addMonths } from './period.ts';
import type { Ledger, LedgerFact } from './types.ts';

/** Months after which a source must be read again, by kind. Good practice and this site itself never become due. */
const MONTHS: Partial<Record<Source['kind'], number>> = {
  ley: 12,
  agencia: 6,
  prensa: 6,
  manual: 12,
  guia: 12,
};

/**
 * The day by which a source must be read again, YYYY-MM-DD.
 * @returns undefined if the source has a last day, was never read, or never becomes due
 */
export function rereadDeadline({ kind, readOn, unread, until }: Source): string | undefined {
  const months = MONTHS[kind];
  return months === undefined || unread === true || until !== undefined
    ? undefined
    : addMonths(readOn, months);
}

/** The harm of a wrong source or ruling: the numbers of questions and pages that rest on it. */
type Loss = { questions: number; pages: number };

/** Phrase for the order of due entries in a finding's title. */
export const MOST_USED_FIRST = 'the ones that most questions and pages rest on come first';

export const dependentsText = ({ questions, pages }: Loss): string =>
  `${countWithNoun(questions, 'question')}, ${countWithNoun(pages, 'page')}`;

/** A source that must be read again by a day, with the ids of its facts and the loss if it is wrong. */
export type SourceToReread = { entry: Entry<Source>; by: string; facts: string[]; loss: Loss };

/** The sources that are due on a day; those that most questions and pages rest on come first. */
export function dueSources(site: Site, ledger: Ledger, day: string): SourceToReread[] {
  const due = site.entries.sources.flatMap((entry) => {
    const by = rereadDeadline(entry.data);
    return by === undefined || day < by ? [] : [{ entry, by }];
  });
  if (due.length === 0) return [];
  const factsOf = factsBySource(ledger);
  const lost = losses(site);
  const citing = entriesCiting(site);
  return due
    .map(({ entry, by }) => {
      const facts = factsOf(entry.id);
      return { entry, by, facts, loss: lost(facts, citing.get(entry.id)) };
    })
    .sort(
      (a, b) =>
        byLoss(a.loss, b.loss) || compareText(a.by, b.by) || compareText(a.entry.id, b.entry.id),
    );
}

/** A source with the content that rests on it, and the day by which it must be read again ("" if it has none). */
export function rereadDetailsOf(site: Site, ledger: Ledger, id: string): SourceToReread {
  const entry = site.entries.sources.find((source) => source.id === id)!;
  const facts = factsBySource(ledger)(id);
  const loss = losses(site)(facts, entriesCiting(site).get(id));
  return { entry, by: rereadDeadline(entry.data) ?? '', facts, loss };
}

/** Facts whose ruling is due, each with its loss: the greatest loss first, then by id. */
export function dueRulings(site: Site, ledger: Ledger): { fact: string; loss: Loss }[] {
  const due = [...ledger.values()].filter(({ state }) => state.kind === 'due');
  if (due.length === 0) return [];
  const lost = losses(site);
  return due
    .map(({ id }) => ({ fact: id, loss: lost([id]) }))
    .sort((a, b) => byLoss(a.loss, b.loss) || compareText(a.fact, b.fact));
}

const byLoss = (a: Loss, b: Loss): number => b.questions - a.questions || b.pages - a.pages;

function losses(site: Site): (facts: readonly string[], citing?: FactUses) => Loss {
  const uses = usesByFact(site);
  return (facts, citing) => {
    const all = [...facts.flatMap((fact) => uses.get(fact) ?? []), ...(citing ? [citing] : [])];
    return {
      questions: new Set(all.flatMap(({ questions }) => [...questions])).size,
      pages: new Set(all.flatMap(({ entries }) => [...entries].flatMap(urlsOf))).size,
    };
  };
}

function factsBySource(ledger: Ledger): (source: string) => string[] {
  const sourcesOf = ({ readings }: LedgerFact) => readings.flatMap(({ source }) => source ?? []);
  const facts = groupByNames(ledger.values(), sourcesOf);
  return (source) => (facts.get(source) ?? []).map(({ id }) => id);
}

function entriesCiting(site: Site): ReadonlyMap<string, FactUses> {
  const found = new Map<string, FactUses>();
  const of = memoize((source: string): FactUses => {
    const own = { entries: new Set<Entry>(), questions: new Set<string>() };
    found.set(source, own);
    return own;
  });
  const entries = entriesOf(site.entries).filter(
    ({ collection }) => collection !== 'facts' && collection !== 'sources',
  );
  for (const entry of entries)
    for (const { target, path } of linksOf(site, entry).filter(({ kind }) => kind === 'source')) {
      const uses = of(target);
      const asked = isQuestionSet(entry) ? entry.data.questions[Number(path[1])] : undefined;
      if (asked === undefined) uses.entries.add(entry);
      else uses.questions.add(asked.id);
    }
  return found;
}
