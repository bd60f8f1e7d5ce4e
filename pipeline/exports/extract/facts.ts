/** Facts as they are published: their readings, ruling and state, and the pages that print them. */
import * as z from 'zod';
import { FACT_KINDS, type Fact as FactData, type Ruling } from '../../../schemas/fact.ts';
import { compareText } from '../../findings/finding.ts';
import { readingText } from '../../ledger/describe.ts';
import { disputeText, isDisputed } from '../../ledger/dispute.ts';
import { factRecordOf } from '../../ledger/fact-record.ts';
import { isUnsupportedClaim, surfaceName } from '../../ledger/fact-text.ts';
import { isInterval } from '../../ledger/format-value.ts';
import { isInForce } from '../../ledger/period.ts';
import type { LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { factRoute, urlsOf } from '../../link/routes.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { type CompleteFields, recordTypeFrom, sameValue } from '../record-type.ts';
import {
  AddressShape,
  Citation,
  ConfidenceShape,
  DayShape,
  FactIdShape,
  SlugShape,
  TextShape,
  uniqueTextList,
  ValueShape,
} from '../shapes.ts';
import type { ExtractionContext } from './extraction.ts';

/** @property pages the pages that print the fact */
type From = ExtractionContext & { entry: LedgerFact; pages: string[] };
type ReadingFrom = ExtractionContext & { entry: LedgerFact; reading: LedgerReading };

/** A quantity as an interval; both ends are null for other values. */
const ends = (value: z.infer<typeof ValueShape>): [number | null, number | null] =>
  typeof value === 'number' ? [value, value] : isInterval(value) ? value : [null, null];

const ofReading = recordTypeFrom<ReadingFrom>();
export const READING = ofReading.noun({
  id: ofReading.key(SlugShape, ({ reading }) => reading.id, { lectura: sameValue }),
  surface: ofReading.key(SlugShape, ({ reading }) => reading.surface),
  /** The surface in words: "el manual". */
  who: ofReading.key(TextShape, ({ site, reading }) => surfaceName(site, reading), {
    quien: sameValue,
  }),
  value: ofReading.key(ValueShape, ({ reading }) => reading.value, {
    minimo: (value) => ends(value)[0],
    maximo: (value) => ends(value)[1],
  }),
  text: ofReading.key(TextShape, ({ entry, reading }) => readingText(entry, reading), {
    texto: sameValue,
  }),
  when: ofReading.optional(TextShape, ({ reading }) => reading.when, { cuando: sameValue }),
  authority: ofReading.key(z.boolean(), ({ reading }) => reading.authority, {
    autoridad: sameValue,
  }),
  superseded: ofReading.key(z.boolean(), ({ reading }) => reading.superseded, {
    reemplazada: sameValue,
  }),
  /** First and last day in force; `inForce` is about the day of the content. */
  from: ofReading.optional(DayShape, ({ reading }) => reading.from, { desde: sameValue }),
  until: ofReading.optional(DayShape, ({ reading }) => reading.until, { hasta: sameValue }),
  /** This key is absent in data that was published before the key was added. */
  inForce: ofReading.optional(z.boolean(), ({ reading, entry }) => isInForce(reading, entry.day), {
    vigente: sameValue,
  }),
  computed: ofReading.optional(TextShape, ({ reading }) => reading.computed),
  source: ofReading.optional(
    Citation,
    ({ reading: { source }, citations }) =>
      source === undefined ? undefined : citations([source])[0],
    { fuente: ({ id }) => id },
  ),
  asOf: ofReading.optional(DayShape, ({ reading }) => reading.asOf, { fecha: sameValue }),
  confidence: ofReading.optional(ConfidenceShape, ({ reading }) => reading.confidence, {
    confianza: sameValue,
  }),
});
export type CanonicalReading = z.infer<typeof READING.shape>;

const RulingRecord = z.strictObject({
  verdict: z.enum(['prefer', 'keep-both', 'distinct']),
  reading: SlugShape.exactOptional(),
  because: TextShape,
  on: DayShape,
  review: DayShape.exactOptional(),
});

const { key, optional, noun } = recordTypeFrom<From>();
export const FACT = noun({
  id: key(FactIdShape, ({ entry }) => entry.id, { id: sameValue }),
  topic: key(SlugShape, ({ entry: { id } }) => id.slice(0, id.indexOf('.')), { tema: sameValue }),
  label: key(TextShape, ({ entry }) => entry.fact.label, { titulo: sameValue }),
  kind: key(z.enum(FACT_KINDS), ({ entry }) => entry.fact.kind, { clase: sameValue }),
  unit: optional(TextShape, ({ entry }) => entry.fact.unit, { unidad: sameValue }),
  claim: key(
    z.boolean().meta({ description: 'Una afirmación del sitio sobre sí mismo.' }),
    ({ entry }) => entry.fact.claim === true,
    { afirmacion: sameValue },
  ),
  unsupported: key(
    z.boolean().meta({ description: 'Si nada la sostiene.' }),
    ({ entry }) => isUnsupportedClaim(entry),
    { sin_evidencia: sameValue },
  ),
  /** True if the readings contradict each other and are not about different things. */
  disputed: key(
    z.boolean().meta({ description: 'Si sus fuentes se contradicen.' }),
    ({ entry }) => isDisputed(entry),
    { en_disputa: sameValue },
  ),
  state: key(
    z.enum(['agreed', 'uneven', 'open', 'ruled', 'due', 'stale', 'unneeded']),
    ({ entry }) => entry.state.kind,
    { estado: sameValue },
  ),
  /** Absent if no reading is preferred. */
  text: optional(
    TextShape.meta({ description: 'Lo que imprime el sitio.' }),
    ({ site, entry }) => factRecordOf(site, entry).value,
    { valor: sameValue },
  ),
  ground: key(
    TextShape.meta({ description: 'En qué se apoya, con la etiqueta que leen las personas.' }),
    ({ site, entry }) => factRecordOf(site, entry).ground,
    { fundamento: sameValue },
  ),
  /** The edition of the fact's strongest source that a person read. */
  edition: optional(TextShape, ({ site, entry }) => factRecordOf(site, entry).edition, {
    edicion: sameValue,
  }),
  /** The newest day on which a person read one of the fact's sources, and the day by which to check again. */
  readOn: optional(DayShape, ({ site, entry }) => factRecordOf(site, entry).readOn, {
    leida: sameValue,
  }),
  lookAgain: optional(DayShape, ({ site, entry }) => factRecordOf(site, entry).lookAgain, {
    mirar_otra_vez: sameValue,
  }),
  risk: optional(
    TextShape.meta({ description: 'Qué puede haberla cambiado.' }),
    ({ site, entry }) => factRecordOf(site, entry).threat,
    { riesgo: sameValue },
  ),
  used: key(
    z.boolean().meta({ description: 'Si alguna página la dice.' }),
    ({ site, entry }) => factRecordOf(site, entry).used,
    { usada: sameValue },
  ),
  /** Ids of the readings in `text`. */
  preferred: key(z.array(SlugShape), ({ entry }) => (entry.preferred ?? []).map(({ id }) => id)),
  readings: key(z.array(READING.shape).min(1), (from) =>
    from.entry.all.map((reading) => READING.recordOf({ ...from, reading })),
  ),
  ruling: optional(
    RulingRecord,
    ({ entry: { fact } }) => fact.ruling && rulingRecord(fact.ruling),
    {
      decision: ({ verdict }) => verdict,
      motivo: ({ because }) => because,
      decidido: ({ on }) => on,
    },
  ),
  /** The sentence for visitors about a disputed figure. */
  note: optional(TextShape, ({ site, entry }) => disputeText(site, entry)),
  /** The address of the fact on the public ledger, and the pages that print it. */
  url: key(AddressShape, ({ entry, text }) => text.href(factRoute(entry.id)), {
    direccion: sameValue,
  }),
  pages: key(uniqueTextList(AddressShape), ({ pages }) => pages),
  derived: 'its readings are computed from it',
  mentions: 'for the audit',
  unprinted: 'for the audit',
} satisfies CompleteFields<FactData>);

export const FactShape = FACT.shape.meta({
  id: 'fact',
  description: 'Una cifra con lo que dice cada fuente de ella.',
});
export type CanonicalFact = z.infer<typeof FactShape>;

const rulingRecord = ({ verdict, reading, because, on, review }: Ruling) =>
  omitUndefined({ verdict, reading, because, on, review });

export function extractFacts(extraction: ExtractionContext): CanonicalFact[] {
  const pages = pagesByFact(extraction);
  return [...extraction.ledger.values()]
    .sort((a, b) => compareText(a.id, b.id))
    .map((entry) => FACT.recordOf({ ...extraction, entry, pages: pages.get(entry.id) ?? [] }));
}

function pagesByFact({ site, text }: ExtractionContext): ReadonlyMap<string, string[]> {
  const printing = groupByNames(site.references, ({ fact }) => [fact]);
  const pagesOf = (references: ExtractionContext['site']['references']) =>
    [...new Set(references.flatMap(({ entry }) => urlsOf(entry).map(text.href)))].sort(compareText);
  return new Map([...printing].map(([fact, references]) => [fact, pagesOf(references)]));
}
