/** Licensing centres (CESCO): only what a source supports; everything else is absent and printed as "no confirmado". */
import * as z from 'zod';
import { mapRecord } from './map-record.ts';
import {
  Confidence,
  FactId,
  PlainText,
  RichText,
  SchemaHint,
  Slug,
  WebAddress,
} from './primitives.ts';

const Provenance = {
  confidence: Confidence,
  date: PlainText.optional().meta({
    description: 'When the source speaks: "2021", "febrero de 2025".',
  }),
  source: WebAddress.optional(),
};

/** A statement with the source that supports it. */
export const Sourced = z
  .strictObject({ text: RichText, ...Provenance })
  .meta({ description: 'A statement with its source, date and confidence.' });
export type Sourced = z.infer<typeof Sourced>;

export const Coordinates = z
  .strictObject({
    latitude: z.number().min(17.8).max(18.6).meta({
      description:
        'Degrees north, about 18. A value of about −66 is the longitude: exchange the two.',
    }),
    longitude: z.number().min(-67.4).max(-65.2).meta({
      description:
        'Degrees east, about −66. A value of about 18 is the latitude: exchange the two.',
    }),
    precision: z
      .enum(['edificio', 'pueblo'])
      .meta({ description: 'edificio: the building itself; pueblo: a point in the town centre.' }),
    source: WebAddress.optional(),
  })
  .meta({ description: 'A point in Puerto Rico, in degrees.' });

/**
 * What sources say of a centre, in the order of the page and the API. A new statement is one entry here: what
 * data/centros may hold, what the page and the API print, the published schema and the table of centres follow from it.
 */
export const STATEMENTS = {
  address: {
    label: 'Dirección',
    description: 'Street and number.',
    columns: { direccion_postal: 'text', direccion_confianza: 'confidence' },
  },
  phone: {
    label: 'Teléfono',
    description: 'Its own number; that of the appointments is in data/site.json.',
    columns: { telefono: 'text', telefono_confianza: 'confidence' },
  },
  status: { label: 'Estado', description: 'What is known of it today.', columns: {} },
  parking: { label: 'Estacionamiento', description: 'Where a car can be left.', columns: {} },
  transport: { label: 'Transporte público', description: 'What stops nearby.', columns: {} },
  averageWait: {
    label: 'Espera promedio',
    description: 'Its own, if it is not the one of all centres.',
    columns: {},
  },
  bestTime: { label: 'Mejor hora', description: 'When few people wait.', columns: {} },
} as const satisfies Record<string, StatementField>;

/** @property label on the page @property columns of the table, with the part that each holds; none: in no table */
export type StatementField = {
  label: string;
  description: string;
  columns: Readonly<Record<string, keyof Sourced>>;
};

const { address, phone, ...statements } = mapRecord(STATEMENTS, ({ description }) =>
  Sourced.optional().meta({ description }),
);

export const Centre = z
  .strictObject({
    $schema: SchemaHint,
    id: Slug,
    name: PlainText,
    municipality: PlainText,
    region: Slug.meta({ description: 'Region of data/site.json.' }),
    directory: z.boolean().meta({ description: 'Whether the directory grid lists it.' }),
    description: RichText,
    address,
    phone,
    hours: FactId.optional().meta({
      description: 'Fact that holds its opening hours, if it is not the one of all centres.',
    }),
    hoursWhen: PlainText.optional().meta({
      description: 'Condition (`when`) of this centre’s own hours in the fact.',
    }),
    coordinates: Coordinates.optional(),
    documentedServices: z
      .array(Sourced)
      .optional()
      .meta({ description: 'Services that a source names for this centre.' }),
    ...statements,
    notice: RichText.optional().meta({ description: 'A warning to print first (closed, moved).' }),
    closed: z
      .strictObject({
        since: z.iso.date(),
        reason: RichText.meta({
          description: 'Why, and what is known of its opening again. The day is printed before it.',
        }),
        source: WebAddress,
      })
      .optional()
      .meta({
        description:
          'Set while it is closed: it has no hours then, and it is not the nearest centre of a town.',
      }),
    updated: z.iso.date(),
  })
  .meta({ id: 'Centre', description: 'A licensing centre.' });
export type Centre = z.infer<typeof Centre>;

export const CentresShared = z
  .strictObject({
    $schema: SchemaHint,
    hours: FactId.meta({ description: 'Fact that holds the opening hours.' }),
    services: z.array(PlainText).min(1).meta({ description: 'Services of the CESCO network.' }),
    averageWait: Sourced.optional(),
    documents: z
      .array(RichText)
      .min(1)
      .meta({ description: 'What to bring for the learner’s licence.' }),
    tips: z.array(RichText).min(1),
    updated: z.iso.date(),
  })
  .meta({ id: 'CentresShared', description: 'What the pages of all licensing centres share.' });
export type CentresShared = z.infer<typeof CentresShared>;

/** A centre with what all centres share; its own fields win. */
export type WholeCentre = Centre & Omit<CentresShared, '$schema'>;
