/** Nothing that visitors read may rest on a source that was withdrawn. */
import type { Fact } from '../../../schemas/fact.ts';
import { printedPlaces, readingText } from '../../ledger/describe.ts';
import { isOver } from '../../ledger/period.ts';
import type { Ledger, LedgerReading } from '../../ledger/types.ts';
import { linksOf } from '../../link/field-links.ts';
import { placeOf } from '../../link/place.ts';
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
      linksOf(site, entry)
        .filter(({ kind }) => kind === 'source')
        .map((link) => ({ entry, ...link })),
    );
    for (const { entry, path, target } of uses) {
      const record = withdrawn.get(target);
      if (record === undefined || isOnRecordOnly(entry, path, ledger)) continue;
      report({
        title: `${userOf(entry, path, ledger)} rests on ${target}, which was withdrawn on ${record.on}: ${record.why}`,
        at: placeOf(entry, path),
        related: entry.collection === 'facts' ? printedPlaces(site, entry.id) : [],
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
      'Find another source for it, or end it: "until", the last day on which it was believed.',
      `licencia impact ${id} lists the places that print it.`,
    ],
  };
}

/** Whether a reading stays in the ledger and on no page. */
function isOnRecordOnly(entry: Entry, path: DataPath, ledger: Ledger): boolean {
  if (entry.collection !== 'facts') return false;
  const { day = '' } = ledger.get(entry.id) ?? {};
  const reading = readingAt(entry, path, ledger);
  return reading !== undefined && (reading.superseded || isOver(reading, day));
}

function userOf(entry: Entry, path: DataPath, ledger: Ledger): string {
  if (entry.collection !== 'facts') return questionAt(entry, path) ?? entry.id;
  const known = ledger.get(entry.id);
  const declared = declaredAt(entry, path);
  const reading = readingAt(entry, path, ledger);
  const value =
    known === undefined || reading === undefined ? '' : ` (${readingText(known, reading)})`;
  return `the reading of ${declared.surface}${value}`;
}

/** The id of the question that cites the source: a test has many. */
function questionAt({ data }: Entry, [list, index]: DataPath): string | undefined {
  const { questions } = data as { questions?: { id: string }[] };
  return list === 'questions' ? questions?.[index as number]?.id : undefined;
}

const declaredAt = ({ data }: Entry, path: DataPath) => (data as Fact).readings[path[1] as number]!;

/** The reading of the ledger that a step into a fact's record leads to. */
function readingAt(entry: Entry, path: DataPath, ledger: Ledger): LedgerReading | undefined {
  const { id, surface, source: cited } = declaredAt(entry, path);
  return ledger
    .get(entry.id)
    ?.all.find((reading) => reading.id === (id ?? surface) && reading.source === cited);
}
