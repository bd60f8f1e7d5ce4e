/** The shapes of the documents of the API, published as JSON Schemas; tests validate every document against them. */
import * as z from 'zod';
import type { CanonicalData } from '../canonical.ts';
import { ArticleShape, ChapterShape } from '../extract/articles.ts';
import { CentreShape } from '../extract/centres.ts';
import { EssentialShape } from '../extract/essentials.ts';
import { FactShape } from '../extract/facts.ts';
import { QuestionShape as QuestionRecord, TestShape } from '../extract/questions.ts';
import { SIGN } from '../extract/signs.ts';
import { SourceShape } from '../extract/sources.ts';
import { AddressShape, Meta, SlugShape, TextShape } from '../shapes.ts';
import { schemaAddress } from './documents.ts';
import { ReportShape } from './report.ts';

const PictureAddress = AddressShape.meta({ description: 'Dirección de su dibujo en PNG.' });
const Question = QuestionRecord.extend({
  sign: z
    .strictObject({ id: SlugShape, alt: TextShape, picture: PictureAddress })
    .exactOptional()
    .meta({ description: 'La señal o la situación que enseña.' }),
}).meta({ id: 'question', description: 'Una pregunta de práctica.' });
const Pictured = SIGN.shape
  .extend({
    picture: PictureAddress.exactOptional(),
  })
  .meta({ id: 'sign', description: 'Una señal, marca o luz.' });

const document = (title: string, path: string, fields: z.ZodRawShape) =>
  z
    .strictObject({
      $schema: z.string().exactOptional().meta({ description: 'Este esquema.' }),
      meta: Meta,
      ...fields,
    })
    .meta({ title, description: `/api/v1/${path}` });

const DOCUMENTS: Record<string, z.ZodType> = {
  centres: document('Todos los centros', 'centros.json', { centres: z.array(CentreShape) }),
  dataset: document('Todo el contenido', 'dataset.json', {
    tests: z.array(TestShape),
    questions: z.array(Question).meta({ description: 'Las preguntas de los tests.' }),
    retos: z
      .array(Question)
      .meta({ description: 'Más difíciles que el examen, y en ningún test.' }),
    formas: z
      .array(Question)
      .meta({ description: 'Otra forma de preguntar lo mismo, y en ningún test.' }),
    centres: z.array(CentreShape),
    facts: z.array(FactShape),
    articles: z.array(ArticleShape),
    chapters: z.array(ChapterShape),
    signs: z.array(Pictured),
    sources: z.array(SourceShape),
  }),
  essentials: document('Lo esencial', 'esencial.json', {
    essentials: z.array(EssentialShape).min(1),
  }),
  facts: document('Todas las cifras', 'hechos.json', { facts: z.array(FactShape) }),
  question: document('Una pregunta', 'preguntas/{id}.json', { question: Question }),
  questions: document('Todas las preguntas', 'preguntas.json', {
    questions: z.array(Question),
    retos: z.array(Question),
    formas: z.array(Question),
  }),
  report: ReportShape.meta({
    title: 'El informe de consistencia',
    description:
      '/api/v1/consistencia.json, y lo que escribe licencia con --format json, que no lleva «meta». Pueden añadirse campos a la versión 1; ninguno cambia de sentido.',
  }),
  signs: document('Todas las señales', 'senales.json', { signs: z.array(Pictured) }),
};

/** The JSON Schema of a document. It includes every schema that it refers to. */
export const jsonSchemaOf = (name: string): object =>
  z.toJSONSchema(DOCUMENTS[name]!, { target: 'draft-2020-12', io: 'input' });

export const SCHEMA_NAMES = Object.keys(DOCUMENTS);

/** The schema with the address where it is published. */
export const publishedSchema = (canonical: Pick<CanonicalData, 'meta'>, name: string): object => ({
  ...jsonSchemaOf(name),
  $id: schemaAddress(canonical, name),
});
