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
  'esencial',
  'reglas',
  'dibujos',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A page is known by its address alone. */
export const ANNOUNCED_KINDS = [...RECORD_KINDS, 'paginas'] as const;
export type AnnouncedKind = (typeof ANNOUNCED_KINDS)[number];

export const Tombstone = z
  .strictObject({
    kind: z.enum(ANNOUNCED_KINDS),
    id: PlainText,
    tombstone: z.enum(['retired', 'moved']),
    to: PlainText.optional().meta({ description: 'With moved: the id it has now.' }),
    since: IsoDate,
  })
  .refine(({ tombstone, to }) => (tombstone === 'moved') === (to !== undefined), {
    path: ['to'],
    error: '"to" goes with "moved", and only with it',
  })
  .meta({ description: 'What is left of an id that is gone.' });
export type Tombstone = z.infer<typeof Tombstone>;

const RecordHash = z.string().regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits');
const ReleaseHash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

export const Release = z
  .strictObject({
    $schema: SchemaHint,
    version: PlainText.meta({ description: 'Content version of the release.' }),
    date: IsoDate.meta({
      description: 'Newest day of its content, never before the last release.',
    }),
    previous: ReleaseHash.optional().meta({
      description: 'Hash of the release before it; only the first release has none.',
    }),
    records: z
      .partialRecord(z.enum(RECORD_KINDS), z.record(z.string(), RecordHash))
      .meta({ description: 'Id → hash of the record, by kind.' }),
    retos: z
      .array(PlainText)
      .optional()
      .meta({ description: 'The questions of `records` that were in no test, so in no deck.' }),
    addresses: z
      .array(z.string().regex(/^\/\S*$/, 'must be a path from the root'))
      .optional()
      .meta({ description: 'Every address that the site had.' }),
    tombstones: z.array(Tombstone),
    hash: ReleaseHash.meta({ description: 'Hash of everything else in the file.' }),
  })
  .refine(
    ({ previous, addresses }) => previous === undefined || addresses !== undefined,
    'must have "addresses"; only the first release may lack them',
  )
  .meta({
    id: 'Release',
    description: 'A published state of the data. The program writes it once; it is never edited.',
  });
export type Release = z.infer<typeof Release>;
