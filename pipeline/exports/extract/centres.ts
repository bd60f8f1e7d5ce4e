/** Centres as they are published. */
import * as z from 'zod';
import {
  type MergedCentre,
  mapStatements,
  type SourcedStatement,
} from '../../../schemas/centre.ts';
import type { Hours as HoursValue } from '../../../schemas/fact.ts';
import { readingText } from '../../ledger/describe.ts';
import { surfaceName } from '../../ledger/fact-text.ts';
import { formatDate } from '../../ledger/format-value.ts';
import { areHoursAgreed, hoursReadings } from '../../ledger/hours.ts';
import { completeCentre } from '../../link/centre.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { Entry } from '../../validate/index.ts';
import { type CompleteFields, recordTypeFrom, sameValue } from '../record-type.ts';
import {
  AddressShape,
  DayShape,
  FactIdShape,
  HoursShape,
  SlugShape,
  Statement,
  TextShape,
} from '../shapes.ts';
import type { ExtractionContext } from './extraction.ts';

/** @property facts the facts that the centre's texts print */
type From = ExtractionContext & { id: string; centre: MergedCentre; facts: string[] };
const { key, optional, noun } = recordTypeFrom<From>();

const Coordinates = z.strictObject({
  latitude: z.number().min(17.8).max(18.6),
  longitude: z.number().min(-67.4).max(-65.2),
  precision: z.enum(['edificio', 'pueblo']),
  source: AddressShape.exactOptional(),
});

const OpeningHours = z.strictObject({
  fact: FactIdShape,
  agreed: z.boolean().meta({ description: 'Falso mientras haya más de un horario.' }),
  readings: z.array(z.strictObject({ who: TextShape, hours: HoursShape, text: TextShape })),
});

export const CENTRE = noun({
  $schema: 'of the file',
  id: key(SlugShape, ({ id }) => id, { id: sameValue }),
  name: key(TextShape, ({ centre }) => centre.name, { nombre: sameValue }),
  municipality: key(TextShape, ({ centre }) => centre.municipality, { municipio: sameValue }),
  region: key(
    z.strictObject({ id: SlugShape, name: TextShape }),
    ({ centre, view }) => ({ id: centre.region, name: view.region(centre.region).name }),
    { region: ({ name }) => name },
  ),
  directory: 'listed',
  listed: key(
    z.boolean().meta({ description: 'Si está en el directorio del sitio.' }),
    ({ centre }) => centre.directory,
    { en_directorio: sameValue },
  ),
  url: key(AddressShape, ({ id, text }) => text.href(`/centro/${id}/`), { pagina: sameValue }),
  description: key(TextShape, ({ centre, text }) => text.plain(centre.description)),
  closed: 'notice',
  notice: optional(TextShape, noticeOf, { aviso_del_centro: sameValue }),
  // An empty cell means that the record has no such statement.
  ...mapStatements(({ columns }, name) =>
    optional(
      Statement,
      ({ centre, text }) => centre[name] && statement(centre[name], text),
      Object.fromEntries(
        Object.entries(columns).map(([column, part]) => [column, (of: Statement) => of[part]]),
      ),
    ),
  ),
  coordinates: optional(
    Coordinates,
    ({ centre }) => centre.coordinates && omitUndefined(centre.coordinates),
    {
      latitud: ({ latitude }) => latitude,
      longitud: ({ longitude }) => longitude,
      precision: ({ precision }) => precision,
    },
  ),
  hoursWhen: 'hours',
  hours: key(OpeningHours, hoursOf, {
    horario: ({ fact }) => fact,
    horario_confirmado: ({ agreed }) => agreed,
    horario_lecturas: ({ readings }) =>
      readings.map(({ who, text }) => `${who}: ${text}`).join(' | ') || null,
  }),
  services: key(z.array(TextShape), ({ centre }) => centre.services, {
    servicios: (services) => services.join('; '),
  }),
  documentedServices: key(z.array(Statement), ({ centre, text }) =>
    (centre.documentedServices ?? []).map((service) => statement(service, text)),
  ),
  documents: key(z.array(TextShape), ({ centre, text }) => centre.documents.map(text.plain)),
  tips: key(z.array(TextShape), ({ centre, text }) => centre.tips.map(text.plain)),
  municipalities: key(
    z.array(TextShape).meta({ description: 'Municipios para los que es el centro más cercano.' }),
    ({ id, site }) =>
      site.entries.municipalities
        .filter((municipality) => site.nearest.get(municipality.id)?.centre.id === id)
        .map((municipality) => municipality.data.name),
  ),
  facts: key(z.array(FactIdShape), ({ facts }) => facts),
  disputed: key(z.boolean(), ({ facts, disputes }) => disputes(facts).length > 0),
  updated: key(DayShape, ({ centre }) => centre.updated, { actualizado: sameValue }),
} satisfies CompleteFields<MergedCentre>);

export const CentreShape = CENTRE.shape.meta({
  id: 'centre',
  description: 'Un centro CESCO: solo lo que una fuente sostiene.',
});
export type CanonicalCentre = z.infer<typeof CentreShape>;

export function extractCentres(extraction: ExtractionContext): CanonicalCentre[] {
  const { site } = extraction;
  return site.entries.centres.map((entry) => {
    const centre = completeCentre(site, entry.data);
    const shown = new Set<Entry>([entry, ...site.entries.centresShared]);
    const printed = site.references
      .filter((reference) => shown.has(reference.entry))
      .map(({ fact }) => fact);
    const facts = [...new Set([centre.hours, ...printed])];
    return CENTRE.recordOf({ ...extraction, id: entry.id, centre, facts });
  });
}

function statement(
  { text: rich, confidence, date, source }: SourcedStatement,
  { plain }: ExtractionContext['text'],
): Statement {
  return omitUndefined({ text: plain(rich), confidence, date, source });
}

/** The most important notice of a centre: its closure, or else its own warning. */
function noticeOf({ centre: { closed, notice }, text }: From): string | undefined {
  if (closed !== undefined)
    return `Cerrado desde el ${formatDate(closed.since)}, según lo que leímos el ${formatDate(closed.readOn)}. ${text.plain(closed.reason)}`;
  return notice === undefined ? undefined : text.plain(notice);
}

/** A closed centre has no hours. */
function hoursOf({ site, ledger, centre }: From): z.infer<typeof OpeningHours> {
  const entry = ledger.get(centre.hours);
  if (entry === undefined || entry.fact.kind !== 'hours' || centre.closed !== undefined)
    return { fact: centre.hours, agreed: false, readings: [] };
  return {
    fact: centre.hours,
    agreed: areHoursAgreed(entry),
    readings: hoursReadings(entry, centre).map((reading) => ({
      who: surfaceName(site, reading),
      hours: reading.value as HoursValue,
      text: readingText(entry, reading),
    })),
  };
}
