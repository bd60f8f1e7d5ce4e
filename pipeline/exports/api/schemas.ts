/** The shapes of the documents of the API: they check every document, and are published as JSON Schemas. */
import * as z from 'zod';
import { ANNOUNCED_KINDS } from '../../../schemas/release.ts';
import type { Canonical } from '../canonical.ts';
import {
  Article,
  Centre,
  Chapter,
  Essential,
  Fact,
  Question as QuestionRecord,
  Sign,
  Source,
  Test,
} from '../records.ts';
import { Address, Day, Meta, Slug, Text } from '../shapes.ts';
import { schemaAddress } from './documents.ts';
import { Report } from './report.ts';

const PictureAddress = Address.meta({ description: 'Dirección de su dibujo en PNG.' });
/** A question with the address of its picture. */
const Question = QuestionRecord.extend({
  sign: z
    .strictObject({ id: Slug, alt: Text, picture: PictureAddress })
    .exactOptional()
    .meta({ description: 'La señal o la situación que enseña.' }),
}).meta({ id: 'question', description: 'Una pregunta de práctica.' });
/** A sign with the address of its picture. */
const Pictured = Sign.extend({
  picture: PictureAddress.exactOptional(),
}).meta({ id: 'sign', description: 'Una señal, marca o luz.' });

const Item = z
  .strictObject({
    kind: z.enum(ANNOUNCED_KINDS),
    id: z.string().min(1).meta({ description: 'De una página, su dirección.' }),
  })
  .meta({ id: 'item' });
const Gone = z
  .discriminatedUnion('tombstone', [
    Item.extend({ tombstone: z.literal('moved'), to: z.string().min(1), since: Day }),
    Item.extend({
      tombstone: z.literal('retired'),
      to: z.string().min(1).exactOptional(),
      since: Day,
    }),
  ])
  .meta({ id: 'gone', description: 'Lo que queda de un id que ya no existe.' });
const ReleaseHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'hash' });
const Release = z.strictObject({ version: Text, date: Day, hash: ReleaseHash });
const differences = {
  added: z.array(Item),
  changed: z.array(Item),
  retired: z.array(Gone),
  moved: z.array(Gone),
};
const Link = Release.extend({
  previous: ReleaseHash.nullable().meta({
    description: 'Hash de la publicación anterior; null en la primera.',
  }),
  ...differences,
}).meta({ description: 'Una publicación y sus cambios desde la anterior.' });

const document = (title: string, path: string, fields: z.ZodRawShape) =>
  z
    .strictObject({
      $schema: z.string().exactOptional().meta({ description: 'Este esquema.' }),
      meta: Meta,
      ...fields,
    })
    .meta({ title, description: `/api/v1/${path}` });

const DOCUMENTS: Record<string, z.ZodType> = {
  centres: document('Todos los centros', 'centros.json', { centres: z.array(Centre) }),
  changes: document('Cambios desde la última publicación', 'changes.json', {
    since: Release.nullable(),
    ...differences,
    tombstones: z.array(Gone).meta({
      description: 'Todos los ids que existieron y ya no; ninguno se usa otra vez.',
    }),
    releases: z.array(Link).meta({
      description:
        'Cada publicación, la más vieja primero, con lo que cambió desde la anterior. Quien se quedó en una versión aplica en orden las que siguen.',
    }),
  }),
  dataset: document('Todo el contenido', 'dataset.json', {
    tests: z.array(Test),
    questions: z.array(Question).meta({ description: 'Las preguntas de los tests.' }),
    retos: z
      .array(Question)
      .meta({ description: 'Más difíciles que el examen, y en ningún test.' }),
    centres: z.array(Centre),
    facts: z.array(Fact),
    articles: z.array(Article),
    chapters: z.array(Chapter),
    signs: z.array(Pictured),
    sources: z.array(Source),
  }),
  essentials: document('Lo esencial', 'esencial.json', { essentials: z.array(Essential).min(1) }),
  facts: document('Todas las cifras', 'hechos.json', { facts: z.array(Fact) }),
  questions: document('Todas las preguntas', 'preguntas.json', {
    questions: z.array(Question),
    retos: z.array(Question),
  }),
  report: Report.meta({
    title: 'El informe de consistencia',
    description:
      '/api/v1/consistencia.json, y lo que escribe licencia con --format json, que no lleva «meta». Pueden añadirse campos a la versión 1; ninguno cambia de sentido.',
  }),
  signs: document('Todas las señales', 'senales.json', { signs: z.array(Pictured) }),
};

/** The JSON Schema of a document. It holds all that it refers to. */
export const jsonSchemaOf = (name: string): object =>
  z.toJSONSchema(DOCUMENTS[name]!, { target: 'draft-2020-12', io: 'input' });

/** Their names. */
export const SCHEMAS = Object.keys(DOCUMENTS);

/** The schema with the address where it is published. */
export const publishedSchema = (canonical: Pick<Canonical, 'meta'>, name: string): object => ({
  ...jsonSchemaOf(name),
  $id: schemaAddress(canonical, name),
});

/** @returns the first problem of a document of the API, if it has one */
export function problemOf(name: string, data: unknown): string | undefined {
  const { error } = DOCUMENTS[name]!.safeParse(data);
  const [issue] = error?.issues ?? [];
  return issue && `/${issue.path.join('/')} ${issue.message}`;
}
