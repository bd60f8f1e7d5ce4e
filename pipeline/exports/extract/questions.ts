/** Tests and questions as they are published, in plain text. */
import * as z from 'zod';
import {
  type Question as QuestionData,
  type QuestionSet,
  type Test as TestData,
  WEIGHTED_TOPICS,
} from '../../../schemas/test.ts';
import { drawSign } from '../../draw/sign-drawing.ts';
import { questionSources } from '../../ledger/question-sources.ts';
import {
  newestUpdateDay,
  questionTexts,
  rightOptionIndex,
  sceneDrawingId,
} from '../../link/question-sets.ts';
import { questionRoute } from '../../link/routes.ts';
import { sectionAt } from '../../link/section.ts';
import { withFullStop } from '../../text/plain-text.ts';
import type { Entry } from '../../validate/index.ts';
import { type CompleteFields, recordTypeFrom, sameValue } from '../record-type.ts';
import {
  AddressShape,
  Citation,
  citationWithLabel,
  DayShape,
  DisputeShape,
  FactIdShape,
  OPTION_LETTERS,
  SlugShape,
  SvgStringShape,
  TextShape,
  uniqueTextList,
} from '../shapes.ts';
import type { ExtractionContext } from './extraction.ts';

/**
 * @property facts the facts that the question states or tests
 * @property disputed the disputed facts among them
 */
type From = ExtractionContext & {
  set: Entry<QuestionSet>;
  question: QuestionData;
  position: number;
  facts: string[];
  disputed: z.infer<typeof DisputeShape>[];
};
const Section = z.strictObject({ title: TextShape, url: AddressShape });
const Picture = z.strictObject({ id: SlugShape, svg: SvgStringShape, alt: TextShape });

const { key, optional, noun } = recordTypeFrom<From>();

export const QUESTION = noun({
  $schema: 'of the file',
  id: key(
    SlugShape.meta({ description: 'Id estable; nunca se usa otra vez.' }),
    ({ question }) => question.id,
    { id: sameValue },
  ),
  test: key(
    z
      .string()
      .regex(/^([1-9][0-9]*|[a-z]+(-[a-z]+)*)$/)
      .meta({ description: 'Número del test; de un reto o de otra forma, su tema.' }),
    ({ set }) => set.id,
    { test: sameValue },
  ),
  /** Title of the question's test or topic. */
  category: key(TextShape, ({ set }) => set.data.title, { categoria: sameValue }),
  order: 'position',
  position: key(
    z.int().min(1).meta({
      description: 'Lugar en su test o entre las otras de su tema, desde 1.',
    }),
    ({ position }) => position,
    { posicion: sameValue },
  ),
  /** Texts from here on are plain: no markup, no references. */
  question: 'text',
  text: key(TextShape, ({ question, text }) => text.plain(question.question), {
    pregunta: sameValue,
  }),
  options: key(
    z.tuple([TextShape, TextShape, TextShape, TextShape]).meta({ description: 'Cuatro opciones.' }),
    ({ question, text }) =>
      question.options.map((option) => text.option(option.text)) as [
        string,
        string,
        string,
        string,
      ],
    {
      opcion_a: ([a]) => a,
      opcion_b: ([, b]) => b,
      opcion_c: ([, , c]) => c,
      opcion_d: ([, , , d]) => d,
    },
  ),
  fixed: optional(
    z.literal(true).meta({ description: 'Si sus opciones van siempre en este orden.' }),
    ({ question }) => question.fixed,
  ),
  answer: key(
    z.literal([0, 1, 2, 3]).meta({ description: 'Índice de la opción correcta, desde 0.' }),
    ({ question }) => rightOptionIndex(question) as 0 | 1 | 2 | 3,
    { respuesta: (index) => OPTION_LETTERS[index] },
  ),
  explanation: key(TextShape, ({ question, text }) => text.plain(question.explanation), {
    explicacion: sameValue,
  }),
  reasons: key(
    z.array(TextShape.nullable()).length(4).meta({
      description: 'Por qué cada opción no es la correcta, en su orden; null en la correcta.',
    }),
    ({ question, text }) =>
      question.options.map(({ why }) => (why === undefined ? null : withFullStop(text.plain(why)))),
  ),
  cite: 'sources',
  /** The sources of the right answer. */
  sources: key(
    z.array(Citation).min(1),
    (from) => from.citations(questionSources(from, from.question).key),
    { fuentes: (sources) => sources.map(citationWithLabel).join('; ') },
  ),
  otherSources: optional(
    z
      .array(Citation)
      .min(1)
      .meta({ description: 'De lo demás que dice: casi siempre, cifras de otras opciones.' }),
    (from) => {
      const { rest } = questionSources(from, from.question);
      return rest.length === 0 ? undefined : from.citations(rest);
    },
    { fuentes_de_lo_demas: (sources) => sources.map(citationWithLabel).join('; ') },
  ),
  /** The page on which to practise the question, and the section of the manual that teaches it. */
  url: key(AddressShape, addressOf, { direccion: sameValue }),
  section: key(Section, sectionOf, { seccion: ({ title }) => title }),
  topic: key(z.enum(WEIGHTED_TOPICS), ({ question }) => question.topic, { tema: sameValue }),
  scene: 'sign',
  sign: optional(Picture, (from) => pictureOf(from, from.question), {
    senal: ({ id }) => id,
    senal_descripcion: ({ alt }) => alt,
  }),
  revision: key(z.int().min(1), ({ question }) => question.revision, { revision: sameValue }),
  updated: key(DayShape, ({ question }) => question.updated, { actualizada: sameValue }),
  facts: key(uniqueTextList(FactIdShape), ({ facts }) => facts, {
    hechos: (facts) => facts.join(' ') || null,
  }),
  disputed: key(
    z.boolean().meta({ description: 'Si alguna de sus cifras está en disputa.' }),
    ({ disputed }) => disputed.length > 0,
    { en_disputa: sameValue },
  ),
  disputes: key(z.array(DisputeShape), ({ disputed }) => disputed, {
    nota_disputa: (disputes) => disputes.map(({ note }) => note).join(' ') || null,
  }),
  reto: optional(
    z
      .literal(true)
      .meta({ description: 'Si es un reto: más difícil que el examen, y en ningún test.' }),
    ({ set }) => (set.collection === 'retos' ? true : undefined),
  ),
  form: 'for the rules of the bank',
  asks: 'for the rules of the bank',
  concepts: 'for the rules of the bank',
  of: 'in the url',
} satisfies CompleteFields<QuestionData>);

export const QuestionShape = QUESTION.shape.meta({
  id: 'question',
  description: 'Una pregunta de práctica.',
});
export type CanonicalQuestion = z.infer<typeof QuestionShape>;

/** @param sets tests, or the sets of harder questions or of second forms */
export const extractQuestions = (
  extraction: ExtractionContext,
  sets: readonly Entry<QuestionSet>[],
): CanonicalQuestion[] =>
  sets.flatMap((set) =>
    set.data.questions.map((question, index) => {
      const { text, disputes } = extraction;
      const texts = [...questionTexts(question), ...question.options.map(({ why }) => why)];
      const facts = [...new Set([...text.factsIn(texts), ...(question.facts ?? [])])];
      const disputed = disputes(facts);
      return QUESTION.recordOf({
        ...extraction,
        set,
        question,
        position: index + 1,
        facts,
        disputed,
      });
    }),
  );

function addressOf({ site, set, question, text }: From): string {
  const page = questionRoute(question);
  return text.href(
    site.routes.has(page.replace(/#.*/, '')) ? page : `/test/${set.id}/#${question.id}`,
  );
}

function pictureOf(
  { site, drawScene }: ExtractionContext,
  { sign: id, scene }: QuestionData,
): z.infer<typeof Picture> | undefined {
  if (scene !== undefined) return { id: sceneDrawingId(scene), ...drawScene(scene) };
  const sign = id === undefined ? undefined : site.signs.get(id);
  return sign && { id: sign.id, ...drawSign(site, sign) };
}

function sectionOf({ site, question, text }: From): z.infer<typeof Section> {
  const { title, href: url } = sectionAt(site, question.section, text.href);
  return { title, url };
}

const ofTest = recordTypeFrom<ExtractionContext & { id: string; test: TestData }>();
const TEST = ofTest.noun({
  $schema: 'of the file',
  id: ofTest.key(z.string().regex(/^[1-9][0-9]*$/), ({ id }) => id),
  title: ofTest.key(TextShape, ({ test }) => test.title),
  description: ofTest.key(TextShape, ({ test, text }) => text.plain(test.description)),
  duration: 'minutes',
  minutes: ofTest.key(z.int().min(1), ({ test }) => test.duration),
  difficulty: ofTest.key(TextShape, ({ test }) => test.difficulty),
  questions: ofTest.key(uniqueTextList(SlugShape).min(1), ({ test }) =>
    test.questions.map(({ id }) => id),
  ),
  url: ofTest.key(AddressShape, ({ id, text }) => text.href(`/test/${id}/`)),
  updated: ofTest.key(DayShape, ({ test }) => newestUpdateDay(test)),
  colour: 'of its card',
  sign: 'of its card',
  keywords: 'of its page',
} satisfies CompleteFields<TestData>);
export const TestShape = TEST.shape.meta({ id: 'test', description: 'Un test de práctica.' });
export type CanonicalTest = z.infer<typeof TestShape>;

export const extractTests = (extraction: ExtractionContext): CanonicalTest[] =>
  extraction.site.entries.tests.map(({ id, data: test }) =>
    TEST.recordOf({ ...extraction, id, test }),
  );
