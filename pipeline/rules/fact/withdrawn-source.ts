/** Nothing that visitors read may rest on a source that was withdrawn. */
import type { Fact } from '../../../schemas/fact.ts';
import { readingText } from '../../ledger/describe.ts';
import { isOver } from '../../ledger/period.ts';
import type { Ledger, LedgerReading } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';
import { linksOf } from '../../link/relations.ts';
import type { DataPath } from '../../load/document.ts';
import type { Entry } from '../../validate/index.ts';
import type { Rule } from '../rule.ts';

export const factWithdrawnSource: Rule = {
  id: 'fact/withdrawn-source',
  about: 'A reading or a text rests on a source that was withdrawn.',
  severity: 'error',
  check({ site, ledger }, report) {
    const withdrawn = new Map(
      [...site.sources].flatMap(([id, source]) =>
        source.withdrawn === undefined ? [] : [[id, source.withdrawn] as const],
      ),
    );
    if (withdrawn.size === 0) return;
    const uses = (Object.values(site.entries) as Entry[][]).flat().flatMap((entry) =>
      linksOf(entry)
        .filter(({ kind }) => kind === 'source')
        .map((link) => ({ entry, ...link })),
    );
    for (const { entry, path, target } of uses) {
      const record = withdrawn.get(target);
      if (record === undefined || isOnRecordOnly(entry, path, ledger)) continue;
      report({
        title: `${userOf(entry, path, ledger)} rests on ${target}, which was withdrawn on ${record.on}: ${record.why}`,
        at: placeOf(entry, path),
        ...advice(entry),
      });
    }
  },
};

function advice({ collection, id }: Entry): { fact?: string; help: string[] } {
  if (collection !== 'facts') return { help: ['Cite another source.'] };
  return {
    fact: id,
    help: [
      'Find another source for it, or keep it on record only: "superseded": true.',
      `licencia impact ${id} lists the places that print it.`,
    ],
  };
}

/** Whether a reading stays in the ledger and on no page. */
function isOnRecordOnly(entry: Entry, path: DataPath, ledger: Ledger): boolean {
  if (entry.collection !== 'facts') return false;
  const reading = (entry.data as Fact).readings[path[1] as number];
  const day = ledger.get(entry.id)?.day ?? '';
  return reading?.superseded === true || (reading !== undefined && isOver(reading, day));
}

function userOf(entry: Entry, path: DataPath, ledger: Ledger): string {
  if (entry.collection !== 'facts') return entry.id;
  const known = ledger.get(entry.id);
  const declared = (entry.data as Fact).readings[path[1] as number]!;
  const isMeant = ({ id, source }: LedgerReading) =>
    id === (declared.id ?? declared.surface) && source === declared.source;
  const reading = known?.all.find(isMeant);
  const value =
    known === undefined || reading === undefined ? '' : ` (${readingText(known, reading)})`;
  return `the reading of ${declared.surface}${value}`;
}
