/** Questions, and the sets that contain them: tests, harder questions (retos) and second forms (formas). */
import * as z from 'zod';
import {
  Concepts,
  FactId,
  IsoDate,
  PlainText,
  RichText,
  SchemaHint,
  Slug,
  SourceId,
} from './primitives.ts';

export const WEIGHTED_TOPICS = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'] as const;

export const TEST_COLOURS = [
  'rojo',
  'amarillo',
  'verde',
  'azul',
  'naranja',
  'marron',
  'blanco',
  'negro',
] as const;

/**
 * Forms of questions, modelled on those of public exams. The audit reports questions without a form, except retos
 * (exam/uncovered).
 */
export const QUESTION_TYPES = [
  'significado',
  'conducta',
  'cifra',
  'paso',
  'permiso',
  'porque',
] as const;

const Option = z.strictObject({
  text: RichText.meta({
    description: 'Text of the option. The right one refers to facts; wrong ones type figures.',
  }),
  right: z
    .literal(true)
    .optional()
    .meta({ description: 'true for the right option. The other options do not have it.' }),
  why: RichText.optional().meta({
    description:
      'Reason why the option is wrong, shown after a learner chose it: "confunde con PARE". The right option has none.',
  }),
});

const Options = z
  .array(Option)
  .length(4, 'must hold exactly four options')
  .superRefine((options, context) => {
    const right = options.flatMap((option, index) => (option.right ? [index] : []));
    const [, second] = right;
    if (right.length === 0)
      context.addIssue({
        code: 'custom',
        path: [],
        message: 'must say which option is right: add "right": true to that one',
      });
    else if (second !== undefined)
      context.addIssue({
        code: 'custom',
        path: [second, 'right'],
        message: `must be at one option only: options ${inWords(right)} are right, keep one`,
      });
  });

/** Lists indexes from 0 as numbers from 1: "1 and 3". */
const inWords = (indexes: readonly number[]): string =>
  indexes
    .map((index) => index + 1)
    .join(', ')
    .replace(/, (\d+)$/, ' and $1');

const QuestionFields = z.strictObject({
  $schema: SchemaHint,
  id: Slug.meta({ description: 'Stable id, never reused: senales-01.' }),
  order: z.int().min(1).meta({
    description:
      'Position among the questions, from easy to hard: 10, 20, 30 …, so that another fits between two. Equal numbers are sorted by id.',
  }),
  of: Slug.optional().meta({
    description:
      'Only in a second form: the id of the question that tests the same rule. The form is on the page of that question. If only second forms test a rule, the first form has no "of", and the others name it.',
  }),
  question: RichText.meta({ description: 'The question, with its question mark.' }),
  options: Options.meta({ description: 'Four options; one of them has "right": true.' }),
  fixed: z.literal(true).optional().meta({
    description: 'With true, the options keep this order, as "Todas las anteriores" needs.',
  }),
  explanation: RichText.meta({
    description:
      'Explanation, which states the rule and says why the tempting wrong option is wrong.',
  }),
  cite: z.array(SourceId).min(1).meta({ description: 'Sources of the rule.' }),
  section: z
    .string()
    .regex(
      /^[a-z0-9-]+(#[a-z0-9-]+)?$/,
      'must be a chapter and its section, like "reglas-transito#velocidad"',
    )
    .meta({
      description:
        'Manual chapter and section that teach the answer, such as reglas-transito#velocidad.',
    }),
  topic: z
    .enum(WEIGHTED_TOPICS)
    .meta({ description: 'Topic of the simulated exam that the question counts for.' }),
  form: z.enum(QUESTION_TYPES).optional().meta({
    description:
      'Form of the question: what a sign or light means or asks of you (significado), what you do when … (conducta), a figure (cifra), who goes first (paso), allowed or not (permiso), why, or which statement is true (porque).',
  }),
  asks: z.array(z.int().min(1)).min(1).optional().meta({
    description:
      'Numbers of the topics in data/temas-examen.json that the question tests, the main one first.',
  }),
  facts: z.array(FactId).optional().meta({
    description: 'Facts that the question tests, in addition to those that its text refers to.',
  }),
  concepts: Concepts.optional(),
  sign: Slug.optional().meta({
    description: 'A sign of data/senales that is shown with the question.',
  }),
  scene: Slug.optional().meta({
    description: 'A picture of data/escenas that is shown with the question, without its caption.',
  }),
  revision: z.int().min(1),
  updated: IsoDate,
});

export const Question = QuestionFields.refine(
  ({ sign, scene }) => sign === undefined || scene === undefined,
  {
    error: 'must not show both a sign and a scene',
    path: ['scene'],
  },
).meta({ id: 'Question', description: 'A question with four options.' });
export type Question = z.infer<typeof Question>;

const Topic = z.enum(WEIGHTED_TOPICS);
const Forms = z.array(Question).min(1);
const Questions = Forms.superRefine((questions, context) => {
  for (const [index, { of }] of questions.entries())
    if (of !== undefined)
      context.addIssue({
        code: 'custom',
        path: [index, 'of'],
        message: 'must be in a second form only: this question has a page of its own',
      });
});

function askItsTopic(
  { id, questions }: { id: z.infer<typeof Topic>; questions: z.infer<typeof Forms> },
  context: z.RefinementCtx,
): void {
  for (const [index, { topic }] of questions.entries())
    if (topic !== id)
      context.addIssue({
        code: 'custom',
        path: ['questions', index, 'topic'],
        message: `must be "${id}", the topic of the file`,
      });
}

/** The harder questions of one topic: they are in no test and no exam, and no measure of readiness counts them. */
export const Retos = z
  .strictObject({
    $schema: SchemaHint,
    id: Topic.meta({ description: 'The topic, used in its address.' }),
    title: PlainText,
    description: RichText,
    sign: Slug.optional().meta({ description: 'Sign on the card of the topic.' }),
    questions: Questions,
  })
  .superRefine(askItsTopic)
  .meta({ id: 'Retos', description: 'The harder questions of one topic.' });
export type Retos = z.infer<typeof Retos>;

/** Second forms: further questions about rules. Sessions and the simulated exam use them; no test does. */
export const SecondForms = z
  .strictObject({
    $schema: SchemaHint,
    id: Topic.meta({ description: 'Topic of the questions.' }),
    title: PlainText,
    questions: Forms,
  })
  .superRefine(askItsTopic)
  .meta({ id: 'Formas', description: 'Second forms of the questions of one topic.' });
export type SecondForms = z.infer<typeof SecondForms>;

/** A set that learners answer from the first question to a result: a test, or the harder questions of a topic. */
export type PracticeSet = Test | Retos;
export type QuestionSet = PracticeSet | SecondForms;

export const Test = z
  .strictObject({
    $schema: SchemaHint,
    id: z
      .string()
      .regex(/^[1-9]\d*$/, 'must be a number in quotes, like "1"')
      .meta({ description: 'Number of the test, used in its address.' }),
    title: PlainText,
    description: RichText,
    duration: z
      .int()
      .min(1)
      .meta({ description: 'Suggested minutes. Display only, there is no timer.' }),
    difficulty: PlainText,
    colour: z
      .enum(TEST_COLOURS)
      .meta({ description: 'Colour of the card, one of the colours of signs.' }),
    sign: Slug.optional().meta({ description: 'Sign on the card of the test.' }),
    keywords: z.array(PlainText).optional(),
    questions: Questions,
  })
  .meta({ id: 'Test', description: 'A practice test.' });
export type Test = z.infer<typeof Test>;
