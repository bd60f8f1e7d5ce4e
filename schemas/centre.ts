/** Licensing centres (CESCO): only what a source supports; everything else is absent. */
import * as z from 'zod';
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
    description: 'Date of the statement in the source: "2021", "febrero de 2025".',
  }),
  source: WebAddress.optional(),
};

export const SourcedStatement = z
  .strictObject({ text: RichText, ...Provenance })
  .meta({ description: 'A statement with its source, date and confidence.' });
export type SourcedStatement = z.infer<typeof SourcedStatement>;

const Coordinates = z
  .strictObject({
    latitude: z.number().min(17.8).max(18.6).meta({
      description:
        'Degrees north, about 18. A value of about −66 is the longitude: swap the two values.',
    }),
    longitude: z.number().min(-67.4).max(-65.2).meta({
      description:
        'Degrees east, about −66. A value of about 18 is the latitude: swap the two values.',
    }),
    precision: z.enum(['edificio', 'pueblo']).meta({
      description:
        'What the coordinates show. edificio: the building; pueblo: a point in the town centre.',
    }),
    source: WebAddress.optional(),
  })
  .meta({ description: 'A point in Puerto Rico, in degrees.' });

/**
 * The statements of sources about a centre, in the order of the page and the API. A new statement is one entry here:
 * the fields of data/centros, the page, the API, the published schema and the table of centres follow from it.
 */
export const STATEMENT_FIELDS = {
  address: {
    label: 'Dirección',
    description: 'Street and number.',
    columns: { direccion_postal: 'text', direccion_confianza: 'confidence' },
  },
  phone: {
    label: 'Teléfono',
    description:
      'Telephone number of this centre. The number for appointments is in data/site.json.',
    columns: { telefono: 'text', telefono_confianza: 'confidence' },
  },
  status: { label: 'Estado', description: 'Current state of the centre.', columns: {} },
  parking: { label: 'Estacionamiento', description: 'Where to park.', columns: {} },
  transport: { label: 'Transporte público', description: 'Public transport nearby.', columns: {} },
  averageWait: {
    label: 'Espera promedio',
    description: 'Waiting time of this centre, if it differs from the other centres.',
    columns: {},
  },
  bestTime: { label: 'Mejor hora', description: 'Hours in which few people wait.', columns: {} },
} as const satisfies Record<string, StatementField>;

/**
 * @property label heading of the statement on the page
 * @property columns columns of the table of centres, each with the part of the statement in it; empty if none
 */
export type StatementField = {
  label: string;
  description: string;
  columns: Readonly<Record<string, keyof SourcedStatement>>;
};

type StatementName = keyof typeof STATEMENT_FIELDS;

/** @returns a value for each statement, under its name */
export function mapStatements<Made>(
  make: (statement: StatementField, name: StatementName) => Made,
): Record<StatementName, Made> {
  const names = Object.keys(STATEMENT_FIELDS) as StatementName[];
  return Object.fromEntries(
    names.map((name) => [name, make(STATEMENT_FIELDS[name], name)]),
  ) as Record<StatementName, Made>;
}

const { address, phone, ...statements } = mapStatements(({ description }) =>
  SourcedStatement.optional().meta({ description }),
);

export const Centre = z
  .strictObject({
    $schema: SchemaHint,
    id: Slug,
    name: PlainText,
    municipality: PlainText,
    region: Slug.meta({ description: 'Id of a region of data/site.json.' }),
    directory: z.boolean().meta({ description: 'With true, the directory lists the centre.' }),
    description: RichText,
    address,
    phone,
    hours: FactId.optional().meta({
      description:
        'Fact with the opening hours of this centre, if they differ from the other centres.',
    }),
    hoursWhen: PlainText.optional().meta({
      description: 'Condition (`when`) of this centre’s own hours in the fact.',
    }),
    coordinates: Coordinates.optional(),
    documentedServices: z
      .array(SourcedStatement)
      .optional()
      .meta({ description: 'Services that a source names for this centre.' }),
    ...statements,
    notice: RichText.optional().meta({ description: 'A warning to print first (closed, moved).' }),
    closed: z
      .strictObject({
        since: z.iso.date(),
        reason: RichText.meta({
          description:
            'Reason, and what is known about reopening. The dates are printed before it.',
        }),
        source: WebAddress,
        readOn: z.iso.date().meta({
          description: 'The day on which the source was read: it may have opened since.',
        }),
      })
      .optional()
      .meta({
        description:
          'Set while the centre is closed. It then has no hours and is not the nearest centre of any town.',
      }),
    updated: z.iso.date(),
  })
  .meta({ id: 'Centre', description: 'A licensing centre.' });
export type Centre = z.infer<typeof Centre>;

export const SharedCentreContent = z
  .strictObject({
    $schema: SchemaHint,
    hours: FactId.meta({ description: 'Fact with the opening hours.' }),
    services: z.array(PlainText).min(1).meta({ description: 'Services of the CESCO network.' }),
    averageWait: SourcedStatement.optional(),
    documents: z
      .array(RichText)
      .min(1)
      .meta({ description: 'What to bring for the learner’s licence.' }),
    tips: z.array(RichText).min(1),
    updated: z.iso.date(),
  })
  .meta({
    id: 'CentresShared',
    description: 'Content shared by the pages of all licensing centres.',
  });
export type SharedCentreContent = z.infer<typeof SharedCentreContent>;

/** A centre with the content shared by all centres; its own fields take precedence. */
export type MergedCentre = Centre & Omit<SharedCentreContent, '$schema'>;
