/** A text must not state a reading that a ruling rejected. */
import { readingText } from '../../ledger/describe.ts';
import { isRejected } from '../../ledger/rulings.ts';
import type { Ledger, LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { linksOf } from '../../link/field-links.ts';
import { placeOf } from '../../link/place.ts';
import { isQuestionSet } from '../../link/question-sets.ts';
import type { Site } from '../../link/site.ts';
import type { FactReference } from '../../link/texts.ts';
import { referenceToFact } from '../../text/references.ts';
import { type Entry, entriesOf } from '../../validate/index.ts';
import type { AuditContent, Rule, RuleFinding } from '../rule.ts';

export const factRejectedReading: Rule = {
  id: 'fact/rejected-reading',
  about: 'A text prints a reading that a ruling rejected.',
  severity: 'error',
  readsFacts: true,
  check({ site, ledger }, report) {
    for (const reference of site.references) {
      const { fact, place } = reference;
      const named = isOption(reference) ? undefined : rejected({ site, ledger }, reference);
      if (named === undefined) continue;
      report({ ...wording(named, reference), at: place(), fact });
    }
    for (const entry of entriesOf(site.entries))
      for (const finding of rejectedFields(site, entry, ledger)) report(finding);
  },
};

/** Finds records that name a fact in "fact" and a rejected reading of it in "reading". */
function rejectedFields(site: Site, entry: Entry, ledger: Ledger): RuleFinding[] {
  return linksOf(site, entry).flatMap(({ kind, target: fact, path, reading }) => {
    if (kind !== 'fact' || path.at(-1) !== 'fact') return [];
    const named = rejected({ site, ledger }, { fact, reading });
    // Past claims of the site about itself are printed unchanged: a ruling does not rewrite history.
    const isHistory =
      site.settings.unsupportedClaims === 'quiet' && named?.entry.fact.claim === true;
    if (named === undefined || isHistory) return [];
    return {
      title: `"reading" names ${said(named)}`,
      at: placeOf(entry, path),
      fact,
      help: ['Delete "reading": then the preferred reading is printed.'],
    };
  });
}

type Named = { entry: LedgerFact; reading: LedgerReading };

/** The rejected reading that a text names. Undefined for an open or stale conflict, which has its own finding. */
function rejected(
  { site, ledger }: Pick<AuditContent, 'site' | 'ledger'>,
  { fact, reading: name }: { fact: string; reading?: string | undefined },
): Named | undefined {
  const entry = ledger.get(fact);
  const reading = entry?.readings.find(({ id }) => id === name);
  if (entry === undefined || reading === undefined) return undefined;
  // Counts are wrong if content is invalid.
  if (!site.isWhole && entry.readings.some(({ computed }) => computed !== undefined))
    return undefined;
  if (entry.state.kind === 'open' || entry.state.kind === 'stale') return undefined;
  return isRejected(entry, reading) ? { entry, reading } : undefined;
}

const wording = (named: Named, { fact, written }: FactReference) => ({
  title: `${written} prints ${said(named)}`,
  help: [
    `Write ${referenceToFact(fact)}, which prints ${printed(named.entry)}.`,
    `If the sentence is about what used to be said, quote it: {{"${readingText(named.entry, named.reading)}"}}.`,
  ],
});

const said = ({ entry, reading }: Named): string =>
  `${readingText(entry, reading)}, which the ruling on ${entry.id} rejects`;

const printed = (entry: LedgerFact): string =>
  (entry.preferred ?? []).map((reading) => readingText(entry, reading)).join(', ');

/** Options are skipped: `quiz/answer-against-ruling` checks the right one; wrong ones may be rejected readings. */
const isOption = ({ entry, path }: FactReference): boolean =>
  isQuestionSet(entry) && path?.[4] === 'text';
