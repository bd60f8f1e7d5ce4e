/** Double entry: a source keeps its own record of what was read there, and the readings that cite it must agree. */

import { didYouMean } from '../../findings/suggest.ts';
import { ledgerValue } from '../../ledger/format-value.ts';
import type { LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';

import type { Rule } from '../rule.ts';

/** A reading as its source's record writes it: the condition, if any, and the value. */
export function sourceLine({ fact }: Pick<LedgerFact, 'fact'>, reading: LedgerReading): string {
  return `${reading.when === undefined ? '' : `${reading.when}: `}${ledgerValue(reading.value, fact.kind, fact.unit)}`;
}

export const factSourceDiffers: Rule = {
  id: 'fact/source-differs',
  about: 'A reading differs from what its source is on record as saying.',
  severity: 'error',
  needsWhole: true,
  check({ site, ledger }, report) {
    const sources = new Map(site.entries.sources.map((entry) => [entry.id, entry]));
    const cited = new Map<string, Set<string>>();
    for (const entry of ledger.values()) {
      for (const reading of entry.readings) {
        const source = reading.source === undefined ? undefined : sources.get(reading.source);
        if (source === undefined) continue;
        cited.set(source.id, (cited.get(source.id) ?? new Set()).add(entry.id));
        const record = source.data.says?.[entry.id];
        const line = sourceLine(entry, reading);
        if (record === undefined) {
          report({
            title: `${source.id} has no record of what it says about ${entry.id}`,
            at: reading.place(),
            fact: entry.id,
            help: [
              `Look into the source, then add to data/sources.json, "${source.id}": "says": { "${entry.id}": ["${line}"] }`,
            ],
          });
        } else if (!record.includes(line)) {
          report({
            title: `${entry.id} cites ${source.id} for "${line}", but its record says "${record.join('", "')}"`,
            at: reading.place(),
            fact: entry.id,
            related: [{ at: placeOf(source, ['says', entry.id]), says: record.join('; ') }],
            help: ['Look into the source again and correct the one that is wrong.'],
          });
        }
      }
    }
    for (const [id, source] of sources) {
      for (const fact of Object.keys(source.data.says ?? {})) {
        if (!cited.get(id)?.has(fact))
          report({
            title: `${id} is on record about ${fact}, but no reading of it cites it`,
            at: placeOf(source, ['says', fact], 'key'),
            help: [
              ...didYouMean(fact, cited.get(id) ?? []),
              'Delete the record, or cite the source in the reading.',
            ],
          });
      }
    }
  },
};
