/** A release of the data: every id that the exports had, with a hash of its record. Written by `licencia export --record-release`. */
import * as z from 'zod';
import { IsoDate, PlainText, SchemaHint } from './primitives.ts';

export const RECORD_KINDS = [
  'preguntas',
  'centros',
  'hechos',
  'articulos',
  'capitulos',
  'senales',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const Kind = z.enum(RECORD_KINDS);

export const Tombstone = z
  .strictObject({
    kind: Kind,
    id: PlainText,
    tombstone: z.enum(['removed', 'moved']),
    to: PlainText.optional().meta({ description: 'With moved: the id it has now.' }),
    since: IsoDate,
  })
  .refine(({ tombstone, to }) => (tombstone === 'moved') === (to !== undefined), {
    path: ['to'],
    error: '"to" goes with "moved", and only with it',
  })
  .meta({ description: 'What is left of an id that is gone.' });
export type Tombstone = z.infer<typeof Tombstone>;

export const Release = z
  .strictObject({
    $schema: SchemaHint,
    version: PlainText.meta({ description: 'Content version of the release.' }),
    date: IsoDate,
    records: z
      .partialRecord(Kind, z.record(z.string(), z.string().regex(/^[0-9a-f]{16}$/)))
      .meta({ description: 'Id → hash of the record, by kind.' }),
    tombstones: z.array(Tombstone),
  })
  .meta({ id: 'Release', description: 'A published state of the data.' });
export type Release = z.infer<typeof Release>;
