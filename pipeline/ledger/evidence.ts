/** The evidence of a fact, in the exact words that visitors, reports and `licencia explain` use. */
import type { Source } from '../../schemas/source.ts';
import type { SourceLabel } from '../../templates/view.ts';
import type { Site } from '../link/site.ts';
import { sourceLabelOf } from '../link/source-label.ts';
import { printedReadings } from './ledger.ts';
import { agreeingReadings } from './printed-readings.ts';
import type { Ledger, LedgerFact, LedgerReading } from './types.ts';

export const EVIDENCE_KINDS = ['law', 'agree', 'single', 'unsourced', 'decided', 'open'] as const;
type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
type Evidence = { kind: EvidenceKind; text: string };

/** The text of each kind of evidence. For a decided fact, the text also names the number of readings. */
export const EVIDENCE_NAMES: Record<EvidenceKind, string> = {
  law: 'Ley leída',
  agree: 'Dos fuentes coinciden',
  single: 'Una sola fuente',
  unsourced: 'Sin fuente oficial',
  decided: 'Decidido',
  open: 'Sigue abierto',
};

/** The label of a fact; `Contado` if the build counts the content. */
export type FactLabel = SourceLabel | 'Contado';

/** Each label with its rank, the strongest first. A law whose article was not read still ranks above a newspaper. */
export const LABEL_RANK = {
  Ley: 0,
  Agencia: 1,
  'Ley, artículo no leído': 2,
  'Prensa o guía': 3,
  Consejo: 4,
  Contado: 5,
  'Consejo de este sitio': 6,
  'Sin fuente oficial': 7,
} as const satisfies Record<FactLabel, number>;

/** Labels that count as unsourced, because the site cannot be the source of its own figures. */
const NO_SOURCE: ReadonlySet<FactLabel> = new Set(['Consejo de este sitio', 'Sin fuente oficial']);

/**
 * @returns the outcome of a disagreement between the readings if there is one; otherwise how sources support the fact
 */
export function evidenceOf(site: Site, entry: LedgerFact): Evidence {
  const kind = evidenceKind(site, entry);
  return {
    kind,
    text:
      kind === 'decided'
        ? `Decidido entre ${contradictingReadings(entry).length} lecturas`
        : EVIDENCE_NAMES[kind],
  };
}

function evidenceKind(site: Site, entry: LedgerFact): EvidenceKind {
  const dispute = disputeOutcome(entry);
  if (dispute !== undefined) return dispute === 'decided' ? 'decided' : 'open';
  const supporting = supportingReadings(entry);
  const labels = supporting.map((reading) => labelOfReading(site, reading));
  if (labels.includes('Ley')) return 'law';
  const publishers = new Set(supporting.flatMap((reading) => publisherOf(site, reading) ?? []));
  if (publishers.size > 1) return 'agree';
  const hasSource = labels.some((label) => !NO_SOURCE.has(label));
  return hasSource ? 'single' : 'unsourced';
}

/**
 * The outcome of a disagreement: somebody decided it, both readings were kept, or it waits for a decision.
 * @returns undefined if no readings contradict each other
 */
export function disputeOutcome({
  state,
  fact,
}: LedgerFact): 'decided' | 'kept' | 'waiting' | undefined {
  if (state.relation !== 'contradict') return undefined;
  if (state.kind === 'open' || state.kind === 'stale') return 'waiting';
  return fact.ruling?.verdict === 'keep-both' ? 'kept' : 'decided';
}

/** The readings that contradict another one. */
export function contradictingReadings({ pairs }: LedgerFact): LedgerReading[] {
  const found = pairs.filter(({ relation }) => relation === 'contradict');
  return [...new Set(found.flatMap(({ a, b }) => [a, b]))];
}

/**
 * The readings that are printed, and those that agree with them. Superseded readings count only if the fact has no
 * others.
 */
export function supportingReadings(entry: LedgerFact): LedgerReading[] {
  const current = entry.readings.filter((reading) => !reading.superseded);
  const among = current.length > 0 ? current : entry.readings;
  return agreeingReadings({ entry, readings: printedReadings(entry) }, among);
}

export function labelOfReading(site: Site, reading: LedgerReading): FactLabel {
  if (reading.computed !== undefined) return 'Contado';
  const source = sourceOf(site, reading);
  return source === undefined ? 'Sin fuente oficial' : sourceLabelOf(source);
}

const sourceOf = ({ sources }: Site, { source }: LedgerReading): Source | undefined =>
  source === undefined ? undefined : sources.get(source);

/**
 * The publisher of a reading's source. Two pages of the same publisher are not independent.
 * @returns undefined for a source that was not read, and for the site itself
 */
function publisherOf(site: Site, reading: LedgerReading): string | undefined {
  const source = sourceOf(site, reading);
  if (source === undefined || source.unread || source.own || source.kind === 'sitio')
    return undefined;
  const host = source.url === undefined ? undefined : new URL(source.url).host;
  return host?.replace(/^www\./, '') ?? reading.source!.replace(/\/.*/, '');
}

/** The number of facts with each kind of evidence. */
export function countEvidence(site: Site, ledger: Ledger): Record<EvidenceKind, number> {
  const kinds = [...ledger.values()].map((entry) => evidenceOf(site, entry).kind);
  return Object.fromEntries(
    EVIDENCE_KINDS.map((name) => [name, kinds.filter((kind) => kind === name).length]),
  ) as Record<EvidenceKind, number>;
}
