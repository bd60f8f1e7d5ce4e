/** The records of the canonical data. Their shapes check what is published, and are published as JSON Schemas. */
import * as z from 'zod';
import { FACT_KINDS } from '../../schemas/fact.ts';
import { SIGN_KINDS } from '../../schemas/sign.ts';
import { Source as Work } from '../../schemas/source.ts';
import { WEIGHT_TOPICS } from '../../schemas/test.ts';
import {
  Address,
  Citation,
  Day,
  Dispute,
  distinct,
  FactId,
  Hours,
  Html,
  Slug,
  SourceId,
  Statement,
  Sureness,
  Svg,
  Text,
  Value,
} from './shapes.ts';

export const Source = z
  .strictObject({
    id: SourceId,
    title: Text,
    kind: z.enum(Work.shape.kind.options),
    article: Text.exactOptional(),
    edition: Text.exactOptional(),
    url: Address.exactOptional(),
    readOn: Day,
    confidence: Sureness,
    note: Text.exactOptional(),
  })
  .meta({ id: 'source', description: 'Una fuente.' });
export type CanonicalSource = z.infer<typeof Source>;

export const Essential = z
  .strictObject({ id: Slug, question: Text, answer: Text, sources: z.array(Citation) })
  .meta({
    id: 'essential',
    description: 'Una pregunta de toda familia, con su respuesta corta.',
  });
export type CanonicalEssential = z.infer<typeof Essential>;

export const Question = z
  .strictObject({
    id: Slug.meta({ description: 'Id estable; nunca se usa otra vez.' }),
    test: z
      .string()
      .regex(/^([1-9][0-9]*|[a-z]+(-[a-z]+)*)$/)
      .meta({ description: 'Número del test; de un reto, su tema.' }),
    /** Title of its test or topic. */
    category: Text,
    position: z
      .int()
      .min(1)
      .meta({ description: 'Lugar en su test o entre los retos de su tema, desde 1.' }),
    reto: z
      .literal(true)
      .exactOptional()
      .meta({ description: 'Si es un reto: más difícil que el examen, y en ningún test.' }),
    /** Everything that follows is plain text: no markup, no references. */
    text: Text,
    options: z.tuple([Text, Text, Text, Text]).meta({ description: 'Cuatro opciones.' }),
    answer: z.literal([0, 1, 2, 3]).meta({ description: 'Índice de la opción correcta, desde 0.' }),
    explanation: Text,
    reasons: z.array(Text.nullable()).length(4).meta({
      description: 'Por qué cada opción no es la correcta, en su orden; null en la correcta.',
    }),
    sources: z.array(Citation).min(1),
    /** The page where it is practised, and the section of the manual that teaches it. */
    url: Address,
    section: z.strictObject({ title: Text, url: Address }),
    topic: z.enum(WEIGHT_TOPICS),
    /** The sign or the scene that it shows. */
    sign: z.strictObject({ id: Slug, svg: Svg, alt: Text }).exactOptional(),
    revision: z.int().min(1),
    updated: Day,
    /** Every fact that it states or tests. */
    facts: distinct(FactId),
    disputed: z.boolean().meta({ description: 'Si alguna de sus cifras está en disputa.' }),
    disputes: z.array(Dispute),
  })
  .meta({ id: 'question', description: 'Una pregunta de práctica.' });
export type CanonicalQuestion = z.infer<typeof Question>;

export const Test = z
  .strictObject({
    id: z.string().regex(/^[1-9][0-9]*$/),
    title: Text,
    description: Text,
    minutes: z.int().min(1),
    difficulty: Text,
    questions: distinct(Slug).min(1),
    url: Address,
    updated: Day,
  })
  .meta({ id: 'test', description: 'Un test de práctica.' });
export type CanonicalTest = z.infer<typeof Test>;

const statement = Statement.exactOptional();
export const Centre = z
  .strictObject({
    id: Slug,
    name: Text,
    municipality: Text,
    region: z.strictObject({ id: Slug, name: Text }),
    listed: z.boolean().meta({ description: 'Si está en el directorio del sitio.' }),
    url: Address,
    description: Text,
    notice: Text.exactOptional(),
    address: statement,
    phone: statement,
    status: statement,
    parking: statement,
    transport: statement,
    averageWait: statement,
    bestTime: statement,
    coordinates: z
      .strictObject({
        latitude: z.number().min(17.8).max(18.6),
        longitude: z.number().min(-67.4).max(-65.2),
        precision: z.enum(['edificio', 'pueblo']),
        source: Address.exactOptional(),
      })
      .exactOptional(),
    /** The fact with its opening hours. */
    hours: z.strictObject({
      fact: FactId,
      agreed: z.boolean().meta({ description: 'Falso mientras haya más de un horario.' }),
      readings: z.array(z.strictObject({ who: Text, hours: Hours, text: Text })),
    }),
    services: z.array(Text),
    documentedServices: z.array(Statement),
    documents: z.array(Text),
    tips: z.array(Text),
    municipalities: z
      .array(Text)
      .meta({ description: 'Municipios para los que es el centro más cercano.' }),
    facts: z.array(FactId),
    disputed: z.boolean(),
    updated: Day,
  })
  .meta({ id: 'centre', description: 'Un centro CESCO: solo lo que una fuente sostiene.' });
export type CanonicalCentre = z.infer<typeof Centre>;

const Reading = z.strictObject({
  id: Slug,
  surface: Slug,
  /** The surface in words: "el manual". */
  who: Text,
  value: Value,
  /** As visitors read it. */
  text: Text,
  when: Text.exactOptional(),
  authority: z.boolean(),
  superseded: z.boolean(),
  /** First and last day on which it is in force, and whether it is on the day of the content. */
  from: Day.exactOptional(),
  until: Day.exactOptional(),
  /** Absent in data that was published before it was added. */
  inForce: z.boolean().exactOptional(),
  computed: Text.exactOptional(),
  source: Citation.exactOptional(),
  asOf: Day.exactOptional(),
  confidence: Sureness.exactOptional(),
});
export type CanonicalReading = z.infer<typeof Reading>;

export const Fact = z
  .strictObject({
    id: FactId,
    topic: Slug,
    label: Text,
    kind: z.enum(FACT_KINDS),
    unit: Text.exactOptional(),
    claim: z.boolean().meta({ description: 'Una afirmación del sitio sobre sí mismo.' }),
    unsupported: z.boolean().meta({ description: 'Si nada la sostiene.' }),
    /** And the readings are not about different things. */
    disputed: z.boolean().meta({ description: 'Si sus fuentes se contradicen.' }),
    state: z.enum(['agreed', 'uneven', 'open', 'ruled', 'due', 'stale', 'unneeded']),
    /** Absent if no reading is preferred. */
    text: Text.exactOptional().meta({ description: 'Lo que imprime el sitio.' }),
    /** Ids of the readings in `text`. */
    preferred: z.array(Slug),
    readings: z.array(Reading).min(1),
    ruling: z
      .strictObject({
        verdict: z.enum(['prefer', 'keep-both', 'distinct']),
        reading: Slug.exactOptional(),
        because: Text,
        on: Day,
        review: Day.exactOptional(),
      })
      .exactOptional(),
    /** The sentence for visitors about a disputed figure. */
    note: Text.exactOptional(),
    /** Its place on the public ledger, and the pages that print it. */
    url: Address,
    pages: distinct(Address),
  })
  .meta({ id: 'fact', description: 'Una cifra con lo que dice cada fuente de ella.' });
export type CanonicalFact = z.infer<typeof Fact>;

/** `id` is the anchor on the page. */
const Section = z.strictObject({ id: Slug, title: Text, html: Html });

export const Article = z
  .strictObject({
    id: Slug,
    title: Text,
    excerpt: Text,
    category: Text,
    author: Text,
    published: Day,
    updated: Day,
    url: Address,
    update: Text.exactOptional(),
    keywords: z.array(Text),
    sources: z.array(Citation),
    intro: Html,
    sections: z.array(Section),
    facts: z.array(FactId),
    disputed: z.boolean(),
  })
  .meta({ id: 'article', description: 'Un artículo del blog.' });
export type CanonicalArticle = z.infer<typeof Article>;

export const Chapter = z
  .strictObject({
    id: Slug,
    title: Text,
    description: Text,
    order: z.int().min(1),
    warning: Text,
    url: Address,
    intro: Html,
    /** `records` are the tables and signs that close the section. */
    sections: z.array(Section.extend({ records: Html })).min(1),
    sources: z.array(Citation),
    facts: z.array(FactId),
    disputed: z.boolean(),
    updated: Day,
  })
  .meta({ id: 'chapter', description: 'Un capítulo del manual.' });
export type CanonicalChapter = z.infer<typeof Chapter>;

export const Sign = z.strictObject({
  id: Slug,
  name: Text,
  alsoCalled: z
    .array(Text)
    .min(1)
    .exactOptional()
    .meta({ description: 'Otros nombres que tiene en Puerto Rico.' }),
  family: Slug,
  kind: z.enum(SIGN_KINDS),
  code: Text.exactOptional(),
  legend: z.array(Text),
  alt: Text,
  meaning: Text,
  action: Text,
  svg: Svg,
  confidence: Sureness,
  source: Address.exactOptional(),
});
export type CanonicalSign = z.infer<typeof Sign>;
