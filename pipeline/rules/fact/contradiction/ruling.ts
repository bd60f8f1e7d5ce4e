/**
 * A ruling must not prefer a reading that something stronger contradicts: a count of the content, or an authority with
 * high confidence.
 */
import { readingSourceText, readingText, relatedPlacesOf } from '../../../ledger/describe.ts';
import { readingsNamed } from '../../../ledger/ledger.ts';
import { bindingReadingsAgainst, contradictsComputedReading } from '../../../ledger/rulings.ts';
import type { LedgerFact } from '../../../ledger/types.ts';
import { placeOf } from '../../../link/place.ts';
import type { Site } from '../../../link/site.ts';
import type { FindingReporter, Rule } from '../../rule.ts';

export const rulingAgainstAuthority: Rule = {
  id: 'fact/contradiction',
  part: 'ruling-against-authority-or-count',
  about:
    'A ruling prefers a reading that a count of the content or an authority of high confidence contradicts.',
  severity: 'error',
  readsFacts: true,
  needsWhole: true,
  check({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      if (entry.fact.ruling?.verdict !== 'prefer') continue;
      checkCount(entry, report);
      checkAuthority(site, entry, report);
    }
  },
};

function checkCount(
  { id, entry, fact, readings, preferred }: LedgerFact,
  report: FindingReporter,
): void {
  if (preferred !== undefined && contradictsComputedReading(fact.kind, preferred, readings))
    report({
      title: `the ruling on ${id} prefers a claim that the content itself contradicts`,
      at: placeOf(entry, ['ruling', 'reading']),
      fact: id,
      help: ['Prefer the computed reading, or correct the text.'],
    });
}

function checkAuthority(site: Site, entry: LedgerFact, report: FindingReporter): void {
  const { id, fact, readings, pairs } = entry;
  const { reading } = fact.ruling!;
  const chosen = readingsNamed(readings, reading!) ?? [];
  const binding = bindingReadingsAgainst(chosen, pairs);
  const [first] = binding;
  if (first === undefined) return;
  const says = chosen.map((preferred) => readingText(entry, preferred)).join('; ');
  const law = binding.map(
    (authority) => `${readingSourceText(site, authority)} says ${readingText(entry, authority)}`,
  );
  report({
    title: `the ruling on ${id} prefers ${reading} (${says}), but ${law.join(', and ')}`,
    at: placeOf(entry.entry, ['ruling', 'reading']),
    fact: id,
    related: relatedPlacesOf(site, entry),
    help: [
      `licencia settle ${id} --prefer ${first.id} --because "…"`,
      'If it is no longer true, set "until" of its reading: the last day on which it was true.',
    ],
  });
}
