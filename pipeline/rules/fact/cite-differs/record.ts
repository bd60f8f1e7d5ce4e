/** A source records what was read there, in `says`, and the readings that cite it must agree with that record. */
import type { Source } from '../../../../schemas/source.ts';
import { suggestionLines } from '../../../findings/suggest.ts';
import { recordedValue } from '../../../ledger/format-value.ts';
import type { LedgerFact, LedgerReading } from '../../../ledger/types.ts';
import { placeOf } from '../../../link/place.ts';
import type { Entry } from '../../../validate/index.ts';
import type { FindingReporter, Rule } from '../../rule.ts';

/** The line for a reading in the record of its source: the condition, if any, and the value. */
function sourceLine({ fact }: Pick<LedgerFact, 'fact'>, reading: LedgerReading): string {
  return `${reading.when === undefined ? '' : `${reading.when}: `}${recordedValue(reading.value, fact.kind, fact.unit)}`;
}

export const factSourceDiffers: Rule = {
  id: 'fact/cite-differs',
  part: 'record-of-source',
  about: 'A reading differs from the record of its source.',
  severity: 'error',
  needsWhole: true,
  check({ site, ledger }, report) {
    const sources = new Map(site.entries.sources.map((source) => [source.id, source]));
    const citing = [...ledger.values()].flatMap((entry) =>
      entry.all.flatMap((reading) => {
        const source = reading.source === undefined ? undefined : sources.get(reading.source);
        return source === undefined ? [] : [{ entry, reading, source }];
      }),
    );
    for (const citation of citing) checkReading(citation, report);
    for (const source of sources.values()) {
      const facts = citing.filter((citation) => citation.source === source);
      checkRecord(source, new Set(facts.map(({ entry }) => entry.id)), report);
    }
  },
};

type Citation = { entry: LedgerFact; reading: LedgerReading; source: Entry<Source> };

/** Reports a reading if its source has no record of the fact, or a record without the reading. */
function checkReading({ entry, reading, source }: Citation, report: FindingReporter): void {
  const record = source.data.says?.[entry.id];
  const line = sourceLine(entry, reading);
  const found = { at: reading.place(), fact: entry.id };
  if (record === undefined)
    report({
      ...found,
      title: `${source.id} has no record of what it says about ${entry.id}`,
      help: [
        `Open the source, then add to data/sources.json, "${source.id}": "says": { "${entry.id}": ["${line}"] }`,
      ],
    });
  else if (!record.includes(line))
    report({
      ...found,
      title: `${entry.id} cites ${source.id} for "${line}", but its record says "${record.join('", "')}"`,
      related: [{ at: placeOf(source, ['says', entry.id]), says: record.join('; ') }],
      help: ['Open the source again, and correct the wrong one.'],
    });
}

/** @param cited facts with a reading that cites the source: each fact in its record must be one of them */
function checkRecord(
  source: Entry<Source>,
  cited: ReadonlySet<string>,
  report: FindingReporter,
): void {
  for (const fact of Object.keys(source.data.says ?? {}))
    if (!cited.has(fact))
      report({
        title: `${source.id} has a record about ${fact}, but no reading of that fact cites ${source.id}`,
        at: placeOf(source, ['says', fact], 'key'),
        restsOn: [`fact ${fact}`],
        help: [
          ...suggestionLines(fact, cited),
          'Delete the record, or cite the source in the reading.',
        ],
      });
}
