/** Makes the printed record of a fact: its value, ground, edition, age and threat, and whether a page prints it. */

import type { Source } from '../../schemas/source.ts';
import { compareText } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { sourceLabelOf } from '../link/source-label.ts';
import { memoizeByObject } from '../program/memoize.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { rereadDeadline } from './due-sources.ts';
import { type FactLabel, LABEL_RANK, labelOfReading, supportingReadings } from './evidence.ts';
import { factText } from './fact-text.ts';
import { printedFacts } from './superseded-readings.ts';
import type { LedgerFact } from './types.ts';

export type FactRecord = {
  id: string;
  name: string;
  /** The value that pages print; absent if no reading is preferred. */
  value?: string;
  /** The strongest label of the supporting readings. */
  ground: FactLabel;
  /** Ids of the sources that support the fact, the strongest first. */
  sources: string[];
  /** The edition in which the strongest source was read, such as "LPRA en español, 2018". */
  edition?: string;
  /** The year in which amounts of money changed, if only older copies of the law support the fact. */
  amountBefore?: string;
  /** The newest day on which a person read one of the fact's sources. */
  readOn?: string;
  decidedOn?: string;
  /** The day of the next check: of the sources that give the fact its label, or of the decision if that is earlier. */
  lookAgain?: string;
  /** A sentence about an event that may have changed the fact. */
  threat?: string;
  /** True if a page prints the fact; always true for a count of the content. */
  used: boolean;
};

const recordsOf = memoizeByObject((site: Site) =>
  memoizeByObject((entry: LedgerFact): FactRecord => makeRecord(site, entry)),
);

/** The record of a fact on the day of its ledger. */
export const factRecordOf = (site: Site, entry: LedgerFact): FactRecord => recordsOf(site)(entry);

function makeRecord(site: Site, entry: LedgerFact): FactRecord {
  const { id, fact, preferred } = entry;
  const supporting = supportingReadings(entry);
  const ground = supporting
    .map((reading) => labelOfReading(site, reading))
    .reduce<FactLabel>((a, b) => (LABEL_RANK[b] < LABEL_RANK[a] ? b : a), 'Sin fuente oficial');
  const rank = (source: string) => LABEL_RANK[sourceLabelOf(site.sources.get(source)!)];
  const sources = [...new Set(supporting.flatMap(({ source }) => source ?? []))]
    .filter((source) => site.sources.has(source))
    .sort((a, b) => rank(a) - rank(b));
  const read = sources.map((source) => site.sources.get(source)!);
  const giving = read.filter((source) => sourceLabelOf(source) === ground);
  return omitUndefined({
    id,
    name: fact.label,
    value: preferred === undefined ? undefined : factText(entry),
    ground,
    sources,
    edition: read[0]?.edition,
    amountBefore: fact.unit === '$' ? changedSince(site, read) : undefined,
    readOn: newestOf(read.flatMap((source) => readDayOf(source) ?? [])),
    decidedOn: fact.ruling?.on,
    lookAgain: oldestOf([
      newestOf(giving.flatMap((source) => rereadDeadline(source) ?? [])),
      fact.ruling?.review,
    ]),
    threat: fact.risk?.text,
    used: ground === 'Contado' || printedFacts(site).has(id),
  });
}

/** The day on which a person read a source; undefined for an unread work, this site's advice and the site itself. */
export const readDayOf = ({ readOn, unread, own, kind }: Source): string | undefined =>
  unread === true || own === true || kind === 'sitio' ? undefined : readOn;

const newestOf = (days: readonly string[]): string | undefined =>
  [...days].sort(compareText).at(-1);
const oldestOf = (days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day) => day !== undefined).sort(compareText)[0];

/** @returns the year in which the amounts of money changed, if all sources are older copies of the law */
function changedSince(
  { settings: { amountsSince = '' } }: Site,
  sources: readonly Source[],
): string | undefined {
  const areOld = sources.every(
    ({ amountsAsOf }) => amountsAsOf !== undefined && amountsAsOf < amountsSince,
  );
  return sources.length > 0 && areOld ? amountsSince.slice(0, 4) : undefined;
}

/** The ground of a statement without a figure: its strongest cited source. @returns an empty list if there is none */
export function groundFromCitations(
  { sources }: Site,
  cited: readonly string[],
): Pick<FactRecord, 'ground' | 'edition'>[] {
  const [strongest] = cited
    .flatMap((id) => sources.get(id) ?? [])
    .sort((a, b) => LABEL_RANK[sourceLabelOf(a)] - LABEL_RANK[sourceLabelOf(b)]);
  return strongest === undefined
    ? []
    : [omitUndefined({ ground: sourceLabelOf(strongest), edition: strongest.edition })];
}
